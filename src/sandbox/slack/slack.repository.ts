import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'

export function find(db: Database, path: string) {
  return db.selectFrom('sandbox.slack_webhooks').selectAll().where('path', '=', path).executeTakeFirst()
}

export async function keep(db: Database, path: string, message: string): Promise<void> {
  await db
    .insertInto('sandbox.slack_webhooks')
    .values({ path, messages: [message] })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ messages: sql`sandbox.slack_webhooks.messages || excluded.messages` }),
    )
    .execute()
}

/** `null`: it works again. */
export async function setFault(db: Database, path: string, fault: number | null): Promise<void> {
  await db
    .insertInto('sandbox.slack_webhooks')
    .values({ path, fault })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ fault }))
    .execute()
}

/** What came to one webhook, by its whole address, or to all: the newest of each first. */
export async function listNewest(db: Database, { to, limit }: { to: string | null; limit: number }) {
  const { rows } = await sql<{ path: string; text: string }>`
    select w.path, m.text from sandbox.slack_webhooks w cross join unnest(w.messages) with ordinality m (text, place)
    where ${to}::text is null or right(${to}, length(w.path)) = w.path
    order by w.path, m.place desc limit ${limit}`.execute(db)
  return rows
}

export async function empty(db: Database): Promise<void> {
  await db.updateTable('sandbox.slack_webhooks').set({ messages: [] }).execute()
}
