import { sql, type Insertable, type Transaction } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { AuthSigningKeysTable } from '#server/database/auth-tables.ts'
import type { Tables } from '#server/database/tables.ts'

/** Newest first; of the retired ones those whose tokens may still be about. */
export function listSigningKeys(db: Database, keepRetiredSeconds: number) {
  return db
    .selectFrom('auth.signing_keys')
    .selectAll()
    .where(sql<boolean>`retired_at is null or retired_at > now() - make_interval(secs => ${keepRetiredSeconds})`)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Two processes that start at once make one key between them. A key of the other algorithm is retired. */
export async function insertSigningKeyIfNone(db: Database, key: Insertable<AuthSigningKeysTable>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table auth.signing_keys in share row exclusive mode`.execute(tx)
    const existing = await tx
      .selectFrom('auth.signing_keys')
      .select('id')
      .where('retired_at', 'is', null)
      .where('algorithm', '=', key.algorithm)
      .limit(1)
      .execute()
    if (existing.length === 0) await replaceKey(tx, key)
  })
}

export async function replaceSigningKey(db: Database, key: Insertable<AuthSigningKeysTable>): Promise<void> {
  await db.transaction().execute((tx) => replaceKey(tx, key))
}

async function replaceKey(tx: Transaction<Tables>, key: Insertable<AuthSigningKeysTable>): Promise<void> {
  await tx
    .updateTable('auth.signing_keys')
    .set({ retired_at: sql`now()` })
    .where('retired_at', 'is', null)
    .execute()
  await tx.insertInto('auth.signing_keys').values(key).execute()
}
