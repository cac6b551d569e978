/** How long a server asks to be left alone, in either of the headers that say so. */
export function readRetryAfterMs(headers: Headers): number | null {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (Number.isFinite(ms)) return Math.max(0, ms)
  const told = headers.get('retry-after')
  if (told === null) return null
  const seconds = Number(told)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(told) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
