import { describe, expect, it } from 'vitest'
import { readMail } from '#testing/auth-fixture.ts'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const LIMITS = { AUTH_RATE_USER: '100000', AUTH_RATE_OTP: '100000', AUTH_MAIL_INTERVAL_SECONDS: '0' }
const app = await startTestApp(LIMITS)
const guarded = await startTestApp({ ...LIMITS, AUTH_SECURE_PASSWORD_CHANGE: 'on' })
const asking = await startTestApp({ ...LIMITS, AUTH_CURRENT_PASSWORD_REQUIRED: 'on' })

const NEW_PASSWORD = 'a brand new password'

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

describe('an old session', () => {
  async function makeOld(): Promise<TestMember> {
    const member = await guarded.make.member()
    await guarded.superuser.query(
      `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
      [member.userId],
    )
    return member
  }
  const change = (member: TestMember, nonce?: string) =>
    guarded.as(member).put('/auth/v1/user', { password: NEW_PASSWORD, ...(nonce && { nonce }) })

  it('changes the password with a mailed code', async () => {
    const member = await makeOld()
    expect(await change(member)).toMatchObject({ status: 400, body: { error_code: 'reauthentication_needed' } })
    await guarded.as(member).get('/auth/v1/reauthenticate')
    const { code, subject } = await readMail(guarded, member.email)
    expect(subject).toContain(code)

    expect((await change(member, code)).status).toBe(200)
  })

  it('is refused with a wrong one', async () => {
    const member = await makeOld()
    await guarded.as(member).get('/auth/v1/reauthenticate')

    expect(await change(member, 'wrong')).toMatchObject({
      status: 422,
      body: { error_code: 'reauthentication_not_valid' },
    })
  })

  it('does not matter while the session is young', async () => {
    expect((await change(await guarded.make.member())).status).toBe(200)
  })
})

describe('the present password, where it is asked for', () => {
  const change = (member: TestMember, current?: string) =>
    asking.as(member).put('/auth/v1/user', { password: NEW_PASSWORD, ...(current && { current_password: current }) })

  it('must be there and right', async () => {
    const member = await asking.make.member()

    expect(await change(member)).toMatchObject({ status: 400, body: { error_code: 'current_password_required' } })
    expect(await change(member, 'wrong')).toMatchObject({ body: { error_code: 'current_password_invalid' } })
    expect((await change(member, TEST_PASSWORD)).status).toBe(200)
  })

  it('need not be known to whoever came by mail', async () => {
    const member = await asking.make.member()
    await asking.anonymous.post('/auth/v1/recover', { email: member.email })
    const { code: token } = await readMail(asking, member.email)
    const body = { type: 'recovery', email: member.email, token }
    const { access_token } = (await asking.anonymous.post('/auth/v1/verify', body)).body

    const answer = await asking.as({ token: access_token }).put('/auth/v1/user', { password: NEW_PASSWORD })

    expect(answer.status).toBe(200)
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
