import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { z } from 'zod'
import type { ContactSort, ContactSource } from '#shared/contracts/contact-filter.ts'
import type { ContactSelection } from '#shared/contracts/contacts.ts'
import { isWithinReason } from '#shared/contracts/reviews.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ContactsTable } from '#server/database/contact-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { chosen, matching, type ContactFilter } from './contact-filter.repository.ts'

export type ContactRow = Omit<Selectable<ContactsTable>, 'last_visit'> & {
  /** A day of no clock. */
  last_visit: string | null
  location_name: string | null
}

export interface ContactValues {
  name: string
  email: string | null
  phone: string | null
  language: Locale | null
  timezone: string | null
  location_id: string | null
  tags: string[]
  last_visit: string | null
  fields: Record<string, string>
}

interface Order {
  key: RawBuilder<unknown>
  cast: RawBuilder<unknown>
  isRising?: boolean
  value: z.ZodType<string>
  valueOf: (row: ContactRow) => string
}

/** Before every day there is. */
const NEVER = '-infinity'

const ORDERS: Record<ContactSort, Order> = {
  newest: {
    key: sql`c.created_at`,
    cast: sql`timestamptz`,
    value: z.iso.datetime().refine(isWithinReason),
    valueOf: (row) => row.created_at.toISOString(),
  },
  name: {
    key: sql`c.name_words`,
    cast: sql`text`,
    isRising: true,
    value: z.string(),
    valueOf: (row) => row.name_words,
  },
  'last-visit': {
    key: sql`coalesce(c.last_visit, '-infinity'::date)`,
    cast: sql`date`,
    value: z.union([z.iso.date(), z.literal(NEVER)]),
    valueOf: (row) => row.last_visit ?? NEVER,
  },
}

type Place = [sort: ContactSort, value: string, id: string]

/** Asks for one row more than wanted, cuts it off and names where the next page begins. */
export async function readPage(
  tx: CustomerTx,
  { cursor, limit, sort, ...filter }: ContactFilter & PageInput & { sort: ContactSort },
): Promise<{ rows: ContactRow[]; nextCursor: string | null }> {
  // One of another order names no place in this one.
  const ofThisOrder = z.tuple([z.literal(sort), ORDERS[sort].value, z.uuid()])
  const after = cursor === undefined ? null : readCursorText(cursor, ofThisOrder)
  const found = await selectPage(tx, tx.customerId, {
    where: matching(filter),
    sort,
    after,
    limit: limit + 1,
  }).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const place: Place | undefined = last && [sort, ORDERS[sort].valueOf(last), last.id]
  return { rows, nextCursor: place && found.length > limit ? writeCursorText(place) : null }
}

interface PageRequest {
  where: RawBuilder<boolean>
  sort: ContactSort
  after: Place | null
  limit: number
}

/** Walks the index of the order, or of the filter, from where the page before ended. */
export function selectPage(db: Kysely<Tables>, customerId: string, { where, sort, after, limit }: PageRequest) {
  const { key, cast, isRising } = ORDERS[sort]
  const [direction, beyond] = isRising ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  return selectJoined(db, customerId)
    .where(where)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${key}, c.id) ${beyond} (${after?.[1]}::${cast}, ${after?.[2]}::uuid)`),
    )
    .orderBy(key, direction)
    .orderBy('c.id', direction)
    .limit(limit)
}

/** Newest first. `isCut`: there was no time to look at the older ones. */
export async function findSaying(
  tx: CustomerTx,
  { phrase, limit }: { phrase: string; limit: number },
): Promise<{ rows: ContactRow[]; isCut: boolean }> {
  const found = await sql<{ ids: string[]; is_cut: boolean }>`
    select * from search_contacts(${phrase}, ${limit})`.execute(tx)
  const { ids, is_cut: isCut } = found.rows[0] ?? { ids: [], is_cut: false }
  if (ids.length === 0) return { rows: [], isCut }
  const where = chosen({ contactIds: ids })
  return { rows: await selectPage(tx, tx.customerId, { where, sort: 'newest', after: null, limit }).execute(), isCut }
}

/** By their names' order, for a file: as many as there are, from where the part before ended. */
export async function listChosen(
  tx: CustomerTx,
  selection: ContactSelection,
  { after, limit }: { after: Place | null; limit: number },
): Promise<{ rows: ContactRow[]; next: Place | null }> {
  const rows = await selectPage(tx, tx.customerId, { where: chosen(selection), sort: 'name', after, limit }).execute()
  const last = rows.at(-1)
  return { rows, next: last && rows.length === limit ? ['name', last.name_words, last.id] : null }
}

function selectJoined(db: Kysely<Tables>, customerId: string) {
  return db
    .selectFrom('contacts as c')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'c.customer_id').onRef('l.id', '=', 'c.location_id'),
    )
    .selectAll('c')
    .select(['l.name as location_name', sql<string | null>`to_char(c.last_visit, 'YYYY-MM-DD')`.as('last_visit')])
    .where('c.customer_id', '=', customerId)
    .$castTo<ContactRow>()
}

export function findById(tx: CustomerTx, id: string, { isLocked = false } = {}): Promise<ContactRow | undefined> {
  return selectJoined(tx, tx.customerId)
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .$if(isLocked, (query) => query.forNoKeyUpdate('c'))
    .executeTakeFirst()
}

/** Whoever has the address, also at a location that the asking person does not see. */
export async function findHolder(
  tx: CustomerTx,
  { email, phone }: Pick<ContactValues, 'email' | 'phone'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_contact_with(${email}, ${phone}) as id`.execute(tx)
  return rows[0]?.id ?? null
}

