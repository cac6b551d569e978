import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

/** Holds the key until the transaction ends: of two who ask at once, the second finds what the first has noted. */
export async function findLastAsked(tx: ScopedTx, key: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('rate_limits')
    .select('window_at')
    .where('key', '=', key)
    .orderBy('window_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.window_at ?? null
}

export async function noteAsked(tx: ScopedTx, key: string, at: Date): Promise<void> {
  await tx
    .insertInto('rate_limits')
    .values({ key, window_at: at, count: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_at']).doNothing())
    .execute()
}
