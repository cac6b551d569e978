import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWebPushTransport } from './web-push.ts'

let answer: { status: number; headers: Record<string, string> } | null = null
const service = createServer((_request, response) => {
  if (answer) response.writeHead(answer.status, answer.headers).end()
})
let connections = 0
service.on('connection', () => void (connections += 1))
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  service.closeAllConnections()
  return new Promise((resolve) => void service.close(resolve))
})

const portOf = () => (service.address() as AddressInfo).port

async function sendWhile(
  given: typeof answer,
  { endpoint = `http://127.0.0.1:${portOf()}/sandbox/push/1`, timeoutMs = 10_000 } = {},
) {
  answer = given
  const url = () => `http://127.0.0.1:${portOf()}`
  const transport = createWebPushTransport({
    contactEmail: 'help@x.test',
    sandbox: { publicUrl: url, localUrl: url },
    timeoutMs,
  })
  const target = {
    endpoint,
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const push = { payload: '{}', topic: 'a'.repeat(32), ttlSeconds: 60, isUrgent: false }
  return transport.send(transport.makeKeys(), target, push)
}

describe('a push service that never answers', () => {
  it('is waited for only so long', async () => {
    const startedAt = performance.now()
    expect(await sendWhile(null, { timeoutMs: 500 })).toMatchObject({ kind: 'silent' })
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})

describe('a push service that is busy', () => {
  it.each([
    ['in seconds', '7200', 7200],
    ['not at all', undefined, null],
    ['in words that mean nothing', 'soon', null],
  ])('says when to come back %s', async (_case, told, retryAfterSeconds) => {
    const headers: Record<string, string> = told === undefined ? {} : { 'retry-after': told }

    const outcome = await sendWhile({ status: 503, headers })

    expect(outcome).toEqual({ kind: 'later', reason: 'The push service answered 503.', retryAfterSeconds })
  })

  it('may say it as a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()

    const outcome = await sendWhile({ status: 429, headers: { 'retry-after': inAnHour } })

    const { retryAfterSeconds } = outcome.kind === 'later' ? outcome : { retryAfterSeconds: null }
    expect(retryAfterSeconds).toBeGreaterThan(3500)
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600)
  })
})

describe('a push service that is not on the public internet', () => {
  it.each(['127.0.0.1', 'localhost'])('is not even connected to: %s', async (host) => {
    const before = connections
    const outcome = await sendWhile({ status: 201, headers: {} }, { endpoint: `https://${host}:${portOf()}/x` })

    expect(outcome).toMatchObject({ kind: 'silent' })
    expect(connections).toBe(before)
  })
})
