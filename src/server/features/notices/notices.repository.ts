import { sql, type Selectable } from 'kysely'
import type { NoticesTable } from '#server/database/operations-tables.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type NoticeRow = Selectable<NoticesTable> & { author_name: string | null; has_begun: boolean; is_over: boolean }

/** As the column holds it: rounded up, it would not be over yet. */
const NOW = sql<Date>`date_trunc('milliseconds', now())`

const withAuthor = (tx: PlatformTx) =>
  tx
    .selectFrom('notices as n')
    .leftJoin('admin_users as a', 'a.user_id', 'n.created_by')
    .selectAll('n')
    .select('a.name as author_name')
    .select([sql<boolean>`n.starts_at <= now()`.as('has_begun'), sql<boolean>`n.ends_at <= now()`.as('is_over')])

const MOST_SHOWN = 3

/** The latest to begin come first: of more, the older ones have been seen. */
export function listShown(tx: PlatformTx) {
  return tx
    .selectFrom('notices')
    .select(['id', 'tone', 'texts'])
    .where('ends_at', '>', sql<Date>`now()`)
    .where('starts_at', '<=', sql<Date>`now()`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export function listNewest(tx: PlatformTx, { after, limit }: PageRequest): Promise<NoticeRow[]> {
  return withAuthor(tx)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(n.created_at, n.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
}

export function findById(tx: PlatformTx, id: string): Promise<NoticeRow | undefined> {
  return withAuthor(tx).where('n.id', '=', id).executeTakeFirst()
}

export interface NoticeValues {
  texts: NoticeRow['texts']
  tone: NoticeRow['tone']
  startsAt: string
  endsAt: string
}

const columnsOf = ({ texts, tone, startsAt, endsAt }: NoticeValues) => ({
  texts: JSON.stringify(texts),
  tone,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
})

export async function insert(tx: PlatformTx, values: NoticeValues, userId: string): Promise<string> {
  const { id } = await tx
    .insertInto('notices')
    .values({ ...columnsOf(values), created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function update(tx: PlatformTx, id: string, values: NoticeValues): Promise<void> {
  await tx.updateTable('notices').set(columnsOf(values)).where('id', '=', id).execute()
}

/** `false`: it is not there, or over already. One that had not begun never does. */
export async function end(tx: PlatformTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notices')
    .set({ starts_at: sql`least(starts_at, ${NOW} - interval '1 ms')`, ends_at: NOW })
    .where('id', '=', id)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
