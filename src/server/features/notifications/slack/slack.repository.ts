import type { Insertable } from 'kysely'
import type { SlackMessagesTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { SlackFault } from '#server/adapters/slack/slack-webhook.ts'
import type { Kind, Settled } from '#server/kernel/outbox/outbox.ts'

export type SlackSending = Kind<'slack_messages', null, SlackFault, CustomerTx>

/** Those that are new; one that has been told under its id is not told again. */
export async function insertMessages(
  tx: CustomerTx,
  messages: readonly Omit<Insertable<SlackMessagesTable>, 'customer_id'>[],
): Promise<string[]> {
  const added = await tx
    .insertInto('slack_messages')
    .values(messages.map((message) => ({ customer_id: tx.customerId, ...message })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

export function findMessage(tx: CustomerTx, id: string) {
  return tx
    .selectFrom('slack_messages')
    .select(['id', 'kind', 'state'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Nobody wants to hear it any more. */
export async function dropMessage(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('slack_messages')
    .set({ state: 'dropped' })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

export async function settleMessage(tx: CustomerTx, { row, verdict }: Settled<SlackSending>): Promise<void> {
  await tx
    .updateTable('slack_messages')
    .set({
      state: verdict.to === 'accepted' ? 'sent' : verdict.to,
      failure: verdict.to === 'accepted' ? null : verdict.failure.reason,
      due_at: verdict.to === 'queued' ? verdict.dueAt : null,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', row.id)
    .where('state', '=', 'dispatching')
    .where('due_at', '=', row.heldUntil)
    .execute()
}
