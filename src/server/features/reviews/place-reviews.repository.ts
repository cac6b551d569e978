import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

/**
 * Puts some of a connection's reviews where the connection is now, also those that came through an earlier one to the same
 * listing which was removed since. Answers how many there were.
 */
export async function placeSome(tx: CustomerTx, integrationId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update reviews r set location_id = i.location_id, integration_id = i.id
    from integrations i
    where i.customer_id = ${tx.customerId} and i.id = ${integrationId}
      and r.customer_id = i.customer_id and r.id in (
        select id from reviews
        where customer_id = ${tx.customerId}
          and ((integration_id = ${integrationId} and location_id is distinct from i.location_id)
            or (integration_id is null and source = 'platform' and platform = i.type and listing_id = i.listing_id))
        limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
