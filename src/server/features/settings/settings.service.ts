import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { hasCapability, isServed, type PlanCapability } from '#shared/domain/plans.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getForUpdate, getName, getPlan, insert, setGeneral } from './settings.repository.ts'

export { findSlackAddress } from './company-notifications.ts'
export { noteSlackOutcome } from './slack-webhooks.repository.ts'
export { refuseOutdated } from './security-settings.ts'
export {
  get as getSettings,
  getForUpdate as lockSettings,
  getPlan,
  listKeepers,
  lockPlan,
  setAutomation,
  setBranding,
} from './settings.repository.ts'

export const getCompanyName = async (tx: CustomerTx) => (await getName(tx)).company_name

/** For what nobody asks for at the moment; a request is held against the plan before it is begun. */
export async function isInPlan(tx: CustomerTx, capability: PlanCapability): Promise<boolean> {
  return hasCapability(await getPlan(tx), capability)
}

/** For jobs: nothing is fetched, sent or posted for a customer that can only read, or is shut out. */
export async function isCustomerServed(tx: CustomerTx): Promise<boolean> {
  return isServed(await getPlan(tx))
}

export function startWithDefaults(tx: CustomerTx, options: { language?: Locale } = {}): Promise<void> {
  const { general, ...others } = DEFAULT_CUSTOMER_SETTINGS
  return insert(tx, { ...others, general: { ...general, ...options } })
}

/** By whose clocks days begin and end. */
export async function chooseTimezone(tx: CustomerTx, timezone: string): Promise<void> {
  const { general } = await getForUpdate(tx)
  await setGeneral(tx, { ...general, timezone })
}
