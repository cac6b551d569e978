import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, followLink, readMail, readMails } from '#testing/auth-fixture.ts'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const LIMITS = {
  AUTH_RATE_OTP: '100000',
  AUTH_RATE_VERIFY: '100000',
  AUTH_RATE_RECOVER: '100000',
  AUTH_RATE_RESEND: '100000',
  AUTH_RATE_USER: '100000',
  AUTH_MAIL_INTERVAL_SECONDS: '0',
}
const app = await startTestApp({ ...LIMITS, AUTH_EMAIL_AUTOCONFIRM: 'off' })
const relaxed = await startTestApp(LIMITS)
const phones = await startTestApp({ ...LIMITS, AUTH_PHONE: 'on', AUTH_SMS_INTERVAL_SECONDS: '0' })

const newEmail = () => `${randomUUID()}@people.test`
const errorIn = (home: URL) => new URLSearchParams(home.hash.slice(1))

describe.each(AUTH_CLIENTS)('with %s', (_name, Kind) => {
  it('a mailed code signs in, once', async () => {
    const member = await app.make.member()
    const client = createAuthClient(app, Kind)
    expect((await client.signInWithOtp({ email: member.email })).error).toBeNull()
    const { code: token } = await readMail(app, member.email)

    const first = await client.verifyOtp({ email: member.email, token, type: 'email' })
    const second = await client.verifyOtp({ email: member.email, token, type: 'email' })

    expect(first.data.session?.user.id).toBe(member.userId)
    expect(second.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('a mailed link signs in, once', async () => {
    const member = await app.make.member()
    await createAuthClient(app, Kind).signInWithOtp({ email: member.email })
    const { link } = await readMail(app, member.email)

    const [home, again] = [await followLink(link), await followLink(link)]

    expect(errorIn(home).get('access_token')).toBeTruthy()
    expect(Object.fromEntries(errorIn(again))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  it('the link’s token can be handed over by a page of one’s own', async () => {
    const member = await app.make.member()
    const client = createAuthClient(app, Kind)
    await client.signInWithOtp({ email: member.email })
    const { link } = await readMail(app, member.email)

    const { data, error } = await client.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'magiclink',
    })

    expect(error).toBeNull()
    expect(data.user?.id).toBe(member.userId)
  })

  it('an unknown address is signed up by its code', async () => {
    const client = createAuthClient(app, Kind)
    const email = newEmail()
    await client.signInWithOtp({ email, options: { data: { name: 'New' } } })
    const { code: token } = await readMail(app, email)

    const { data } = await client.verifyOtp({ email, token, type: 'email' })

    const me = await app.as({ token: data.session?.access_token ?? '' }).get('/api/v1/me')
    expect(me.body).toMatchObject({ user: { name: 'New' }, customer: { role: 'owner' } })
  })

  it('forgetting a password ends in a new one, and in no other session', async () => {
    const member = await app.make.member()
    const client = createAuthClient(app, Kind, { flowType: 'pkce' })
    await client.resetPasswordForEmail(member.email, { redirectTo: `${app.url}/welcome` })
    const home = await followLink((await readMail(app, member.email)).link)
    expect(home.pathname).toBe('/welcome')
    await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    const { error } = await client.updateUser({ password: 'a brand new password' })

    expect(error).toBeNull()
    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
    const again = createAuthClient(app, Kind)
    expect((await again.signInWithPassword({ email: member.email, password: TEST_PASSWORD })).error).not.toBeNull()
    expect((await again.signInWithPassword({ email: member.email, password: 'a brand new password' })).error).toBeNull()
    expect((await readMails(app, member.email)).map((mail) => mail.subject).join()).toMatch(/password/i)
  })

  it('a new address needs a word from both mailboxes', async () => {
    const member = await app.make.member()
    const client = createAuthClient(app, Kind)
    await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })
    const email = newEmail()

    const asked = await client.updateUser({ email })
    expect(asked.data.user).toMatchObject({ email: member.email, new_email: email })
    const [atOld, atNew] = [await readMail(app, member.email), await readMail(app, email)]
    const half = await followLink(atNew.link)
    expect(errorIn(half).get('message')).toContain('other email')
    expect((await client.getUser()).data.user?.email).toBe(member.email)
    const { error } = await client.verifyOtp({ email: member.email, token: atOld.code, type: 'email_change' })

    expect(error).toBeNull()
    expect((await client.getUser()).data.user).toMatchObject({ email })
    const members = await app.superuser.query('select email from team_members where id = $1', [member.memberId])
    expect(members.rows).toEqual([{ email }])
  })

  it('a phone number is changed by its code', async () => {
    const member = await phones.make.member()
    const client = createAuthClient(phones, Kind)
    await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })
    const phone = `1555${Math.floor(Math.random() * 1e7)}`
    await client.updateUser({ phone })
    await phones.jobs.run('sms.deliver')
    const { body } = await phones.anonymous.get(`/sandbox/phone?to=${phone}`)
    const token = /\d{6}/.exec(body.messages[0].text)?.[0] ?? ''

    const { data, error } = await client.verifyOtp({ phone, token, type: 'phone_change' })

    expect(error).toBeNull()
    expect(data.user?.phone).toBe(phone)
    const otp = await client.signInWithOtp({ phone: `+${phone}` })
    expect(otp.error).toBeNull()
  })

  it('what is outstanding is sent again, and the earlier mail is void', async () => {
    const client = createAuthClient(app, Kind)
    const email = newEmail()
    await client.signUp({ email, password: 'correct horse battery' })
    const first = await readMail(app, email)

    expect((await client.resend({ type: 'signup', email })).error).toBeNull()

    const [second, ...others] = await readMails(app, email)
    expect(others).toHaveLength(1)
    expect((await client.verifyOtp({ email, token: first.code, type: 'signup' })).error).not.toBeNull()
    expect((await client.verifyOtp({ email, token: second?.code ?? '', type: 'signup' })).error).toBeNull()
  })
})

