import { sql } from 'kysely'
import type { PlatformTx } from '#server/database/transactions.ts'

export async function pruneExpired(tx: PlatformTx, limits: { eventsBefore: Date; keysBefore: Date }): Promise<void> {
  await sql`select prune_expired(${limits.eventsBefore}, ${limits.keysBefore})`.execute(tx)
}
