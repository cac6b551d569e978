import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 100
const CHECK_TIMEOUT_MS = 1000
const PATIENCE_MS = 60_000

interface Backend {
  port: number
  isReady: boolean
  open: number
}

export interface Balancer {
  url: string
  countReady(): number
  /** Requests that went to a second process, because the first had not begun an answer. */
  countRetries(): number
  close(): void
}

/**
 * Does what HAProxy and nginx do as docs/operations.md sets them up: asks for readiness, sends to whoever has the least to do, and sends
 * elsewhere what may be repeated and got no first byte.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((port): Backend => ({ port, isReady: false, open: 0 }))
  const agent = new Agent({ keepAlive: true })
  let retries = 0
  let isOver = false
  for (const backend of backends) void check(backend, () => isOver)
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readAll(incoming)
    const tried = new Set<Backend>()
    for (;;) {
      const backend = pick(backends, tried)
      if (!backend) return void outgoing.writeHead(503).end()
      if (await passTo(backend, { incoming, body, outgoing, agent })) return
      if (!mayRepeat(incoming)) return void outgoing.writeHead(502).end()
      tried.add(backend)
      retries += 1
    }
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  // Else it closes a connection just when whoever loads it takes it for the next request.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countReady: () => backends.filter(({ isReady }) => isReady).length,
    countRetries: () => retries,
    close() {
      isOver = true
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

/** Of the processes behind it, which share a server that lets a hundred in. */
export const environmentBehind = (balancer: Balancer, dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  PUBLIC_URL: balancer.url,
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '1000000',
  // Many times what the balancer takes to notice.
  SHUTDOWN_DELAY_MS: '700',
  DATABASE_CONNECTIONS: '5',
})

export async function waitUntilReady(balancer: Balancer, count: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (balancer.countReady() < count) {
    if (Date.now() > until) throw new Error('A process does not become ready.')
    await sleep(CHECK_EVERY_MS)
  }
}

/** Whoever says no, or cannot be reached, gets nothing more at once. A late answer is no answer: on a busy machine everybody is late. */
async function check(backend: Backend, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer !== null || !signal.aborted) backend.isReady = answer?.ok ?? false
    await sleep(CHECK_EVERY_MS)
  }
}

function pick(backends: readonly Backend[], tried: ReadonlySet<Backend>): Backend | undefined {
  const free = backends.filter((backend) => backend.isReady && !tried.has(backend))
  return free.toSorted((one, other) => one.open - other.open)[0]
}

/** What changes something may be repeated under the key that makes it happen once. */
const mayRepeat = ({ method = 'GET', headers }: IncomingMessage) =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers['idempotency-key'] !== undefined

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Passing {
  incoming: IncomingMessage
  body: Buffer
  outgoing: ServerResponse
  agent: Agent
}

/** `false`: no answer had begun. One that broke off half-way is broken off for whoever asked, too. */
function passTo(backend: Backend, { incoming, body, outgoing, agent }: Passing): Promise<boolean> {
  backend.open += 1
  return new Promise<boolean>((resolve) => {
    const { method, url, headers } = incoming
    const onward = request({ port: backend.port, host: '127.0.0.1', method, path: url, headers, agent }, (answer) => {
      const { connection: _hop, 'transfer-encoding': _frames, ...passedOn } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passedOn)
      answer.pipe(outgoing)
      answer.once('end', () => resolve(true))
      answer.once('error', () => {
        outgoing.destroy()
        resolve(true)
      })
    })
    onward.once('error', () => resolve(false))
    onward.end(body)
  }).finally(() => void (backend.open -= 1))
}
