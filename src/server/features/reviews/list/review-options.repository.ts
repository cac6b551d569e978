import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

const MOST_TAGS = 200

export async function listTags(tx: CustomerTx): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from reviews
    where customer_id = ${tx.customerId} and tags <> '{}' order by tag limit ${MOST_TAGS}`.execute(tx)
  return rows.map((row) => row.tag)
}

export function listLocations(tx: CustomerTx): Promise<{ id: string; name: string; timezone: string }[]> {
  return tx
    .selectFrom('locations')
    .select(['id', 'name', 'timezone'])
    .where('customer_id', '=', tx.customerId)
    .orderBy('name')
    .execute()
}
