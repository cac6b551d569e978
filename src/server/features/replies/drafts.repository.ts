import { sql, type Selectable } from 'kysely'
import type { ReplyDraftsTable } from '#server/database/inbox-tables.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type DraftRow = Selectable<ReplyDraftsTable>

const COMPOSING_SECONDS = 45

interface DraftKey {
  reviewId: string
  userId: string
}

export function find(tx: CustomerTx, { reviewId, userId }: DraftKey): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('reply_drafts')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function remove(tx: CustomerTx, { reviewId, userId }: DraftKey): Promise<DraftRow | undefined> {
  return tx
    .deleteFrom('reply_drafts')
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Those with words in them, the latest first. */
export async function listReviewIds(tx: CustomerTx, userId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('reply_drafts')
    .select('review_id')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('text', '!=', '')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.review_id)
}

/** Names of the others who are at it just now. */
export async function listComposing(tx: CustomerTx, { reviewId, userId }: DraftKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('reply_drafts')
    .select('user_name')
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('user_id', '!=', userId)
    .where('composing_until', '>', sql<Date>`now()`)
    .orderBy('user_name')
    .execute()
  return rows.map((row) => row.user_name)
}

type DraftWords = Pick<DraftRow, 'text' | 'instructions' | 'drafted_text' | 'draft_origin' | 'draft_doubts'>

export async function put(
  tx: CustomerTx,
  draft: DraftKey & { userName: string; isComposing: boolean } & Partial<DraftWords>,
): Promise<void> {
  const { reviewId, userId, userName, isComposing, draft_origin: origin, draft_doubts: doubts, ...words } = draft
  const values = {
    ...words,
    ...(origin !== undefined && { draft_origin: origin && JSON.stringify(origin) }),
    ...(doubts !== undefined && { draft_doubts: JSON.stringify(doubts) }),
    user_name: userName,
    composing_until: isComposing ? sql<Date>`now() + make_interval(secs => ${COMPOSING_SECONDS})` : null,
    updated_at: sql<Date>`now()`,
  }
  await tx
    .insertInto('reply_drafts')
    .values({ customer_id: tx.customerId, review_id: reviewId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'review_id', 'user_id']).doUpdateSet(asInserted(values)))
    .execute()
}

/** Only where nothing has been written meanwhile; answers whether. */
export async function putIfEmpty(
  tx: CustomerTx,
  draft: DraftKey & { userName: string } & Omit<DraftWords, 'instructions'>,
): Promise<boolean> {
  const { reviewId, userId, userName, draft_origin: origin, draft_doubts: doubts, ...words } = draft
  const values = {
    ...words,
    draft_origin: origin && JSON.stringify(origin),
    draft_doubts: JSON.stringify(doubts),
    updated_at: sql<Date>`now()`,
  }
  const written = await tx
    .insertInto('reply_drafts')
    .values({ customer_id: tx.customerId, review_id: reviewId, user_id: userId, user_name: userName, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'review_id', 'user_id'])
        .doUpdateSet(asInserted(values))
        .where('reply_drafts.text', '=', ''),
    )
    .returning('review_id')
    .executeTakeFirst()
  return written !== undefined
}
