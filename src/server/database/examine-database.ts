import type { Client } from 'pg'
import { parseReplicaUrl, type DatabaseAddress } from './address.ts'
import { findPendingMigrations, findUnknownMigration } from './migrate.ts'
import { OLDEST_SUPPORTED, withClient } from './prepare.ts'
import { compareWith, findPosition } from './read-replica.ts'
import { canSignIn, LOGIN_ROLES, type LoginRole, type PasswordSafe } from './roles.ts'

export interface ServerVersion {
  version: string
  isTooOld: boolean
}

/** What it follows; `unknown`: nothing was ever started on the database that it is to follow. */
export type ReplicaState = 'us' | 'another' | 'nobody' | 'unknown'

export interface DatabaseFacts extends ServerVersion {
  /** How far its clock is ahead of ours. */
  clockAheadMs: number
  /** `null`: nothing was ever started on it. */
  prepared: {
    /** Those as which nobody can sign in. */
    lockedOut: LoginRole[]
    /** What the next start applies. */
    pending: string[]
    /** One that this version does not know, or knows otherwise. */
    unknown: string | null
    administrators: number
    /** Jobs that were written down for a queue in a database of its own. */
    writtenJobs: number
  } | null
}

/** As `examineDatabase`, of one that has nothing of the product in it. */
export async function examineServer(address: DatabaseAddress): Promise<ServerVersion> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ version: string; is_old: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int < $1 as is_old`,
      [OLDEST_SUPPORTED],
    )
    const [server] = rows
    return { version: server?.version ?? '', isTooOld: server?.is_old ?? false }
  })
}

/** As the role that reads there. Throws what the server says when it cannot be reached. */
export async function examineReplica(
  url: string,
  owner: DatabaseAddress,
  open: PasswordSafe['open'],
): Promise<ReplicaState> {
  const user = 'goodword_app'
  return withClient(owner, async (client) => {
    const { rows: found } = await client.query<{ is_prepared: boolean }>(
      `select to_regclass('public.login_roles') is not null as is_prepared`,
    )
    if (!found[0]?.is_prepared) return 'unknown'
    const { rows } = await client.query<{ password: string }>('select password from login_roles where id = $1', [user])
    if (!rows[0]) return 'unknown'
    const password = open(user, rows[0].password)
    const position = await findPosition(client)
    const state = await withClient({ ...parseReplicaUrl(url, owner), user, password }, (copy) =>
      compareWith(copy, position),
    )
    return state === 'up to date' || state === 'behind' ? 'us' : state
  })
}

/** Looks and changes nothing. Throws what the server says when it cannot be reached. */
export async function examineDatabase(
  owner: DatabaseAddress,
  open: PasswordSafe['open'],
  now: () => Date = () => new Date(),
): Promise<DatabaseFacts> {
  return withClient(owner, async (client) => {
    const { rows } = await client.query<{ version: string; number: number; now: Date; is_prepared: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         clock_timestamp() as now, to_regclass('public.schema_migrations') is not null
           and to_regclass('public.login_roles') is not null as is_prepared`,
    )
    const [server] = rows
    if (!server) throw new Error('The server answers nothing.')
    const facts = {
      version: server.version,
      isTooOld: server.number < OLDEST_SUPPORTED,
      clockAheadMs: server.now.getTime() - now().getTime(),
    }
    if (!server.is_prepared) return { ...facts, prepared: null }
    const { rows: applied } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const { rows: kept } = await client.query<{ id: LoginRole; password: string }>(
      'select id, password from login_roles',
    )
    const sealed = new Map(kept.map(({ id, password }) => [id, password]))
    const lockedOut: LoginRole[] = []
    for (const role of LOGIN_ROLES) {
      const word = sealed.get(role)
      const isIn = word !== undefined && (await canSignIn({ ...owner, user: role, password: open(role, word) }))
      if (!isIn) lockedOut.push(role)
    }
    const pending = await findPendingMigrations(async (query) => (await client.query<{ name: string }>(query)).rows)
    const unknown = await findUnknownMigration(new Map(applied.map(({ name, checksum }) => [name, checksum])))
    const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from admin_users')
    const administrators = counted[0]?.count ?? 0
    return { ...facts, prepared: { lockedOut, pending, unknown, administrators, writtenJobs: await countJobs(client) } }
  })
}

/** Before its migration there is nowhere to write any. */
async function countJobs(client: Client): Promise<number> {
  const { rows: there } = await client.query(`select where to_regclass('public.queued_jobs') is not null`)
  if (there.length === 0) return 0
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from queued_jobs')
  return rows[0]?.count ?? 0
}
