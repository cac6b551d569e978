import type { Selectable } from 'kysely'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { DisputeDraftsTable } from '#server/database/dispute-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type DisputeDraftRow = Selectable<DisputeDraftsTable>

/** What the assistant gave somebody. Goes by itself after a day. */
export async function insertDraft(
  tx: CustomerTx,
  draft: { userId: string; description: string; origin: DraftOrigin },
): Promise<string> {
  const { id } = await tx
    .insertInto('dispute_drafts')
    .values({
      customer_id: tx.customerId,
      user_id: draft.userId,
      description: draft.description,
      origin: JSON.stringify(draft.origin),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Only whoever was given it can have begun with it. */
export function findDraft(tx: CustomerTx, id: string, userId: string): Promise<DisputeDraftRow | undefined> {
  return tx
    .selectFrom('dispute_drafts')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
