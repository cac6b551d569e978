import { changeGeneralSettings, getGeneralSettings, type GeneralSettings } from '#shared/contracts/settings.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { usualFormatsOf } from '#shared/domain/customer-settings.ts'
import type { SlackTransport } from '#server/adapters/slack/slack-webhook.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listChanges, recordActivity } from '#server/features/activity/activity.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { makeCompanyNotifications } from './company-notifications.ts'
import { makeSecuritySettings, refuseOutdated, tellOfSettings, type SecurityPorts } from './security-settings.ts'
import { get, getForUpdate, getName, setGeneral, setName, setTrialPlan } from './settings.repository.ts'

export function makeSettings(base: Foundations, ports: SecurityPorts & { slack: SlackTransport }) {
  const route = implementIn(base.transactions)
  return {
    routes: [
      route(getGeneralSettings, describeGeneral),
      route(changeGeneralSettings, changeGeneral),
      ...makeSecuritySettings(base, ports),
      ...makeCompanyNotifications(base, ports.slack),
    ],
  }
}

async function describeGeneral(tx: CustomerTx): Promise<GeneralSettings> {
  const { company_name: companyName, is_named: isNamed } = await getName(tx)
  return { companyName: isNamed ? companyName : '', isNamed, ...(await get(tx)).general }
}

async function changeGeneral(
  tx: CustomerTx,
  actor: Actor,
  { companyName, trialPlan, revision, ...changes }: ParsedInputOf<typeof changeGeneralSettings>,
): Promise<GeneralSettings> {
  const { general } = await getForUpdate(tx)
  refuseOutdated(revision, general)
  const { country } = changes
  const usual = country !== null && country !== general.country ? usualFormatsOf(country) : general
  const { dateFormat = usual.dateFormat, currency = usual.currency } = changes
  const changed = { ...general, ...changes, dateFormat, currency }
  await setGeneral(tx, { ...changed, revision: general.revision + 1 })
  await tellOfSettings(tx, actor, listChanges(general, changed))
  await rename(tx, actor, companyName)
  if (trialPlan) await setTrialPlan(tx, trialPlan)
  // Everybody's own view of the workspace has its name and its clock.
  emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
  return describeGeneral(tx)
}

async function rename(tx: CustomerTx, actor: Actor, companyName: string): Promise<void> {
  const before = await getName(tx)
  if (before.is_named && before.company_name === companyName) return
  await setName(tx, companyName)
  await recordActivity(tx, actor, 'workspace.renamed', { type: 'customer', id: tx.customerId, label: companyName })
}
