import { sql, type Selectable } from 'kysely'
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

/** `false` when it does not exist. Throws when something still belongs to it. */
export async function remove(tx: CustomerTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('locations')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
