import type { ExpressionBuilder, Selectable } from 'kysely'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { ReviewViewsTable } from '#server/database/inbox-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type ReviewViewRow = Selectable<ReviewViewsTable>

/** `has_owner`: whoever saved it is still of the team. */
export type ListedView = ReviewViewRow & { has_owner: boolean }

export interface ViewValues {
  name: string
  filter: ReviewFilter
  isShared: boolean
}

const toColumns = ({ name, filter, isShared }: ViewValues) => ({
  name,
  query: JSON.stringify(filter),
  is_shared: isShared,
})

/** One's own, and what others share. */
export function listFor(tx: CustomerTx, userId: string): Promise<ListedView[]> {
  return tx
    .selectFrom('review_views')
    .selectAll()
    .select((query) => query.exists(ownersOf(query)).$castTo<boolean>().as('has_owner'))
    .where('customer_id', '=', tx.customerId)
    .where((where) => where.or([where('user_id', '=', userId), where('is_shared', '=', true)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

function ownersOf(query: ExpressionBuilder<Tables, 'review_views'>) {
  return query
    .selectFrom('team_members')
    .select('team_members.id')
    .whereRef('team_members.customer_id', '=', 'review_views.customer_id')
    .whereRef('team_members.user_id', '=', 'review_views.user_id')
}

/** Locks the owner's place in the team, so that two at once cannot both be the last there is room for. */
export async function countOwn(tx: CustomerTx, userId: string): Promise<number> {
  await tx
    .selectFrom('team_members')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute()
  const { total } = await tx
    .selectFrom('review_views')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** `undefined` when the owner has one of that name. */
export function insert(
  tx: CustomerTx,
  owner: { userId: string; name: string },
  values: ViewValues,
): Promise<ReviewViewRow | undefined> {
  return tx
    .insertInto('review_views')
    .values({ customer_id: tx.customerId, user_id: owner.userId, user_name: owner.name, ...toColumns(values) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateOwn(
  tx: CustomerTx,
  view: { id: string; userId: string },
  values: ViewValues,
): Promise<ReviewViewRow | undefined> {
  return tx
    .updateTable('review_views')
    .set(toColumns(values))
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', view.id)
    .where('user_id', '=', view.userId)
    .returningAll()
    .executeTakeFirst()
}

export function deleteOwn(tx: CustomerTx, view: { id: string; userId: string }): Promise<{ id: string } | undefined> {
  return tx
    .deleteFrom('review_views')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', view.id)
    .where('user_id', '=', view.userId)
    .returning('id')
    .executeTakeFirst()
}

/** What somebody shared who is no longer of the team. */
export function deleteLeftBehind(tx: CustomerTx, id: string): Promise<{ id: string } | undefined> {
  return tx
    .deleteFrom('review_views')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('is_shared', '=', true)
    .where((where) => where.not(where.exists(ownersOf(where))))
    .returning('id')
    .executeTakeFirst()
}
