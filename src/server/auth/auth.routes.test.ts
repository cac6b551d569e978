import { AuthClient } from '@supabase/auth-js'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

/** The public client itself, with a memory of its own. */
function createClient() {
  const store = new Map<string, string>()
  return new AuthClient({
    url: `${app.url}/auth/v1`,
    autoRefreshToken: false,
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
  })
}

const refresh = (token: string) =>
  app.anonymous.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })

describe('the public client', () => {
  it('signs in with a password, in any case of the address, and knows who it is', async () => {
    const member = await app.make.member()
    const client = createClient()

    const { data, error } = await client.signInWithPassword({
      email: member.email.toUpperCase(),
      password: TEST_PASSWORD,
    })

    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect((await client.getUser()).data.user).toMatchObject({ id: member.userId, email: member.email })
    expect(JSON.stringify(data)).not.toMatch(/password_hash|argon2/)
  })

  it.each([
    ['a wrong password', async () => ({ email: (await app.make.member()).email, password: 'wrong' })],
    ['an unknown address', async () => ({ email: 'nobody@x.test', password: TEST_PASSWORD })],
  ])('is told the same of %s', async (_case, credentials) => {
    const { error } = await createClient().signInWithPassword(await credentials())
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  it('refreshes into the same session', async () => {
    const member = await app.make.member()
    const client = createClient()
    const before = (await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })).data.session

    const after = (await client.refreshSession()).data.session

    expect(after?.refresh_token).not.toBe(before?.refresh_token)
    expect(sessionIdOf(after?.access_token)).toBe(sessionIdOf(before?.access_token))
  })

  it('signs out, and the server forgets the session at once', async () => {
    const member = await app.make.member()
    const client = createClient()
    const { session } = (await client.signInWithPassword({ email: member.email, password: TEST_PASSWORD })).data

    expect((await client.signOut()).error).toBeNull()

    expect(await app.as({ token: session?.access_token ?? '' }).get('/api/v1/me')).toMatchObject({ status: 401 })
    expect(await refresh(session?.refresh_token ?? '')).toMatchObject({ status: 400 })
  })

  it('ends the other sessions when asked to', async () => {
    const member = await app.make.member()
    const [here, there] = [createClient(), createClient()]
    await here.signInWithPassword({ email: member.email, password: TEST_PASSWORD })
    await there.signInWithPassword({ email: member.email, password: TEST_PASSWORD })

    await here.signOut({ scope: 'others' })

    expect((await here.getUser()).error).toBeNull()
    expect((await there.getUser()).error).not.toBeNull()
  })

  it('finds the keys that verify its tokens', async () => {
    const member = await app.make.member()
    const { body } = await app.anonymous.get('/auth/v1/.well-known/jwks.json')

    const { payload, protectedHeader } = await jwtVerify(member.token, createLocalJWKSet(body))

    expect(protectedHeader).toMatchObject({ alg: 'ES256' })
    expect(payload).toMatchObject({ sub: member.userId, role: 'authenticated', aal: 'aal1', aud: 'authenticated' })
    expect(JSON.stringify(body)).not.toContain('"d"')
  })
})

describe('a refresh token', () => {
  it('gives twenty tabs that use it at once the same next one', async () => {
    const member = await app.make.member()

    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(member.refreshToken)))

    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  })

  it('from further back ends the whole session', async () => {
    const member = await app.make.member()
    const second = (await refresh(member.refreshToken)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token

    expect(await refresh(member.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    })
    expect(await refresh(third)).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } })
  })

  it.each(['', 'nonsense', Buffer.from('00000000-0000-0000-0000-000000000000:0:x').toString('base64url')])(
    'that is not ours ("%s") opens nothing',
    async (token) => {
      expect(await refresh(token)).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } })
    },
  )
})

describe('errors of the auth service', () => {
  it('have the older shape unless the caller names a version', async () => {
    const old = await app.anonymous.post('/auth/v1/token?grant_type=password', { email: 'a@x.test', password: 'x' })
    const named = await app.anonymous.post(
      '/auth/v1/token?grant_type=password',
      { email: 'a@x.test', password: 'x' },
      { 'x-supabase-api-version': '2024-01-01' },
    )

    expect(old.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
    expect(named.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  it.each([
    ['no token', 401, 'no_authorization', () => app.anonymous.get('/auth/v1/user')],
    ['a bad token', 403, 'bad_jwt', () => app.as({ token: 'nonsense' }).get('/auth/v1/user')],
    ['an unknown grant', 400, 'invalid_credentials', () => app.anonymous.post('/auth/v1/token?grant_type=magic')],
    ['an unknown scope', 400, 'validation_failed', () => app.anonymous.post('/auth/v1/logout?scope=some')],
  ] as const)('name %s', async (_case, status, code, send) => {
    expect(await send()).toMatchObject({ status, body: { error_code: code } })
  })

  it('do not let a banned person in', async () => {
    const member = await app.make.member()
    await app.superuser.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
      member.userId,
    ])

    const attempt = await createClient().signInWithPassword({ email: member.email, password: TEST_PASSWORD })

    expect(attempt.error).toMatchObject({ code: 'user_banned' })
    expect(await refresh(member.refreshToken)).toMatchObject({ status: 400 })
    expect(await app.as(member).get('/api/v1/me')).toMatchObject({ status: 401 })
  })
})

function sessionIdOf(token = ''): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}').session_id
}

describe('the demo workspace', () => {
  const enter = () => app.anonymous.post('/auth/v1/token?grant_type=demo', {})

  it('opens as its owner sees it, without a password', async () => {
    expect((await app.anonymous.get('/auth/v1/settings')).body.demo_enabled).toBe(true)

    const { status, body } = await enter()

    expect(status).toBe(200)
    expect((await app.as({ token: body.access_token }).get('/api/v1/me')).body.customer).toMatchObject({
      companyName: 'Harbour Bistro',
      isDemo: true,
      role: 'owner',
    })
  })

  it('is not there once it is deleted, and no other owner’s workspace opens in its place', async () => {
    await app.make.member({ role: 'owner' })
    await app.superuser.query('update customers set is_demo = false where is_demo')

    expect((await app.anonymous.get('/auth/v1/settings')).body.demo_enabled).toBe(false)
    expect(await enter()).toMatchObject({ status: 404, body: { error_code: 'demo_not_found' } })
  })
})
