import { sql, type Selectable } from 'kysely'
import type { MessageState } from '#shared/contracts/contact-messages.ts'
import type { ContactMessagesTable } from '#server/database/contact-tables.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type ContactMessageRow = Selectable<ContactMessagesTable> & {
  handler_name: string | null
  answerer_name: string | null
}

export async function insert(
  tx: PlatformTx,
  form: Pick<ContactMessageRow, 'name' | 'email' | 'topic' | 'message' | 'language'>,
): Promise<string> {
  const { name, email, topic, message, language } = form
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ name, email, topic, message, language })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function listNewest(
  tx: PlatformTx,
  state: MessageState | undefined,
  options: PageRequest,
): Promise<ContactMessageRow[]> {
  const { after } = options
  return withHandler(tx)
    .$if(state !== undefined, (query) => query.where('m.handled_at', state === 'open' ? 'is' : 'is not', null))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(m.created_at, m.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(options.limit)
    .execute()
}

export function findById(tx: PlatformTx, id: string): Promise<ContactMessageRow | undefined> {
  return withHandler(tx).where('m.id', '=', id).executeTakeFirst()
}

export async function countOpen(tx: PlatformTx): Promise<number> {
  const row = await tx
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** True when this call moved it; false when there was nothing to move. */
export async function markHandled(tx: PlatformTx, id: string, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set({ handled_at: sql`now()`, handled_by: userId })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function markOpen(tx: PlatformTx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set({ handled_at: null, handled_by: null })
    .where('id', '=', id)
    .where('handled_at', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** True when this call answered it, and nobody before. It is dealt with by that. */
export async function keepAnswer(
  tx: PlatformTx,
  id: string,
  { text, userId }: { text: string; userId: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set({
      answer: text,
      answered_at: sql`now()`,
      answered_by: userId,
      handled_at: sql`coalesce(handled_at, now())`,
      handled_by: sql`coalesce(handled_by, ${userId})`,
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

function withHandler(tx: PlatformTx) {
  return tx
    .selectFrom('contact_messages as m')
    .leftJoin('admin_users as a', 'a.user_id', 'm.handled_by')
    .leftJoin('admin_users as b', 'b.user_id', 'm.answered_by')
    .selectAll('m')
    .select(['a.name as handler_name', 'b.name as answerer_name'])
}
