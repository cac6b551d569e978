import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createWebhookTransport } from './webhook-transport.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const how = url.split('/').at(-1) ?? ''
  if (how === 'never') return
  if (how === 'endless') {
    answer.writeHead(200)
    const writing = setInterval(() => answer.write('x'.repeat(1000)), 1)
    answer.on('close', () => clearInterval(writing))
    return
  }
  answer.writeHead(Number(how), { location: '/sandbox/webhooks/200', 'retry-after': '99999' })
  answer.end('a\0b')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => void server.close())
beforeEach(() => void (asked.length = 0))

const message = { headers: { 'content-type': 'application/json' }, body: '{}' }
const sandbox = { publicUrl: () => 'https://our.test', localUrl: () => `http://127.0.0.1:${port}` }
const near = createWebhookTransport({ sandbox, timeoutMs: 500 })
const post = (how: string) => near.post(`https://our.test/sandbox/webhooks/${how}`, message)

describe('what is answered', () => {
  it.each([200, 204])('%d is taken', async (status) => {
    expect(await post(`${status}`)).toMatchObject({ isDone: true, result: { status } })
  })

  it.each([
    [400, 'retry', 'status'],
    [404, 'retry', 'status'],
    [410, 'gone', 'status'],
    [500, 'retry', 'status'],
  ])('%d: %s', async (status, kind, reason) => {
    expect(await post(`${status}`)).toMatchObject({ isDone: false, kind, reason, answer: { status, text: 'ab' } })
  })

  it('a redirect is followed nowhere', async () => {
    for (const status of [301, 302, 307, 308]) {
      expect(await post(`${status}`)).toMatchObject({ isDone: false, kind: 'retry', reason: 'redirected' })
    }
    expect(asked).toHaveLength(4)
  })

  it('nobody waits for longer than an hour, or for an answer without end', async () => {
    expect(await post('503')).toMatchObject({ retryAfterSeconds: 3600 })
    expect(await post('never')).toMatchObject({ reason: 'timeout' })
    const endless = await post('endless')
    expect(endless.isDone && endless.result.text.length).toBe(2000)
  })
})

const far = createWebhookTransport({ sandbox: null })

describe('what is not on the public internet', () => {
  it.each([
    'https://127.0.0.1',
    'https://localhost',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://127.1',
    'https://0',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://100.64.0.1',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[::ffff:169.254.169.254]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://[fd00::1]',
    'https://[fe80::1]',
  ])('%s is neither taken nor asked', async (host) => {
    const address = `${host}:${port}/hook`
    expect(far.canReach(address)).toBe(false)
    expect(await far.post(address, message)).toMatchObject({ isDone: false, reason: 'not-public' })
    expect(asked).toEqual([])
  })

  it.each([
    'http://example.com/hook',
    'https://user:word@example.com/hook',
    'https://printer.local/hook',
    'https://localhost./hook',
    'https://metadata.google.internal/hook',
    'ftp://example.com/hook',
    'javascript:alert(1)',
    'hook',
    'http://our.test/sandbox/webhooks/till',
  ])('%s is not taken', (address) => {
    expect(near.canReach(address)).toBe(false)
  })

  it('a name that leads elsewhere the second time is refused where the connection is made', async () => {
    const answers: LookupAddress[][] = [
      [{ address: '127.0.0.2', family: 4 }],
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '127.0.0.2', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
    ]
    const rebound = createWebhookTransport({
      sandbox: null,
      isOpen: (address) => address === '127.0.0.2',
      resolve: (_name, _options, callback) => callback(null, answers.shift() ?? []),
    })
    const reasons = []
    for (let call = 0; call < 4; call += 1) {
      const outcome = await rebound.post(`https://rebound.test:${port}/200`, message)
      reasons.push(outcome.isDone ? 'taken' : outcome.reason)
    }
    expect(reasons).toEqual(['unreachable', 'not-public', 'not-public', 'not-public'])
    expect(asked).toEqual([])
  })
})
