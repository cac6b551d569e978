import {
  changeGeneralSettings,
  changeSecuritySettings,
  getGeneralSettings,
  getSecuritySettings,
  type GeneralSettings,
} from '#shared/contracts/settings.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ActivityChange } from '#shared/domain/activity-actions.ts'
import { usualFormatsOf } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listChanges, recordActivity } from '#server/features/activity/activity.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { get, getForUpdate, getName, setGeneral, setName, setSecurity, setTrialPlan } from './settings.repository.ts'

export function makeSettings({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      route(getGeneralSettings, describeGeneral),
      route(changeGeneralSettings, changeGeneral),
      route(getSecuritySettings, async (tx) => {
        const { sessionTimeout, isTimeoutForRemembered } = (await get(tx)).security
        return { sessionTimeout, isTimeoutForRemembered }
      }),
      route(changeSecuritySettings, async (tx, actor, changes) => {
        const { security } = await getForUpdate(tx)
        const { sessionTimeout, isTimeoutForRemembered = security.isTimeoutForRemembered } = changes
        const changed = { ...security, sessionTimeout, isTimeoutForRemembered }
        await setSecurity(tx, changed)
        await tellOfSettings(tx, actor, listChanges(security, changed))
        // Everybody's own view of their session tells when it ends.
        emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
        return { sessionTimeout, isTimeoutForRemembered }
      }),
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
  { companyName, trialPlan, ...changes }: ParsedInputOf<typeof changeGeneralSettings>,
): Promise<GeneralSettings> {
  const { general } = await getForUpdate(tx)
  const { country } = changes
  const usual = country !== null && country !== general.country ? usualFormatsOf(country) : general
  const { dateFormat = usual.dateFormat, currency = usual.currency } = changes
  const changed = { ...general, ...changes, dateFormat, currency }
  await setGeneral(tx, changed)
  await tellOfSettings(tx, actor, listChanges(general, changed))
  await rename(tx, actor, companyName)
  if (trialPlan) await setTrialPlan(tx, trialPlan)
  // Everybody's own view of the workspace has its name and its clock.
  emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
  return describeGeneral(tx)
}

async function tellOfSettings(tx: CustomerTx, actor: Actor, changes: readonly ActivityChange[]): Promise<void> {
  if (changes.length === 0) return
  const subject = { type: 'customer', id: tx.customerId, label: '', changes } as const
  await recordActivity(tx, actor, 'workspace.settings-changed', subject)
}

async function rename(tx: CustomerTx, actor: Actor, companyName: string): Promise<void> {
  const before = await getName(tx)
  if (before.is_named && before.company_name === companyName) return
  await setName(tx, companyName)
  await recordActivity(tx, actor, 'workspace.renamed', { type: 'customer', id: tx.customerId, label: companyName })
}
