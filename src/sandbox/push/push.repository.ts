import type { Database } from '#server/database/connect.ts'

export interface ReceivedPush {
  subscription: string
  topic: string | null
  ttlSeconds: number
  urgency: string
  body: Buffer
}

/** One that was not fetched yet gives way to a later one of its topic. */
export async function store(db: Database, push: ReceivedPush): Promise<void> {
  const values = {
    subscription: push.subscription,
    topic: push.topic,
    ttl_seconds: push.ttlSeconds,
    urgency: push.urgency,
    body: push.body,
  }
  await db
    .insertInto('sandbox.pushes')
    .values(values)
    .onConflict((conflict) => conflict.columns(['subscription', 'topic']).doUpdateSet(values))
    .execute()
}

export function listOf(db: Database, subscription: string) {
  return db
    .selectFrom('sandbox.pushes')
    .selectAll()
    .where('subscription', '=', subscription)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findFault(db: Database, subscription: string): Promise<number | null> {
  const row = await db
    .selectFrom('sandbox.push_faults')
    .select('status')
    .where('subscription', '=', subscription)
    .executeTakeFirst()
  return row?.status ?? null
}

/** `null`: it works again. */
export async function setFault(db: Database, subscription: string, status: number | null): Promise<void> {
  await db.deleteFrom('sandbox.push_faults').where('subscription', '=', subscription).execute()
  if (status !== null) await db.insertInto('sandbox.push_faults').values({ subscription, status }).execute()
}
