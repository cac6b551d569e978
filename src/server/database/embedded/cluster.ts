import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { basename, dirname, join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { explainFailure } from './failure-explanation.ts'
import { giveTo, spawnOptionsFor } from './operating-user.ts'

export const SUPERUSER = 'postgres'

const MAJOR_VERSION = '18'

/** Makes the cluster where there is none. It appears under its name only when it is complete. */
export async function ensureCluster(home: DatabaseHome, initdb: string, say: (line: string) => void): Promise<void> {
  removeUnfinished(home.clusterDir)
  if (existsSync(home.clusterDir)) {
    assertVersion(home.clusterDir)
    return
  }

  say('Making a new database.')
  const unfinished = `${home.clusterDir}.unfinished-${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(home.user, unfinished)
  await runInitdb(home, initdb, unfinished)
  renameSync(unfinished, home.clusterDir)
}

async function runInitdb(home: DatabaseHome, initdb: string, folder: string): Promise<void> {
  const options = ['-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']
  const durability = home.isTemporary ? ['--no-sync'] : []
  const child = spawn(initdb, ['-D', folder, ...options, ...durability], {
    ...spawnOptionsFor(home.user),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  const [code, complaints] = await Promise.all([exited, text(child.stderr)])
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new DatabaseStartError(explainFailure(complaints, home.folder))
  }
}

/** What a start that was killed half-way has left. The caller holds the start lock, so nobody is at work in there. */
function removeUnfinished(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.unfinished-`
  for (const name of readdirSync(dirname(clusterDir)).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(dirname(clusterDir), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function assertVersion(clusterDir: string): void {
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION) {
    throw new DatabaseStartError(
      `The database in ${clusterDir} was made by PostgreSQL ${version}; this Goodword comes with ${MAJOR_VERSION}.`,
    )
  }
}
