import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseAddress } from '#server/database/address.ts'
import { findUnknownMigration, type AppliedMigrations } from '#server/database/migrate.ts'
import { withClient } from '#server/database/prepare.ts'
import {
  inOneMoment,
  listTables,
  readTable,
  splitTables,
  sumUp,
  type CopiedQueue,
  type IsMeant,
} from './copied-tables.ts'
import { BackupError, readFileOf, readManifest, verifyFiles, type Manifest } from './manifest.ts'

interface RestoreOrder {
  folder: string
  /** A superuser of an empty database. */
  into: DatabaseAddress
  /** An empty database as well; `null`: the queue is with everything else. */
  queue: CopiedQueue | null
  keyIds: string[]
  /** Makes roles, the tables as these migrations have them, and those of the queue. */
  prepare: (migrations: AppliedMigrations) => Promise<void>
}

/** All of it or nothing, and then compared with what was written down, to the last byte. */
export async function restoreBackup({ folder, into, queue, keyIds, prepare }: RestoreOrder): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const migrations = new Map(manifest.migrations)
  await refuseOthers(manifest, migrations, keyIds)
  await verifyFiles(folder, manifest)
  await withClient(into, refuseFull)
  if (queue !== null) await withClient(queue.address, (client) => refuseFullQueue(client, queue))
  await prepare(migrations)
  const { inProduct, inQueue } = splitTables(queue)
  if (queue !== null) await bringBack(queue.address, { folder, manifest, isMeant: inQueue })
  await bringBack(into, { folder, manifest, isMeant: inProduct, isSuperuser: true })
  return manifest
}

async function refuseOthers({ keyIds: needed }: Manifest, migrations: AppliedMigrations, keyIds: string[]) {
  const unknown = await findUnknownMigration(migrations)
  if (unknown !== null) {
    throw new BackupError(
      `This version of Goodword does not know ${unknown}: restore with the version that wrote the backup, or a later one.`,
    )
  }
  if (!needed.some((id) => keyIds.includes(id))) {
    throw new BackupError(
      'The key that opens this backup is missing: set SECRET_KEY to it, or put its secret-keys.json into DATA_DIR.',
    )
  }
}

async function refuseFull(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_superuser: boolean; is_full: boolean }>(
    `select rolsuper as is_superuser, to_regclass('public.schema_migrations') is not null as is_full
     from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.is_superuser) {
    throw new BackupError('Only a superuser can restore. Set BACKUP_DATABASE_URL to the same database as one.')
  }
  if (rows[0].is_full) throw new BackupError('This database is in use. A backup is restored into an empty one.')
}

async function refuseFullQueue(client: Client, { schema }: CopiedQueue): Promise<void> {
  const { rows } = await client.query('select from pg_namespace where nspname = $1', [schema])
  if (rows.length > 0)
    throw new BackupError('The database of QUEUE_DATABASE_URL is in use. It has to be empty as well.')
}

interface Part {
  folder: string
  manifest: Manifest
  isMeant: IsMeant
  /** References can rest. Those of the queue hold in the order of its tables. */
  isSuperuser?: boolean
}

async function bringBack(address: DatabaseAddress, part: Part): Promise<void> {
  await withClient(address, async (client) => {
    await fill(client, part)
    await compare(client, part)
    await client.query('analyze')
  })
}

/** Triggers and references rest meanwhile: the rows belonged together when they were copied. */
async function fill(client: Client, { folder, manifest, isMeant, isSuperuser = false }: Part): Promise<void> {
  const [tables, sequences] = [manifest.tables.filter(isMeant), manifest.sequences.filter(isMeant)]
  await client.query('begin')
  if (isSuperuser) await client.query('set local session_replication_role = replica')
  const present = await listTables(client, isMeant)
  const missing = tables.find(({ name }) => !present.some((table) => table.name === name))
  if (missing) throw new BackupError(`There is no table ${missing.name} to restore into.`)
  await client.query(`truncate ${present.map(({ name }) => name).join(', ')}`)
  for (const { name, columns } of tables) {
    await pipeline(
      readFileOf(folder, { name }),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
  }
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value])
  await client.query('commit')
}

async function compare(client: Client, { manifest, isMeant }: Part): Promise<void> {
  const written = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]))
  await inOneMoment(client, async () => {
    for (const table of await listTables(client, isMeant)) {
      const sum = sumUp()
      for await (const _chunk of sum.pass(readTable(client, table)));
      const { rows, sha256 } = sum.total()
      const isSame = written.has(table.name) ? written.get(table.name) === sha256 : rows === 0
      if (!isSame)
        throw new BackupError(`${table.name} is not what the backup has. Nothing of this database should be used.`)
    }
  })
}
