import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { REPOSITORY } from './places.mjs'
import { say } from './say.mjs'

/**
 * Lets one process at a time change what is installed here; the others wait. The lock is a socket name in Linux's
 * abstract namespace, which the kernel frees however its holder ends. Other systems have none: there nobody waits.
 */
export async function withSetupLock(work) {
  if (process.platform !== 'linux') return work()

  const name = `\0goodword-setup-${createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 16)}`
  let server = await tryToListen(name)
  if (!server) say('Another set-up is running in this folder; waiting for it.')
  while (!server) {
    await sleep(200)
    server = await tryToListen(name)
  }

  try {
    return await work()
  } finally {
    server.close()
  }
}

function tryToListen(name) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen({ path: name, exclusive: true }, () => resolve(server))
  })
}
