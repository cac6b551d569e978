import { Client } from 'pg'
import type { DatabaseAddress } from './address.ts'
import { migrate, withMigrationLock, type AppliedMigrations } from './migrate.ts'
import { changeOnEveryNode, readSpreadState, spreadTables } from './spread/spread.ts'
import { ensureRoles, type PasswordSafe, type RolePasswords } from './roles.ts'

export const OLDEST_SUPPORTED = 150_000

/** As the superuser of an embedded server: the owner role and its database, so that the rest runs as on any other server. */
export async function ensureOwnerAndDatabase(superuser: DatabaseAddress, database: string): Promise<DatabaseAddress> {
  const owner = 'goodword_owner'
  await withClient(superuser, (client) =>
    withMigrationLock(client, async () => {
      const roles = await client.query('select from pg_roles where rolname = $1', [owner])
      if (roles.rowCount === 0) await client.query(`create role ${owner} login createrole`)
      const databases = await client.query('select from pg_database where datname = $1', [database])
      if (databases.rowCount === 0) await client.query(`create database "${database}" owner ${owner}`)
    }),
  )
  return { ...superuser, user: owner, database }
}

export interface PreparedDatabase {
  passwords: RolePasswords
  appliedMigrations: string[]
  /** Customers are spread over several nodes. */
  isSpread: boolean
}

/** Brings roles and tables up to date. Where customers are spread, a new table of theirs is as well. */
export async function prepareDatabase(
  owner: DatabaseAddress,
  options: { safe: PasswordSafe; wanted?: AppliedMigrations },
): Promise<PreparedDatabase> {
  return withClient(owner, async (client) => {
    await refuseOldServer(client)
    return withMigrationLock(client, async () => {
      const passwords = await ensureRoles(client, owner, options.safe)
      // A temporary table could stand in for a real one in front of the functions that look across customers.
      await client.query(`revoke temporary on database "${owner.database}" from public`)
      const isSpread = (await readSpreadState(client)) === 'spread'
      if (isSpread) await changeOnEveryNode(client)
      const appliedMigrations = await migrate(client, options.wanted)
      if (isSpread) await spreadTables(client)
      return { passwords, appliedMigrations, isSpread }
    })
  })
}

/** While nobody else prepares the database. */
export function underMigrationLock<T>(owner: DatabaseAddress, work: () => Promise<T>): Promise<T> {
  return withClient(owner, (client) => withMigrationLock(client, work))
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  )
  const [server] = rows
  if (server && server.version < OLDEST_SUPPORTED) {
    throw new Error(`The database is PostgreSQL ${server.name}. Goodword needs PostgreSQL 15 or newer.`)
  }
}

export async function withClient<T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(address)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
