import type { Selectable } from 'kysely'
import type { ReviewNotesTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export function insertNote(
  tx: CustomerTx,
  note: { reviewId: string; author: { userId: string; name: string }; text: string; mentions: readonly string[] },
): Promise<Selectable<ReviewNotesTable>> {
  return tx
    .insertInto('review_notes')
    .values({
      customer_id: tx.customerId,
      review_id: note.reviewId,
      author_id: note.author.userId,
      author_name: note.author.name,
      text: note.text,
      mentions: [...note.mentions],
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Only one's own; `undefined` when there is none of that id. */
export function deleteOwnNote(
  tx: CustomerTx,
  note: { id: string; reviewId: string; authorId: string },
): Promise<{ id: string } | undefined> {
  return tx
    .deleteFrom('review_notes')
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', note.reviewId)
    .where('id', '=', note.id)
    .where('author_id', '=', note.authorId)
    .returning('id')
    .executeTakeFirst()
}

export async function hasReview(tx: CustomerTx, reviewId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', reviewId)
    .executeTakeFirst()
  return row !== undefined
}
