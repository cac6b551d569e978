import { sql, type Selectable } from 'kysely'
import type { VisitsTable } from '#server/database/contact-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type VisitRow = Selectable<VisitsTable>

type NewVisit = Pick<VisitRow, 'contact_id' | 'location_id' | 'visited_at'>

/** Told twice, it is one; at another place it is another. */
export async function insertVisit(tx: CustomerTx, visit: NewVisit): Promise<{ row: VisitRow; isNew: boolean }> {
  const added = await tx
    .insertInto('visits')
    .values({ customer_id: tx.customerId, ...visit, source: 'recorded' })
    .onConflict((conflict) => conflict.columns(['customer_id', 'contact_id', 'visited_at', 'location_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { row: added, isNew: true }
  const row = await tx
    .selectFrom('visits')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('contact_id', '=', visit.contact_id)
    .where('visited_at', '=', visit.visited_at)
    .where('location_id', 'is not distinct from', visit.location_id)
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

/** What a visit tells of its guest: the latest one counts, and what was empty is filled. */
export async function noteGuest(
  tx: CustomerTx,
  contactId: string,
  { day, name }: { day: string; name: string },
): Promise<void> {
  await sql`
    update contacts set last_visit = greatest(last_visit, ${day}::date), name = coalesce(nullif(name, ''), ${name}), updated_at = now()
    where customer_id = ${tx.customerId} and id = ${contactId}`.execute(tx)
}

export interface ListedVisit {
  id: string
  location: string | null
  at: Date
}

/** Newest first. */
export function listVisits(tx: CustomerTx, contactId: string, limit: number): Promise<ListedVisit[]> {
  return tx
    .selectFrom('visits as v')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'v.customer_id').onRef('l.id', '=', 'v.location_id'),
    )
    .select(['v.id', 'l.name as location', 'v.visited_at as at'])
    .where('v.customer_id', '=', tx.customerId)
    .where('v.contact_id', '=', contactId)
    .orderBy('v.visited_at', 'desc')
    .limit(limit)
    .execute()
}
