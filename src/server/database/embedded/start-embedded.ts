import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries, type Binaries } from './binaries.ts'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { findDatabaseHome, makeTemporaryHome, type DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { explainFailure, explainSystemError } from './failure-explanation.ts'
import { boundLogFile, keepLogFileBounded, readFrom, sizeOf } from './log-file.ts'
import { noteCompleteCluster } from './location-note.ts'
import { endLeftovers, findPostmaster, type Postmaster } from './postmaster.ts'
import { makeSocketFolder, PORT } from './socket-folder.ts'
import { acquireStartLock } from './start-lock.ts'
import { isSupervisorAlive, joinSupervised, markReady, release, startSupervised, type Hold } from './supervisor.ts'

type ServerSettings = Record<string, string>

/** Fit for a small machine that does other things too. Settings on the command line win over the cluster's own. */
const SETTINGS: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '1',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The log must tell of the server's health and never of customers: no statements, no values, no failed queries.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** A server that is thrown away has nothing to lose in a crash. */
const TEMPORARY_SETTINGS: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

function toArguments({ isTemporary, extra }: { isTemporary: boolean; extra: ServerSettings }): string[] {
  const settings = { ...SETTINGS, ...(isTemporary ? TEMPORARY_SETTINGS : {}), ...extra }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

export type EmbeddedPostgres = {
  socketDir: string
  port: number
  superuser: string
  /** False when another process had started the server already and we share it. */
  isOurs: boolean
  /** Lets go of the server; it stops when nobody uses it any more. Safe to call twice. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  say: (line: string) => void
  settings?: ServerSettings
  /** A server of its own, without durability, that is removed when it stops. `dataDir` is only where it is put. */
  temporary?: boolean
}

type Start = { home: DatabaseHome; binaries: Binaries; settings: ServerSettings; say: (line: string) => void }

const MOST_ATTEMPTS = 20

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { say, settings = {} } = options
  try {
    mkdirSync(options.dataDir, { recursive: true })
    const dataDir = realpathSync(options.dataDir)
    const letNextIn = await acquireStartLock(dataDir)
    try {
      const home = options.temporary ? makeTemporaryHome(dataDir, say) : findDatabaseHome(dataDir, say)
      return await prepareAndStart(home, { settings, say })
    } finally {
      letNextIn()
    }
  } catch (error) {
    throw isSystemError(error)
      ? new DatabaseStartError(explainSystemError(error.message, options.dataDir), { cause: error })
      : error
  }
}

async function prepareAndStart(home: DatabaseHome, { settings, say }: Pick<Start, 'settings' | 'say'>) {
  try {
    const binaries = prepareBinaries(home, say)
    await ensureCluster(home, binaries.initdb, say)
    if (home.dataDirWithNote !== undefined) noteCompleteCluster(home.dataDirWithNote)
    return await joinOrStart({ home, binaries, settings, say })
  } catch (error) {
    if (home.isTemporary) rmSync(home.folder, { recursive: true, force: true })
    throw error
  }
}

async function joinOrStart(start: Start): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    boundLogFile(start.home.logFile)
    const logStart = sizeOf(start.home.logFile)
    const joined = await joinSupervised(start.home)
    const hold = joined ?? (await startAfterLeftovers(start))
    const outcome = await waitForReady(hold, start, logStart)
    if (outcome.postmaster) {
      if (joined) start.say('Another Goodword process runs this database already; sharing it.')
      else markReady(hold)
      return describe(hold, outcome.postmaster, { home: start.home, isOurs: !joined })
    }

    await release(hold)
    if (!isTakenByOthers(outcome.complaints) || attempt === MOST_ATTEMPTS) {
      throw new DatabaseStartError(explainFailure(outcome.complaints, start.home.folder))
    }
    await sleep(300)
  }
}

async function startAfterLeftovers({ home, binaries, settings, say }: Start): Promise<Hold> {
  await endLeftovers(home, say)
  const socketDir = makeSocketFolder(home)
  const place = ['-D', home.clusterDir, '-k', socketDir, '-p', String(PORT), '-c', `cluster_name=${home.name}`]
  return startSupervised(home, socketDir, [
    binaries.postgres,
    ...place,
    ...toArguments({ isTemporary: home.isTemporary, extra: settings }),
  ])
}

type Outcome = { postmaster: Postmaster; complaints?: never } | { postmaster?: never; complaints: string }

async function waitForReady(hold: Hold, { home, say }: Start, logStart: number): Promise<Outcome> {
  let sayNextAt = Date.now() + 5_000

  while (isSupervisorAlive(hold)) {
    const postmaster = findPostmaster(home.clusterDir)
    if (postmaster?.isReady) return { postmaster }
    if (Date.now() > sayNextAt) {
      say('The database is still getting ready. After an abrupt end it first restores its last state.')
      sayNextAt += 10_000
    }
    await sleep(10)
  }
  return { complaints: readFrom(home.logFile, logStart) }
}

/** What PostgreSQL says while another server, or the rest of a killed one, is still on its way out of this cluster. */
function isTakenByOthers(complaints: string): boolean {
  return /lock file .* already exists|pre-existing shared memory block/.test(complaints)
}

function describe(
  hold: Hold,
  postmaster: Postmaster,
  { home, isOurs }: { home: DatabaseHome; isOurs: boolean },
): EmbeddedPostgres {
  const logBound = keepLogFileBounded(home.logFile)
  let stopping: Promise<void> | undefined

  async function letGo(): Promise<void> {
    logBound.stop()
    await release(hold)
    if (home.isTemporary) rmSync(home.folder, { recursive: true, force: true })
  }

  return {
    socketDir: postmaster.socketDir,
    port: postmaster.port,
    superuser: SUPERUSER,
    isOurs,
    stop: () => (stopping ??= letGo()),
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
