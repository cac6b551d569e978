import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const message = { name: 'Ann', email: 'ann@x.test', message: 'Hello' }

/** The contact form is limited by address; each test writes from its own. */
let lastAddress = 0
const fromElsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` })

const storedMessages = async (name: string) =>
  (await app.superuser.query('select id from contact_messages where name = $1', [name])).rowCount

describe('a refusal', () => {
  it('is problem+json with a code, a sentence and the request’s id', async () => {
    const response = await app.anonymous.get('/api/v1/me')

    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.body).toMatchObject({ code: 'not-signed-in', detail: 'Sign in to do this.', status: 401 })
    expect(response.body.requestId).toBe(response.headers.get('x-request-id'))
  })

  it('names each field that is wrong', async () => {
    const response = await app.anonymous.post(
      '/api/v1/contact-messages',
      { name: ' ', email: 'nobody' },
      fromElsewhere(),
    )

    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(response.body.errors).toEqual([
      { field: 'name', code: 'required', message: 'Fill this in.' },
      { field: 'email', code: 'emailInvalid', message: 'Enter an email address like name@example.com.' },
      { field: 'message', code: 'required', message: 'Fill this in.' },
    ])
  })

  it.each([
    ['a method that the address does not take', 405, 'method-not-allowed', () => app.anonymous.delete('/api/v1/me')],
    [
      'a character that no text can hold',
      400,
      'malformed-body',
      () => post('/api/v1/contact-messages', '{"name":"a\\u0000b"}'),
    ],
    ['an unknown address', 404, 'not-found', () => app.anonymous.get('/api/v1/nothing-here')],
    ['a body that is no JSON', 400, 'malformed-body', () => post('/api/v1/contact-messages', '{"name":')],
    ['a body that is a list', 400, 'malformed-body', () => post('/api/v1/contact-messages', '[]')],
    [
      'a body nested too deeply',
      400,
      'malformed-body',
      () => post('/api/v1/contact-messages', `{"a":${'['.repeat(99)}${']'.repeat(99)}}`),
    ],
    [
      'a body of another type',
      415,
      'unsupported-media-type',
      () => post('/api/v1/contact-messages', 'name=Ann', 'text/plain'),
    ],
    [
      'a body that is too large',
      413,
      'body-too-large',
      () => post('/api/v1/contact-messages', `{"message":"${'x'.repeat(300_000)}"}`),
    ],
    ['an address that is too long', 414, 'address-too-long', () => app.anonymous.get(`/api/v1/me?${'x'.repeat(9000)}`)],
    [
      'a cursor that was made up',
      400,
      'invalid-input',
      async () => app.as(await app.make.member()).get('/api/v1/activity?cursor=zzz'),
    ],
    [
      'a page that is too long',
      400,
      'invalid-input',
      async () => app.as(await app.make.member()).get('/api/v1/activity?limit=1000'),
    ],
  ])('is given to %s', async (_case, status, code, send) => {
    expect(await send()).toMatchObject({ status, body: { code } })
  })

  it('is given to a body that is too large and does not say so', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${app.url}/api/v1/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...fromElsewhere() },
      })
      outgoing.on('response', (response) => resolve(response.statusCode))
      outgoing.on('error', reject)
      for (let chunk = 0; chunk < 40; chunk += 1) outgoing.write('x'.repeat(10_000))
      outgoing.end()
    })
    expect(status).toBe(413)
  })
})

describe('an Idempotency-Key', () => {
  const writer = () => {
    const headers = { 'idempotency-key': randomUUID(), ...fromElsewhere() }
    return (body: object) => app.anonymous.post('/api/v1/contact-messages', body, headers)
  }

  it('gives a repeated request the first answer and no second effect', async () => {
    const write = writer()
    const first = await write({ ...message, name: 'Once' })
    const second = await write({ ...message, name: 'Once' })

    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await storedMessages('Once')).toBe(1)
  })

  it('has one effect when the requests come at the same moment', async () => {
    const write = writer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => write({ ...message, name: 'Together' })))

    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await storedMessages('Together')).toBe(1)
  })

  it('cannot be used for another request', async () => {
    const write = writer()
    await write(message)

    expect(await write({ ...message, message: 'Something else' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    })
  })

  it('is free again when the request had no effect', async () => {
    const write = writer()
    await write({ name: '' })

    expect(await write(message)).toMatchObject({ status: 200 })
  })

  it('belongs to its caller: another person’s equal key is another key', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    const key = { 'idempotency-key': randomUUID() }
    await app.as(ours).put('/api/v1/me/language', { language: 'de' }, key)

    const response = await app.as(theirs).put('/api/v1/me/language', { language: 'fr' }, key)

    expect(response).toMatchObject({ status: 200, body: { user: { id: theirs.userId, language: 'fr' } } })
  })
})

describe('the door', () => {
  it('stays shut for somebody who was removed from the team', async () => {
    const member = await app.make.member({ role: 'member' })
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [member.memberId])

    expect(await app.as(member).get('/api/v1/activity')).toMatchObject({
      status: 403,
      body: { code: 'permission-denied' },
    })
  })

  it('stays shut for a suspended customer', async () => {
    const member = await app.make.member({ customerStatus: 'suspended' })
    expect(await app.as(member).get('/api/v1/activity')).toMatchObject({
      status: 403,
      body: { code: 'customer-inactive' },
    })
  })

  it('lets a customer that can only read see everything and change nothing but their own account', async () => {
    const reader = app.as(await app.make.member({ customerStatus: 'read-only' }))

    expect((await reader.get('/api/v1/activity')).status).toBe(200)
    expect(await reader.post('/api/v1/locations', {})).toMatchObject({
      status: 403,
      body: { code: 'customer-inactive', reason: 'customer-read-only' },
    })
    expect((await reader.put('/api/v1/me/language', { language: 'fr' })).status).toBe(200)
    expect((await reader.get('/api/v1/locations')).body.items).toEqual([])
  })

  it('does not show the admin area to anybody else', async () => {
    const owner = await app.make.member()
    expect(await app.as(owner).get('/api/v1/admin/contact-messages')).toMatchObject({ status: 404 })
  })

  it('shuts at once when the session is ended', async () => {
    const member = await app.make.member()
    await app.superuser.query('delete from auth.sessions where user_id = $1', [member.userId])

    expect(await app.as(member).get('/api/v1/me')).toMatchObject({ status: 401 })
  })

  it.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'stays shut for the token "%s"',
    async (token) => {
      expect(await app.as({ token }).get('/api/v1/me')).toMatchObject({ status: 401 })
    },
  )
})

describe('every answer', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/v1/me',
    '/api/v1/openapi.json',
    '/api/v1/nothing',
    '/auth/v1/user',
    '/auth/v1/nothing',
    '/sandbox',
    '/sandbox/mailbox',
    '/nothing.txt',
  ])('at %s carries the security headers', async (path) => {
    const { headers } = await app.anonymous.get(path)

    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  })
})

async function post(path: string, body: string, type = 'application/json') {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': type, ...fromElsewhere() },
    body,
  })
  return { status: response.status, body: await response.json() }
}

describe('an endpoint that screens ask again and again', () => {
  it('sends nothing to whoever has it, and everything once it has changed', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const path = `/api/v1/reviews/${reviewId}`
    const first = await app.as(owner).get(path)
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }

    expect(await app.as(owner).get(path, known)).toMatchObject({ status: 304 })
    await app.superuser.query('update reviews set rating = 1 where id = $1', [reviewId])
    expect(await app.as(owner).get(path, known)).toMatchObject({ status: 200, body: { review: { rating: 1 } } })
  })

  it('knows it again however it is named: weakened on its way, among others, or any at all', async () => {
    const owner = await app.make.member()
    const path = `/api/v1/reviews/${await app.make.review({ customerId: owner.customerId })}`
    const etag = (await app.as(owner).get(path)).headers.get('etag') ?? ''
    const ask = async (known: string) => (await app.as(owner).get(path, { 'if-none-match': known })).status

    expect(await Promise.all([`W/${etag}`, `"other", ${etag}`, '*'].map(ask))).toEqual([304, 304, 304])
    expect(await Promise.all(['"other"', etag.slice(1, -1), ''].map(ask))).toEqual([200, 200, 200])
  })
})
