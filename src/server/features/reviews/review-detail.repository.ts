import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { RepliesTable, ReviewNotesTable } from '#server/database/inbox-tables.ts'
import type { ReviewVersionsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** Nobody reads further back on a screen. */
const MOST_SHOWN = 100
const OTHERS_SHOWN = 10

export function listVersions(tx: CustomerTx, reviewId: string): Promise<Selectable<ReviewVersionsTable>[]> {
  return tx
    .selectFrom('review_versions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .orderBy('replaced_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export function listReplies(tx: CustomerTx, reviewId: string): Promise<Selectable<RepliesTable>[]> {
  return tx
    .selectFrom('replies')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** In the order in which they were written. */
export function listNotes(tx: CustomerTx, reviewId: string): Promise<Selectable<ReviewNotesTable>[]> {
  return tx
    .selectFrom('review_notes')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Names are all there is to know an author by, and they mean the same person on one platform only. */
export function listOthersBy(tx: CustomerTx, review: { id: string; platform: string; author: string }) {
  return tx
    .selectFrom('review_contents as contents')
    .innerJoin('reviews', (join) =>
      join.onRef('reviews.customer_id', '=', 'contents.customer_id').onRef('reviews.id', '=', 'contents.review_id'),
    )
    .select([
      'reviews.id',
      'reviews.platform',
      'reviews.rating',
      'reviews.is_recommended',
      'reviews.created_at',
      'contents.content',
    ])
    .where('contents.customer_id', '=', tx.customerId)
    .where('contents.author', '=', review.author)
    .where(sql<boolean>`reviews.platform = ${review.platform}`)
    .where('reviews.id', '!=', review.id)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(OTHERS_SHOWN)
    .execute()
}

/** Who else is writing a reply just now. */
export async function listComposing(tx: CustomerTx, reviewId: string, exceptUserId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('reply_drafts')
    .select('user_name')
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('user_id', '!=', exceptUserId)
    .where('composing_until', '>', sql<Date>`now()`)
    .orderBy('user_name')
    .execute()
  return rows.map((row) => row.user_name)
}
