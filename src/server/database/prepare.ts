import { Client } from 'pg'
import type { DatabaseAddress } from './address.ts'
import { migrate, withMigrationLock } from './migrate.ts'
import { ensureRoles, type PasswordOf } from './roles.ts'

const OLDEST_SUPPORTED = 150_000

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

/** Brings roles and tables up to date; `afterwards` runs under the same lock (the queue makes its own schema there). */
export async function prepareDatabase(
  owner: DatabaseAddress,
  options: { passwordOf: PasswordOf; afterwards: (client: Client) => Promise<void> },
): Promise<string[]> {
  return withClient(owner, async (client) => {
    await refuseOldServer(client)
    return withMigrationLock(client, async () => {
      await ensureRoles(client, owner, options.passwordOf)
      const applied = await migrate(client)
      await options.afterwards(client)
      return applied
    })
  })
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
