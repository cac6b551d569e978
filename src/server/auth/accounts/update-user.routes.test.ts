import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { letProofsAge, readMail } from '#testing/auth-fixture.ts'
import { createFactorFixture } from '#testing/factor-fixture.ts'
import type { TestClient } from '#testing/http-client.ts'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { waitForRoom } from '#testing/rate-window.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({
  AUTH_RATE_USER: '100000',
  AUTH_RATE_OTP: '100000',
  AUTH_RATE_FACTORS: '100000',
  AUTH_MAIL_INTERVAL_SECONDS: '0',
})

const NEW_PASSWORD = 'a brand new password'

type Answer = Awaited<ReturnType<TestClient['get']>>

describe('PUT /auth/v1/user', () => {
  const put = (member: TestMember, body: object) => app.as(member).put('/auth/v1/user', body)

  it('merges what a person tells about themselves; null takes a word back', async () => {
    const member = await app.make.member()
    await put(member, { data: { name: 'Ann', shoe: 42 } })

    const { body } = await put(member, { data: { shoe: null, hat: 7 } })

    expect(body.user_metadata).toEqual({ name: 'Ann', hat: 7 })
  })

  it('keeps eight kilobytes of it, however often they come', async () => {
    const member = await app.make.member()
    expect(await put(member, { data: { words: 'x'.repeat(9000) } })).toMatchObject({ status: 400 })
    expect((await put(member, { data: { first: 'x'.repeat(5000) } })).status).toBe(200)

    expect(await put(member, { data: { second: 'x'.repeat(5000) } })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'User metadata may have at most 8 KB' },
    })
    expect((await put(member, { data: { first: null, second: 'x'.repeat(5000) } })).status).toBe(200)
  })

  it('changes the password, ends the other sessions and tells by mail', async () => {
    const member = await app.make.member()
    const grant = '/auth/v1/token?grant_type=password'
    const other = await app.anonymous.post(grant, { email: member.email, password: TEST_PASSWORD })

    expect((await put(member, { password: NEW_PASSWORD })).status).toBe(200)

    expect((await app.as(member).get('/api/v1/me')).status).toBe(200)
    expect((await app.as({ token: other.body.access_token }).get('/api/v1/me')).status).toBe(401)
    expect((await readMail(app, member.email)).text).toContain('/forgot-password')
  })

  it.each([
    ['the same password', { password: TEST_PASSWORD }, 422, 'same_password'],
    ['a weak password', { password: 'short' }, 422, 'weak_password'],
    ['an address that is none', { email: 'nobody' }, 400, 'validation_failed'],
    ['a number while phones are off', { phone: '15550100' }, 400, 'validation_failed'],
    ['what only administrators set', { app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  ])('refuses %s', async (_case, body, status, code) => {
    expect(await put(await app.make.member(), body)).toMatchObject({ status, body: { error_code: code } })
  })

  it('names the first fault in the order of the protocol', async () => {
    const [member, other] = [await app.make.member(), await app.make.member()]
    const taken = { email: other.email }

    expect(await put(member, { password: 'short', app_metadata: {} })).toMatchObject({
      body: { error_code: 'weak_password' },
    })
    expect(await put(member, { ...taken, password: TEST_PASSWORD })).toMatchObject({
      body: { error_code: 'email_exists' },
    })
  })

  it('takes an empty address for none', async () => {
    const member = await app.make.member()

    const { status, body } = await put(member, { email: '', phone: '', data: { hat: 7 } })

    expect([status, body.user_metadata, body.new_email]).toEqual([200, { hat: 7 }, undefined])
    const { rows } = await app.superuser.query(`select id from mail_outbox where to_address = ''`)
    expect(rows).toEqual([])
  })

  it('does not get in the way of mails that are asked for at the same moment', async () => {
    const member = await app.make.member()
    const many = (ask: (turn: number) => Promise<{ status: number }>) =>
      Array.from({ length: 6 }, (_, turn) => ask(turn))

    const answers = await Promise.all([
      ...many(() => app.anonymous.post('/auth/v1/recover', { email: member.email })),
      ...many((turn) => put(member, { email: `${turn}-${member.email}` })),
      ...many((turn) => put(member, { password: `${NEW_PASSWORD} ${turn}` })),
    ])

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
  })

  it('does not let one session change what a second factor protects', async () => {
    const member = await app.make.member()
    await app.superuser.query(
      `insert into auth.factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
      [member.userId],
    )

    expect(await put(member, { password: NEW_PASSWORD })).toMatchObject({
      status: 401,
      body: { error_code: 'insufficient_aal' },
    })
    expect(await app.as(member).get('/api/v1/me')).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
  })

  it('leaves accounts of a company’s own sign-in to the company', async () => {
    const member = await app.make.member()
    await app.superuser.query('update auth.users set is_sso = true where id = $1', [member.userId])

    expect(await put(member, { password: NEW_PASSWORD })).toMatchObject({ body: { error_code: 'user_sso_managed' } })
  })
})

describe('somebody whom their company signs in', () => {
  const grant = '/auth/v1/token?grant_type=password'

  async function makeManaged(role: 'owner' | 'manager') {
    const member = await app.make.member({ role })
    await app.superuser.query('update auth.users set is_sso = true where id = $1', [member.userId])
    return member
  }

  it('cannot come in by password or mail', async () => {
    const { email } = await makeManaged('manager')

    expect(await app.anonymous.post(grant, { email, password: TEST_PASSWORD })).toMatchObject({
      status: 400,
      body: { error_code: 'user_sso_managed' },
    })
    expect((await app.anonymous.post('/auth/v1/recover', { email })).status).toBe(200)
    expect((await app.anonymous.post('/auth/v1/otp', { email })).status).toBe(200)
    const { rows } = await app.superuser.query('select id from mail_outbox where to_address = $1', [email])
    expect(rows).toEqual([])
  })

  it('can if they own the customer, for the day the company’s sign-in is broken', async () => {
    const { email } = await makeManaged('owner')
    expect((await app.anonymous.post(grant, { email, password: TEST_PASSWORD })).status).toBe(200)
  })
})

/** Everything that decides who comes into an account. */
const DOORS: [string, (api: TestClient, person: TestMember) => Promise<Answer>][] = [
  ['a new password', (api) => api.put('/auth/v1/user', { password: NEW_PASSWORD })],
  ['a new address', (api, { email }) => api.put('/auth/v1/user', { email: `new-${email}` })],
  ['a new number', (api) => api.put('/auth/v1/user', { phone: '15550100' })],
  ['a factor', (api) => api.post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Another' })],
  ['another way in', (api) => api.get('/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true')],
  ['one way in less', (api) => api.delete(`/auth/v1/user/identities/${randomUUID()}`)],
  ['ending the other sessions', (api) => api.post('/auth/v1/logout?scope=others')],
  ['ending them on the screen', (api) => api.post('/api/v1/me/sessions/end-others')],
  ['ending one of them', (api) => api.delete(`/api/v1/me/sessions/${randomUUID()}`)],
]

describe('a session that proved nothing within ten minutes', () => {
  const NEEDED = /reauthentication.needed/
  const refusalIn = ({ body }: Answer) => body?.error_code ?? body?.reason ?? ''

  async function makeStale(): Promise<TestMember> {
    const member = await app.make.member()
    await letProofsAge(app, member)
    return member
  }

  it.each(DOORS)('is refused %s, until it shows the password', async (_door, knock) => {
    const member = await makeStale()
    const api = app.as(member)
    expect(refusalIn(await knock(api, member))).toMatch(NEEDED)

    expect((await api.put('/auth/v1/user', { current_password: TEST_PASSWORD })).status).toBe(200)

    expect(refusalIn(await knock(api, member))).not.toMatch(NEEDED)
  })

  it('may still change what they tell about themselves, take back a change, and leave', async () => {
    const member = await makeStale()
    const api = app.as(member)

    expect((await api.put('/auth/v1/user', { data: { hat: 7 } })).status).toBe(200)
    expect((await api.put('/auth/v1/user', { email: member.email })).status).toBe(200)
    expect((await api.post('/auth/v1/logout')).status).toBe(204)
  })

  it('shows a mailed code instead, which works once, with the change or before it', async () => {
    const member = await makeStale()
    const api = app.as(member)
    await api.get('/auth/v1/reauthenticate')
    const { code, subject } = await readMail(app, member.email)
    expect(subject).toContain(code)

    expect((await api.put('/auth/v1/user', { password: NEW_PASSWORD, nonce: code })).status).toBe(200)

    expect((await api.delete(`/api/v1/me/sessions/${randomUUID()}`)).status).toBe(404)
    await letProofsAge(app, member)
    expect(await api.put('/auth/v1/user', { nonce: code })).toMatchObject({
      status: 422,
      body: { error_code: 'reauthentication_not_valid' },
    })
  })

  it('is refused with a wrong one of either', async () => {
    const member = await makeStale()
    await app.as(member).get('/auth/v1/reauthenticate')
    const change = (proof: object) => app.as(member).put('/auth/v1/user', { password: NEW_PASSWORD, ...proof })

    expect(await change({ nonce: 'wrong' })).toMatchObject({ body: { error_code: 'reauthentication_not_valid' } })
    expect(await change({ current_password: 'wrong' })).toMatchObject({
      body: { error_code: 'current_password_invalid' },
    })
  })

  it('is no place to guess the password, and its owner hears of it', async () => {
    await waitForRoom(5 * 60_000, 20_000)
    const member = await makeStale()
    const guess = () => app.as(member).put('/auth/v1/user', { current_password: 'wrong' })
    for (let turn = 0; turn < 10; turn += 1) await guess()

    expect((await guess()).status).toBe(429)
    expect((await readMail(app, member.email)).subject).toContain('locked')
  })

  it('is what a demo’s begins as: nobody has shown who they are', async () => {
    const member = await app.make.member()
    await app.superuser.query(
      `update auth.sessions set amr = jsonb_set(amr, '{0,method}', '"demo"') where user_id = $1`,
      [member.userId],
    )
    expect(refusalIn(await app.as(member).put('/auth/v1/user', { password: NEW_PASSWORD }))).toMatch(NEEDED)
  })

  it('shows nothing by another session of the same person', async () => {
    const member = await makeStale()
    await app.make.session(member)
    expect(refusalIn(await app.as(member).put('/auth/v1/user', { password: NEW_PASSWORD }))).toMatch(NEEDED)
  })
})

describe('somebody who owes their second factor', () => {
  const fixture = createFactorFixture(app)

  async function signInHalfWay() {
    const { person } = await fixture.makeProtected()
    return { person, ...(await app.make.session(person)) }
  }

  it.each([
    ...DOORS,
    ['what they tell about themselves', (api: TestClient) => api.put('/auth/v1/user', { data: { hat: 7 } })],
    ['the product', (api: TestClient) => api.get('/api/v1/reviews')],
  ] as typeof DOORS)('does not reach %s', async (_door, knock) => {
    const { person, token } = await signInHalfWay()
    const { status, body } = await knock(app.as({ token }), person)

    expect(status).toBeGreaterThan(400)
    expect(body.error_code ?? body.code).toMatch(/insufficient_aal|second-factor-required/)
  })

  it('leaves alone when they leave', async () => {
    const { person, client } = await fixture.makeProtected()
    const { token } = await app.make.session(person)

    expect((await app.as({ token }).post('/auth/v1/logout')).status).toBe(204)

    expect((await app.as({ token }).get('/auth/v1/user')).status).toBe(403)
    expect((await app.as({ token: await fixture.tokenOf(client) }).get('/api/v1/me')).status).toBe(200)
  })

  it('may set the password they forgot, by the mail, and is then asked for the factor', async () => {
    const { person } = await fixture.makeProtected()
    await app.anonymous.post('/auth/v1/recover', { email: person.email })
    const { code: token } = await readMail(app, person.email)
    const { body } = await app.anonymous.post('/auth/v1/verify', { type: 'recovery', email: person.email, token })
    const recovered = app.as({ token: body.access_token })

    expect(await recovered.put('/auth/v1/user', { email: `new-${person.email}` })).toMatchObject({
      body: { error_code: 'insufficient_aal' },
    })
    expect((await recovered.put('/auth/v1/user', { password: NEW_PASSWORD })).status).toBe(200)

    expect(await recovered.get('/api/v1/me')).toMatchObject({ body: { code: 'second-factor-required' } })
    const grant = { email: person.email, password: NEW_PASSWORD }
    expect((await app.anonymous.post('/auth/v1/token?grant_type=password', grant)).status).toBe(200)
  })
})

describe('GET /auth/v1/reauthenticate', () => {
  it('needs somebody to write to', async () => {
    const visitors = await startTestApp({ AUTH_ANONYMOUS: 'on' })
    const { access_token: token } = (await visitors.anonymous.post('/auth/v1/signup', {})).body

    expect(await visitors.as({ token }).get('/auth/v1/reauthenticate')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  })
})
