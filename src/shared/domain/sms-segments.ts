/** GSM 03.38: the signs that a text message has room for 160 of, and those that take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '\f^{}\\[~]|€'

export interface SmsSize {
  encoding: 'gsm' | 'unicode'
  /** How many messages it is paid as. */
  segments: number
}

export function measureSms(text: string): SmsSize {
  const signs = Array.from(text)
  if (signs.every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign))) {
    return {
      encoding: 'gsm',
      segments: countParts(
        signs.map((sign) => (EXTENDED.includes(sign) ? 2 : 1)),
        160,
        153,
      ),
    }
  }
  return {
    encoding: 'unicode',
    segments: countParts(
      signs.map((sign) => sign.length),
      70,
      67,
    ),
  }
}

/** No sign is cut in two: what does not fit opens the next part. */
function countParts(widths: readonly number[], alone: number, together: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= alone) return 1
  let [parts, filled] = [1, 0]
  for (const width of widths) {
    if (filled + width > together) [parts, filled] = [parts + 1, 0]
    filled += width
  }
  return parts
}