describe('a link to a page of ours', () => {
  it('leads straight there, and works in any browser when the page hands it over', async () => {
    const member = await app.make.member()
    const asking = createAuthClient(app, AUTH_CLIENTS[0][1], { flowType: 'pkce' })
    await asking.resetPasswordForEmail(member.email, { redirectTo: `${app.url}/reset-password` })
    const { link } = await readMail(app, member.email)
    expect([link.origin, link.pathname, link.searchParams.get('type')]).toEqual([
      app.url,
      '/reset-password',
      'recovery',
    ])

    const elsewhere = createAuthClient(app, AUTH_CLIENTS[0][1])
    const { data } = await elsewhere.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'recovery',
    })

    expect(data.user?.id).toBe(member.userId)
  })

  it('opens no session that is remembered, whatever the browser says of an earlier one', async () => {
    const member = await app.make.member()
    const headers = { 'goodword-remember': '1' }
    await app.superuser.query('delete from auth.sessions where user_id = $1', [member.userId])
    const areRemembered = async () => {
      const sql = 'select is_remembered from auth.sessions where user_id = $1 order by created_at'
      const { rows } = await app.superuser.query<{ is_remembered: boolean }>(sql, [member.userId])
      return rows.map((row) => row.is_remembered)
    }

    await app.anonymous.post(`/auth/v1/recover?redirect_to=${app.url}/reset-password`, { email: member.email })
    const { link } = await readMail(app, member.email)
    const body = { type: 'recovery', token_hash: link.searchParams.get('token_hash') }
    await app.anonymous.post('/auth/v1/verify', body, headers)
    expect(await areRemembered()).toEqual([false])

    const challenge = { code_challenge: 'v'.repeat(60), code_challenge_method: 'plain' }
    await app.anonymous.post('/auth/v1/otp', { email: member.email, ...challenge })
    const home = await followLink((await readMail(app, member.email)).link)
    const proof = { auth_code: home.searchParams.get('code'), code_verifier: challenge.code_challenge }
    await app.anonymous.post('/auth/v1/token?grant_type=pkce', proof, headers)
    expect(await areRemembered()).toEqual([false, false])

    const credentials = { email: member.email, password: TEST_PASSWORD }
    await app.anonymous.post('/auth/v1/token?grant_type=password', credentials, headers)
    expect(await areRemembered()).toEqual([false, false, true])
  })

  it.each([
    ['otp', '', '/verify', 'magiclink'],
    ['recover', '', '/reset-password', 'recovery'],
    ['otp', '/pricing', '/verify', 'magiclink'],
  ])('is where the mail of /%s leads when nobody named another: %s', async (door, referer, page, type) => {
    const member = await app.make.member()
    const headers = referer ? { referer: app.url + referer } : {}
    await app.anonymous.post(`/auth/v1/${door}`, { email: member.email }, headers)
    const { link } = await readMail(app, member.email)
    expect([link.origin + link.pathname, link.searchParams.get('type')]).toEqual([app.url + page, type])

    for (let look = 0; look < 3; look += 1) await (await fetch(link)).arrayBuffer()

    const pressed = { type, token_hash: link.searchParams.get('token_hash') }
    expect((await app.anonymous.post('/auth/v1/verify', pressed)).body.user.id).toBe(member.userId)
  })

  it('is not made for somebody else’s page of that name', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/recover?redirect_to=http://127.0.0.1:9/reset-password', { email: member.email })
    expect((await readMail(app, member.email)).link.pathname).toBe('/auth/v1/verify')
  })
})

