import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Pool } from 'pg'
import type { QrCodeEventType, QrCodeSort, QrCodeStatus, QrCodeType, ScanDevice } from '#shared/contracts/qr-codes.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { byNumber, byTime, byWords, walk, type ListOrder, type ListRequest } from '#server/database/list-order.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import type { QrCodesTable } from '#server/database/platform-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { readOrderedPage } from '#server/kernel/paging/ordered-page.ts'

/** With its location, and where it leads by now. */
export type QrCodeRow = Selectable<QrCodesTable> & {
  url: string
  location_name: string | null
  location_timezone: string | null
  page_name: string | null
  page_slug: string | null
}

export interface QrCodeFilter {
  search?: string | undefined
  type?: QrCodeType | undefined
  status?: QrCodeStatus | undefined
  location?: string | undefined
  sort: QrCodeSort
}

const ORDERS: Record<QrCodeSort, ListOrder<QrCodeRow>> = {
  newest: byTime(sql`q.created_at`, (row) => row.created_at),
  name: byWords(sql`q.words`, (row) => row.words),
  'most-scanned': byNumber(sql`q.scans`, (row) => row.scans),
  'last-scanned': byTime(sql`coalesce(q.last_scan, 'epoch'::timestamptz)`, (row) => row.last_scan),
}

export const readPage = (tx: CustomerTx, { cursor, limit, ...filter }: QrCodeFilter & PageInput) =>
  readOrderedPage(ORDERS, { sort: filter.sort, cursor, limit }, (wanted) =>
    selectPage(tx, tx.customerId, { filter, ...wanted }).execute(),
  )

export function selectPage(
  db: Kysely<Tables>,
  customerId: string,
  { filter, after, limit }: ListRequest<QrCodeSort> & { filter: QrCodeFilter },
) {
  const { search, type, status, location } = filter
  const { key, direction, isBeyond } = walk(ORDERS[filter.sort], sql`q.id`, after)
  return selectJoined(db, customerId)
    .where('q.deleted_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('q.type', '=', type ?? 'review'))
    .$if(status !== undefined, (query) => query.where('q.status', '=', status ?? 'active'))
    .$if(location !== undefined, (query) => query.where('q.location_id', '=', location ?? null))
    .$if(Boolean(search), (query) => query.where(saying(search ?? '')))
    .where(isBeyond)
    .orderBy(key, direction)
    .orderBy('q.id', direction)
    .limit(limit)
}

/** In its name or in its location's, whatever the case and the accents. */
function saying(search: string): RawBuilder<boolean> {
  const pattern = writeLikePattern(search)
  return sql<boolean>`(q.words like ${pattern} or fold_words(l.name) like ${pattern})`
}

function selectJoined(db: Kysely<Tables>, customerId: string) {
  return db
    .selectFrom('qr_codes as q')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'q.customer_id').onRef('l.id', '=', 'q.location_id'),
    )
    .leftJoin('hosted_pages as h', (join) =>
      join.onRef('h.customer_id', '=', 'q.customer_id').onRef('h.id', '=', 'q.page_id'),
    )
    .selectAll('q')
    .select([
      sql<string>`coalesce(l.review_links ->> q.platform, q.destination)`.as('url'),
      'l.name as location_name',
      'l.timezone as location_timezone',
      'h.name as page_name',
      'h.slug as page_slug',
    ])
    .where('q.customer_id', '=', customerId)
}

