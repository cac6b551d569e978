import { sql } from 'kysely'
import type { CustomerStatus } from '#shared/domain/plans.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import { SEALED_COLUMNS } from '#server/kernel/crypto/reseal.ts'
import type { ZipEntry } from '#server/kernel/storage/zip.ts'

/** What is of no use elsewhere, each with the reason. Everything else of a customer is theirs to take along. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  data_exports: 'the archives themselves',
  data_export_files: 'as data_exports',
  customer_notes: 'what administrators tell each other',
  idempotency_keys: 'answers to requests of the last day',
  live_events: 'what open screens are told',
  live_event_counters: 'as live_events',
  push_subscriptions: 'keys of browsers',
  reply_links: 'hashes of words in mails',
  contact_links: 'as reply_links',
  platform_authorizations: 'a connection on its way',
  provider_authorizations: 'as platform_authorizations',
  slack_webhooks: 'an address that is a secret',
  slack_messages: 'on their way out',
  visit_hook_messages: 'names that systems have for what made visits',
  webhook_secrets: 'secrets and how they end',
  webhook_events: 'ids of what is told elsewhere, for a month',
  webhook_counters: 'as webhook_events',
  webhook_deliveries: 'on their way out',
  notification_deliveries: 'on their way out',
  ai_reservations: 'for as long as a draft takes',
  alert_drafts: 'for as long as a mail takes',
  review_total_changes: 'gone before the commit',
  qr_code_scan_batches: 'scans of some seconds, which are counted',
  competitor_readings: 'what nobody may keep for longer than a day',
  qr_code_visitors: 'hashes that tell visitors apart for a day',
  page_visitors: 'as qr_code_visitors',
}

const STATEMENT_BYTES = 4 * 1024 * 1024

export interface ExportedTable {
  name: string
  key: string[]
  columns: string[]
  /** The column with a file, where rows have one. */
  fileColumn: string | null
}

/** All that the database has of a customer, by name; what it cannot read elsewhere is not told. */
export async function listTables(tx: CustomerTx): Promise<ExportedTable[]> {
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  const { rows } = await sql<ExportedTable>`
    select c.relname as name,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.atttypid not in ('bytea'::regtype, 'tsvector'::regtype)
          and c.relname || '.' || a.attname <> all (${sealed}::text[]) order by a.attnum) as columns,
      (select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and a.attname = 'content') as "fileColumn"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and has_table_privilege(c.oid, 'select') and c.relname <> all (${Object.keys(LEFT_OUT)}::text[])
      and (c.relname = 'customers' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped))
    order by 1`.execute(tx)
  return rows
}

interface Portion {
  offset: number
  limit: number
}

export async function readRows(tx: CustomerTx, table: ExportedTable, { offset, limit }: Portion) {
  const owner = table.name === 'customers' ? 'id' : 'customer_id'
  const columns = sql.join(table.columns.map((name) => sql`t.${sql.ref(name)}`))
  const file = table.fileColumn === null ? sql`null::bytea` : sql`t.${sql.ref(table.fileColumn)}`
  const { rows } = await sql<{ row: Record<string, unknown>; file: Buffer | null }>`
    select (select row_to_json(picked) from (select ${columns}) picked) as row, ${file} as file from ${sql.table(table.name)} t
    where t.${sql.ref(owner)} = ${tx.customerId}
    order by ${sql.join(table.key.map((name) => sql`t.${sql.ref(name)}`))}
    offset ${offset} limit ${limit}`.execute(tx)
  return rows
}

/** The one that is being made, else the newest that can be fetched. */
export function findExport(tx: CustomerTx) {
  return tx
    .selectFrom('data_exports')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** `undefined` where it is not being made: by then somebody else has finished it. */
export function lockWorking(tx: CustomerTx, id: string) {
  return selectWorking(tx, id).forUpdate().executeTakeFirst()
}

export function findWorking(tx: CustomerTx, id: string) {
  return selectWorking(tx, id).executeTakeFirst()
}

function selectWorking(tx: CustomerTx, id: string) {
  return tx
    .selectFrom('data_exports')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'working')
}