const columnsOf = ({ fields, ...values }: Partial<ContactValues>) => ({
  ...values,
  ...(fields && { fields: JSON.stringify(fields) }),
})

/** `null` when somebody else has just taken the address. */
export async function insert(
  tx: CustomerTx,
  values: ContactValues & { source: ContactSource },
): Promise<string | null> {
  const { source, fields, ...rest } = values
  const row = await tx
    .insertInto('contacts')
    .values({ customer_id: tx.customerId, ...rest, fields: JSON.stringify(fields), source })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function update(tx: CustomerTx, id: string, values: Partial<ContactValues>): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ ...columnsOf(values), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await tx.deleteFrom('contacts').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

export interface ContactCounts {
  total: number
  email: number
  sms: number
  suppressed: number
}

export async function count(tx: CustomerTx, filter: ContactFilter): Promise<ContactCounts> {
  const { rows } = await sql<ContactCounts>`
    select count(*)::int as total,
      count(*) filter (where c.email_state = 'granted')::int as email,
      count(*) filter (where c.sms_state = 'granted')::int as sms,
      count(*) filter (where 'suppressed' in (c.email_state, c.sms_state))::int as suppressed
    from contacts c where c.customer_id = ${tx.customerId} and ${matching(filter)}`.execute(tx)
  return rows[0] ?? { total: 0, email: 0, sms: 0, suppressed: 0 }
}

/** Most used first. */
export async function listTags(tx: CustomerTx, limit: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select t.tag, count(*)::int as count from contacts c cross join unnest(c.tags) as t (tag)
    where c.customer_id = ${tx.customerId} and c.deleted_at is null and c.tags <> '{}'
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(tx)
  return rows
}

export interface TagChange {
  add: readonly string[]
  remove: readonly string[]
  /** Whoever would have more keeps the tags they have. */
  most: number
}

/** Answers how many have changed. */
export async function changeTags(tx: CustomerTx, selection: ContactSelection, change: TagChange): Promise<number> {
  const { add, remove: off, most } = change
  const { numAffectedRows } = await sql`
    update contacts c set tags = n.tags, updated_at = now()
    from (
      select c.id, array(
        select t.tag from unnest(c.tags || ${[...add]}::text[]) with ordinality as t (tag, place)
        where t.tag <> all(${[...off]}::text[]) group by t.tag order by min(t.place)) as tags
      from contacts c where c.customer_id = ${tx.customerId} and ${chosen(selection)}) n
    where c.customer_id = ${tx.customerId} and c.id = n.id and c.tags <> n.tags and cardinality(n.tags) <= ${most}`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/** Answers how many. */
export async function markDeleted(tx: CustomerTx, selection: ContactSelection, deletionId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update contacts c set deleted_at = now(), deletion_id = ${deletionId}
    where c.customer_id = ${tx.customerId} and ${chosen(selection)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Whoever has been added again meanwhile stays away. */
export async function restore(tx: CustomerTx, deletionId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contacts c
    where c.customer_id = ${tx.customerId} and c.deletion_id = ${deletionId} and c.deleted_at is not null
      and find_contact_with(c.email, c.phone) is null for no key update`.execute(tx)
  const { numAffectedRows } = await sql`
    update contacts set deleted_at = null, deletion_id = null
    where customer_id = ${tx.customerId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function countAll(tx: CustomerTx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contacts where customer_id = ${tx.customerId} and deleted_at is null`.execute(tx)
  return rows[0]?.total ?? 0
}
