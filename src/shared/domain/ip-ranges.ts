/** The first `bits` of its 4 or 16 bytes are compared. */
interface IpRange {
  bytes: readonly number[]
  bits: number
}

const hexOf = (high = 0, low = 0) => (high * 256 + low).toString(16)

function readV4(text: string): number[] | null {
  const parts = text.split('.')
  // A zero in front would be octal to some, and ten to others.
  const isRight = parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  return parts.length === 4 && isRight ? parts.map(Number) : null
}

/** The last four bytes may be written as IPv4 has them. */
function writeAllInHex(text: string): string | null {
  const [, head, tail = ''] = /^(.*:)(\d+\.[\d.]+)$/.exec(text) ?? []
  if (head === undefined) return text
  const v4 = readV4(tail)
  return v4 && `${head}${hexOf(v4[0], v4[1])}:${hexOf(v4[2], v4[3])}`
}

/** Groups of hex digits, of which zeros are left out once: RFC 4291, section 2.2. */
function readV6(text: string): number[] | null {
  const halves = writeAllInHex(text)?.split('::') ?? []
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - before.length - after.length
  const isWhole = halves.length === 1 ? missing === 0 : halves.length === 2 && missing > 0
  if (!isWhole) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]
const MAPPED_BITS = 96

const isMapped = (bytes: readonly number[]) => bytes.length === 16 && MAPPED.every((byte, at) => bytes[at] === byte)

function readRange(text: string): IpRange | null {
  const [address = '', prefix, ...more] = text.trim().split('/')
  const bytes = address.includes(':') ? readV6(address) : readV4(address)
  if (!bytes || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null
  const bits = prefix === undefined ? bytes.length * 8 : Number(prefix)
  if (bits > bytes.length * 8) return null
  // `::ffff:203.0.113.7` is 203.0.113.7, as a socket for both kinds writes it.
  return isMapped(bytes) && bits >= MAPPED_BITS ? { bytes: bytes.slice(12), bits: bits - MAPPED_BITS } : { bytes, bits }
}

const MOST_KNOWN = 10_000
const known = new Map<string, IpRange | null>()

/** The entries of a list are asked for at every request of its customer, and read once. */
function recallRange(text: string): IpRange | null {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const range = readRange(text)
  known.set(text, range)
  return range
}

/** Of one byte those bits that count. */
const maskOf = (bits: number, at: number) => (0xff_00 >> Math.min(8, Math.max(0, bits - at * 8))) & 0xff

/** The one way to write it: what does not count is zero, IPv6 is short. `null` for what is neither address nor range. */
export function normaliseRange(text: string): string | null {
  const range = readRange(text)
  if (!range) return null
  const { bits } = range
  const bytes = range.bytes.map((byte, at) => byte & maskOf(bits, at))
  const address = bytes.length === 4 ? bytes.join('.') : writeV6(bytes)
  return bits === bytes.length * 8 ? address : `${address}/${bits}`
}

/** RFC 5952, which addresses of the web follow. */
function writeV6(bytes: readonly number[]): string {
  const groups = Array.from({ length: 8 }, (_, at) => hexOf(bytes[at * 2], bytes[at * 2 + 1]))
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)
}

/** Whether one may come from there; a list without entries is open to everybody. */
export function isAllowedFrom(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true
  const from = readRange(address)
  if (!from || address.includes('/')) return false
  return ranges.some((text) => {
    const range = recallRange(text)
    if (range?.bytes.length !== from.bytes.length) return false
    const { bytes, bits } = range
    return bytes.every((byte, at) => ((byte ^ (from.bytes[at] ?? 0)) & maskOf(bits, at)) === 0)
  })
}
