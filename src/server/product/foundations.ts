import { createKeyring, openKeyFile, type Keyring } from '#server/kernel/crypto/keyring.ts'
import type { Config } from '#server/kernel/config/config.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import type { Metrics } from '#server/kernel/http/metrics.ts'
import { connectQueue, createBoss, prepareQueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { createTransactions, type Transactions } from '#server/database/transactions.ts'
import { createAdminTransactions, type AdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import { keepIdempotencyKey, replayAnswered } from '#server/kernel/http/idempotency.ts'
import { connectAs, type RoleConnections } from '#server/database/connect.ts'
import { openDatabase, type OpenedDatabase } from '#server/database/open-database.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import type { LoginRole, RolePasswords } from '#server/database/roles.ts'
import type { PgBoss } from 'pg-boss'
import { jobDefinitions } from './jobs.ts'

/** What everything else stands on: keys, the migrated database and connections to it, one set for each role. */
export interface Foundations {
  config: Config
  log: Log
  metrics: Metrics
  keyring: Keyring
  app: RoleConnections
  auth: RoleConnections
  admin: RoleConnections
  sandbox: RoleConnections
  /** What the product does; the account service and administrators have ways of their own. */
  transactions: Transactions
  authTransactions: Transactions
  adminTransactions: AdminTransactions
  boss: PgBoss
  close(): Promise<void>
}

export async function layFoundations(
  config: Config,
  { log, metrics, say }: { log: Log; metrics: Metrics; say: (line: string) => void },
): Promise<Foundations> {
  const keyring = config.secretKeys
    ? createKeyring(config.secretKeys.current, config.secretKeys.previous)
    : openKeyFile(config.dataDir)

  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say })
  try {
    const { passwords, appliedMigrations } = await prepareDatabase(opened.owner, {
      safe: createPasswordSafe(keyring),
      afterwards: () => prepareQueue(opened.owner, jobDefinitions),
    })
    if (appliedMigrations.length > 0) {
      say(`The database is up to date (${appliedMigrations.length} migrations applied).`)
    }
    return connectEverything({ config, log, metrics, keyring, opened, passwords })
  } catch (error) {
    await opened.close()
    throw error
  }
}

function connectEverything(given: {
  config: Config
  log: Log
  metrics: Metrics
  keyring: Keyring
  opened: OpenedDatabase
  passwords: RolePasswords
}): Foundations {
  const { config, log, metrics, keyring, opened, passwords } = given
  const connect = (role: LoginRole, maxConnections: number) =>
    connectAs(role, {
      owner: opened.owner,
      passwords,
      maxConnections,
      onIdleError: (error) => log.warn({ err: error, role }, 'a database connection was lost'),
    })
  const connections = {
    app: connect('goodword_app', 10),
    auth: connect('goodword_auth', 10),
    admin: connect('goodword_admin', 3),
    sandbox: connect('goodword_sandbox', 3),
  }
  const boss = createBoss(connections.app.address, { log, isWorker: config.roles.includes('worker') })
  for (const { db } of [connections.app, connections.auth]) connectQueue(db, boss)
  const guards = { change: keepIdempotencyKey, replay: replayAnswered }
  return {
    config,
    log,
    metrics,
    keyring,
    ...connections,
    transactions: createTransactions(connections.app.db, guards),
    authTransactions: createTransactions(connections.auth.db, guards),
    adminTransactions: createAdminTransactions(createTransactions(connections.admin.db, guards)),
    boss,
    async close() {
      await Promise.all(Object.values(connections).map((connection) => connection.close()))
      await opened.close()
    },
  }
}
