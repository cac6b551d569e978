import { sql, type Selectable } from 'kysely'
import type { WebhookAnswer, WebhookFault } from '#server/adapters/webhooks/webhook-transport.ts'
import type { WebhookDeliveriesTable } from '#server/database/api-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Kind, Settled } from '#server/kernel/outbox/outbox.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type WebhookSending = Kind<'webhook_deliveries', WebhookAnswer, WebhookFault, CustomerTx>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>

export async function settleDelivery(tx: CustomerTx, { row, verdict }: Settled<WebhookSending>): Promise<void> {
  const isTaken = verdict.to === 'accepted'
  const answer = isTaken ? verdict.result : verdict.failure.answer
  await tx
    .updateTable('webhook_deliveries')
    .set({
      // A receiver that never confirms has not taken it.
      state: isTaken ? 'sent' : verdict.to === 'queued' ? 'queued' : 'failed',
      failure: isTaken ? null : verdict.failure.reason,
      due_at: verdict.to === 'queued' ? verdict.dueAt : null,
      tried_at: sql`now()`,
      answer_status: answer?.status ?? null,
      answer_text: answer?.text ?? null,
      answer_ms: answer?.ms ?? null,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', row.id)
    .where('state', '=', 'dispatching')
    .where('due_at', '=', row.heldUntil)
    .execute()
}

/** Nothing more goes to this endpoint of what waits. */
export async function dropWaiting(tx: CustomerTx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'dropped', due_at: null })
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', endpointId)
    .where('state', 'in', ['queued', 'dispatching'])
    .execute()
}

export interface DeliveryKey {
  webhookId: string
  deliveryId: string
}

/** From the beginning, whatever became of it; `undefined`: there is none. One that is being sent is left alone. */
export async function queueAnew(
  tx: CustomerTx,
  { webhookId, deliveryId }: DeliveryKey,
): Promise<DeliveryRow | undefined> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'queued', attempts: 0, due_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .where('state', '!=', 'dispatching')
    .execute()
  return tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
}

/** Newest first. */
export function listDeliveries(
  tx: CustomerTx,
  endpointId: string,
  { after, limit }: PageRequest,
): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', endpointId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt ?? null}, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
