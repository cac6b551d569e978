import type { DnsCheck, DnsReason, DnsVerdict, WantedRecord } from '#shared/domain/deliverability.ts'
import type { DnsResolver } from './dns-resolver.ts'

/** More than this many look-ups receivers do not make for one sender (RFC 7208, 4.6.4). */
const MOST_LOOKUPS = 10
/** Under which names mail servers mostly keep their keys. */
const USUAL_SELECTORS = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 'k1', 's1']

const say = (
  wanted: Pick<DnsCheck, 'subject' | 'type' | 'name' | 'value'>,
  verdict: DnsVerdict,
  { reason = null, found = [] }: { reason?: DnsReason | null; found?: string[] } = {},
): DnsCheck => ({ ...wanted, verdict, reason, found })

/** Whether a record that a service asks for stands there. */
export async function checkRecord(dns: DnsResolver, wanted: WantedRecord): Promise<DnsCheck> {
  if (wanted.subject === 'spf' && wanted.type === 'TXT') return checkSpf(dns, wanted)
  const found = await dns.look(wanted.name, wanted.type)
  if (found === null) return say(wanted, 'unknown', { reason: 'no-answer' })
  if (found.length === 0) return say(wanted, 'missing')
  const isSame = found.some((text) => simplify(wanted, text) === simplify(wanted, wanted.value))
  return isSame ? say(wanted, 'found', { found }) : say(wanted, 'wrong', { reason: 'differs', found })
}

/** What matters of a key is the key; a name ends with a dot or without one. */
function simplify({ type, subject }: WantedRecord, text: string): string {
  if (type === 'CNAME') return text.toLowerCase().replace(/\.$/, '')
  const key = subject === 'dkim' ? /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1] : undefined
  return (key ?? text).replaceAll(/\s/g, '')
}

const isSpf = (text: string) => /^v=spf1( |$)/i.test(text.trim())
const termsOf = (text: string) => text.trim().split(/\s+/).slice(1)
const isAll = (term: string) => /^[+?~-]?all$/i.test(term)

/** Of a mail server of one's own nobody says what should be there. */
export const checkOwnSpf = (dns: DnsResolver, domain: string): Promise<DnsCheck> =>
  checkSpf(dns, { subject: 'spf', type: 'TXT', name: domain, value: 'v=spf1 mx ~all' }, [])

/** Who may send for a domain, and whether `needed` are among them. */
async function checkSpf(
  dns: DnsResolver,
  wanted: WantedRecord,
  needed: readonly string[] = termsOf(wanted.value).filter((term) => !isAll(term)),
): Promise<DnsCheck> {
  const texts = await dns.look(wanted.name, 'TXT')
  if (texts === null) return say(wanted, 'unknown', { reason: 'no-answer' })
  const found = texts.filter(isSpf)
  const [record] = found
  if (record === undefined) return say(wanted, 'missing')
  const merged = { ...wanted, value: mergeSpf(found, needed) }
  if (found.length > 1) return say(merged, 'wrong', { reason: 'several', found })
  const walk = { left: MOST_LOOKUPS, terms: new Set<string>() }
  await walkSpf(dns, record, walk)
  if (walk.left < 0) return say({ ...wanted, value: null }, 'wrong', { reason: 'too-many-lookups', found })
  if (termsOf(record).some((term) => /^\+?all$/i.test(term))) {
    return say(merged, 'wrong', { reason: 'open', found })
  }
  const isComplete = needed.every((term) => walk.terms.has(term.toLowerCase()))
  return isComplete ? say(wanted, 'found', { found }) : say(merged, 'wrong', { reason: 'not-included', found })
}

/** One record that says what all of them say. Nobody is let in whom none of them lets in by name. */
function mergeSpf(records: readonly string[], needed: readonly string[]): string {
  const terms = [...records.flatMap(termsOf), ...needed]
  const named = [...new Set(terms.filter((term) => !isAll(term)))]
  return ['v=spf1', ...named, terms.some((term) => /^-all$/i.test(term)) ? '-all' : '~all'].join(' ')
}

interface Walk {
  left: number
  terms: Set<string>
}

/** Everybody who is let in, by the record itself or by one that it names. */
async function walkSpf(dns: DnsResolver, record: string, walk: Walk): Promise<void> {
  for (const term of termsOf(record).map((each) => each.toLowerCase())) {
    walk.terms.add(term.replace(/^\+/, ''))
    if (!/^[+?~-]?(include:|exists:|redirect=|(a|mx|ptr)([:/]|$))/.test(term)) continue
    walk.left -= 1
    const next = /^(?:\+?include:|redirect=)(.+)$/.exec(term)?.[1]
    if (walk.left < 0) return
    if (next === undefined) continue
    const named = ((await dns.look(next, 'TXT')) ?? []).find(isSpf)
    if (named !== undefined) await walkSpf(dns, named, walk)
  }
}

/** What receivers are to do with mail that is not the domain's. A subdomain goes by the record of the one above it. */
export async function checkDmarc(dns: DnsResolver, domain: string): Promise<DnsCheck> {
  const labels = domain.split('.')
  const above = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  const wanted = { subject: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' } as const
  for (const name of above.map((each) => `_dmarc.${each}`)) {
    const texts = await dns.look(name, 'TXT')
    if (texts === null) return say(wanted, 'unknown', { reason: 'no-answer' })
    const found = texts.filter((text) => /^v=DMARC1\s*(;|$)/.test(text.trim()))
    if (found.length > 1) return say({ ...wanted, name }, 'wrong', { reason: 'several', found })
    const [record] = found
    if (record === undefined) continue
    const hasPolicy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(record)
    return hasPolicy
      ? say({ ...wanted, name }, 'found', { found })
      : say({ ...wanted, name }, 'wrong', { reason: 'no-policy', found })
  }
  return say(wanted, 'missing')
}

/** A key of a mail server that does not tell under which name it keeps it. */
export async function findKey(dns: DnsResolver, domain: string): Promise<DnsCheck> {
  const base = { subject: 'dkim', type: 'TXT', value: null } as const
  const names = USUAL_SELECTORS.map((selector) => `${selector}._domainkey.${domain}`)
  const looked = await Promise.all(names.map(async (name) => ({ name, found: (await dns.look(name, 'TXT')) ?? [] })))
  const known = looked.find(({ found }) => found.some((text) => /(^|;)\s*p=[^;\s]/.test(text)))
  if (!known) return say({ ...base, name: `*._domainkey.${domain}` }, 'unknown', { reason: 'selector' })
  return say({ ...base, name: known.name }, 'found', { found: known.found })
}
