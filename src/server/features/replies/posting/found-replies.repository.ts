import { sql } from 'kysely'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReplyRow } from '../replies.repository.ts'

/** What may stand on the platform, or is on its way there. */
const STANDING: readonly ReplyState[] = [
  'queued',
  'sending',
  'deleting',
  'checking',
  'live',
  'rejected',
  'failed',
  'saved',
  'by-hand',
]

/** Of all these reviews, newest first. */
export function listStanding(tx: CustomerTx, reviewIds: readonly string[]): Promise<ReplyRow[]> {
  return tx
    .selectFrom('replies')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', 'in', [...reviewIds])
    .where('state', 'in', [...STANDING])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function noteListed(tx: CustomerTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('replies')
    .set({ listed_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function supersede(tx: CustomerTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('replies')
    .set({ state: 'superseded', updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', [...ids])
    .execute()
}
