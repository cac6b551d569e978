import { isIP } from 'node:net'

/** `*` within a part, `**` across, `?` one character; dots and slashes separate. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\u0001')
    .replaceAll('*', '[^./]*')
    .replaceAll('?', '[^./]')
    .replaceAll('\u0001', '.*')
  return new RegExp(`^${source}$`)
}

function isLoopback(host: string): boolean {
  return host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

function isForeignNumber(host: string, site: URL): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return host !== site.hostname && (isIP(bare) !== 0 || /^[\d.]+$/.test(host))
}

function isOurs(url: URL, site: URL): boolean {
  const isSameHost = url.protocol === site.protocol && url.hostname === site.hostname
  return isSameHost && (url.port === site.port || url.hostname === 'localhost')
}

/** Names that the patterns of the configuration are meant for: no numbers in disguise, no odd characters. */
function isPlainWebName(url: URL, site: URL): boolean {
  return !isForeignNumber(url.hostname, site) && /^[a-z\d.-]+$/i.test(url.hostname)
}

/** Whether a sign-in may return to this address: our own site, this machine, or what the configuration allows. */
export function isAllowedReturn(candidate: string, siteUrl: string, allowed: readonly string[]): boolean {
  const url = URL.parse(candidate)
  if (!url || url.username !== '' || url.password !== '') return false
  const site = new URL(siteUrl)
  if (isOurs(url, site)) return true
  if (url.protocol === 'https:' || url.protocol === 'http:') {
    if (isLoopback(url.hostname)) return true
    if (!isPlainWebName(url, site)) return false
  }
  url.hash = ''
  const spellings = [url.href, url.href.replace(/\/$/, '')]
  return allowed.map(toPattern).some((pattern) => spellings.some((spelling) => pattern.test(spelling)))
}

/** The first candidate that is allowed, else the site itself. What is not allowed is passed over without a word. */
export function chooseReturn(
  candidates: readonly (string | null)[],
  siteUrl: string,
  allowed: readonly string[],
): string {
  return candidates.find((candidate) => candidate !== null && isAllowedReturn(candidate, siteUrl, allowed)) ?? siteUrl
}

/** Adds parameters to the query, the fragment or both, keeping what is there. */
export function withParameters(
  address: string,
  parameters: { query?: URLSearchParams; fragment?: URLSearchParams },
): string {
  const url = new URL(address)
  for (const [name, value] of parameters.query ?? []) url.searchParams.set(name, value)
  if (parameters.fragment) url.hash = parameters.fragment.toString()
  return url.href
}
