import { sql, type Insertable } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { AuthSigningKeysTable } from '#server/database/tables.ts'

/** Newest first; retired ones too, for tokens that are still about. */
export function listSigningKeys(db: Database) {
  return db.selectFrom('auth.signing_keys').selectAll().orderBy('created_at', 'desc').execute()
}

/** Two processes that start at once make one key between them. */
export async function insertSigningKeyIfNone(db: Database, key: Insertable<AuthSigningKeysTable>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table auth.signing_keys in share row exclusive mode`.execute(tx)
    const existing = await tx.selectFrom('auth.signing_keys').select('id').limit(1).execute()
    if (existing.length === 0) await tx.insertInto('auth.signing_keys').values(key).execute()
  })
}
