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
