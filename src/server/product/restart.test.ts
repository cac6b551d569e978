import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/kernel/config/config.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { cloneDatabase } from '#testing/clone-database.ts'
import { TEST_SECRET } from '#testing/template-database.ts'
import { startProduct, type Product } from './start-product.ts'

const database = await cloneDatabase()
afterAll(() => database.drop())

const start = (environment: Record<string, string> = {}, log = createLog('silent')) => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET,
    ROLES: 'web',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Many times what the balancer below takes to notice, on a busy machine too.
    SHUTDOWN_DELAY_MS: '4000',
    ...environment,
  })
  return startProduct(config, {
    say: () => undefined,
    log,
    webDir: join(import.meta.dirname, 'none'),
  })
}

/** Twenty lines of balancer: asks for readiness ten times a second and sends requests in turn to who is ready. */
function balance(backends: () => Product[]): { server: Server; stop: () => void; countReady: () => number } {
  let ready: string[] = []
  let isStopped = false
  // One round after the other: a late answer must not undo a newer one.
  const watch = async () => {
    while (!isStopped) {
      const answers = await Promise.all(
        backends().map(async ({ url }) => ((await fetch(`${url}/readyz`).catch(() => null))?.ok ? url : null)),
      )
      ready = answers.filter((url) => url !== null)
      await sleep(100)
    }
  }
  void watch()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = ready[(turn += 1) % ready.length]
    if (target === undefined) return void outgoing.writeHead(503).end()
    const onward = request(`${target}${incoming.url}`, { method: incoming.method ?? 'GET' }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  // Else it closes connections that a stalled test has left idle, just when the next request takes one.
  server.keepAliveTimeout = 0
  return { server, stop: () => void (isStopped = true), countReady: () => ready.length }
}

describe('a restart behind a balancer', () => {
  it('fails no request', async () => {
    let products = [await start(), await start()]
    const { server, stop, countReady } = balance(() => products)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await vi.waitUntil(() => countReady() === 2, 90_000)

    const statuses: number[] = []
    let isOver = false
    const load = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const response = await fetch(`http://127.0.0.1:${port}/auth/v1/settings`)
        await response.arrayBuffer()
        statuses.push(response.status)
        await sleep(5)
      }
    })
    for (let restart = 0; restart < 2; restart += 1) {
      const [leaving, staying] = products as [Product, Product]
      await leaving.stop()
      products = [staying, await start()]
      await vi.waitUntil(() => countReady() === 2, 90_000)
    }
    isOver = true
    await Promise.all(load)

    expect(statuses.length).toBeGreaterThan(100)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    stop()
    server.closeAllConnections()
    server.close()
    await Promise.all(products.map((product) => product.stop()))
  }, 240_000)
})

describe('an installation that works and is not safe', () => {
  it('is told so in its log, at the start and when a proxy comes that nobody named', async () => {
    const told: string[] = []
    const log = createLog('warn', { write: (line: string) => void told.push(line) })
    const product = await start(
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://reviews.example.com',
        CONTACT_EMAIL: 'hello@example.com',
        SANDBOX: 'on',
        SHUTDOWN_DELAY_MS: '0',
      },
      log,
    )
    expect(told.join('')).toMatch(/SECRET_KEY looks easy to guess[^]*PUBLIC_URL begins with http:/)

    await (await fetch(`${product.localUrl}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).arrayBuffer()

    expect(told.join('')).toContain('which TRUSTED_PROXIES does not name')
    await product.stop()
  })
})