/** Deleted ones only where they are asked for. */
export function findById(
  tx: CustomerTx,
  id: string,
  { isDeleted = false, isLocked = false }: { isDeleted?: boolean; isLocked?: boolean } = {},
): Promise<QrCodeRow | undefined> {
  return selectJoined(tx, tx.customerId)
    .where('q.id', '=', id)
    .where('q.deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(isLocked, (query) => query.forNoKeyUpdate('q'))
    .executeTakeFirst()
}

/** In the order of their names. */
export function listByIds(tx: CustomerTx, ids: readonly string[]): Promise<QrCodeRow[]> {
  return selectJoined(tx, tx.customerId)
    .where(sql<boolean>`q.id = any(${ids}::uuid[])`)
    .orderBy('q.words')
    .orderBy('q.id')
    .execute()
}

export async function countStanding(tx: CustomerTx): Promise<number> {
  const { total } = await tx
    .selectFrom('qr_codes')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export interface QrCodeValues {
  name: string
  type: QrCodeType
  destination: string
  platform: Platform | null
  page_id: string | null
  location_id: string | null
  status: QrCodeStatus
}

/** One that stands. */
export function findPage(tx: CustomerTx, id: string): Promise<{ id: string; slug: string } | undefined> {
  return tx
    .selectFrom('hosted_pages')
    .select(['id', 'slug'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export type NewQrCode = QrCodeValues & { id: string; code: string }

/** Those of the codes that nobody had; they are this customer's from now on. */
export async function takeCodes(tx: CustomerTx, wanted: readonly { id: string; code: string }[]): Promise<Set<string>> {
  const taken = await tx
    .insertInto('directory.qr_codes')
    .values(wanted.map(({ id, code }) => ({ customer_id: tx.customerId, qr_code_id: id, code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  return new Set(taken.map(({ code }) => code))
}

export async function insertMany(tx: CustomerTx, codes: readonly NewQrCode[]): Promise<void> {
  const values = codes.map((code) => ({ customer_id: tx.customerId, ...code }))
  await tx.insertInto('qr_codes').values(values).execute()
}

export async function update(
  tx: CustomerTx,
  id: string,
  values: Partial<QrCodeValues> & { deleted_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('qr_codes')
    .set({ ...values, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function insertEvent(tx: CustomerTx, qrCodeId: string, eventType: QrCodeEventType): Promise<void> {
  const values = { customer_id: tx.customerId, qr_code_id: qrCodeId, event_type: eventType }
  await tx.insertInto('qr_code_events').values(values).execute()
}

/** Of a day until now. */
export async function countEvents(tx: CustomerTx, qrCodeId: string, from: Date): Promise<Map<QrCodeEventType, number>> {
  const rows = await tx
    .selectFrom('qr_code_events')
    .select(['event_type', sql<number>`sum(amount)::int`.as('total')])
    .where('customer_id', '=', tx.customerId)
    .where('qr_code_id', '=', qrCodeId)
    .where('created_at', '>=', from)
    .groupBy('event_type')
    .execute()
  return new Map(rows.map((row) => [row.event_type, row.total]))
}

export interface ScansRow {
  day: string
  hour: number
  device: ScanDevice
  scans: number
  unique_scans: number
}

export function listScans(tx: CustomerTx, qrCodeId: string, days: { from: string; to: string }): Promise<ScansRow[]> {
  return tx
    .selectFrom('qr_code_scans')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'hour', 'device', 'scans', 'unique_scans'])
    .where('customer_id', '=', tx.customerId)
    .where('qr_code_id', '=', qrCodeId)
    .where(sql<boolean>`day between ${days.from}::date and ${days.to}::date`)
    .orderBy('day')
    .orderBy('hour')
    .orderBy('device')
    .execute()
}

export interface CountedScan {
  qrCodeId: string
  day: string
  hour: number
  device: ScanDevice
  /** In hexadecimal letters; the same for whoever scans again on that day. */
  visitor: string
  at: Date
}

/** So many in a row: what the database could not take for a while is not one value of megabytes. */
const SCANS_A_BATCH = 500
/** So many rows at once: whoever changes one of their codes does not wait for all of them. */
const BATCHES_AT_ONCE = 20

const inBatches = (scans: readonly CountedScan[]) =>
  Array.from({ length: Math.ceil(scans.length / SCANS_A_BATCH) }, (_, turn) =>
    JSON.stringify(scans.slice(turn * SCANS_A_BATCH, (turn + 1) * SCANS_A_BATCH)),
  )

/**
 * Writes them down as they came. `addUpScans` makes numbers of them. It is one statement, and the disk is not waited for: what has
 * left the process outlives it, and whoever comes next does not stand behind a slow disk. Only a database that falls over loses
 * its last moment.
 */
export const KEEP_SCANS = { name: 'keep-scans', text: 'select keep_scans($1, array[$2])' }

/** The same as a part of something greater. */
export async function keepScansIn(tx: CustomerTx, scans: readonly CountedScan[]): Promise<void> {
  await sql`select keep_scans(${tx.customerId}, ${inBatches(scans)})`.execute(tx)
}

/**
 * Adds up what is kept in one statement, and answers the codes whose numbers moved and whether there may be more. A code that has
 * gone meanwhile is passed over.
 */
export async function addUpScans(tx: CustomerTx): Promise<{ moved: string[]; hasMore: boolean }> {
  // Two processes that count the same codes wait for each other in `standing`, in one order.
  const { rows } = await sql<{ taken: number; moved: string[] }>`
    with taken as materialized (
      delete from qr_code_scan_batches where customer_id = ${tx.customerId} and id in (
        select id from qr_code_scan_batches where customer_id = ${tx.customerId}
        limit ${sql.lit(BATCHES_AT_ONCE)} for update skip locked)
      returning scans),
    told as materialized (
      select c.* from taken t cross join lateral jsonb_to_recordset(t.scans)
        as c ("qrCodeId" uuid, day date, hour smallint, device text, visitor text, at timestamptz)),
    standing as materialized (
      select id from qr_codes where customer_id = ${tx.customerId} and id = any(array(select "qrCodeId" from told))
      order by id for no key update),
    counted as materialized (
      select c.*, row_number() over (partition by c."qrCodeId", c.day, c.visitor order by c.at) = 1 as is_first
      from told c where c."qrCodeId" in (select id from standing)),
    fresh as (
      insert into qr_code_visitors (customer_id, qr_code_id, day, visitor)
      select ${tx.customerId}, c."qrCodeId", c.day, decode(c.visitor, 'hex') from counted c where c.is_first
      on conflict do nothing returning qr_code_id, day, encode(visitor, 'hex') as visitor),
    known as materialized (
      select c.*, f.visitor is not null as is_unique from counted c left join fresh f
        on c.is_first and f.qr_code_id = c."qrCodeId" and f.day = c.day and f.visitor = c.visitor),
    added as (
      insert into qr_code_scans as s (customer_id, qr_code_id, day, hour, device, scans, unique_scans)
      select ${tx.customerId}, "qrCodeId", day, hour, device, count(*), count(*) filter (where is_unique)
      from known group by "qrCodeId", day, hour, device
      on conflict (customer_id, qr_code_id, day, hour, device) do update
      set scans = s.scans + excluded.scans, unique_scans = s.unique_scans + excluded.unique_scans),
    noted as (
      insert into qr_code_events (customer_id, qr_code_id, event_type, amount)
      select ${tx.customerId}, "qrCodeId", 'scan', count(*) from known group by "qrCodeId"),
    moved as (
      update qr_codes q set scans = q.scans + t.scans, unique_scans = q.unique_scans + t.unique_scans,
        last_scan = greatest(q.last_scan, t.last_scan)
      from (
        select "qrCodeId" as id, count(*) as scans, count(*) filter (where is_unique) as unique_scans, max(at) as last_scan
        from known group by "qrCodeId") t
      where q.customer_id = ${tx.customerId} and q.id = t.id returning q.id)
    select (select count(*)::int from taken) as taken, array(select id from moved) as moved`.execute(tx)
  const { taken = 0, moved = [] } = rows[0] ?? {}
  return { moved, hasMore: taken === BATCHES_AT_ONCE }
}

/** Customers whose scans a process has written down that did not live to add them up. */
export async function findLeftScans(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`select find_left_scans() as customer_id`.execute(tx)
  return rows.map(({ customer_id: customerId }) => customerId)
}

export interface ScannedCode {
  code: string
  customer_id: string
  qr_code_id: string
  /** `null`: it is switched off or deleted. */
  destination: string | null
  /** Of a hosted page: its address by now. */
  page_slug: string | null
  timezone: string
  /** Of one that leads nowhere. */
  business_name: string
}

/** Before the customer is known, by a statement that every connection keeps prepared. */
export async function findCodes(pool: Pool, codes: readonly string[]): Promise<ScannedCode[]> {
  const { rows } = await pool.query<ScannedCode>({
    name: 'find-qr-codes',
    text: 'select * from find_qr_codes($1)',
    values: [codes],
  })
  return rows
}
