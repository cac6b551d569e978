import { Kysely } from 'kysely'
import { Pool } from 'pg'
import type { DatabaseAddress } from './address.ts'
import { PreparingClient } from './preparing-client.ts'
import type { LoginRole, RolePasswords } from './roles.ts'
import { ScopedPostgresDialect } from './scoped-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type Pooler = Pick<DatabaseAddress, 'host' | 'port'>

/** Connections as one role. */
export interface RoleConnections {
  db: Database
  pool: Pool
  /** Of PostgreSQL itself: whoever listens needs a connection of their own. */
  address: DatabaseAddress
  close(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 10_000

export function connectAs(
  role: LoginRole,
  options: {
    owner: DatabaseAddress
    passwords: RolePasswords
    /** Stands between: connections go through it, by transaction. */
    pooler?: Pooler | null
    maxConnections: number
    isSpread: boolean
    connectTimeoutMs?: number
    onIdleError: (error: Error) => void
  },
): RoleConnections {
  const address = { ...options.owner, user: role, password: options.passwords[role] }
  const pool = new Pool({
    ...address,
    ...(options.pooler && { ...options.pooler, isPooled: true }),
    Client: PreparingClient,
    pipeline: true,
    max: options.maxConnections,
    application_name: role,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    // The server's own limit does not help when the server is gone.
    query_timeout: STATEMENT_TIMEOUT_MS * 1.5,
    keepAlive: true,
  })
  // Without a listener an idle connection that the server closes would end the whole process.
  let isClosing = false
  pool.on('error', (error) => isClosing || options.onIdleError(error))
  // The same while somebody has it; they learn of it by their next statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool, isSpread: options.isSpread }) })
  return {
    db,
    pool,
    address,
    close() {
      isClosing = true
      return db.destroy()
    },
  }
}
