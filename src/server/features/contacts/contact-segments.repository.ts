import type { Selectable } from 'kysely'
import type { ContactSegmentsTable } from '#server/database/contact-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ContactFilter } from './contact-filter.repository.ts'

export type SegmentRow = Selectable<ContactSegmentsTable>

export function listAll(tx: CustomerTx): Promise<SegmentRow[]> {
  return tx
    .selectFrom('contact_segments')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<SegmentRow | undefined> {
  return tx
    .selectFrom('contact_segments')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** `undefined` when the name is taken. */
export function insert(
  tx: CustomerTx,
  values: { name: string; filter: ContactFilter },
): Promise<SegmentRow | undefined> {
  return tx
    .insertInto('contact_segments')
    .values({ customer_id: tx.customerId, name: values.name, filter: JSON.stringify(values.filter) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function update(
  tx: CustomerTx,
  id: string,
  { name, filter }: { name?: string | undefined; filter?: ContactFilter | undefined },
): Promise<SegmentRow | undefined> {
  return tx
    .updateTable('contact_segments')
    .set({ id, ...(name !== undefined && { name }), ...(filter && { filter: JSON.stringify(filter) }) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function remove(tx: CustomerTx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('contact_segments')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
