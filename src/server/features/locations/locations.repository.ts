import { sql, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { LocationsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type LocationRow = Selectable<LocationsTable>

export interface LocationValues {
  name: string
  address: string
  timezone: string
  reviewLinks: LocationRow['review_links']
}

const toColumns = ({ reviewLinks, ...values }: LocationValues) => ({
  ...values,
  review_links: JSON.stringify(reviewLinks),
})

export function list(tx: CustomerTx): Promise<LocationRow[]> {
  return tx
    .selectFrom('locations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function insert(tx: CustomerTx, values: LocationValues): Promise<LocationRow> {
  return tx
    .insertInto('locations')
    .values({ customer_id: tx.customerId, ...toColumns(values) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function update(tx: CustomerTx, id: string, values: LocationValues): Promise<LocationRow | undefined> {
  return tx
    .updateTable('locations')
    .set({ ...toColumns(values), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export interface Held {
  connections: number
  reviews: number
}

/** What belongs to each location. Cut connections hold none. */
export async function countHeld(tx: CustomerTx): Promise<Map<string, Held>> {
  const { rows } = await sql<{ id: string } & Held>`
    select id, sum(connections)::int as connections, sum(reviews)::int as reviews
    from (
      select location_id as id, count(*) as connections, 0 as reviews from integrations
      where customer_id = ${tx.customerId} and location_id is not null and status != 'disconnected' group by location_id
      union all
      select location_id, 0, count(*) from reviews
      where customer_id = ${tx.customerId} and location_id is not null group by location_id) held
    group by id`.execute(tx)
  return new Map(rows.map(({ id, ...held }) => [id, held]))
}

/** `false` when it does not exist. Throws when something still belongs to it. */
export async function remove(tx: CustomerTx, id: string): Promise<boolean> {
  await tx
    .updateTable('integrations')
    .set({ location_id: null })
    .where('customer_id', '=', tx.customerId)
    .where('location_id', '=', id)
    .where('status', '=', 'disconnected')
    .execute()
  const { numDeletedRows } = await tx
    .deleteFrom('locations')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** By its name, whatever its capitals; the oldest of several. */
export function findByName(tx: CustomerTx, name: string): Promise<LocationRow | undefined> {
  return tx
    .selectFrom('locations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`lower(btrim(name)) = lower(btrim(${name}))`)
    .orderBy('created_at')
    .executeTakeFirst()
}

/** Only where there is none yet: what people have written themselves stays. */
export async function fillLink(
  tx: CustomerTx,
  id: string,
  { platform, url }: { platform: Platform; url: string },
): Promise<void> {
  await tx
    .updateTable('locations')
    .set({
      review_links: sql`review_links || jsonb_build_object(${platform}::text, ${url}::text)`,
      updated_at: sql`now()`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where(sql<boolean>`not jsonb_exists(review_links, ${platform})`)
    .execute()
}
