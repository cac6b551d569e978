import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'

const MIGRATIONS_DIR = new URL('./migrations/', import.meta.url)

/** Any number that nobody else in this database locks. */
const MIGRATION_LOCK = 7_203_114

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Runs `work` while no other process migrates; a second starter waits here and then finds nothing to do. */
export async function withMigrationLock<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    return await work()
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** Those that a database had, each with the checksum it had then. */
export type AppliedMigrations = ReadonlyMap<string, string>

/**
 * Applies what is missing, in order, each in a transaction of its own. Returns the names it applied. With `wanted`, these and no
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
      await apply(owner, migration)
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

async function apply(owner: Client, migration: Migration): Promise<void> {
  await owner.query('begin')
  try {
    await owner.query(`set local lock_timeout = '10s'`)
    await owner.query(migration.sql)
    await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`The migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}
