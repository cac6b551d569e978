import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

/** Across customers: whose connection reads this listing. */
export async function listConnectionsOf(
  tx: ScopedTx,
  listing: { platform: Platform; listingId: string },
): Promise<{ customerId: string; integrationId: string }[]> {
  const { rows } = await sql<{ customer_id: string; integration_id: string }>`
    select * from find_integrations_of_listing(${listing.platform}, ${listing.listingId})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, integrationId: row.integration_id }))
}
