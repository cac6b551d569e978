import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Client } from 'pg'

const MIGRATIONS_DIR = new URL('./migrations/', import.meta.url)

/** Any number that nobody else in this database locks. */
const MIGRATION_LOCK = 7_203_114

const LOCK_LOOK_MS = 100

/** How a migration begins that is one statement, takes its own time and can be run again: an index built concurrently, a fill-in by parts. */
const OUTSIDE = '-- Outside of a transaction.'

/** Whoever comes after waits behind us for as long as we wait for a table. */
const TABLE_PATIENCE = '2s'
const TRIES = 20
const BETWEEN_TRIES_MS = 1000
/** A lock was waited for too long, or two wait for each other. */
const HELD_UP: readonly (string | undefined)[] = ['55P03', '40P01']

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Runs `work` while no other process migrates; a second starter waits here and then finds nothing to do. It looks again and again: an
 * index that is built concurrently would wait for a statement that waits for us.
 */
export async function withMigrationLock<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  while (!(await tryMigrationLock(owner))) await sleep(LOCK_LOOK_MS)
  try {
    return await work()
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

async function tryMigrationLock(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.is_ours ?? false
}

/** Those that a database had, each with the checksum it had then. */
export type AppliedMigrations = ReadonlyMap<string, string>

/**
 * Applies what is missing, in order, each in a transaction of its own unless it says otherwise. Returns the names it applied. With `wanted`, these and no
 * others: as a database was that is brought back.
 */
export async function migrate(owner: Client, wanted?: AppliedMigrations): Promise<string[]> {
  await owner.query(`
    create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    grant select on schema_migrations to goodword_app`)
  const { rows } = await owner.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))

  const names: string[] = []
  for (const migration of await readMigrations(wanted)) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) {
      await applyMigration(owner, migration)
      names.push(migration.name)
    } else if (checksum !== migration.checksum) {
      throw new Error(`The migration ${migration.name} was changed after it had been applied. Add a new one instead.`)
    }
  }
  return names
}

export async function findPendingMigrations(query: (sql: string) => Promise<{ name: string }[]>): Promise<string[]> {
  const applied = new Set((await query('select name from schema_migrations')).map((row) => row.name))
  return (await readMigrations()).map((migration) => migration.name).filter((name) => !applied.has(name))
}

/** `null`: this version can bring them back. */
export async function findUnknownMigration(wanted: AppliedMigrations): Promise<string | null> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  return [...wanted].find(([name, checksum]) => known.get(name) !== checksum)?.[0] ?? null
}

async function readMigrations(wanted?: AppliedMigrations): Promise<Migration[]> {
  const isWanted = (file: string) => file.endsWith('.sql') && (wanted?.has(nameOf(file)) ?? true)
  const files = (await readdir(MIGRATIONS_DIR)).filter(isWanted).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, MIGRATIONS_DIR), 'utf8')
      return { name: nameOf(file), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const nameOf = (file: string) => file.replace(/\.sql$/, '')

/** Beside people who work: where a table is held for longer than others may wait, it lets them go first and tries again. */
export async function applyMigration(owner: Client, migration: Migration): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await (migration.sql.startsWith(OUTSIDE) ? applyOutside(owner, migration) : applyInside(owner, migration))
    } catch (error) {
      if (left === 0 || !isHeldUp(error)) {
        throw new Error(`The migration ${migration.name} failed: ${String(error)}`, { cause: error })
      }
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}

const isHeldUp = (error: unknown) => error instanceof DatabaseError && HELD_UP.includes(error.code)

async function applyInside(owner: Client, migration: Migration): Promise<void> {
  await owner.query('begin')
  try {
    await owner.query(`set local lock_timeout = '${TABLE_PATIENCE}'`)
    await owner.query(migration.sql)
    await note(owner, migration)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** What it holds up nobody waits behind. An index whose building was cut off is of no use and in the way. */
async function applyOutside(owner: Client, migration: Migration): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await owner.query(`drop index concurrently ${name}`)
  await owner.query(migration.sql)
  await note(owner, migration)
}

async function note(owner: Client, { name, checksum }: Migration): Promise<void> {
  await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
