import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const token = 'a token for reading metrics'
const app = await startTestApp({ METRICS_TOKEN: token.replaceAll(' ', '-') })

describe('a balancer’s plainest check', () => {
  /** As HAProxy sends it where nothing more is configured. */
  function ask(line: string): Promise<string> {
    const { hostname, port } = new URL(app.url)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(`${line}\r\n\r\n`))
      socket.once('data', (data) => resolve(String(data).split('\r\n', 1)[0] ?? ''))
      socket.once('error', reject)
      socket.once('data', () => socket.destroy())
    })
  }

  it.each(['GET', 'HEAD', 'OPTIONS'])('is answered without a host: %s', async (method) => {
    expect(await ask(`${method} /healthz HTTP/1.0`)).toBe('HTTP/1.1 200 OK')
    expect(await ask(`${method} /readyz HTTP/1.0`)).toBe('HTTP/1.1 200 OK')
  })
})

describe('health', () => {
  it('tells that the process lives', async () => {
    expect(await app.anonymous.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('tells whether database, migrations and queue are ready', async () => {
    expect(await app.anonymous.get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', migrations: 'ok', queue: 'ok' } },
    })
  })

  it('is not ready while a migration is missing', async () => {
    await app.superuser.query(`update schema_migrations set name = 'x' where name = '0001_tenancy'`)
    await sleep(600)
    const response = await app.anonymous.get('/readyz')
    await app.superuser.query(`update schema_migrations set name = '0001_tenancy' where name = 'x'`)

    expect(response).toMatchObject({ status: 503, body: { status: 'not-ready', checks: { migrations: '1 pending' } } })
  })
})

describe('metrics', () => {
  const behindProxy = { 'x-forwarded-for': '203.0.113.9' }

  it('are there for this machine', async () => {
    await app.anonymous.get('/api/v1/me')
    const { status, body } = await app.anonymous.get('/metrics')

    expect(status).toBe(200)
    expect(body).toMatch(/goodword_http_requests_total\{method="GET",route="\/api\/v1\/me",status="401"\} \d+/)
  })

  it('do not exist for anybody else', async () => {
    expect((await app.anonymous.get('/metrics', behindProxy)).status).toBe(404)
    expect((await app.anonymous.get('/metrics', { ...behindProxy, authorization: 'Bearer wrong' })).status).toBe(404)
  })

  it('are there for who has the token', async () => {
    const authorization = `Bearer ${token.replaceAll(' ', '-')}`
    expect((await app.anonymous.get('/metrics', { ...behindProxy, authorization })).status).toBe(200)
  })
})
