import { decodeProtectedHeader } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { createPasswords } from '#server/auth/users/passwords.ts'
import { AUTH_CLIENTS, createAuthClient } from '#testing/auth-fixture.ts'
import { createFactorFixture } from '#testing/factor-fixture.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const refresh = (token: string, target: TestApp = app) =>
  target.anonymous.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })

const age = (member: TestMember, column: string, interval: string) =>
  app.superuser.query(`update auth.sessions set ${column} = now() - $2::interval where user_id = $1`, [
    member.userId,
    interval,
  ])
const limit = (member: TestMember, security: object) => {
  const settings = { ...DEFAULT_CUSTOMER_SETTINGS, security: { ...DEFAULT_CUSTOMER_SETTINGS.security, ...security } }
  return app.superuser.query(
    `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
     select $1, s -> 'general', s -> 'notifications', s -> 'security', s -> 'branding', s -> 'automation'
     from (select $2::jsonb as s) given`,
    [member.customerId, JSON.stringify(settings)],
  )
}

describe('a session', () => {
  it('ends when nobody did anything for as long as the customer allows', async () => {
    const member = await app.make.member()
    await limit(member, { sessionTimeout: 45 })
    await age(member, 'last_seen_at', '44 minutes')
    expect((await refresh(member.refreshToken)).status).toBe(200)

    await age(member, 'last_seen_at', '46 minutes')

    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
    expect(await app.as(member).get('/auth/v1/user')).toMatchObject({ body: { error_code: 'session_not_found' } })
    expect(await refresh(member.refreshToken)).toMatchObject({ status: 400, body: { error_code: 'session_expired' } })
  })

  it('lives on while the person does something, which renewing a token is not', async () => {
    const member = await app.make.member()
    await age(member, 'last_seen_at', '5 minutes')
    const seen = async () =>
      (
        await app.superuser.query<{ minutes: number }>(
          `select round(extract(epoch from now() - last_seen_at) / 60)::int as minutes from auth.sessions where user_id = $1`,
          [member.userId],
        )
      ).rows[0]?.minutes

    await refresh(member.refreshToken)
    expect(await seen()).toBe(5)
    await app.as(member).get('/api/v1/me')
    expect(await seen()).toBe(0)
  })

  it('ends after as many days as the customer allows, however busy', async () => {
    const member = await app.make.member()
    await limit(member, { sessionMaxDays: 7 })
    await age(member, 'created_at', '8 days')

    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
    expect(await refresh(member.refreshToken)).toMatchObject({ body: { error_code: 'session_expired' } })
  })

  it('is told to its owner with the minutes it may be left alone', async () => {
    const member = await app.make.member()
    await limit(member, { sessionTimeout: 60 })
    expect((await app.as(member).get('/api/v1/me')).body.session).toMatchObject({ timeoutMinutes: 60 })
  })
})

