import { sql, type Insertable, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ListingKeysTable } from '#server/database/platform-tables.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

export type ListingKeyRow = Selectable<ListingKeysTable>

const hasExpired = sql<boolean>`created_at < now() - interval '10 minutes'`

/** What was never fetched goes along the way. */
export async function insert(tx: PlatformTx, row: Insertable<ListingKeysTable>): Promise<void> {
  await tx.deleteFrom('listing_keys').where(hasExpired).execute()
  await tx.insertInto('listing_keys').values(row).execute()
}

/** Takes the row away and answers it; `undefined` when it is unknown, was taken already or is too old. */
export function take(
  tx: PlatformTx,
  code: { platform: Platform; codeHash: string; codeChallenge: string },
): Promise<ListingKeyRow | undefined> {
  return tx
    .deleteFrom('listing_keys')
    .where('code_hash', '=', code.codeHash)
    .where('platform', '=', code.platform)
    .where('code_challenge', '=', code.codeChallenge)
    .where((where) => where.not(hasExpired))
    .returningAll()
    .executeTakeFirst()
}
