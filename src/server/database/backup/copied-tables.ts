import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseAddress } from '#server/database/address.ts'

/** What is copied of a table: all but what the database makes of the rest by itself. Names are quoted where they have to be. */
export interface CopiedTable {
  name: string
  columns: string[]
  /** In which the rows are copied: the same rows give the same bytes. */
  order: string[]
}

export interface TableSum {
  name: string
  columns: string[]
  rows: number
  sha256: string
}

/** The same value is always the same text, whatever the server, the role or the session prefers. */
export const PLAIN_TEXT = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 3; set client_encoding = 'UTF8'; set lc_monetary = 'C';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** What migrations were applied stands in the manifest, and what may be lost with any crash is not worth a copy. */
const LIST_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, a.columns, coalesce(k.columns, array['t::text']) as "order"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select array_agg(quote_ident(a.attname) order by a.attnum) as columns from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') a
  left join lateral (
    select array_agg(quote_ident(a.attname) order by i.turn) as columns
    from (select unnest(i.indkey) as attnum, generate_subscripts(i.indkey, 1) as turn
          from pg_index i where i.indrelid = c.oid and i.indisprimary) i
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.attnum) k on true
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.oid is distinct from to_regclass('public.schema_migrations')
  order by 1`

/** In one moment of the database, however long the reading takes. */
export async function inOneMoment<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(PLAIN_TEXT)
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

export async function listTables(client: Client, isMeant: IsMeant): Promise<CopiedTable[]> {
  return (await client.query<CopiedTable>(LIST_TABLES)).rows.filter(isMeant)
}

/** Of whatever else stands in a database, nothing is copied. */
export type IsMeant = (table: { name: string }) => boolean

/** A queue in a database of its own. */
export interface CopiedQueue {
  address: DatabaseAddress
  /** Where its tables are. What it left behind there in the product's database is not copied. */
  schema: string
  /** Held by whoever hands jobs from one database to the other. */
  relayLock: number
}

/** Which tables of a backup are in which database. */
export function splitTables(queue: CopiedQueue | null): { inProduct: IsMeant; inQueue: IsMeant } {
  const inQueue: IsMeant = ({ name }) => queue !== null && name.startsWith(`${queue.schema}.`)
  return { inProduct: (table) => !inQueue(table), inQueue }
}

/** Those that were applied, each with its checksum. */
export async function listMigrations(client: Client): Promise<[name: string, checksum: string][]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migrations order by name',
  )
  return rows.map(({ name, checksum }) => [name, checksum])
}

/** All of it, or those rows, called `t`, of which the condition holds. */
export async function* readTable(
  client: Client,
  { name, columns, order }: CopiedTable,
  condition = 'true',
): AsyncGenerator<Buffer> {
  const picked = columns.map((column) => `t.${column}`).join(', ')
  const rows = `select ${picked} from ${name} t where ${condition} order by ${order.join(', ')}`
  yield* client.query(copyTo(`copy (${rows}) to stdout`))
}

/** Passes on what it is given, and knows in the end how many rows that was and what they add up to. */
export function sumUp() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk)
        // A line break inside of a value is written as two letters.
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
        yield chunk
      }
    },
    total: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
