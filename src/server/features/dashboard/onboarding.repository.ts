import { sql } from 'kysely'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Progress {
  isDismissed: boolean
  isConnected: boolean
  hasReviews: boolean
  hasReplied: boolean
  hasVoice: boolean
  hasTeam: boolean
}

/** How far the customer has come, from what is there. */
export async function getProgress(tx: CustomerTx): Promise<Progress> {
  const { customerId } = tx
  const { rows } = await sql<Progress>`
    select
      exists (select from onboarding where customer_id = ${customerId} and dismissed_at is not null) as "isDismissed",
      exists (select from integrations where customer_id = ${customerId} and status = 'connected') as "isConnected",
      exists (select from reviews where customer_id = ${customerId}) as "hasReviews",
      exists (select from replies where customer_id = ${customerId} and source <> 'platform' and posted_at is not null)
        as "hasReplied",
      exists (select from brand_voices where customer_id = ${customerId}) as "hasVoice",
      (select count(*) > 1 from team_members where customer_id = ${customerId} and status <> 'inactive') as "hasTeam"`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('Nothing was answered.')
  return row
}

export async function setDismissed(
  tx: CustomerTx,
  { isDismissed, userId }: { isDismissed: boolean; userId: string },
): Promise<void> {
  const values = {
    dismissed_at: isDismissed ? new Date() : null,
    dismissed_by: isDismissed ? userId : null,
  }
  await tx
    .insertInto('onboarding')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(asInserted(values)))
    .execute()
}
