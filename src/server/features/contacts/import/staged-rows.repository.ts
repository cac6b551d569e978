import { sql, type RawBuilder } from 'kysely'
import { VISIT_ASK_DAYS } from '#shared/domain/visits.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { RefusedRow, StagedRow } from './read-contact-row.ts'

export async function stageRows(tx: CustomerTx, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into contact_import_rows (customer_id, import_id, line, name, email, phone, language, timezone, location_id,
      tags, last_visit, fields)
    select ${tx.customerId}, ${importId}, r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line integer, name text, email text, phone text,
      language text, timezone text, location_id uuid, tags text[], last_visit date, fields jsonb)`.execute(tx)
}

export async function stageFaults(tx: CustomerTx, importId: string, faults: readonly RefusedRow[]): Promise<void> {
  if (faults.length === 0) return
  await sql`
    insert into contact_import_faults (customer_id, import_id, line, fault, value)
    select ${tx.customerId}, ${importId}, f.*
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as f (line integer, fault text, value text)`.execute(tx)
}

export async function listFaults(
  tx: CustomerTx,
  importId: string,
  { afterLine, limit }: { afterLine: number; limit: number },
): Promise<RefusedRow[]> {
  return tx
    .selectFrom('contact_import_faults')
    .select(['line', 'fault', 'value'])
    .where('customer_id', '=', tx.customerId)
    .where('import_id', '=', importId)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(limit)
    .execute()
}

/** Somebody who is erased is brought back by no list that waits, and counted in none. */
export async function dropPerson(
  tx: CustomerTx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  await sql`
    with gone as (
      delete from contact_import_rows r where r.customer_id = ${tx.customerId}
        and (r.email = ${email} or (r.email is null and r.phone = ${phone})) returning r.import_id)
    update contact_imports i set total = i.total - g.rows, known = greatest(i.known - g.rows, 0)
    from (select import_id, count(*)::int as rows from gone group by 1) g
    where i.customer_id = ${tx.customerId} and i.id = g.import_id`.execute(tx)
}

const rowsOf = (tx: CustomerTx, importId: string, alias: RawBuilder<unknown>) =>
  sql`${alias}.customer_id = ${tx.customerId} and ${alias}.import_id = ${importId}`

const R = sql`r`
/** Of several lines of one person, the last that says something. */
const said = (column: string) => {
  const value = sql.ref(`r.${column}`)
  return sql`(array_agg(${value} order by r.line desc) filter (where ${value} is not null))[1]`
}

/** Lines of one person become one, by the rule for contacts that are there already. Answers how many went. */
export async function joinRepeated(tx: CustomerTx, importId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with repeated as materialized (
        select coalesce(r.email, r.phone) as identity from contact_import_rows r
        where ${rowsOf(tx, importId, R)} group by 1 having count(*) > 1),
      joined as materialized (
        select p.identity, min(r.line) as line,
          coalesce((array_agg(r.name order by r.line desc) filter (where r.name <> ''))[1], '') as name,
          ${said('phone')} as phone, ${said('language')} as language, ${said('timezone')} as timezone,
          ${said('location_id')} as location_id, max(r.last_visit) as last_visit,
          jsonb_agg(r.fields order by r.line) as fields,
          jsonb_agg(to_jsonb(r.tags) order by r.line) as tags
        from repeated p join contact_import_rows r on coalesce(r.email, r.phone) = p.identity
        where ${rowsOf(tx, importId, R)} group by 1),
      kept as (
        update contact_import_rows r set name = j.name, phone = j.phone, language = j.language, timezone = j.timezone,
          location_id = j.location_id, last_visit = j.last_visit,
          fields = (select coalesce(jsonb_object_agg(e.key, e.value order by f.place), '{}')
            from jsonb_array_elements(j.fields) with ordinality f (fields, place), jsonb_each(f.fields) e),
          tags = array(select t.tag from jsonb_array_elements(j.tags) with ordinality l (tags, place),
              jsonb_array_elements_text(l.tags) with ordinality t (tag, at)
            group by t.tag order by min(l.place * 100 + t.at) limit 20)
        from joined j where ${rowsOf(tx, importId, R)} and r.line = j.line)
    delete from contact_import_rows r using joined j
    where ${rowsOf(tx, importId, R)} and coalesce(r.email, r.phone) = j.identity and r.line <> j.line`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The contact that a row is about: by the e-mail address, or by the phone number of somebody without one. */
