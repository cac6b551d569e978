import { pipeline } from 'node:stream/promises'
import { DatabaseError, type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withMigrationLock } from '#server/database/migrate.ts'
import { withClient } from '#server/database/prepare.ts'
import { listMigrations, PLAIN_TEXT, readTable, sumUp, type CopiedTable } from './copied-tables.ts'
import { readCustomerFile, type CustomerHead, type CustomerSum } from './customer-file.ts'
import { listCustomerTables, PEOPLE_TABLES, personColumn } from './customer-tables.ts'
import { BackupError } from './manifest.ts'
import { readToTheEnd } from './write-customer.ts'

interface CustomerRestoreOrder {
  file: string
  /** A superuser of a database in use, which this customer is not in. */
  into: DatabaseAddress
  keyIds: string[]
}

export interface RestoredCustomer {
  head: CustomerHead
  rows: number
  tables: number
  /** When a workspace that was closed goes for good. */
  eraseAt: Date | null
}

const UNIQUE_VIOLATION = '23505'

/** All of it or nothing, compared with what was written down before it counts. Everybody else goes on working. */
export async function restoreCustomer({ file, into, keyIds }: CustomerRestoreOrder): Promise<RestoredCustomer> {
  let head: CustomerHead | undefined
  await readCustomerFile(file, async (found) => void (head = found), readToTheEnd)
  if (!head) throw new BackupError(`There is no file ${file}.`)
  const { customerId } = head
  refuseOtherKey(head, keyIds)
  return withClient(into, (client) =>
    withMigrationLock(client, async () => {
      await refuseOtherDatabase(client, head as CustomerHead)
      return inOneTransaction(client, async () => {
        const sums = await fill(client, file, customerId)
        await compare(client, customerId, sums)
        await countAgain(client, customerId)
        const eraseAt = await giveTime(client, customerId)
        const rows = sums.reduce((sum, table) => sum + table.rows, 0)
        return { head: head as CustomerHead, rows, tables: sums.length, eraseAt }
      })
    }),
  )
}

function refuseOtherKey({ keyIds: needed }: CustomerHead, keyIds: string[]): void {
  if (needed.every((id) => keyIds.includes(id))) return
  throw new BackupError(
    'The key that opens this backup is missing: set SECRET_KEY, or SECRET_KEY_PREVIOUS, to it, or use the secret-keys.json from then.',
  )
}

async function refuseOtherDatabase(client: Client, { customerId, migrations }: CustomerHead): Promise<void> {
  const { rows: states } = await client.query<{ is_superuser: boolean; is_made: boolean }>(
    `select rolsuper as is_superuser, to_regclass('public.schema_migrations') is not null as is_made
     from pg_roles where rolname = current_user`,
  )
  if (!states[0]?.is_superuser) {
    throw new BackupError('Only a superuser can restore. Set BACKUP_DATABASE_URL to the same database as one.')
  }
  if (!states[0].is_made) {
    throw new BackupError('This database is empty. Start the product on it once, or restore a whole backup.')
  }
  if (JSON.stringify(await listMigrations(client)) !== JSON.stringify(migrations)) {
    throw new BackupError(
      'This database has the tables of another version than the backup. Restore it with the version that wrote it, then update.',
    )
  }
  const { rows: customers } = await client.query('select from public.customers where id = $1', [customerId])
  if (customers.length > 0) {
    throw new BackupError(`The workspace ${customerId} is here. It is restored only where it is not.`)
  }
}

/** Triggers and references rest meanwhile: what they make is among the rows, and the rows belonged together when they were copied. */
async function inOneTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(PLAIN_TEXT)
  await client.query('begin')
  try {
    await client.query('set local session_replication_role = replica')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) {
      throw new BackupError(
        `Something of this workspace belongs to somebody else here: ${error.table} ${error.detail}. Nothing was changed.`,
        { cause: error },
      )
    }
    throw error
  }
}

/** What the file says is looked at only to find the same in the catalogue: its names are written by whoever wrote the file. */
async function fill(client: Client, file: string, customerId: string): Promise<CustomerSum[]> {
  await client.query('create temporary table newcomers (id uuid primary key) on commit drop')
  const missing = await listCustomerTables(client, customerId)
  const sums = await readCustomerFile(
    file,
    async () => undefined,
    async ({ name, columns }, rows) => {
      const table = missing.shift()
      if (!table || table.name !== name || table.columns.join() !== columns.join()) throw refuseOtherTables()
      if (PEOPLE_TABLES.includes(table.name)) await takePeople(client, table, rows)
      else await copy(client, table, rows)
    },
  )
  if (missing.length > 0) throw refuseOtherTables()
  return sums
}

