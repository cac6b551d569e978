import type { PgBoss } from 'pg-boss'
import { parseDatabaseUrl, parseReplicaUrl, type DatabaseAddress } from '#server/database/address.ts'
import { connectAs, type RoleConnections } from '#server/database/connect.ts'
import { FairLine } from '#server/database/fair-line.ts'
import { openDatabase, type OpenedDatabase } from '#server/database/open-database.ts'
import { ReadReplica } from '#server/database/read-replica.ts'
import { prepareDatabase, underMigrationLock } from '#server/database/prepare.ts'
import type { LoginRole, RolePasswords } from '#server/database/roles.ts'
import { createTransactions } from '#server/database/transactions.ts'
import { createAdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import type { Config } from '#server/kernel/config/config.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { createKeyring, openKeyFile, type Keyring } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { keepIdempotencyKey, replayAnswered } from '#server/kernel/http/idempotency.ts'
import { addGauge, type Metrics } from '#server/kernel/http/metrics.ts'
import type { JobDefinition } from '#server/kernel/jobs/job.ts'
import { connectQueue, noteQueues } from '#server/kernel/jobs/job-queue.ts'
import { moveQueue } from '#server/kernel/jobs/apart/move-queue.ts'
import { createBoss, prepareQueue } from '#server/kernel/jobs/prepare-queue.ts'
import { createMailOutbox } from '#server/kernel/outbox/messages.ts'
import { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'

/** What everything else stands on: keys, the migrated database and connections to it, one set for each role. */
export interface ProductFoundations extends Foundations {
  metrics: Metrics
  app: RoleConnections
  auth: RoleConnections
  admin: RoleConnections
  sandbox: RoleConnections
  /** `null`: there is none. */
  replica: ReadReplica | null
  boss: PgBoss
  /** `null`: the queue is in the product's own database. */
  queueAddress: DatabaseAddress | null
  rateLimiter: RateLimiter
  /** Makes a queue for each of these. Safe to call at every start. */
  prepareJobs(jobs: readonly JobDefinition[]): Promise<void>
  close(): Promise<void>
}

interface Surroundings extends Pick<Foundations, 'publicUrl' | 'sandboxUrl' | 'log'> {
  metrics: Metrics
  say: (line: string) => void
}

export async function layFoundations(config: Config, surroundings: Surroundings): Promise<ProductFoundations> {
  const { say } = surroundings
  const keyring = config.secretKeys
    ? createKeyring(config.secretKeys.current, config.secretKeys.previous)
    : openKeyFile(config.dataDir)

  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, say })
  try {
    const { passwords, appliedMigrations, isSpread } = await prepareDatabase(opened.owner, {
      safe: createPasswordSafe(keyring),
    })
    if (appliedMigrations.length > 0) {
      say(`The database is up to date (${appliedMigrations.length} migrations applied).`)
    }
    return connectEverything(surroundings, { config, keyring, opened, passwords, isSpread })
  } catch (error) {
    await opened.close()
    throw error
  }
}

interface Given {
  config: Config
  keyring: Keyring
  opened: OpenedDatabase
  passwords: RolePasswords
  isSpread: boolean
}

/** The primary answers meanwhile. */
const REPLICA_CONNECT_MS = 1000

function connectRoles(log: Surroundings['log'], { config, opened, passwords, isSpread }: Given) {
  const { databaseConnections, databaseReadUrl: readUrl } = config
  const connect = (role: LoginRole, maxConnections: number, elsewhere?: DatabaseAddress) =>
    connectAs(role, {
      owner: elsewhere ?? opened.owner,
      passwords,
      isSpread,
      pooler: elsewhere ? null : config.databasePooler,
      maxConnections,
      ...(elsewhere && { connectTimeoutMs: REPLICA_CONNECT_MS }),
      onIdleError: (error) => log.warn({ err: error, role }, 'a database connection was lost'),
    })
  return {
    app: connect('goodword_app', databaseConnections),
    // Whoever signs in meets nobody else's work there.
    auth: connect('goodword_auth', databaseConnections),
    admin: connect('goodword_admin', 3),
    sandbox: connect('goodword_sandbox', 3),
    /** The replica has the same roles, with the same passwords. */
    copy:
      readUrl === null ? null : connect('goodword_app', databaseConnections, parseReplicaUrl(readUrl, opened.owner)),
  }
}

function connectEverything({ log, metrics, publicUrl, sandboxUrl }: Surroundings, given: Given): ProductFoundations {
  const { config, keyring, opened } = given
  const { copy, ...connections } = connectRoles(log, given)
  const { app, auth, admin } = connections
  const line = () => shareConnections(config.databaseConnections)
  const replica = copy && followReplica(app, copy, { log, metrics, line: line() })
  const queueAddress = config.queueDatabaseUrl === null ? null : parseDatabaseUrl(config.queueDatabaseUrl)
  const boss = createBoss(queueAddress ?? app.address, { log, isWorker: config.roles.includes('worker') })
  for (const { db } of [app, auth, admin]) connectQueue(db, boss, { isApart: queueAddress !== null })
  const guards = { change: keepIdempotencyKey, replay: replayAnswered }
  return {
    config,
    log,
    metrics,
    keyring,
    publicUrl,
    sandboxUrl,
    ...connections,
    replica,
    transactions: createTransactions(app.db, {
      ...guards,
      line: line(),
      replica,
    }),
    authTransactions: createTransactions(auth.db, guards),
    adminTransactions: createAdminTransactions(createTransactions(admin.db, guards)),
    mail: createMailOutbox(),
    boss,
    queueAddress,
    rateLimiter: new RateLimiter(app.db, { onError: (error) => log.warn({ err: error }, 'rate limits not shared') }),
    prepareJobs: (jobs) => prepareQueues(opened.owner, { boss, queueAddress }, jobs),
    async close() {
      const open = [...Object.values(connections), ...(copy ? [copy] : [])]
      await Promise.all(open.map((connection) => connection.close()))
      await opened.close()
    },
  }
}

async function prepareQueues(
  owner: DatabaseAddress,
  { boss, queueAddress: queue }: Pick<ProductFoundations, 'boss' | 'queueAddress'>,
  jobs: readonly JobDefinition[],
): Promise<void> {
  await underMigrationLock(owner, async () => {
    if (queue === null) return prepareQueue(owner, jobs)
    await prepareQueue(queue, jobs, { isApart: true })
    await moveQueue(owner, queue)
  })
  const names = jobs.map(({ name }) => name)
  noteQueues(boss, names)
}

/** Refused is what was asked; everything else may be the way to it, and is tried where it always can be. */
function followReplica(
  { pool: primary }: RoleConnections,
  replica: RoleConnections,
  { log, metrics, line }: Pick<Surroundings, 'log' | 'metrics'> & { line: FairLine },
): ReadReplica {
  const following = new ReadReplica({
    primary,
    replica,
    line,
    isItsFault: (error) => !(error instanceof AppError),
    onChange: (reason) =>
      reason === null
        ? log.info('the read replica answers again')
        : log.warn({ reason }, 'the read replica is left out: the primary answers'),
  })
  const help = 'Whether what reads much goes to the read replica'
  addGauge(metrics, { name: 'goodword_read_replica_used', help, read: () => (following.reason === null ? 1 : 0) })
  return following
}

/** One customer gets half of them at most; two are left for finding out who somebody is. */
function shareConnections(connections: number): FairLine {
  const atOnce = connections - 2
  return new FairLine({ atOnce, each: Math.ceil(atOnce / 2) })
}