describe('a refresh token', () => {
  it('from before the last one is taken within the reuse window', async () => {
    const lenient = await startTestApp({ AUTH_REFRESH_REUSE_SECONDS: '10' })
    const member = await lenient.make.member()
    const second = (await refresh(member.refreshToken, lenient)).body.refresh_token
    await refresh(second, lenient)

    expect((await refresh(member.refreshToken, lenient)).status).toBe(200)
  })

  it('stays the same where rotation is off', async () => {
    const still = await startTestApp({ AUTH_REFRESH_ROTATION: 'off' })
    const member = await still.make.member()

    expect((await refresh(member.refreshToken, still)).body.refresh_token).toBe(member.refreshToken)
  })

  describe('that was copied', () => {
    const OWNER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const THIEF = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const refreshOn = (userAgent: string, token: string) =>
      app.anonymous.post(
        '/auth/v1/token?grant_type=refresh_token',
        { refresh_token: token },
        { 'user-agent': userAgent },
      )
    const toldTo = async (member: TestMember) => {
      const { rows } = await app.superuser.query<{ subject: string }>(
        `select subject from mail_outbox where to_address = $1
         union all select event from auth.audit_events where user_id = $2`,
        [member.email, member.userId],
      )
      return rows.map(({ subject }) => subject).join('\n')
    }

    it('and is used by turns on two devices is told to its owner', async () => {
      const member = await app.make.member()
      await refreshOn(OWNER, member.refreshToken)
      const second = (await refreshOn(THIEF, member.refreshToken)).body.refresh_token
      expect(await toldTo(member)).not.toMatch(/two devices|session.shared/)

      await refreshOn(OWNER, second)
      expect((await refreshOn(THIEF, second)).status).toBe(200)
      await refreshOn(THIEF, second)

      const told = await toldTo(member)
      expect(told.match(/in use on two devices|session.shared/g)).toEqual(['in use on two devices', 'session.shared'])
    })

    it('and comes again from the same device is only an answer that was lost', async () => {
      const member = await app.make.member()
      await refreshOn(OWNER, member.refreshToken)
      for (let turn = 0; turn < 3; turn += 1) await refreshOn(OWNER.replace('140', '141'), member.refreshToken)

      expect(await toldTo(member)).not.toMatch(/two devices|session.shared/)
    })
  })

  it('from before the second factor opens nothing, and ends the session once it is older than the last', async () => {
    const fixture = createFactorFixture(app)
    const client = await fixture.signIn(await app.make.member())
    const tokenNow = async () => (await client.getSession()).data.session?.refresh_token ?? ''
    const before = await tokenNow()
    await fixture.pass(client, await fixture.enrol(client))
    expect(await refresh(before)).toMatchObject({ body: { error_code: 'refresh_token_not_found' } })

    expect((await refresh(await tokenNow())).status).toBe(200)

    expect(await refresh(before)).toMatchObject({ body: { error_code: 'refresh_token_already_used' } })
  })

  it('used by a thief ends the session, tells the owner and stands in the trail', async () => {
    const member = await app.make.member()
    const second = (await refresh(member.refreshToken)).body.refresh_token
    await refresh(second)
    await refresh(member.refreshToken)

    const { rows } = await app.superuser.query<{ event: string }>(
      `select event from auth.audit_events where user_id = $1 and event = 'session.token-reused'`,
      [member.userId],
    )
    expect(rows).toHaveLength(1)
    const mails = await app.superuser.query('select subject from mail_outbox where to_address = $1', [member.email])
    expect(mails.rows).toHaveLength(1)
  })
})

describe('a password kept at another cost', () => {
  it('is hashed anew when its owner comes by', async () => {
    const member = await app.make.member()
    const kept = await createPasswords({ memoryKib: 128, iterations: 1 }).hash(TEST_PASSWORD)
    await app.superuser.query('update auth.users set password_hash = $1 where id = $2', [kept, member.userId])
    const signIn = () =>
      app.anonymous.post('/auth/v1/token?grant_type=password', { email: member.email, password: TEST_PASSWORD })

    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200])

    const { rows } = await app.superuser.query<{ password_hash: string }>(
      'select password_hash from auth.users where id = $1',
      [member.userId],
    )
    expect(rows[0]?.password_hash).toContain('$m=64,t=1,')
  })
})

describe('a password that is changed while somebody signs in with it', () => {
  it('lets them in no more, and is not put back', async () => {
    const member = await app.make.member()
    const slow = await createPasswords({ memoryKib: 65_536, iterations: 8 }).hash(TEST_PASSWORD)
    const other = await createPasswords({ memoryKib: 64, iterations: 1 }).hash('another password')
    const set = (hash: string) =>
      app.superuser.query('update auth.users set password_hash = $1 where id = $2', [hash, member.userId])
    const isTrying = async () =>
      (await app.superuser.query('select from rate_limits where key = $1', [`auth-guess:${member.email}`])).rowCount
    await set(slow)

    const attempt = app.anonymous.post('/auth/v1/token?grant_type=password', {
      email: member.email,
      password: TEST_PASSWORD,
    })
    await vi.waitUntil(isTrying, { interval: 5 })
    await set(other)

    expect(await attempt).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } })
    const { rows } = await app.superuser.query('select password_hash from auth.users where id = $1', [member.userId])
    expect(rows).toEqual([{ password_hash: other }])
  })
})

