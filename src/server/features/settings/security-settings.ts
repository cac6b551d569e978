import {
  changeSecuritySettings,
  getSecuritySettings,
  mailReleaseLink,
  releaseWhitelist,
  type SecuritySettings,
} from '#shared/contracts/settings.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ActivityChange } from '#shared/domain/activity-actions.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import { isAllowedFrom, normaliseRange } from '#shared/domain/ip-ranges.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listChanges, recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import type { MailBrand } from '#server/kernel/outbox/mail-layout.ts'
import { get, getForUpdate, listKeepers, setSecurity } from './settings.repository.ts'
import { composeReleased, composeReleaseLink } from './whitelist-mail.ts'
import { isValidWord, writeReleaseUrl } from './release-word.ts'

type Security = CustomerSettings['security']
type Changes = ParsedInputOf<typeof changeSecuritySettings>

export interface SecurityPorts {
  /** Whoever decides from where and how the team comes in has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
  hasSecondFactor: (tx: CustomerTx, userId: string) => Promise<boolean>
  /** How the customer's mails look. */
  loadBrand: (tx: CustomerTx) => Promise<MailBrand>
}

export function makeSecuritySettings(base: Foundations, ports: SecurityPorts) {
  const route = implementIn(base.transactions)
  return [
    route(getSecuritySettings, async (tx, actor) => present((await get(tx)).security, actor)),
    implement(changeSecuritySettings, ({ actor, input }) => change(base, ports, actor, input)),
    route(mailReleaseLink, (tx, actor) => mailLink({ ...base, ...ports }, tx, actor)),
    route(releaseWhitelist, (tx, actor, { word }) => release({ ...base, ...ports }, tx, actor, word)),
  ]
}

function present(security: Security, { origin }: Actor): SecuritySettings {
  const { sessionTimeout, isTimeoutForRemembered, ipWhitelist, twoFactorSince, revision } = security
  const isTwoFactorRequired = twoFactorSince !== null
  const ownAddress = origin?.ip ?? ''
  return { sessionTimeout, isTimeoutForRemembered, ipWhitelist, isTwoFactorRequired, revision, ownAddress }
}

async function change(
  { transactions, authTransactions }: Foundations,
  { refuseUnproved, hasSecondFactor }: SecurityPorts,
  actor: Actor,
  input: Changes,
): Promise<SecuritySettings> {
  const { customerId } = actor
  if (input.ipWhitelist) refuseLockOut(input.ipWhitelist, actor)
  const seen = (await transactions.step(customerId, get)).security
  const isProofDue = listRuleChanges(seen, apply(seen, input)).length > 0
  if (isProofDue) {
    // Only the account service may look at sessions and factors.
    await authTransactions.read(customerId, async (tx) => {
      const isSwitchedOn = input.isTwoFactorRequired === true && seen.twoFactorSince === null
      if (isSwitchedOn && !(await hasSecondFactor(tx, actor.userId))) throw refusal('own-factor-first')
      await refuseUnproved(tx, actor)
    })
  }
  return transactions.change(customerId, async (tx) => {
    const { security } = await getForUpdate(tx)
    refuseOutdated(input.revision, security)
    const changed = apply(security, input)
    const rules = listRuleChanges(security, changed)
    // Somebody else has changed them since they were looked at.
    if (rules.length > 0 && !isProofDue) throw refusal('reauthentication-needed')
    await save(tx, actor, changed)
    await tellOfSettings(tx, actor, listChanges(pickTimeouts(security), pickTimeouts(changed)))
    if (rules.length > 0) await tellOfRules(tx, actor, rules)
    return present(changed, actor)
  })
}

function apply(security: Security, { isTwoFactorRequired, ipWhitelist, ...given }: Changes): Security {
  const { twoFactorSince, revision } = security
  return {
    ...security,
    sessionTimeout: given.sessionTimeout,
    isTimeoutForRemembered: given.isTimeoutForRemembered ?? security.isTimeoutForRemembered,
    ipWhitelist: ipWhitelist ? toWhitelist(ipWhitelist) : security.ipWhitelist,
    twoFactorSince:
      isTwoFactorRequired === undefined || isTwoFactorRequired === (twoFactorSince !== null)
        ? twoFactorSince
        : isTwoFactorRequired
          ? new Date().toISOString()
          : null,
    revision: revision + 1,
  }
}

