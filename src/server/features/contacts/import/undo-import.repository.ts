import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refreshStatesOf } from './staged-rows.repository.ts'

/** Somebody of the team said more about their consent since. */
const SAID_SINCE = sql`exists (select from contact_consents k
  where k.customer_id = c.customer_id and k.contact_id = c.id and k.import_id is null and k.recorded_by_name is not null
    and k.created_at > c.updated_at)`
const NEW_AS_BROUGHT = sql`c.deleted_at is null and c.updated_at = c.created_at and not ${SAID_SINCE}`
const MERGED_AS_LEFT = sql`c.deleted_at is null and c.updated_at = m.merged_at and not ${SAID_SINCE}`

/** How many contacts it brought or changed, and how many of them somebody has changed since. */
export async function countTouched(tx: CustomerTx, importId: string): Promise<{ touched: number; changed: number }> {
  const { rows } = await sql<{ touched: number; changed: number }>`
    select (n.touched + o.touched)::int as touched, (n.changed + o.changed)::int as changed
    from (select count(*) as touched, count(*) filter (where not (${NEW_AS_BROUGHT})) as changed from contacts c
        where c.customer_id = ${tx.customerId} and c.import_id = ${importId}) n,
      (select count(*) as touched, count(*) filter (where not (${MERGED_AS_LEFT})) as changed
        from contact_import_merges m join contacts c on c.customer_id = m.customer_id and c.id = m.contact_id
        where m.customer_id = ${tx.customerId} and m.import_id = ${importId}) o`.execute(tx)
  return rows[0] ?? { touched: 0, changed: 0 }
}

/** Some of the contacts that it brought. Answers how many went. */
export async function removeBrought(tx: CustomerTx, importId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contacts where customer_id = ${tx.customerId} and id in (
      select c.id from contacts c
      where c.customer_id = ${tx.customerId} and c.import_id = ${importId} and ${NEW_AS_BROUGHT}
      order by c.id limit ${limit} for update of c)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Some of those that were there before become what they were. Answers how many were looked at, and how many were put back. */
export async function restoreMerged(
  tx: CustomerTx,
  importId: string,
  limit: number,
): Promise<{ looked: number; restored: number }> {
  const { rows } = await sql<{ contact_id: string; is_restored: boolean }>`
    with taken as materialized (
        delete from contact_import_merges where customer_id = ${tx.customerId} and import_id = ${importId}
          and contact_id in (select m.contact_id from contact_import_merges m
            where m.customer_id = ${tx.customerId} and m.import_id = ${importId} limit ${limit})
        returning contact_id, before, merged_at),
      -- In the order in which imports hold them, too.
      held as materialized (
        select c.id from contacts c
        where c.customer_id = ${tx.customerId} and c.id = any(array(select m.contact_id from taken m))
        order by c.id for no key update of c),
      restored as (
        update contacts c set name = b.name, phone = b.phone, language = b.language, timezone = b.timezone,
          location_id = (select l.id from locations l where l.customer_id = ${tx.customerId} and l.id = b.location_id),
          tags = b.tags, last_visit = b.last_visit, fields = b.fields, updated_at = b.updated_at
        from taken m cross join lateral jsonb_to_record(m.before) as b (name text, phone text, language text,
          timezone text, location_id uuid, tags text[], last_visit date, fields jsonb, updated_at timestamptz)
        where c.customer_id = ${tx.customerId} and c.id = m.contact_id and c.id = any(array(select h.id from held h))
          and ${MERGED_AS_LEFT} returning c.id),
      unsaid as (
        delete from contact_consents k using restored r
        where k.customer_id = ${tx.customerId} and k.contact_id = r.id and k.import_id = ${importId}),
      unvisited as (
        delete from visits v using restored r
        where v.customer_id = ${tx.customerId} and v.contact_id = r.id and v.import_id = ${importId})
    select m.contact_id, r.id is not null as is_restored from taken m left join restored r on r.id = m.contact_id`.execute(
    tx,
  )
  const restored = rows.filter((row) => row.is_restored).map((row) => row.contact_id)
  if (restored.length > 0) await refreshStatesOf(tx, restored)
  return { looked: rows.length, restored: restored.length }
}
