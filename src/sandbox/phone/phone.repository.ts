import type { Database } from '#server/database/connect.ts'

export interface ReceivedText {
  id: string
  to: string
  text: string
}

export async function store(db: Database, message: ReceivedText): Promise<void> {
  await db
    .insertInto('sandbox.text_messages')
    .values({ id: message.id, to_number: message.to, text_body: message.text })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The newest messages, to one number or to all. */
export function listNewest(db: Database, options: { to: string | null; limit: number }) {
  return db
    .selectFrom('sandbox.text_messages')
    .selectAll()
    .$if(options.to !== null, (query) => query.where('to_number', '=', options.to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}

export async function empty(db: Database): Promise<void> {
  await db.deleteFrom('sandbox.text_messages').execute()
}
