import type { Database } from '#server/database/connect.ts'

export interface ReceivedMessage {
  messageId: string
  headers: Record<string, string>
  body: string
  /** `null`: nobody has told the receiver its secret. */
  isVerified: boolean | null
}

export function findReceiver(db: Database, name: string) {
  return db.selectFrom('sandbox.webhook_receivers').selectAll().where('name', '=', name).executeTakeFirst()
}

/** Made by whoever speaks of it first. */
export async function setReceiver(
  db: Database,
  name: string,
  values: { secret?: string | null | undefined; fault?: number | null | undefined },
): Promise<void> {
  await db
    .insertInto('sandbox.webhook_receivers')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name, ...values }))
    .execute()
}

export async function keepMessage(db: Database, receiver: string, message: ReceivedMessage): Promise<void> {
  await setReceiver(db, receiver, {})
  await db
    .insertInto('sandbox.webhook_messages')
    .values({
      receiver,
      message_id: message.messageId,
      headers: JSON.stringify(message.headers),
      body: message.body,
      is_verified: message.isVerified,
    })
    .execute()
}

/** Newest first. `null`: of every receiver. */
export function listMessages(db: Database, receiver: string | null, limit: number) {
  return db
    .selectFrom('sandbox.webhook_messages')
    .selectAll()
    .$if(receiver !== null, (query) => query.where('receiver', '=', receiver ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function empty(db: Database): Promise<void> {
  await db.deleteFrom('sandbox.webhook_messages').execute()
}