const knownOf = ({ customerId }: CustomerTx) => sql`case when r.email is not null
  then (select c.id from contacts c where c.customer_id = ${customerId} and c.email = r.email and c.deleted_at is null)
  else (select c.id from contacts c
    where c.customer_id = ${customerId} and c.phone = r.phone and c.email is null and c.deleted_at is null) end`

const isSuppressed = (
  { customerId }: CustomerTx,
  column: 'email' | 'phone',
) => sql`exists (select from contact_suppressions s
  where s.customer_id = ${customerId} and s.address_key = hash_address(${customerId}, ${sql.ref(`r.${column}`)}))`

export interface CheckedCounts {
  total: number
  known: number
  suppressed: number
}

export async function countChecked(tx: CustomerTx, importId: string): Promise<CheckedCounts> {
  const { rows } = await sql<CheckedCounts>`
    select count(*)::int as total, count(${knownOf(tx)})::int as known,
      count(*) filter (where ${isSuppressed(tx, 'email')} or ${isSuppressed(tx, 'phone')})::int as suppressed
    from contact_import_rows r where ${rowsOf(tx, importId, R)}`.execute(tx)
  return rows[0] ?? { total: 0, known: 0, suppressed: 0 }
}

const batchOf = (tx: CustomerTx, importId: string, size: number) => sql`
  batch as materialized (
    select r.*, l.id as place, gen_random_uuid() as new_id from (
      select * from contact_import_rows r where ${rowsOf(tx, importId, R)} order by r.line limit ${size}) r
    -- A location may have gone since.
    left join locations l on l.customer_id = ${tx.customerId} and l.id = r.location_id)`

/**
 * Visits that the file tells of, where they are not long past. A day has no clock: noon in Greenwich is the same day nearly
 * everywhere. `guests`: customer, contact, place and day of each.
 */
const visitsOf = (importId: string, guests: RawBuilder<unknown>) => sql`
  insert into visits (customer_id, contact_id, location_id, visited_at, source, import_id)
  select g.customer_id, g.contact_id, g.place, (g.day + time '12:00') at time zone 'UTC', 'import', ${importId}::uuid
  from (${guests}) as g (customer_id, contact_id, place, day)
  where g.day > current_date - ${VISIT_ASK_DAYS}::int on conflict do nothing`

/** The next rows about people who are there: what the file says goes before, empty cells change nothing. */
export async function mergeKnown(tx: CustomerTx, importId: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ contact_id: string }>`
    with ${batchOf(tx, importId, size)},
      found as materialized (select r.*, ${knownOf(tx)} as contact_id from batch r),
      held as materialized (
        select c.* from contacts c
        where c.customer_id = ${tx.customerId} and c.id = any(array(select f.contact_id from found f))
        -- Two imports hold the same people in one order, whatever that of their files: neither waits for the other in a circle.
        order by c.id for no key update of c),
      noted as (
        insert into contact_import_merges (customer_id, import_id, contact_id, before)
        select h.customer_id, ${importId}, h.id, jsonb_build_object('name', h.name, 'phone', h.phone,
          'language', h.language, 'timezone', h.timezone, 'location_id', h.location_id, 'tags', h.tags,
          'last_visit', h.last_visit, 'fields', h.fields, 'updated_at', h.updated_at)
        from held h on conflict do nothing),
      merged as (
        update contacts c set name = coalesce(nullif(f.name, ''), c.name), phone = coalesce(f.phone, c.phone),
          language = coalesce(f.language, c.language), timezone = coalesce(f.timezone, c.timezone),
          location_id = coalesce(f.place, c.location_id), last_visit = greatest(c.last_visit, f.last_visit),
          fields = c.fields || f.fields, updated_at = now(),
          -- Whoever would have more keeps the tags they have.
          tags = case when cardinality(t.tags) <= 20 then t.tags else c.tags end
        from found f join held h on h.id = f.contact_id
        cross join lateral (select array(
          select u.tag from unnest(h.tags || f.tags) with ordinality u (tag, at) group by u.tag order by min(u.at)) as tags) t
        where c.customer_id = ${tx.customerId} and c.id = h.id returning c.id as contact_id, f.line),
      visited as (${visitsOf(
        importId,
        sql`select h.customer_id, h.id, coalesce(f.place, h.location_id), f.last_visit from found f join held h on h.id = f.contact_id
          where h.last_visit is null or f.last_visit > h.last_visit`,
      )}),
      gone as (
        delete from contact_import_rows r
        where ${rowsOf(tx, importId, R)} and r.line = any(array(select m.line from merged m)))
    select contact_id from merged`.execute(tx)
  return rows.map(({ contact_id: id }) => id)
}

