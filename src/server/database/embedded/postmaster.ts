import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { findCommandLine, findProcessesTitled, sendSignal } from './process-table.ts'
import { waitUntil } from './waiting.ts'

export type Postmaster = { pid: number; port: number; socketDir: string; isReady: boolean }

/** The server that runs on this cluster now. What its lock file says of a process that has ended does not count. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readLockFile(clusterDir)
  if (!lines) return undefined

  const [pid, , , port, socketDir = '', , , status = ''] = lines
  const postmaster = { pid: Number(pid), port: Number(port), socketDir, isReady: status.trim() === 'ready' }
  return isPostmasterOf(clusterDir, postmaster.pid) ? postmaster : undefined
}

/**
 * Ends what still runs on the cluster without a supervisor and clears a lock file that nobody stands behind any more.
 * PostgreSQL itself is fooled by a lock file whose number now belongs to another program or to a zombie, but relies on
 * the file to notice server processes that outlived their postmaster: hence the file goes only after they have gone.
 */
export async function endLeftovers({ clusterDir, name }: DatabaseHome, say: (line: string) => void): Promise<void> {
  if (!readLockFile(clusterDir)) return

  const postmaster = findPostmaster(clusterDir)
  if (postmaster) {
    say('Ending the database server that an earlier run has left behind.')
    sendSignal(postmaster.pid, 'SIGINT')
    const hasEnded = await waitUntil(() => !isPostmasterOf(clusterDir, postmaster.pid), 10_000)
    if (!hasEnded) sendSignal(postmaster.pid, 'SIGQUIT')
  }
  await waitForLastProcesses(`postgres: ${name}: `)
  rmSync(lockFile(clusterDir), { force: true })
}

/** The server's processes carry its name in their titles, also when they have outlived their postmaster. */
async function waitForLastProcesses(title: string): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const haveEnded = await waitUntil(() => findProcessesTitled(title).length === 0, 5_000)
    if (haveEnded) return
    for (const pid of findProcessesTitled(title)) sendSignal(pid, signal)
  }
  const haveEnded = await waitUntil(() => findProcessesTitled(title).length === 0, 5_000)
  if (!haveEnded) throw new DatabaseStartError(`Processes of an earlier database server do not end ("${title}…").`)
}

function isPostmasterOf(clusterDir: string, pid: number): boolean {
  const commandLine = findCommandLine(pid)
  return commandLine !== undefined && basename(commandLine[0] ?? '') === 'postgres' && commandLine.includes(clusterDir)
}

function readLockFile(clusterDir: string): string[] | undefined {
  const path = lockFile(clusterDir)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : undefined
}

function lockFile(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}
