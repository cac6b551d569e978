import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, followLink, readMail, readMails } from '#testing/auth-fixture.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const LIMITS = { AUTH_RATE_SIGNUP: '100000', AUTH_MAIL_INTERVAL_SECONDS: '0' }
const open = await startTestApp(LIMITS)
const confirming = await startTestApp({ ...LIMITS, AUTH_EMAIL_AUTOCONFIRM: 'off' })
const phones = await startTestApp({ ...LIMITS, AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on' })

const PASSWORD = 'correct horse battery'
const newPhone = () => `1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
const newEmail = () => `${randomUUID()}@people.test`
const signUp = (app: TestApp, body: object) => app.anonymous.post('/auth/v1/signup', body)

const readCode = async (phone: string, app: TestApp = phones): Promise<string> => {
  await app.jobs.run('sms.deliver')
  const { body } = await app.anonymous.get(`/sandbox/phone?to=${phone}`)
  return /\d{6}/.exec(body.messages[0].text)?.[0] ?? ''
}

const countRows = async (app: TestApp, email: string) => {
  const { rows } = await app.superuser.query<{ users: number; members: number; customers: number }>(
    `select (select count(*)::int from auth.users where email = $1) as users,
       (select count(*)::int from team_members where email = $1) as members,
       (select count(*)::int from customers c join auth.users u on u.id = c.user_id where u.email = $1) as customers`,
    [email],
  )
  return rows[0]
}

describe('a password', () => {
  it('is kept as its argon2id hash alone', async () => {
    const email = newEmail()
    await signUp(open, { email, password: PASSWORD })
    const { rows } = await open.superuser.query(
      'select u::text as row, password_hash from auth.users u where email = $1',
      [email],
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect(rows[0].row).not.toContain(PASSWORD)
  })
})

describe.each(AUTH_CLIENTS)('signing up with %s', (_name, Kind) => {
  it('gives a session, a workspace of one’s own and fourteen days of Professional', async () => {
    const client = createAuthClient(open, Kind)
    const email = newEmail()

    const { data, error } = await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Ana Ruiz' } } })

    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ana Ruiz', email_verified: true } })
    const me = (await open.as({ token: data.session?.access_token ?? '' }).get('/api/v1/me')).body
    expect(me).toMatchObject({
      user: { name: 'Ana Ruiz' },
      customer: { companyName: '', subscriptionTier: 'professional', status: 'trialing', role: 'owner' },
      admin: null,
    })
    const days = (Date.parse(me.customer.trialEndsAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
  })

  it('must be confirmed where addresses are: by the link, which signs in', async () => {
    const client = createAuthClient(confirming, Kind)
    const email = newEmail()

    const { data } = await client.signUp({ email, password: PASSWORD })
    expect([data.session, data.user?.email, data.user?.email_confirmed_at]).toEqual([null, email, undefined])
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')

    const home = await followLink((await readMail(confirming, email)).link)
    const session = new URLSearchParams(home.hash.slice(1))
    expect([session.get('type'), session.get('token_type')]).toEqual(['signup', 'bearer'])
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('is confirmed by typing the code, too', async () => {
    const client = createAuthClient(confirming, Kind)
    const email = newEmail()
    await client.signUp({ email, password: PASSWORD })
    const { code: token } = await readMail(confirming, email)

    const { data, error } = await client.verifyOtp({ email, token, type: 'signup' })

    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('by PKCE ends in the browser that began it', async () => {
    const client = createAuthClient(confirming, Kind, { flowType: 'pkce' })
    const email = newEmail()
    await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${confirming.url}/welcome` } })

    const home = await followLink((await readMail(confirming, email)).link)
    expect(home.pathname).toBe('/welcome')
    const { data, error } = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  it('by phone sends a code that confirms it', async () => {
    const client = createAuthClient(phones, Kind)
    const phone = `1555${Math.floor(Math.random() * 1e7)}`
    const { data } = await client.signUp({ phone: `+${phone}`, password: PASSWORD })
    expect([data.session, data.user?.phone]).toEqual([null, phone])

    const verified = await client.verifyOtp({ phone, token: await readCode(phone), type: 'sms' })

    expect(verified.error).toBeNull()
    expect((await client.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })

  it('without a name or address makes a visitor, whom an address makes somebody', async () => {
    const client = createAuthClient(phones, Kind)
    const { data } = await client.signInAnonymously()
    expect(data.user).toMatchObject({ is_anonymous: true, app_metadata: {}, identities: [] })
    expect((await client.updateUser({ password: PASSWORD })).error?.status).toBe(422)

    const email = newEmail()
    const updated = await client.updateUser({ email })

    expect(updated.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
    expect(await countRows(phones, email)).toEqual({ users: 1, members: 1, customers: 1 })
  })
})

describe('a number', () => {
  const makeOwner = async (phone: string, confirmedAt: Date | null) => {
    const { userId } = await phones.make.member()
    const values = [phone, confirmedAt, userId]
    await phones.superuser.query('update auth.users set phone = $1, phone_confirmed_at = $2 where id = $3', values)
  }
  /** Without what is another one every time. */
  const shapeOf = ({ status, body, headers }: Awaited<ReturnType<typeof signUp>>, phone: string) => [
    status,
    headers.has('retry-after'),
    JSON.stringify(body)
      .replaceAll(phone, 'PHONE')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/after \d+ seconds?/g, 'SOON'),
  ]

  it.each([
    ['/auth/v1/otp', {}],
    ['/auth/v1/otp', { create_user: false }],
    ['/auth/v1/resend', { type: 'sms' }],
    ['/auth/v1/resend', { type: 'phone_change' }],
    ['/auth/v1/signup', { password: PASSWORD, data: { name: 'Ana Ruiz' } }],
  ])('gets the same answer and the same wait with and without an account: %s %j', async (path, body) => {
    const [confirmed, waiting, unknown] = [newPhone(), newPhone(), newPhone()]
    await makeOwner(confirmed, new Date())
    await makeOwner(waiting, null)
    const ask = async (phone: string) => shapeOf(await phones.anonymous.post(path, { ...body, phone }), phone)

    const [first, second] = [await ask(unknown), await ask(unknown)]
    expect([first[0], second[0]]).toEqual([200, 429])
    expect(second[2]).toContain('over_sms_send_rate_limit')
    for (const phone of [confirmed, waiting]) {
      expect(await ask(phone)).toEqual(first)
      expect(await ask(phone)).toEqual(second)
    }
  })

  it('keeps no stranger’s password once its owner has confirmed it', async () => {
    const patient = await startTestApp({ ...LIMITS, AUTH_PHONE: 'on', AUTH_SMS_INTERVAL_SECONDS: '0' })
    const phone = newPhone()
    await signUp(patient, { phone, password: 'the password of a stranger' })
    await signUp(patient, { phone, password: PASSWORD })

    const body = { type: 'sms', phone, token: await readCode(phone, patient) }
    const verified = await patient.anonymous.post('/auth/v1/verify', body)

    expect(verified.body.user.app_metadata).toMatchObject({ needs_password: true })
    const enter = { phone, password: 'the password of a stranger' }
    expect((await patient.anonymous.post('/auth/v1/token?grant_type=password', enter)).status).toBe(400)
  })

  it('opens nothing before its code has come back', async () => {
    const phone = newPhone()
    await signUp(phones, { phone, password: PASSWORD })

    expect(
      await phones.anonymous.post('/auth/v1/token?grant_type=password', { phone, password: PASSWORD }),
    ).toMatchObject({
      status: 400,
      body: { error_code: 'phone_not_confirmed' },
    })
  })

  it('that somebody has is nobody else’s to take', async () => {
    const [member, phone] = [await phones.make.member(), newPhone()]
    await makeOwner(phone, new Date())

    const asked = await phones.as(member).put('/auth/v1/user', { phone })
    expect(asked).toMatchObject({ status: 200, body: { new_phone: phone } })

    const body = { type: 'phone_change', phone, token: await readCode(phone) }
    expect(await phones.anonymous.post('/auth/v1/verify', body)).toMatchObject({
      status: 422,
      body: { error_code: 'phone_exists' },
    })
  })
})

