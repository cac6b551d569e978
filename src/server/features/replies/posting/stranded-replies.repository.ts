import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

export interface StrandedReply {
  customerId: string
  reviewId: string
  replyId: string
  state: 'queued' | 'sending' | 'deleting'
  attempts: number
}

/** Across customers: on their way for longer than any job works on one. */
export async function listStranded(tx: ScopedTx, limit: number): Promise<StrandedReply[]> {
  const { rows } = await sql<StrandedReply>`
    select customer_id as "customerId", review_id as "reviewId", id as "replyId", state, attempts
    from find_stranded_replies(${limit})`.execute(tx)
  return rows
}
