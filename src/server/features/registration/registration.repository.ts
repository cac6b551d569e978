import type { CustomerTx } from '#server/database/transactions.ts'

export async function insertTrialCustomer(
  tx: CustomerTx,
  customer: { userId: string; companyName: string; trialEndsAt: Date },
): Promise<void> {
  await tx
    .insertInto('customers')
    .values({
      id: tx.customerId,
      user_id: customer.userId,
      company_name: customer.companyName,
      is_named: false,
      subscription_tier: 'professional',
      status: 'trialing',
      trial_ends_at: customer.trialEndsAt,
    })
    .execute()
}
