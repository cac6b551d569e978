import type { newCustomerInput } from '#shared/contracts/customers.ts'
import type { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { startWithDefaults } from '#server/features/settings/settings.service.ts'
import { insertCustomer } from './customers.repository.ts'
import { THE_HOUSE } from './move-customer.ts'

/** Makes the account that waits for its owner, if there is none, and queues the mail. */
export type InviteOwner = (tx: CustomerTx, owner: { email: string; inviter: string }) => Promise<void>

/** In the account service's transaction, which may write people and members at once. Asked for again, nothing happens. */
export async function openCustomer(
  tx: CustomerTx,
  inviteOwner: InviteOwner,
  { companyName, email, tier, trialDays, language }: z.output<typeof newCustomerInput>,
): Promise<void> {
  const customer = { company_name: companyName, subscription_tier: tier, trialDays }
  if (!(await insertCustomer(tx, customer))) return
  await startWithDefaults(tx, { language })
  await inviteOwner(tx, { email: email.toLowerCase(), inviter: THE_HOUSE.name })
  const subject = { type: 'customer', id: tx.customerId, label: companyName } as const
  await recordActivity(tx, THE_HOUSE, 'workspace.created', subject)
}
