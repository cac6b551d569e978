import type * as contract from '#shared/contracts/automation.ts'
import type { AutomationSettings } from '#shared/contracts/automation.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { SENTIMENTS, type CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { withdrawPlansOfRules } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { getSettings, lockSettings, refuseOutdated, setAutomation } from '#server/features/settings/settings.service.ts'
import { listFreePublishers } from '#server/features/team/team.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'

type Automation = CustomerSettings['automation']
export type Consent = Automation['consent']

export async function describeAutomation(tx: CustomerTx): Promise<AutomationSettings> {
  return present((await getSettings(tx)).automation)
}

export async function changeAutomation(
  tx: CustomerTx,
  actor: Actor,
  { hasConsented = false, revision, ...given }: ParsedInputOf<typeof contract.changeAutomationSettings>,
): Promise<AutomationSettings> {
  const { automation } = await lockSettings(tx)
  refuseOutdated(revision, automation)
  const changed: Automation = {
    ...automation,
    ...given,
    ...(await switchOn(tx, actor, { automation, given, hasConsented })),
    revision: automation.revision + 1,
  }
  await setAutomation(tx, changed)
  await tellOfChange(tx, actor, '')
  // What would no longer be said does not leave either.
  const unsaid = changed.autoRespond ? { sentiments: listChangedTexts(automation, changed) } : {}
  if (automation.autoRespond) await withdrawPlansOfRules(tx, actor, { ruleId: null, ...unsaid })
  return present(changed)
}

/** Whoever is about to save something else is not in its way. */
export async function changeStop(
  tx: CustomerTx,
  actor: Actor,
  { isStopped }: ParsedInputOf<typeof contract.stopAutomation>,
): Promise<AutomationSettings> {
  const { automation } = await lockSettings(tx)
  const changed = { ...automation, isStopped }
  if (isStopped === automation.isStopped) return present(changed)
  await setAutomation(tx, changed)
  await tellOfStop(tx, actor, isStopped)
  if (isStopped) await withdrawPlansOfRules(tx, actor)
  return present(changed)
}

interface Switching {
  automation: Automation
  given: Pick<Automation, 'autoRespond' | 'responseTemplates'>
  hasConsented: boolean
}

/** Since when the templates act, and who answers for them. */
async function switchOn(
  tx: CustomerTx,
  actor: Actor,
  { automation, given, hasConsented }: Switching,
): Promise<Pick<Automation, 'onSince' | 'consent'>> {
  const { autoRespond: wasOn, onSince, consent } = automation
  if (!given.autoRespond) return { onSince: null, consent }
  const kept = wasOn && listChangedTexts(automation, given).length === 0 ? consent : null
  return {
    onSince: (wasOn ? onSince : null) ?? new Date().toISOString(),
    consent: await agree(tx, actor, { kept, hasConsented, label: '' }),
  }
}

function present(automation: Automation): AutomationSettings {
  const { autoRespond, responseDelay, responseTemplates, workingHours, dailyCap, isStopped, revision } = automation
  const consent = presentConsent(automation.consent)
  return { autoRespond, responseDelay, responseTemplates, workingHours, dailyCap, isStopped, consent, revision }
}

export const presentConsent = (consent: Consent) => consent && { name: consent.name, at: consent.at }

type Texts = Pick<Automation, 'responseTemplates'>

const listChangedTexts = (one: Texts, other: Texts) =>
  SENTIMENTS.filter(
    (sentiment) => one.responseTemplates[sentiment].trim() !== other.responseTemplates[sentiment].trim(),
  )

/** Whoever lets texts go out by themselves may publish, and says so for these very texts; it is kept who did, and when. */
export async function agree(
  tx: CustomerTx,
  actor: Actor,
  { kept, hasConsented, label }: { kept: Consent; hasConsented: boolean; label: string },
): Promise<NonNullable<Consent>> {
  if (kept) return kept
  if (!hasConsented) {
    throw refusal('automation-consent-needed', { at: { fields: ['hasConsented'], code: 'required' } })
  }
  if (!(await listFreePublishers(tx)).includes(actor.userId)) throw refusal('approval-needed')
  await recordActivity(tx, actor, 'automation.consented', { type: 'customer', id: tx.customerId, label })
  return { userId: actor.userId, name: actor.name, at: new Date().toISOString() }
}

async function tellOfStop(tx: CustomerTx, actor: Actor, isStopped: boolean): Promise<void> {
  const action = isStopped ? 'automation.stopped' : 'automation.resumed'
  await recordActivity(tx, actor, action, { type: 'customer', id: tx.customerId, label: '' })
  emit(tx, { type: 'automation.changed', subjectId: null, userId: null })
}

export async function tellOfChange(tx: CustomerTx, actor: Actor, label: string): Promise<void> {
  await recordActivity(tx, actor, 'automation.changed', { type: 'customer', id: tx.customerId, label })
  emit(tx, { type: 'automation.changed', subjectId: null, userId: null })
}
