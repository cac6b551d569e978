import { linkTo } from '#shared/contracts/addresses.ts'
import { FAILING_DAYS } from '#shared/contracts/custom-domains.ts'
import { paths } from '#shared/domain/paths.ts'
import type { DnsResolver } from '#server/adapters/dns/dns-resolver.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { lockSettings, setBranding } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { noteCheck, type CheckResult, type CustomDomainRow } from './custom-domains.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What the DNS says of each record; `null` where nobody answered. */
export interface Look {
  hasCname: boolean | null
  hasTxt: boolean | null
}

/** A name with a CNAME can have no other record, so the other one stands under it (RFC 1034, 3.6.2). */
export const listRecords = ({ domain, proof }: Pick<CustomDomainRow, 'domain' | 'proof'>, target: string) => ({
  cname: { name: domain, value: target },
  txt: { name: `_goodword.${domain}`, value: `goodword-verify=${proof}` },
})

/** Outside of any transaction: the DNS of others may take its time. Nothing but DNS is asked, and no address there is called. */
export async function lookAt(dns: DnsResolver, row: CustomDomainRow, target: string): Promise<Look> {
  const { cname, txt } = listRecords(row, target)
  const [names, texts] = await Promise.all([dns.look(cname.name, 'CNAME'), dns.look(txt.name, 'TXT')])
  return {
    hasCname: names && names.some((name) => name.toLowerCase().replace(/\.$/, '') === cname.value),
    hasTxt: texts && texts.some((text) => text.trim() === txt.value),
  }
}

/** What follows from a look. Where nobody answered, a record is what it was, and nothing is taken away. */
function decide(row: CustomDomainRow, { hasCname, hasTxt }: Look, now: Date): Omit<CheckResult, 'told_at'> {
  const found = { has_cname: hasCname ?? row.has_cname, has_txt: hasTxt ?? row.has_txt }
  const isWhole = found.has_cname && found.has_txt
  const isCertain = hasCname !== null && hasTxt !== null
  const isFresh = now.getTime() - row.created_at.getTime() < DAY_MS
  const standing = isWhole ? standWhole(row, now) : standTorn(row, { isProven: found.has_txt, isCertain, now })
  return {
    ...found,
    ...standing,
    check_at: new Date(now.getTime() + (isWhole || !isFresh ? HOUR_MS : 5 * MINUTE_MS)),
  }
}

type Standing = Pick<CheckResult, 'verified_at' | 'active_at' | 'failing_since' | 'removed_at'>

const standWhole = ({ verified_at: verifiedAt, active_at: activeAt }: CustomDomainRow, now: Date): Standing => ({
  verified_at: verifiedAt ?? now,
  active_at: activeAt ?? now,
  failing_since: null,
  removed_at: null,
})

/** Whoever takes the proof away before it was ever in use has it no longer; later there are some days to put it back. */
function standTorn(
  row: CustomDomainRow,
  { isProven, isCertain, now }: { isProven: boolean; isCertain: boolean; now: Date },
): Standing {
  if (!row.active_at) {
    const verifiedAt = isProven ? (row.verified_at ?? now) : null
    return { verified_at: verifiedAt, active_at: null, failing_since: null, removed_at: null }
  }
  const failingSince = row.failing_since ?? now
  return isCertain && removalOf(failingSince) <= now
    ? { verified_at: null, active_at: null, failing_since: failingSince, removed_at: now }
    : { verified_at: row.verified_at, active_at: row.active_at, failing_since: failingSince, removed_at: null }
}

/** Keeps what was found and tells of what has changed. Fails on a domain that another customer has shown to be theirs. */
export async function keepLook(tx: CustomerTx, row: CustomDomainRow, look: Look, now: Date): Promise<void> {
  const result = decide(row, look, now)
  // As whoever names another one: the settings first, so that neither waits for the other.
  const settings = result.removed_at && (await lockSettings(tx))
  const { failing_since: failingSince } = result
  const isFallTold = failingSince !== null && isToldOf(row.told_at, failingSince, now)
  if (!(await noteCheck(tx, row, { ...result, told_at: isFallTold ? now : row.told_at }))) return
  const { domain } = row
  const link = linkTo(paths.settings, { tab: 'branding' })
  const tell = (removedAt: string | null) =>
    notifyEveryone(tx, { kind: 'domain.failing', params: { domain, removedAt }, about: null, link })
  if (settings) {
    await setBranding(tx, { ...settings.branding, customDomain: '' })
    await tell(null)
  } else if (isFallTold) await tell(removalOf(failingSince).toISOString())
  emit(tx, { type: 'domain.changed', subjectId: null, userId: null })
}

/** Of each fall once, and not more than once a day: of one that comes sooner only when it lasts. */
const isToldOf = (toldAt: Date | null, failingSince: Date, now: Date) =>
  toldAt === null || (toldAt < failingSince && now.getTime() - toldAt.getTime() >= DAY_MS)

export const removalOf = (failingSince: Date) => new Date(failingSince.getTime() + FAILING_DAYS * DAY_MS)