describe('an address that has an account', () => {
  it('is told so where addresses confirm themselves', async () => {
    const email = newEmail()
    await signUp(open, { email, password: PASSWORD })

    expect(await signUp(open, { email: email.toUpperCase(), password: PASSWORD })).toMatchObject({
      status: 422,
      body: { error_code: 'user_already_exists', msg: 'User already registered' },
    })
  })

  it('gets the answer of a new one elsewhere, and reads in its mail that it has an account', async () => {
    const email = newEmail()
    const first = await signUp(confirming, { email, password: PASSWORD })
    await confirming.superuser.query('update auth.users set email_confirmed_at = now() where email = $1', [email])

    const again = await signUp(confirming, { email, password: PASSWORD, data: { name: 'X' } })

    expect(again).toMatchObject({ status: 200, body: { email, identities: [{ email }], role: 'authenticated' } })
    expect(again.body.id).not.toBe(first.body.id)
    expect(await countRows(confirming, email)).toEqual({ users: 1, members: 1, customers: 1 })
    const [newest] = await readMails(confirming, email)
    expect(newest?.text).toContain('/forgot-password')
  })

  it('keeps its first password until it is confirmed', async () => {
    const email = newEmail()
    await signUp(confirming, { email, password: PASSWORD })

    expect((await signUp(confirming, { email, password: 'another good password' })).status).toBe(200)

    expect(await countRows(confirming, email)).toEqual({ users: 1, members: 1, customers: 1 })
    await confirming.superuser.query('update auth.users set email_confirmed_at = now() where email = $1', [email])
    const grant = '/auth/v1/token?grant_type=password'
    expect((await confirming.anonymous.post(grant, { email, password: PASSWORD })).status).toBe(200)
  })

  it('or number gets no session for being signed up again, and no word that it has an account', async () => {
    const phone = `1555${Math.floor(Math.random() * 1e7)}`
    const first = await signUp(phones, { phone, password: PASSWORD })
    const trusting = { ...LIMITS, AUTH_PHONE: 'on', AUTH_PHONE_AUTOCONFIRM: 'on', AUTH_SMS_INTERVAL_SECONDS: '0' }
    const autoconfirming = await startTestApp(trusting)
    await autoconfirming.superuser.query('insert into auth.users (phone) values ($1)', [phone])

    const taken = await signUp(autoconfirming, { phone, password: 'another good password' })
    expect([taken.status, taken.body.access_token, taken.body.phone]).toEqual([200, undefined, phone])

    const quiet = await startTestApp({ ...LIMITS, AUTH_PHONE: 'on', AUTH_EMAIL_AUTOCONFIRM: 'off' })
    await quiet.superuser.query('insert into auth.users (phone, phone_confirmed_at) values ($1, now())', [phone])
    const again = await signUp(quiet, { phone, password: PASSWORD })
    expect(again).toMatchObject({ status: 200, body: { phone, email: '', role: 'authenticated' } })
    expect(again.body.id).not.toBe(first.body.id)
  })

  it('keeps no stranger’s password once its mailbox has confirmed it', async () => {
    const email = newEmail()
    await signUp(confirming, { email, password: 'the password of a stranger' })
    await signUp(confirming, { email, password: PASSWORD })
    const { code: token } = await readMail(confirming, email)

    const verified = await confirming.anonymous.post('/auth/v1/verify', { type: 'signup', email, token })

    expect(verified.body.user.app_metadata).toMatchObject({ needs_password: true })
    const grant = '/auth/v1/token?grant_type=password'
    for (const password of ['the password of a stranger', PASSWORD]) {
      expect((await confirming.anonymous.post(grant, { email, password })).status).toBe(400)
    }
    const own = confirming.as({ token: verified.body.access_token })
    expect((await own.put('/auth/v1/user', { password: PASSWORD })).status).toBe(200)
    expect((await confirming.anonymous.post(grant, { email, password: PASSWORD })).status).toBe(200)
  })

  it('keeps its password when its owner merely signs up twice', async () => {
    const email = newEmail()
    await signUp(confirming, { email, password: PASSWORD })
    await signUp(confirming, { email, password: PASSWORD })
    const { code: token } = await readMail(confirming, email)
    await confirming.anonymous.post('/auth/v1/verify', { type: 'signup', email, token })

    const grant = '/auth/v1/token?grant_type=password'
    expect((await confirming.anonymous.post(grant, { email, password: PASSWORD })).status).toBe(200)
  })

  it('is made once by twenty who ask at the same moment', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(open, { email, password: PASSWORD })))

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.error_code === 'user_already_exists')).toHaveLength(19)
    expect(await countRows(open, email)).toEqual({ users: 1, members: 1, customers: 1 })
  })
})

