import type { PlatformTx } from '#server/database/transactions.ts'

interface PushKeysRow {
  id: string
  public_key: string
  private_key: string
}

export function findKeys(tx: PlatformTx, id: string): Promise<PushKeysRow | undefined> {
  return tx.selectFrom('push_keys').select(['id', 'public_key', 'private_key']).where('id', '=', id).executeTakeFirst()
}

/** Of two processes that start at once, one makes them and both use them. */
export async function insertKeys(tx: PlatformTx, keys: PushKeysRow): Promise<void> {
  await tx
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
