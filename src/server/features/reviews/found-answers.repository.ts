import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReviewRow } from './review-facts.repository.ts'

export type FetchedReviewRow = Pick<
  ReviewRow,
  'id' | 'platform_review_id' | 'reply_id' | 'reply_state' | 'first_seen_at'
>

/** Those of a page, by the platform's own ids. */
export function listByPlatformIds(
  tx: CustomerTx,
  source: { platform: Platform; listingId: string },
  ids: readonly string[],
): Promise<FetchedReviewRow[]> {
  return tx
    .selectFrom('reviews')
    .select(['id', 'platform_review_id', 'reply_id', 'reply_state', 'first_seen_at'])
    .where('customer_id', '=', tx.customerId)
    .where('platform', '=', source.platform)
    .where('listing_id', '=', source.listingId)
    .where('platform_review_id', 'in', [...ids])
    .execute()
}

export interface AnswerColumns {
  id: string
  status: ReviewStatus
  response: string
  responded_at: string
  reply_id: string | null
  reply_state: ReplyState | null
}

/** Many in one statement; a page of a first fetch may have fifty. */
export async function updateAnswers(tx: CustomerTx, answers: readonly AnswerColumns[]): Promise<void> {
  await sql`
    update reviews r set status = a.status, response = a.response, responded_at = a.responded_at, ai_generated = false,
      reply_id = coalesce(a.reply_id, r.reply_id), reply_state = coalesce(a.reply_state, r.reply_state)
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a (
      id uuid, status text, response text, responded_at timestamptz, reply_id uuid, reply_state text)
    where r.customer_id = ${tx.customerId} and r.id = a.id`.execute(tx)
}
