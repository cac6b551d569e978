import { sql } from 'kysely'
import type { SlackFailure } from '#shared/domain/slack.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export function findWebhook(tx: CustomerTx) {
  return tx
    .selectFrom('slack_webhooks')
    .select(['id', 'address', 'failure', 'failed_at'])
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
}

/** In the place of the one there was. */
export async function putWebhook(tx: CustomerTx, id: string, address: string): Promise<void> {
  await tx.deleteFrom('slack_webhooks').where('customer_id', '=', tx.customerId).execute()
  await tx.insertInto('slack_webhooks').values({ customer_id: tx.customerId, id, address }).execute()
}

/** Why the last one did not arrive; `null`: it did. */
export async function noteSlackOutcome(tx: CustomerTx, failure: SlackFailure | null): Promise<void> {
  await tx
    .updateTable('slack_webhooks')
    .set({ failure, failed_at: failure === null ? null : sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}