const refuseOtherTables = () =>
  new BackupError('The file has other tables, or columns, than a workspace has here. Nothing was changed.')

async function copy(client: Client, { name, columns }: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)))
}

/** Whoever is here already stays as they are here; everybody else comes as they were. */
async function takePeople(client: Client, table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  const columns = table.columns.join(', ')
  const arriving = { ...table, name: 'arriving' }
  await client.query(`create temporary table arriving on commit drop as select ${columns} from ${table.name} limit 0`)
  await copy(client, arriving, rows)
  if (table.name === 'auth.users') {
    await client.query('insert into newcomers select id from arriving except select id from auth.users')
    await refuseOthers(client)
  }
  await client.query(
    `delete from arriving where (${personColumn(table.name)} in (select id from newcomers)) is not true`,
  )
  // A trail outlives its person.
  if (table.name === 'auth.audit_events') {
    await client.query('delete from arriving where id in (select id from auth.audit_events)')
  }
  await client.query(`insert into ${table.name} (${columns}) select ${columns} from arriving`)
  const key = table.order.join(', ')
  const taken = await sumOf(client, table, `(${key}) in (select ${key} from arriving)`)
  if (taken !== (await sumOf(client, arriving, 'true'))) throw refuseDifference(table)
  await client.query('drop table arriving')
}

/** Who is here already keeps what they have, also where somebody else has by now what they had then. */
async function refuseOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select coalesce(case when u.email = a.email then a.email end, a.phone) as name
     from arriving a join newcomers n using (id) join auth.users u on u.email = a.email or u.phone = a.phone order by 1 limit 1`,
  )
  if (!rows[0]) return
  throw new BackupError(
    `${rows[0].name} belongs to somebody else here, who has to change or delete that account first. Nothing was changed.`,
  )
}

async function sumOf(client: Client, table: CopiedTable, condition: string): Promise<string> {
  const sum = sumUp()
  await readToTheEnd(table, sum.pass(readTable(client, table, condition)))
  return sum.total().sha256
}

const refuseDifference = ({ name }: CopiedTable) =>
  new BackupError(`${name} would not be what the backup has. Nothing was changed.`)

/** To the last byte, and nothing beside it. Of people those who are new here were compared as they came. */
async function compare(client: Client, customerId: string, sums: CustomerSum[]): Promise<void> {
  const written = new Map(sums.map(({ name, sha256 }) => [name, sha256]))
  for (const table of await listCustomerTables(client, customerId)) {
    if (PEOPLE_TABLES.includes(table.name)) continue
    if ((await sumOf(client, table, table.condition)) !== written.get(table.name)) throw refuseDifference(table)
  }
}

/** In the sums over all customers, from today on; whoever was erased was taken out of them. What came in stayed counted. */
async function countAgain(client: Client, customerId: string): Promise<void> {
  await client.query(
    `select public.add_to_platform_day(row (public.utc_day(now()), '', '', 1, 0, 0, 0, 0, 0, 0, 0)::public.platform_days)
     from public.customers where id = $1 and status <> 'deactivated' and closed_at is null`,
    [customerId],
  )
  await client.query(
    `select public.add_to_platform_day(
       row (public.utc_day(now()), tier, currency, 0, 1, monthly_cents, 1, 0, 0, 0, 0)::public.platform_days)
     from public.subscriptions where customer_id = $1 and tier is not null and state in ('active', 'past_due')`,
    [customerId],
  )
}

const DAYS_TO_REOPEN = 7

/** One that was closed would go with the next sweep: somebody wanted it back. */
async function giveTime(client: Client, customerId: string): Promise<Date | null> {
  const { rows } = await client.query<{ erase_at: Date | null }>(
    `update public.customers set erase_at = greatest(erase_at, now() + make_interval(days => $2)) where id = $1 and erase_at is not null
     returning erase_at`,
    [customerId, DAYS_TO_REOPEN],
  )
  return rows[0]?.erase_at ?? null
}
