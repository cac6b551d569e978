import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { giveTo, spawnOptionsFor } from './operating-user.ts'
import { findCommandLine, sendSignal } from './process-table.ts'
import { waitUntil } from './waiting.ts'

/** Our share in a running server: it runs while at least one process has the control pipe open. */
export type Hold = { id: string; pid: number; pipe: number; controlDir: string }

const PATIENCE_WITH_A_JOIN_MS = 10_000

const script = readFileSync(new URL('supervisor.sh', import.meta.url), 'utf8')

/** Starts a server under a new supervisor, in a session of its own so that a terminal's Ctrl-C does not reach it. */
export function startSupervised(home: DatabaseHome, socketDir: string, commandLine: string[]): Hold {
  const { controlDir, user, logFile } = home
  const id = randomBytes(6).toString('hex')
  prepareControlFolder(home)
  const pipe = makePipe(home, id)
  const standardInput = openSync(pipePath(controlDir, id), 'r')
  const log = openSync(logFile, 'a', 0o600)

  const scriptArguments = [controlDir, id, socketDir, home.isTemporary ? home.folder : '']
  const child = spawn('/bin/sh', ['-c', script, 'goodword-database', ...scriptArguments, ...commandLine], {
    ...spawnOptionsFor(user),
    detached: true,
    stdio: [standardInput, log, log],
  })
  child.unref()
  closeSync(standardInput)
  closeSync(log)
  if (child.pid === undefined)
    throw new DatabaseStartError('The shell /bin/sh, which watches over the database, could not be run.')

  writeFileSync(currentPath(controlDir), `${id} ${child.pid}\n`)
  return { id, pid: child.pid, pipe, controlDir }
}

/** From here on the supervisor restarts a server that goes down by itself. */
export function markReady({ controlDir, id }: Hold): void {
  writeFileSync(join(controlDir, `${id}.ready`), '')
}

/** A share in the server that runs already. Nothing if there is none, or if it was about to stop: then it has stopped. */
export async function joinSupervised({ controlDir }: DatabaseHome): Promise<Hold | undefined> {
  const current = findCurrent(controlDir)
  if (!current || !isSupervisorAlive(current)) return undefined

  const hold = openHold({ ...current, controlDir })
  const isAccepted = hold !== undefined && (await askToJoin(hold))
  if (isAccepted) return hold
  if (hold) closeSync(hold.pipe)
  if (!(await waitUntil(() => !isSupervisorAlive(current), PATIENCE_WITH_A_JOIN_MS))) sendSignal(current.pid, 'SIGKILL')
  return undefined
}

/** Lets go, and waits for the server to stop if nobody else holds it. */
export async function release(hold: Hold): Promise<void> {
  closeSync(hold.pipe)
  while (isSupervisorAlive(hold) && !isHeldByOthers(hold)) await sleep(15)
}

export function isSupervisorAlive({ id, pid }: Pick<Hold, 'id' | 'pid'>): boolean {
  return findCommandLine(pid)?.includes(id) ?? false
}

function prepareControlFolder({ controlDir, user }: DatabaseHome): void {
  mkdirSync(controlDir, { recursive: true, mode: 0o700 })
  giveTo(user, controlDir)
  for (const name of readdirSync(controlDir)) rmSync(join(controlDir, name), { force: true })
}

/** Opened for both directions, which never blocks, so that the supervisor finds somebody at the other end. */
function makePipe({ controlDir, user }: DatabaseHome, id: string): number {
  const path = pipePath(controlDir, id)
  const made = spawnSync('mkfifo', ['-m', '600', path], { ...spawnOptionsFor(user), encoding: 'utf8' })
  if (made.status !== 0) throw made.error ?? new DatabaseStartError(made.stderr.trim())
  return openSync(path, 'r+')
}

function openHold(run: Omit<Hold, 'pipe'>): Hold | undefined {
  const path = pipePath(run.controlDir, run.id)
  try {
    return { ...run, pipe: openSync(path, 'r+') }
  } catch (error) {
    if (existsSync(path)) throw error
    return undefined
  }
}

async function askToJoin(hold: Hold): Promise<boolean> {
  const word = randomBytes(6).toString('hex')
  const answer = join(hold.controlDir, `${hold.id}.${word}`)
  const giveUpAt = Date.now() + PATIENCE_WITH_A_JOIN_MS

  while (isSupervisorAlive(hold) && Date.now() < giveUpAt) {
    writeSync(hold.pipe, `${word}\n`)
    if (await waitUntil(() => existsSync(answer), 300)) return true
  }
  return false
}

/** A pipe without data reads as ended only when nobody has it open for writing. */
function isHeldByOthers({ controlDir, id }: Hold): boolean {
  let pipe: number | undefined
  try {
    pipe = openSync(pipePath(controlDir, id), constants.O_RDONLY | constants.O_NONBLOCK)
    return readSync(pipe, Buffer.alloc(1)) > 0
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
  } finally {
    if (pipe !== undefined) closeSync(pipe)
  }
}

function findCurrent(controlDir: string): { id: string; pid: number } | undefined {
  if (!existsSync(currentPath(controlDir))) return undefined
  const [id = '', pid] = readFileSync(currentPath(controlDir), 'utf8').trim().split(' ')
  return { id, pid: Number(pid) }
}

function currentPath(controlDir: string): string {
  return join(controlDir, 'current')
}

function pipePath(controlDir: string, id: string): string {
  return join(controlDir, `${id}.pipe`)
}
