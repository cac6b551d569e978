import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'

export type Json = Record<string, unknown>
type Db = Database | Transaction<Tables>

/** One call at a time, and all of it or nothing. */
export function inTurn<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sandbox.billing'))`.execute(tx)
    return work(tx)
  })
}

export async function find(db: Db, kind: string, id: string): Promise<Json | undefined> {
  const row = await db
    .selectFrom('sandbox.billing_objects')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.body
}

/** The newest first, as Stripe lists; of one parent, or all. */
export async function list(db: Db, kind: string, parent: string | null = null): Promise<Json[]> {
  let query = db.selectFrom('sandbox.billing_objects').select('body').where('kind', '=', kind)
  if (parent !== null) query = query.where('parent', '=', parent)
  const rows = await query.orderBy('place', 'desc').execute()
  return rows.map(({ body }) => body)
}

export async function put(db: Db, kind: string, body: Json & { id: string }, parent: string | null = null) {
  const text = JSON.stringify(body)
  await db
    .insertInto('sandbox.billing_objects')
    .values({ id: body.id, kind, parent, body: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: text }))
    .execute()
}

export async function remove(db: Db, kind: string, id: string): Promise<void> {
  await db.deleteFrom('sandbox.billing_objects').where('kind', '=', kind).where('id', '=', id).execute()
}

export async function findAnswer(db: Db, key: string) {
  return db.selectFrom('sandbox.billing_answers').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function keepAnswer(db: Db, answer: { key: string; request: string; status: number; body: Json }) {
  await db
    .insertInto('sandbox.billing_answers')
    .values({ ...answer, body: JSON.stringify(answer.body) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