describe('a code', () => {
  it('dies after ten wrong ones, also from everywhere', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email: member.email })
    const { code } = await readMail(app, member.email)
    const verify = (token: string) =>
      app.anonymous.post('/auth/v1/verify', { type: 'email', email: member.email, token })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 10; tries += 1) await verify(wrong)

    expect(await verify(code)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  })

  it('cannot be guessed by asking for ever new ones', async () => {
    const member = await app.make.member()
    let last = 0
    for (let round = 0; round < 4; round += 1) {
      await app.anonymous.post('/auth/v1/otp', { email: member.email })
      const { code } = await readMail(app, member.email)
      const token = code === '000000' ? '000001' : '000000'
      for (let tries = 0; tries < 10; tries += 1) {
        last = (await app.anonymous.post('/auth/v1/verify', { type: 'email', email: member.email, token })).status
      }
    }
    expect(last).toBe(429)
  })

  it('runs out', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email: member.email })
    const { code, link } = await readMail(app, member.email)
    await app.superuser.query('update auth.one_time_tokens set expires_at = now() where user_id = $1', [member.userId])

    const token = { type: 'email', email: member.email, token: code }
    expect(await app.anonymous.post('/auth/v1/verify', token)).toMatchObject({ status: 403 })
    expect(errorIn(await followLink(link)).get('error_code')).toBe('otp_expired')
  })

  it('is not kept where the database could show it', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email: member.email })
    const { code, link } = await readMail(app, member.email)
    const { rows } = await app.superuser.query('select * from auth.one_time_tokens where user_id = $1', [member.userId])

    expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('token') ?? '?')
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
  })

  it('of somebody who merely wants an address does not open that address’s account', async () => {
    const [thief, owner] = [await app.make.member(), await app.make.member()]
    await app.superuser.query('update auth.users set new_email = $1 where id = $2', [owner.email, thief.userId])
    await app.anonymous.post('/auth/v1/otp', { email: owner.email })
    const { code: token } = await readMail(app, owner.email)

    const { body } = await app.anonymous.post('/auth/v1/verify', { type: 'email', email: owner.email, token })

    expect(body.user.id).toBe(owner.userId)
  })

  it('used by twenty at once signs in one', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email: member.email })
    const { code: token } = await readMail(app, member.email)
    const verify = () => app.anonymous.post('/auth/v1/verify', { type: 'email', email: member.email, token })

    const answers = await Promise.all(Array.from({ length: 20 }, verify))

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

describe('verifying is refused', () => {
  it.each([
    ['no type', { token: '1', email: 'a@x.test' }, 400, 'validation_failed'],
    ['an unknown type', { type: 'smoke', token: '1', email: 'a@x.test' }, 400, 'validation_failed'],
    ['neither token nor hash', { type: 'email', email: 'a@x.test' }, 400, 'validation_failed'],
    ['both token and hash', { type: 'email', token: '1', token_hash: 'x' }, 400, 'validation_failed'],
    ['a hash with an address', { type: 'email', token_hash: 'x', email: 'a@x.test' }, 400, 'validation_failed'],
    ['both addresses', { type: 'email', token: '1', email: 'a@x.test', phone: '15550100' }, 400, 'validation_failed'],
    ['an address that is none', { type: 'email', token: '123456', email: 'nobody' }, 422, 'validation_failed'],
    ['a number that is none', { type: 'sms', token: '123456', phone: 'x' }, 400, 'validation_failed'],
    ['an unknown person', { type: 'email', token: '123456', email: 'nobody@x.test' }, 403, 'otp_expired'],
    ['an unknown hash', { type: 'email', token_hash: 'x' }, 403, 'otp_expired'],
  ])('for %s', async (_case, body, status, code) => {
    expect(await app.anonymous.post('/auth/v1/verify', body)).toMatchObject({ status, body: { error_code: code } })
  })

  it('by link without its parts', async () => {
    expect((await app.anonymous.get('/auth/v1/verify?type=signup')).status).toBe(400)
    expect((await app.anonymous.get('/auth/v1/verify?token=x')).status).toBe(400)
    const home = await followLink(new URL(`${app.url}/auth/v1/verify?token=x&type=smoke`))
    expect(errorIn(home).get('error_code')).toBe('validation_failed')
  })
})