describe('signing in', () => {
  const signIn = (member: TestMember, userAgent: string) =>
    app.anonymous.post(
      '/auth/v1/token?grant_type=password',
      { email: member.email, password: TEST_PASSWORD },
      { 'user-agent': userAgent },
    )
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const NEWER_FIREFOX = FIREFOX.replaceAll('140', '141')

  it('on a new device is told by mail, once', async () => {
    const member = await app.make.member()
    await signIn(member, FIREFOX)
    await signIn(member, FIREFOX)
    await signIn(member, NEWER_FIREFOX)

    const { rows } = await app.superuser.query<{ text_body: string }>(
      'select text_body from mail_outbox where to_address = $1',
      [member.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text_body).toContain('Firefox')
  })

  it('shows its sessions to their owner, who may end them', async () => {
    const member = await app.make.member()
    const other = (await signIn(member, FIREFOX)).body.access_token
    const me = app.as(member)
    const { items } = (await me.get('/api/v1/me/sessions')).body as { items: { id: string; isCurrent: boolean }[] }
    expect(items).toHaveLength(2)
    expect(items).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Linux', isCurrent: false }))
    const foreign = items.find((session) => !session.isCurrent)?.id

    const left = await me.delete(`/api/v1/me/sessions/${foreign}`)

    expect(left.body.items).toHaveLength(1)
    const [ended] = (await me.get('/api/v1/me/security-events?limit=1')).body.items
    expect(ended).toMatchObject({ event: 'session.ended', address: expect.any(String) })
    expect((await app.as({ token: other }).get('/api/v1/me')).status).toBe(401)
    expect((await me.delete(`/api/v1/me/sessions/${foreign}`)).status).toBe(404)
  })

  it('does not show sessions that have run out', async () => {
    const member = await app.make.member()
    await limit(member, { sessionTimeout: 45 })
    await age(member, 'last_seen_at', '46 minutes')
    const { access_token: token } = (await signIn(member, FIREFOX)).body

    expect((await app.as({ token }).get('/api/v1/me/sessions')).body.items).toMatchObject([{ isCurrent: true }])
  })

  it('ends all other sessions at once', async () => {
    const member = await app.make.member()
    await signIn(member, FIREFOX)
    await signIn(member, FIREFOX)

    const { body } = await app.as(member).post('/api/v1/me/sessions/end-others')

    expect(body.items).toMatchObject([{ isCurrent: true }])
  })

  it('tells the person’s other screens at once', async () => {
    const member = await app.make.member()
    await signIn(member, FIREFOX)
    const reader = await openLiveReader(app.url, member.token)

    await app.as(member).post('/api/v1/me/sessions/end-others')

    await vi.waitUntil(() => reader.seen.some((event) => event.data.includes('member.changed')))
    await reader.close()
    expect(reader.seen.map((event) => event.data).join()).toContain(member.userId)
  })

  it('cannot end somebody else’s session', async () => {
    const [member, stranger] = [await app.make.member(), await app.make.member()]
    const [theirs] = (await app.as(stranger).get('/api/v1/me/sessions')).body.items

    expect((await app.as(member).delete(`/api/v1/me/sessions/${theirs.id}`)).status).toBe(404)
    expect((await app.as(stranger).get('/api/v1/me')).status).toBe(200)
  })

  it('tells what happened to the account, newest first, and nobody else’s', async () => {
    const [member, stranger] = [await app.make.member(), await app.make.member()]
    await signIn(member, FIREFOX)
    await app.as(member).put('/auth/v1/user', { password: 'a brand new password' })

    const { body } = await app.as(member).get('/api/v1/me/security-events?limit=2')

    expect(body.items.map((item: { event: string }) => item.event)).toEqual(['password.changed', 'session.started'])
    expect(body.nextCursor).toBeTruthy()
    const others = (await app.as(stranger).get('/api/v1/me/security-events')).body.items
    expect(others.map((item: { event: string }) => item.event)).toEqual(['session.started'])
  })
})

describe('signing keys', () => {
  afterEach(() => void vi.useRealTimers())

  it('are read anew every minute without holding up those who refresh at that moment', async () => {
    const members: TestMember[] = []
    while (members.length < 30) members.push(await app.make.member())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

    const answers = await Promise.all(members.map((member) => refresh(member.refreshToken)))

    expect(answers.map((answer) => answer.status)).toEqual(members.map(() => 200))
  })

  it.each(AUTH_CLIENTS)('are replaced without signing anybody out, and %s finds the new one', async (_name, Kind) => {
    const rotating = await startTestApp()
    const member = await rotating.make.member()
    const before = decodeProtectedHeader(member.token).kid

    await rotating.product.services.signingKeys.rotate()

    expect((await rotating.as(member).get('/api/v1/me')).status).toBe(200)
    const client = createAuthClient(rotating, Kind)
    const { data } = await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })
    const after = decodeProtectedHeader(data.session?.access_token ?? '').kid
    expect(after).not.toBe(before)
    expect((await client.getClaims()).error).toBeNull()
    const { keys } = (await rotating.anonymous.get('/auth/v1/.well-known/jwks.json')).body as {
      keys: { kid: string }[]
    }
    expect(keys.map((key) => key.kid)).toEqual([after, before])
  })

  it('that were replaced long ago are neither shown nor believed', async () => {
    const rotating = await startTestApp()
    const member = await rotating.make.member()
    await rotating.product.services.signingKeys.rotate()
    await rotating.superuser.query(
      `update auth.signing_keys set retired_at = now() - interval '2 hours' where retired_at is not null`,
    )
    await rotating.product.services.signingKeys.rotate()

    expect((await rotating.as(member).get('/api/v1/me')).status).toBe(401)
    expect((await rotating.anonymous.get('/auth/v1/.well-known/jwks.json')).body.keys).toHaveLength(2)
  })

  it('are RS256 where the configuration says so', async () => {
    const rsa = await startTestApp({ AUTH_SIGNING_ALGORITHM: 'RS256' })
    const member = await rsa.make.member()
    expect(decodeProtectedHeader(member.token).alg).toBe('RS256')
    const client = createAuthClient(rsa, AUTH_CLIENTS[0][1])
    await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })
    expect((await client.getClaims()).data?.claims.sub).toBe(member.userId)
  })
})

describe('calls from other websites', () => {
  it('are allowed with the app’s own header, where anybody may call', async () => {
    const open = await startTestApp({ AUTH_CORS_ORIGINS: '*' })
    const response = await fetch(`${open.url}/auth/v1/token?grant_type=password`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-application-name,content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-application-name')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('are none of others’, unless the configuration names some', async () => {
    const settings = (origin: string) => app.anonymous.get('/auth/v1/settings', { origin })

    expect((await settings(app.url)).headers.get('access-control-allow-origin')).toBe(app.url)
    expect((await settings('https://shop.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are only those of the configuration, where it names some', async () => {
    const strict = await startTestApp({ AUTH_CORS_ORIGINS: 'https://app.example' })
    const settings = (origin: string) => strict.anonymous.get('/auth/v1/settings', { origin })

    expect((await settings('https://app.example')).headers.get('access-control-allow-origin')).toBe(
      'https://app.example',
    )
    expect((await settings('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('GET /auth/v1/settings', () => {
  it('tells which ways in there are', async () => {
    expect((await app.anonymous.get('/auth/v1/settings')).body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, github: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })
})
