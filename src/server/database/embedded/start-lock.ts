import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartError } from './database-start-error.ts'

const PATIENCE_MS = 120_000

/**
 * Lets one process at a time prepare the database of a folder; answers with the function that lets the next one in.
 * The lock is a socket name in Linux's abstract namespace: the kernel gives it to one process only and takes it back
 * however that process ends, so there is no stale lock to clear. Device and inode name the folder, whatever its path.
 */
export async function acquireStartLock(folder: string): Promise<() => void> {
  const { dev, ino } = statSync(folder)
  const name = `\0goodword-database-${dev}-${ino}`
  const giveUpAt = Date.now() + PATIENCE_MS

  for (;;) {
    const server = await tryToListen(name)
    if (server) return () => server.close()
    if (Date.now() > giveUpAt) {
      throw new DatabaseStartError(
        `Another Goodword process has been starting the database in ${folder} for two minutes. Stop it.`,
      )
    }
    await sleep(40)
  }
}

function tryToListen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen({ path: name, exclusive: true }, () => resolve(server))
  })
}