/** Takes the place of those before. `undefined`: another one is being made. */
export async function insertExport(tx: CustomerTx, values: { userId: string; total: number; days: number }) {
  const { userId, total, days } = values
  await tx
    .deleteFrom('data_exports')
    .where('customer_id', '=', tx.customerId)
    .where((where) => where.or([where('state', '=', 'ready'), where('expires_at', '<', sql<Date>`now()`)]))
    .execute()
  return tx
    .insertInto('data_exports')
    .values({
      customer_id: tx.customerId,
      user_id: userId,
      total,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function advance(
  tx: CustomerTx,
  id: string,
  to: { done: number; row_offset: number; state: 'working' | 'ready' },
): Promise<void> {
  await tx.updateTable('data_exports').set(to).where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

/** Many small ones by one statement, a large one by its own. */
export async function keepFiles(tx: CustomerTx, exportId: string, entries: readonly ZipEntry[]): Promise<void> {
  let [from, bytes] = [0, 0]
  for (const [index, { content }] of entries.entries()) {
    bytes += content.length
    if (bytes < STATEMENT_BYTES && index < entries.length - 1) continue
    const values = entries
      .slice(from, index + 1)
      .map((each) => ({ customer_id: tx.customerId, export_id: exportId, ...each }))
    await tx.insertInto('data_export_files').values(values).execute()
    from = index + 1
    bytes = 0
  }
}

/** None where it is not ready, or its days are over. */
export async function listPaths(tx: CustomerTx, exportId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('data_export_files as f')
    .innerJoin('data_exports as e', (join) =>
      join.onRef('e.customer_id', '=', 'f.customer_id').onRef('e.id', '=', 'f.export_id'),
    )
    .select('f.path')
    .where('f.customer_id', '=', tx.customerId)
    .where('e.id', '=', exportId)
    .where('e.state', '=', 'ready')
    .where('e.expires_at', '>', sql<Date>`now()`)
    .orderBy('f.path')
    .execute()
  return rows.map(({ path }) => path)
}

export async function getFile(tx: CustomerTx, exportId: string, path: string): Promise<ZipEntry> {
  const { crc, size, ...file } = await tx
    .selectFrom('data_export_files')
    .select(['path', 'content', 'crc', 'size'])
    .where('customer_id', '=', tx.customerId)
    .where('export_id', '=', exportId)
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  return { ...file, crc: Number(crc), size: Number(size) }
}

export async function findAsker(tx: CustomerTx, userId: string) {
  return tx
    .selectFrom('team_members')
    .select(['email', 'language'])
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export function lockClosing(tx: CustomerTx) {
  return tx
    .selectFrom('customers')
    .select(['company_name', 'is_named', 'status', 'closed_at', 'erase_at', 'status_before_closing'])
    .where('id', '=', tx.customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export function findClosing(tx: CustomerTx) {
  return tx
    .selectFrom('customers')
    .select(['closed_at', 'erase_at'])
    .where('id', '=', tx.customerId)
    .executeTakeFirstOrThrow()
}

/** It can be read until the last day. */
export async function setClosed(tx: CustomerTx, days: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set((column) => ({
      closed_at: sql<Date>`now()`,
      erase_at: sql<Date>`now() + make_interval(days => ${days})`,
      status_before_closing: column.ref('status'),
      status: 'read-only',
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', tx.customerId)
    .execute()
}

export async function setOpen(tx: CustomerTx, status: CustomerStatus): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ closed_at: null, erase_at: null, status_before_closing: null, status, updated_at: sql<Date>`now()` })
    .where('id', '=', tx.customerId)
    .execute()
}

/** One whose days are over; `null` when none is left. */
export async function eraseOne(tx: PlatformTx): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select erase_closed_customer() as id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function pruneExports(tx: PlatformTx): Promise<void> {
  await sql`select prune_data_exports()`.execute(tx)
}