/** Each once, and written in the one way. */
const toWhitelist = (given: readonly string[]) => [...new Set(given.flatMap((text) => normaliseRange(text) ?? []))]

function refuseLockOut(ipWhitelist: readonly string[], { origin }: Actor): void {
  const address = origin?.ip ?? ''
  if (isAllowedFrom(address, ipWhitelist)) return
  throw refusal('whitelist-locks-out', { values: { address }, at: { fields: ['ipWhitelist'], code: 'invalid' } })
}

const pickTimeouts = ({ sessionTimeout, isTimeoutForRemembered }: Security) => ({
  sessionTimeout,
  isTimeoutForRemembered,
})

const pickRules = ({ ipWhitelist, twoFactorSince }: Security) => ({
  ipWhitelist: ipWhitelist.length > 0 ? ipWhitelist.join(', ') : null,
  isTwoFactorRequired: twoFactorSince !== null,
})

const listRuleChanges = (before: Security, after: Security) => listChanges(pickRules(before), pickRules(after))

async function save(tx: CustomerTx, actor: Actor, security: Security): Promise<void> {
  await setSecurity(tx, security)
  // Everybody's own view of their session tells when it ends, and streams of those who are outside now end.
  emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
}

export async function tellOfSettings(tx: CustomerTx, actor: Actor, changes: readonly ActivityChange[]): Promise<void> {
  if (changes.length === 0) return
  const subject = { type: 'customer', id: tx.customerId, label: '', changes } as const
  await recordActivity(tx, actor, 'workspace.settings-changed', subject)
}

function tellOfRules(tx: CustomerTx, actor: Actor, changes: readonly ActivityChange[]): Promise<void> {
  return recordActivity(tx, actor, 'security.rules-changed', {
    type: 'customer',
    id: tx.customerId,
    label: '',
    changes,
  })
}

function refuseOthers({ member }: Actor): void {
  if (member.role !== 'owner') throw refusal('release-owner-only')
}

type Mailing = Pick<Foundations, 'keyring' | 'mail' | 'publicUrl'> & Pick<SecurityPorts, 'loadBrand'>

async function mailLink({ keyring, mail, publicUrl, loadBrand }: Mailing, tx: CustomerTx, actor: Actor) {
  refuseOthers(actor)
  const { security, general } = await get(tx)
  if (security.ipWhitelist.length === 0) throw refusal('whitelist-off')
  const { email, userId } = actor
  const word = { customerId: tx.customerId, userId, revision: security.revision }
  const url = writeReleaseUrl({ keyring, publicUrl }, word, new Date())
  const composed = composeReleaseLink(actor.language ?? general.language, { url, brand: await loadBrand(tx) })
  await mail.queue(tx, { to: email, replyTo: null, ...composed })
  return { email }
}

/** The link is good for the settings it was made for: whoever has used it, or changed them since, has ended it. */
async function release(
  { keyring, mail, publicUrl, loadBrand }: Mailing,
  tx: CustomerTx,
  actor: Actor,
  word: string,
): Promise<SecuritySettings> {
  refuseOthers(actor)
  const { security, general } = await getForUpdate(tx)
  const written = { customerId: tx.customerId, userId: actor.userId, revision: security.revision }
  if (!isValidWord(keyring, word, written, new Date())) throw refusal('release-link-invalid')
  const changed = { ...security, ipWhitelist: [], revision: security.revision + 1 }
  await save(tx, actor, changed)
  const changes = listRuleChanges(security, changed)
  const subject = { type: 'customer', id: tx.customerId, label: '', changes } as const
  await recordActivity(tx, actor, 'security.whitelist-released', subject)
  const place = { siteUrl: publicUrl(), customerId: tx.customerId, brand: await loadBrand(tx) }
  for (const { email: to, language } of await listKeepers(tx)) {
    const about = { ...place, doer: actor.name, address: actor.origin?.ip ?? '' }
    await mail.queue(tx, { to, replyTo: null, ...composeReleased(language ?? general.language, about) })
  }
  return present(changed, actor)
}

/** Of two people who change the same settings at once, the second is told before anything is overwritten. */
export function refuseOutdated(seen: number | undefined, kept: { revision: number }): void {
  if (seen !== undefined && seen !== kept.revision) throw refusal('settings-changed-meanwhile')
}
