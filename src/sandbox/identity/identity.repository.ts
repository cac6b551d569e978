import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'

export interface KeptKey {
  privateKey: string
  certificate: string
}

const CODE_LIFE = sql<Date>`now() - interval '5 minutes'`

export async function findKey(db: Database, id: string): Promise<KeptKey | undefined> {
  const row = await db.selectFrom('sandbox.identity_keys').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { privateKey: row.private_key, certificate: row.certificate }
}

/** Of two processes that make one at once, the first one's is kept. */
export async function insertKeyIfNone(db: Database, id: string, key: KeptKey): Promise<void> {
  await db
    .insertInto('sandbox.identity_keys')
    .values({ id, private_key: key.privateKey, certificate: key.certificate })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function insertCode(
  db: Database,
  code: { hash: string; tenant: string; grant: Record<string, unknown> },
): Promise<void> {
  await db.deleteFrom('sandbox.identity_codes').where('created_at', '<', CODE_LIFE).execute()
  await db
    .insertInto('sandbox.identity_codes')
    .values({ code_hash: code.hash, tenant: code.tenant, grant_data: JSON.stringify(code.grant) })
    .execute()
}

/** What the code was given for, once; `undefined` when it is unknown, too old or used. */
export async function takeCode(db: Database, code: { hash: string; tenant: string }): Promise<unknown> {
  const row = await db
    .updateTable('sandbox.identity_codes')
    .set({ used_at: sql`now()` })
    .where('code_hash', '=', code.hash)
    .where('tenant', '=', code.tenant)
    .where('used_at', 'is', null)
    .where('created_at', '>', CODE_LIFE)
    .returning('grant_data')
    .executeTakeFirst()
  return row?.grant_data
}
