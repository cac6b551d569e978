// Sends the same requests over and over from a process of its own, and lets everybody else go first, so that sending does not slow
// whoever answers.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

interface Flood {
  url: string
  headers: Record<string, string>
  /** Each request takes the next one. */
  bodies: readonly string[]
  atOnce: number
}

const FLAG = '--flood'

/** Runs until it is told to end, and then answers how many were answered well, and how many were told to come later. */
export function startFlood(flood: Flood): () => Promise<{ done: number; refused: number }> {
  const child = fork(fileURLToPath(import.meta.url), [FLAG])
  child.send(flood)
  return async () => {
    const answered = once(child, 'message')
    child.send('end')
    const [counts] = await answered
    await once(child, 'exit')
    return counts
  }
}

async function run({ url, headers, bodies, atOnce }: Flood): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const counts = { done: 0, refused: 0 }
  let isOver = false
  process.once('message', () => (isOver = true))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const status = await send(url, { agent, headers, body: bodies[turn % bodies.length] ?? '' })
        if (status < 400) counts.done += 1
        else if (status === 429) counts.refused += 1
        else throw new Error(`${url} answered ${status}.`)
        if (status === 429) await sleep(2000)
      }
    }),
  )
  process.send?.(counts, () => process.exit())
}

function send(
  url: string,
  { agent, headers, body }: { agent: Agent; headers: Record<string, string>; body: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 500))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

if (process.argv.includes(FLAG)) process.once('message', (flood: Flood) => void run(flood))
