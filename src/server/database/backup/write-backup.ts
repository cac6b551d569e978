import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withClient } from '#server/database/prepare.ts'
import {
  inOneMoment,
  listMigrations,
  listTables,
  readTable,
  splitTables,
  sumUp,
  type CopiedQueue,
  type CopiedTable,
  type IsMeant,
  type TableSum,
} from './copied-tables.ts'
import { BackupError, fileOf, MANIFEST, startManifest, verifyFiles, type Manifest } from './manifest.ts'

interface BackupOrder {
  /** A role that sees every row. */
  from: DatabaseAddress
  /** `null`: it is with everything else. */
  queue: CopiedQueue | null
  /** Is there when the backup is complete, and not before. */
  folder: string
  keyIds: string[]
}

/** Everything of one moment, read again from the disk before it gets its name. */
export async function writeBackup({ from, queue, folder, keyIds }: BackupOrder): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const manifest = await withClient(from, async (client) => {
    await refuseBlindRole(client)
    const { inProduct, inQueue } = splitTables(queue)
    const copyProduct = () => copyEverything(client, { folder: unfinished, keyIds, isMeant: inProduct })
    if (queue === null) return inOneMoment(client, copyProduct)
    return besideQueue(client, queue, async (other) => {
      const jobs = await copyTables(other, unfinished, inQueue)
      const rest = await copyProduct()
      const [tables, sequences] = [
        [...rest.tables, ...jobs.tables],
        [...rest.sequences, ...jobs.sequences],
      ]
      return { ...rest, tables, sequences }
    })
  })
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await verifyFiles(unfinished, manifest)
  await mkdir(dirname(folder), { recursive: true })
  await rename(unfinished, folder)
  return manifest
}

/** Row-level security is forced: to most roles, the owner included, a table looks empty. */
export async function refuseBlindRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; can_see: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as can_see from pg_roles where rolname = current_user',
  )
  if (rows[0]?.can_see) return
  throw new BackupError(
    `The role ${rows[0]?.name} does not see every row. Set BACKUP_DATABASE_URL to the same database as a superuser, or as a role with BYPASSRLS that may read everything.`,
  )
}

/**
 * The queue's moment is just before the product's, and meanwhile nothing is handed over: so no job is missing in both, and one that was
 * done between the two comes again, as it may.
 */
function besideQueue<T>(client: Client, queue: CopiedQueue, work: (other: Client) => Promise<T>): Promise<T> {
  return withClient(queue.address, async (other) => {
    await client.query('select pg_advisory_lock($1)', [queue.relayLock])
    return inOneMoment(other, async () => {
      await other.query('select')
      return inOneMoment(client, async () => {
        await client.query('select pg_advisory_unlock($1)', [queue.relayLock])
        return work(other)
      })
    })
  })
}

interface Copied {
  folder: string
  keyIds: string[]
  isMeant: IsMeant
}

async function copyEverything(client: Client, { folder, keyIds, isMeant }: Copied): Promise<Manifest> {
  const { tables, sequences } = await copyTables(client, folder, isMeant)
  return startManifest({
    madeAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    keyIds,
    sequences,
    tables,
  })
}

async function copyTables(
  client: Client,
  folder: string,
  isMeant: IsMeant,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const tables: TableSum[] = []
  for (const table of await listTables(client, isMeant)) tables.push(await copyTable(client, folder, table))
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null order by 1`,
  )
  return { tables, sequences: rows.filter(isMeant) }
}

async function copyTable(client: Client, folder: string, table: CopiedTable): Promise<TableSum> {
  const sum = sumUp()
  const file = createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true })
  await pipeline(() => sum.pass(readTable(client, table)), createZstdCompress(), file)
  return { name: table.name, columns: table.columns, ...sum.total() }
}