describe('a sign-up is refused', () => {
  it.each([
    ['a short password', { email: 'a@people.test', password: 'short' }, 422, 'weak_password'],
    ['a common password', { email: 'a@people.test', password: 'password123' }, 422, 'weak_password'],
    ['a password over 72 bytes', { email: 'a@people.test', password: 'x'.repeat(73) }, 400, 'validation_failed'],
    ['no password', { email: 'a@people.test' }, 400, 'validation_failed'],
    ['no address', { email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
    ['a long address', { email: `${'x'.repeat(250)}@people.test`, password: PASSWORD }, 400, 'validation_failed'],
    ['both addresses', { email: 'a@people.test', phone: '15550100', password: PASSWORD }, 400, 'validation_failed'],
    ['a phone while phones are off', { phone: '15550100', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['nobody at all', {}, 422, 'anonymous_provider_disabled'],
    ['half a challenge', { email: 'a@people.test', password: PASSWORD, code_challenge: 'x' }, 400, 'validation_failed'],
    ['too many words', { email: 'a@people.test', password: PASSWORD, data: { a: 'x'.repeat(9000) } }, 400, 'bad_json'],
    ['a field of the wrong type', { email: 5, password: PASSWORD }, 400, 'bad_json'],
  ])('for %s', async (_case, body, status, code) => {
    expect(await signUp(open, body)).toMatchObject({ status, body: { error_code: code } })
  })

  it('names what is wrong with the password before it looks at the address', async () => {
    const { body } = await signUp(open, { email: 'nobody', password: 'short' })
    expect(body).toMatchObject({
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
  })

  it('names an address that is none before a password that everybody tries', async () => {
    expect((await signUp(open, { email: 'nobody', password: 'password123' })).body).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    })
  })

  it('for no password that is long enough where common ones are allowed', async () => {
    const lax = await startTestApp({ AUTH_COMMON_PASSWORDS: 'on' })
    const given = { email: newEmail(), password: 'password123' }

    expect((await signUp(lax, given)).status).toBe(200)
    expect((await lax.anonymous.post('/auth/v1/token?grant_type=password', given)).body.weak_password).toBeUndefined()
    expect((await signUp(lax, { ...given, password: 'short' })).body.error_code).toBe('weak_password')
  })

  it.each([
    [
      '/auth/v1/signup',
      { phone: '15550111', password: PASSWORD, channel: 'pigeon' },
      phones,
      'Invalid channel, supported values',
    ],
    ['/auth/v1/otp', { phone: '15550111', channel: 'whatsapp' }, phones, 'Invalid channel, supported values'],
    [
      '/auth/v1/otp',
      { email: 'a@people.test', channel: 'sms' },
      phones,
      'Channel should only be specified with Phone OTP',
    ],
    ['/auth/v1/otp', { phone: '15550111' }, open, 'Unsupported phone provider'],
    ['/auth/v1/signup', { phone: '15550111', password: PASSWORD }, open, 'Phone signups are disabled'],
  ])('in the protocol’s words: %s %o', async (path, body, app, sentence) => {
    expect(await app.anonymous.post(path, body)).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining(sentence) },
    })
  })

  it('where nobody may sign up', async () => {
    const closed = await startTestApp({ AUTH_SIGNUP: 'off' })
    expect(await signUp(closed, { email: newEmail(), password: PASSWORD })).toMatchObject({
      status: 422,
      body: { error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
    })
    expect(await signUp(closed, {})).toMatchObject({ body: { error_code: 'anonymous_provider_disabled' } })
  })

  it('where addresses are switched off, as a sign-in is', async () => {
    const withoutMail = await startTestApp({ AUTH_EMAIL: 'off' })
    const grant = '/auth/v1/token?grant_type=password'
    const body = { email: newEmail(), password: PASSWORD }
    const refusal = { error_code: 'email_provider_disabled' }

    expect(await signUp(withoutMail, body)).toMatchObject({
      status: 400,
      body: { ...refusal, msg: 'Email signups are disabled' },
    })
    expect(await withoutMail.anonymous.post(grant, body)).toMatchObject({ status: 422, body: refusal })
  })

  it('as a code is, to an unknown address that must not be signed up by it', async () => {
    expect(await open.anonymous.post('/auth/v1/otp', { email: newEmail(), create_user: false })).toMatchObject({
      status: 422,
      body: { error_code: 'otp_disabled', msg: 'Signups not allowed for otp' },
    })
  })

  it('leaves nothing behind when its workspace cannot be made', async () => {
    const email = newEmail()
    await open.superuser.query(
      `alter table customer_settings add constraint refuse_all check (customer_id is null) not valid`,
    )
    const answer = await signUp(open, { email, password: PASSWORD })
    await open.superuser.query('alter table customer_settings drop constraint refuse_all')

    expect(answer).toMatchObject({ status: 503, body: { error_code: 'unexpected_failure' } })
    expect(await countRows(open, email)).toEqual({ users: 0, members: 0, customers: 0 })
  })
})

describe('timing', () => {
  it.each([
    ['/auth/v1/recover', {}],
    ['/auth/v1/token?grant_type=password', { password: 'wrong' }],
    ['/auth/v1/verify', { type: 'email', token: '123456' }],
  ])('takes at least the same time for known and unknown addresses: %s', async (path, body) => {
    const app = await startTestApp({ ...LIMITS, AUTH_EMAIL_AUTOCONFIRM: 'off' }, { evenAnswerMs: 120 })
    const member = await app.make.member()
    const clock = async (email: string) => {
      const from = performance.now()
      await app.anonymous.post(path, { ...body, email })
      return performance.now() - from
    }

    expect(await clock('nobody@people.test')).toBeGreaterThan(118)
    expect(await clock(member.email)).toBeGreaterThan(118)
  })
})