/** What the import says everybody has agreed to. */
export interface GrantedBy {
  channels: readonly string[]
  basis: string
  place: string
  wording: string
  obtainedAt: string
  recordedBy: string | null
}

const linesOf = (importId: string, granted: GrantedBy | null) => sql`
  ${granted?.basis ?? null}::text, ${granted?.place ?? null}::text, ${granted?.wording ?? null}::text,
  ${granted?.obtainedAt ?? null}::timestamptz, ${granted?.recordedBy ?? null}::text, ${importId}::uuid`

/** The next rows about people who are new. One that somebody else has just added stays for the next time. */
export async function addNew(
  tx: CustomerTx,
  importId: string,
  { size, granted }: { size: number; granted: GrantedBy | null },
): Promise<number> {
  const state = (column: 'email' | 'phone', channel: string) => sql`case
    when ${sql.ref(`r.${column}`)} is null then 'none' when ${isSuppressed(tx, column)} then 'suppressed'
    else ${granted?.channels.includes(channel) ? 'granted' : 'none'} end`
  const { rows } = await sql<{ added: number }>`
    with ${batchOf(tx, importId, size)},
      added as (
        insert into contacts (customer_id, id, name, email, phone, language, timezone, location_id, tags, source,
          last_visit, fields, import_id, email_state, sms_state)
        select r.customer_id, r.new_id, r.name, r.email, r.phone, r.language, r.timezone, r.place, r.tags, 'import', r.last_visit,
          r.fields, r.import_id, ${state('email', 'email')}, ${state('phone', 'sms')}
        -- In one order as well, whoever else brings them at this moment.
        from batch r order by r.email, r.phone on conflict do nothing
        returning customer_id, id, email_key, phone_key, email_state, sms_state),
      agreed as (
        insert into contact_consents (customer_id, contact_id, channel, address_key, action, basis, place, wording,
          obtained_at, recorded_by_name, import_id)
        select a.customer_id, a.id, k.channel, k.key, 'granted', ${linesOf(importId, granted)}
        from added a cross join lateral (values
          ('email', a.email_key, a.email_state), ('sms', a.phone_key, a.sms_state)) as k (channel, key, state)
        where k.state = 'granted'),
      visited as (${visitsOf(
        importId,
        sql`select a.customer_id, a.id, b.place, b.last_visit from added a join batch b on b.new_id = a.id`,
      )}),
      gone as (
        delete from contact_import_rows r where ${rowsOf(tx, importId, R)} and r.line = any(array(
          select b.line from batch b join added a on a.id = b.new_id)))
    select count(*)::int as added from added`.execute(tx)
  return rows[0]?.added ?? 0
}

/** Whoever has said nothing yet has agreed now; who withdrew or is suppressed has not. */
export async function grantMerged(
  tx: CustomerTx,
  importId: string,
  { contactIds, granted }: { contactIds: readonly string[]; granted: GrantedBy | null },
): Promise<void> {
  if (granted) {
    await sql`
      insert into contact_consents (customer_id, contact_id, channel, address_key, action, basis, place, wording,
        obtained_at, recorded_by_name, import_id)
      select c.customer_id, c.id, k.channel, k.key, 'granted', ${linesOf(importId, granted)}
      from contacts c cross join lateral (values ('email', c.email_key), ('sms', c.phone_key)) as k (channel, key)
      where c.customer_id = ${tx.customerId} and c.id = any(${contactIds}::uuid[]) and k.key is not null
        and k.channel = any(${granted.channels}::text[])
        and contact_state(c.customer_id, c.id, k.channel, k.key) = 'none'`.execute(tx)
  }
  await refreshStatesOf(tx, contactIds)
}

export async function refreshStatesOf(tx: CustomerTx, contactIds: readonly string[]): Promise<void> {
  await sql`
select refresh_contact_states(${tx.customerId}, ${contactIds}::uuid[])`.execute(tx)
}

export async function hasStaged(tx: CustomerTx, importId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from contact_import_rows r where ${rowsOf(tx, importId, R)}) as has`.execute(tx)
  return rows[0]?.has ?? false
}

export async function dropStaged(tx: CustomerTx, importId: string): Promise<void> {
  await tx
    .deleteFrom('contact_import_rows')
    .where('customer_id', '=', tx.customerId)
    .where('import_id', '=', importId)
    .execute()
}