describe('a PKCE code', () => {
  const verifier = 'v'.repeat(60)

  async function issue() {
    const member = await app.make.member()
    const body = { email: member.email, code_challenge: verifier, code_challenge_method: 'plain' }
    await app.anonymous.post('/auth/v1/otp', body)
    const home = await followLink((await readMail(app, member.email)).link)
    return { member, code: home.searchParams.get('code') ?? '' }
  }
  const exchange = (code: string, codeVerifier: string) =>
    app.anonymous.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: codeVerifier })

  it('works once, with its verifier, which may be tried again', async () => {
    const { code, member } = await issue()

    expect(await exchange(code, 'wrong')).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } })
    expect(await exchange(code, verifier)).toMatchObject({ status: 200, body: { user: { id: member.userId } } })
    expect(await exchange(code, verifier)).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } })
  })

  it('runs out five minutes after the click', async () => {
    const { code } = await issue()
    await app.superuser.query(`update auth.flow_states set issued_at = now() - interval '301 seconds'`)

    expect(await exchange(code, verifier)).toMatchObject({ status: 422, body: { error_code: 'flow_state_expired' } })
  })

  it('needs both its parts', async () => {
    expect(await exchange('', verifier)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
    expect(await exchange(randomUUID(), '')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  })

  it('is not given for a secret that travels as it is, where we are reached by https', async () => {
    const safe = await startTestApp({ PUBLIC_URL: 'https://reviews.example.com' })
    const ask = async (code_challenge_method: string) => {
      const body = { email: 'nobody@people.test', code_challenge: 'x'.repeat(43), code_challenge_method }
      const answer = await fetch(`${safe.localUrl}/auth/v1/otp`, { method: 'POST', body: JSON.stringify(body) })
      return [answer.status, await answer.json()]
    }

    expect(await ask('plain')).toMatchObject([400, { msg: 'code_challenge_method must be s256' }])
    expect(await ask('s256')).toEqual([200, {}])
  })

  it('works when typed in by hand, too', async () => {
    const member = await app.make.member()
    const body = { email: member.email, code_challenge: verifier, code_challenge_method: 'plain' }
    await app.anonymous.post('/auth/v1/otp', body)
    const { code: token } = await readMail(app, member.email)

    const { status } = await app.anonymous.post('/auth/v1/verify', { type: 'email', email: member.email, token })

    expect(status).toBe(200)
  })
})

describe('a change of address', () => {
  it('needs one word where addresses confirm themselves', async () => {
    const member = await relaxed.make.member()
    const email = newEmail()
    await relaxed.as(member).put('/auth/v1/user', { email })
    const { code: token } = await readMail(relaxed, email)
    const atOld = await readMail(relaxed, member.email)
    expect([atOld.code, atOld.text]).toEqual(['', expect.stringContaining('as soon as that address confirms it')])

    const answer = await relaxed.anonymous.post('/auth/v1/verify', { type: 'email_change', email, token })

    expect(answer.body.user).toMatchObject({ email })
  })

  it('asked for again needs both mailboxes again: one of them cannot speak twice', async () => {
    const member = await app.make.member()
    const email = newEmail()
    await app.as(member).put('/auth/v1/user', { email })
    await followLink((await readMail(app, email)).link)
    await app.anonymous.post('/auth/v1/resend', { type: 'email_change', email: member.email })

    const home = await followLink((await readMail(app, email)).link)

    expect(errorIn(home).get('message')).toContain('other email')
    expect((await app.as(member).get('/auth/v1/user')).body).toMatchObject({ email: member.email, new_email: email })
  })

  it('is taken back by asking for the address one has', async () => {
    const member = await app.make.member()
    const email = newEmail()
    await app.as(member).put('/auth/v1/user', { email })
    const { code: token } = await readMail(app, email)

    const { body } = await app.as(member).put('/auth/v1/user', { email: member.email })

    expect(body).not.toHaveProperty('new_email')
    const late = await app.anonymous.post('/auth/v1/verify', { type: 'email_change', email, token })
    expect(late.status).toBe(403)
  })

  it('to an address that is taken is refused where addresses confirm themselves', async () => {
    const [member, other] = [await relaxed.make.member(), await relaxed.make.member()]
    expect(await relaxed.as(member).put('/auth/v1/user', { email: other.email })).toMatchObject({
      status: 422,
      body: { error_code: 'email_exists' },
    })
  })
})
