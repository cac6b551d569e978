import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, readMail } from '#testing/auth-fixture.ts'
import { explain } from '#testing/explain.ts'
import { chooseAtOidc, followOnce, parametersOf, visitOidc, type ChosenPerson } from '#testing/identity-walk.ts'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const confirming = await startTestApp({ AUTH_EMAIL_AUTOCONFIRM: 'off' })
const closed = await startTestApp({ AUTH_SIGNUP: 'off' })

const newAddress = () => `${randomUUID()}@mail.test`
const door = ({ url }: TestApp, more = '') =>
  `${url}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${url}/back`)}${more}`

/** The implicit way: who has come home, or why not. */
async function signIn(at: TestApp, person: ChosenPerson) {
  const home = await visitOidc(door(at), person)
  const { query, fragment } = parametersOf(home)
  const token = fragment.get('access_token')
  const found = token ? await at.as({ token }).get('/auth/v1/user') : null
  return { home, query, fragment, token, user: found?.body }
}

describe.each(AUTH_CLIENTS)('signing in with another provider, with %s', (_name, Client) => {
  it('gives a session in exchange for the code, with the provider’s tokens once', async () => {
    const email = newAddress()
    const client = createAuthClient(app, Client, { flowType: 'pkce' })
    const options = {
      redirectTo: `${app.url}/back?from=here`,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline' },
    }
    const { data } = await client.signInWithOAuth({ provider: 'google', options })

    const home = await visitOidc(data.url ?? '', { email, name: 'Grace Tanaka' })
    expect(home.href).toMatch(new RegExp(`^${app.url}/back\\?from=here&code=[0-9a-f-]{36}$`))
    const signedIn = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { name: 'Grace Tanaka', full_name: 'Grace Tanaka', email, email_verified: true },
      identities: [{ provider: 'google', identity_data: { email, email_verified: true } }],
    })
    expect(signedIn.data.session?.provider_token).toMatch(/^ey/)
    expect(signedIn.data.session?.provider_refresh_token).toBeTruthy()
    expect(decodeJwt(signedIn.data.session?.access_token ?? '')).toMatchObject({
      email,
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
    })
  })

  it('gives the session itself in the implicit flow', async () => {
    const email = newAddress()
    const client = createAuthClient(app, Client)
    const options = { redirectTo: `${app.url}/back`, skipBrowserRedirect: true }
    const { data } = await client.signInWithOAuth({ provider: 'google', options })

    const { query, fragment } = parametersOf(await visitOidc(data.url ?? '', { email }))

    expect([...query.keys()]).toEqual([])
    expect(fragment.get('token_type')).toBe('bearer')
    expect(fragment.get('provider_token')).toMatch(/^ey/)
    const { data: found } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(found.user?.email).toBe(email)
  })
})

describe('the account of who comes from a provider', () => {
  it('is new, with a workspace on trial, the first time, and the same one afterwards', async () => {
    const email = newAddress()
    const first = await signIn(app, { email, name: 'Nora New' })
    const again = await signIn(app, { email, name: 'Nora New' })

    expect(again.user.id).toBe(first.user.id)
    const me = await app.as({ token: first.token ?? '' }).get('/api/v1/me')
    expect(me.body).toMatchObject({
      user: { email, name: 'Nora New' },
      customer: { role: 'owner', status: 'trialing', subscriptionTier: 'professional' },
    })
  })

  it('is the identity’s, also when its address has changed at the provider', async () => {
    const [email, subject] = [newAddress(), randomUUID()]
    const first = await signIn(app, { email, subject })
    const moved = await signIn(app, { email: newAddress(), subject })

    expect(moved.user).toMatchObject({ id: first.user.id, email })
  })

  it('is the one that has the verified address already, which is told by mail', async () => {
    const member = await app.make.member()
    const { user } = await signIn(app, { email: member.email.toUpperCase() })

    expect(user.id).toBe(member.userId)
    expect(user.app_metadata.providers).toContain('google')
    expect((await readMail(app, member.email)).text).toContain('Google')
    const { rows } = await app.superuser.query(
      `select from auth.audit_events where user_id = $1 and event = 'identity.linked'`,
      [member.userId],
    )
    expect(rows).toHaveLength(1)
  })

  it('is never another person’s for an address that nobody verified', async () => {
    const member = await app.make.member()
    const { query, token } = await signIn(app, { email: member.email, verified: 'no' })

    expect([token, query.get('error_code')]).toEqual([null, 'provider_email_needs_verification'])
  })

  it('leaves nothing to whoever registered the address without owning it', async () => {
    const email = newAddress()
    const squatter = { email, password: 'a squatter’s password', data: { name: 'Squatter' } }
    await confirming.anonymous.post('/auth/v1/signup', squatter)
    const { user } = await signIn(confirming, { email, name: 'Olive Owner' })

    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      identities: [{ provider: 'google' }],
      user_metadata: { name: 'Olive Owner' },
    })
    const tried = await confirming.anonymous.post('/auth/v1/token?grant_type=password', squatter)
    expect(tried).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } })
  })

  it('is refused to the banned, and to newcomers while sign-ups are off', async () => {
    const member = await app.make.member()
    await app.superuser.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      member.userId,
    ])
    const banned = await signIn(app, { email: member.email })
    const stranger = await signIn(closed, { email: newAddress() })

    for (const [refused, code] of [
      [banned, 'user_banned'],
      [stranger, 'signup_disabled'],
    ] as const) {
      expect(Object.fromEntries(refused.query)).toMatchObject({ error: 'access_denied', error_code: code })
      expect(Object.fromEntries(refused.fragment)).toMatchObject({ error: 'access_denied', error_code: code })
    }
  })
})

describe('an unverified address without autoconfirm', () => {
  it('has to be confirmed by mail before it opens anything', async () => {
    const email = newAddress()
    const refused = await signIn(confirming, { email, verified: 'no' })
    const again = await signIn(confirming, { email, verified: 'no' })

    for (const { query, token } of [refused, again]) {
      expect(token).toBeNull()
      expect(Object.fromEntries(query)).toMatchObject({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
      })
    }
    const { link } = await readMail(confirming, email)
    const { fragment } = parametersOf(await followOnce(link.href))
    const { body } = await confirming.as({ token: fragment.get('access_token') ?? '' }).get('/auth/v1/user')
    expect(body).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  })

  it('gets the same answer when somebody has it, and that somebody stays alone', async () => {
    const member = await confirming.make.member()
    const { query } = await signIn(confirming, { email: member.email, verified: 'no' })

    expect(query.get('error_code')).toBe('provider_email_needs_verification')
    const { rows } = await confirming.superuser.query(
      `select from auth.identities where identity_data ->> 'email' = $1 and provider = 'google'`,
      [member.email],
    )
    expect(rows).toEqual([])
  })
})

describe('GET /authorize', () => {
  it.each([
    ['provider=nowhere', 'Unsupported provider: Provider nowhere could not be found'],
    ['provider=github', 'Unsupported provider: provider is not enabled'],
    ['provider=google&code_challenge=short', 'PKCE flow requires code_challenge_method and code_challenge'],
  ])('refuses "%s"', async (query, message) => {
    expect(await app.anonymous.get(`/auth/v1/authorize?${query}`)).toMatchObject({
      status: 400,
      body: { code: 400, error_code: 'validation_failed', msg: message },
    })
  })

  it('hands wishes on, but nothing that is ours to say', async () => {
    const more = '&scopes=calendar&prompt=consent&client_id=evil&state=evil&redirect_uri=https%3A%2F%2Fevil.test'
    const { searchParams } = await followOnce(door(app, more))

    expect(searchParams.get('scope')).toBe('openid email profile calendar')
    expect(searchParams.get('prompt')).toBe('consent')
    expect(searchParams.get('client_id')).toBe('goodword-sandbox')
    expect(searchParams.get('redirect_uri')).toBe(`${app.url}/auth/v1/callback`)
    expect(searchParams.getAll('state')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('returns to the site when asked to return elsewhere', async () => {
    const elsewhere = `${app.url}/auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fevil.test%2F`
    expect((await visitOidc(elsewhere, { email: newAddress() })).origin).toBe(app.url)
  })
})

describe('GET /callback', () => {
  const callback = (query: string) => app.anonymous.get(`/auth/v1/callback?${query}`)

  it.each([
    ['no state', 'code=x', 'bad_oauth_callback'],
    ['a state that is none', 'code=x&state=nonsense', 'bad_oauth_state'],
    ['an unknown state', `code=x&state=${randomUUID()}`, 'bad_oauth_state'],
  ])('tells the site of %s', async (_what, query, code) => {
    const { status, headers } = await callback(query)
    const home = new URL(headers.get('location') ?? '')

    expect(status).toBe(303)
    expect(home.origin).toBe(app.url)
    expect(Object.fromEntries(home.searchParams)).toMatchObject({ error: 'invalid_request', error_code: code })
  })

  it('works once', async () => {
    const back = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    const [first, second] = [await followOnce(back.href), await followOnce(back.href)]

    expect(first.hash).toContain('access_token=')
    expect(second.searchParams.get('error_code')).toBe('flow_state_already_used')
  })

  it('works once when it comes twice at the same time', async () => {
    const back = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    const homes = await Promise.all([followOnce(back.href), followOnce(back.href)])

    expect(homes.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1)
  })

  it('comes too late after five minutes', async () => {
    const back = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    await app.superuser.query(`update auth.flow_states set created_at = now() - interval '301 seconds' where id = $1`, [
      back.searchParams.get('state'),
    ])
    expect((await followOnce(back.href)).searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it('does not take one person’s answer for another’s question', async () => {
    const mine = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    const theirs = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')

    const home = await followOnce(mine.href)
    expect(home.searchParams.get('error_code')).toBe('bad_oauth_callback')
    expect(home.hash).not.toContain('access_token=')
  })

  it('does not take the state of a mailed link', async () => {
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into auth.flow_states (method, redirect_to) values ('magiclink', $1) returning id`,
      [app.url],
    )
    const { headers } = await callback(`code=x&state=${rows[0]?.id}`)
    expect(headers.get('location')).toContain('error_code=bad_oauth_state')
  })

  it('goes home with a refusal when the person declines', async () => {
    const home = await visitOidc(door(app), { decline: 'yes' })
    const { query, fragment } = parametersOf(home)

    expect(home.pathname).toBe('/back')
    for (const parameters of [query, fragment]) {
      expect(Object.fromEntries(parameters)).toMatchObject({ error: 'access_denied', error_code: 'access_denied' })
    }
  })

  it.each(['forged-signature', 'wrong-nonce', 'missing-nonce', 'wrong-audience'])(
    'believes no token with a %s',
    async (fault) => {
      const { query, token } = await signIn(app, { email: newAddress(), fault })

      expect(token).toBeNull()
      expect(Object.fromEntries(query)).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
    },
  )

  it('takes an answer by form too', async () => {
    const back = await chooseAtOidc(await followOnce(door(app)), { email: newAddress() })
    const home = await followOnce(`${app.url}/auth/v1/callback`, Object.fromEntries(back.searchParams))

    expect(home.hash).toContain('access_token=')
  })
})

describe('a provider’s tokens', () => {
  it('are kept sealed, and only until the code is exchanged', async () => {
    const challenge = 'a'.repeat(43)
    const home = await visitOidc(door(app, `&code_challenge=${challenge}&code_challenge_method=plain`), {
      email: newAddress(),
    })
    const tokens = async () =>
      (
        await app.superuser.query<{ sealed: string }>(
          `select provider_tokens as sealed from auth.flow_states where code_challenge = $1`,
          [challenge],
        )
      ).rows
    expect(await tokens()).toEqual([{ sealed: expect.stringMatching(/^s1\.[0-9a-f]{12}\./) }])

    const exchange = { auth_code: home.searchParams.get('code'), code_verifier: challenge }
    const first = await app.anonymous.post('/auth/v1/token?grant_type=pkce', exchange)
    const second = await app.anonymous.post('/auth/v1/token?grant_type=pkce', exchange)

    expect(first.body.provider_token).toMatch(/^ey/)
    expect(second).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } })
    expect(await tokens()).toEqual([])
  })
})

describe('a provider', () => {
  it('of the sandbox is reached also when people reach us through a proxy', async () => {
    const proxied = await startTestApp({ PUBLIC_URL: 'https://reviews.example.test' })
    const toLocal = ({ href }: URL) => href.replace(proxied.url, proxied.localUrl)
    const page = await followOnce(`${proxied.localUrl}/auth/v1/authorize?provider=google`)
    const back = await chooseAtOidc(toLocal(page), { email: newAddress() })
    const home = await followOnce(toLocal(back))

    expect([page.origin, back.origin, home.origin]).toEqual([proxied.url, proxied.url, proxied.url])
    expect(home.hash).toContain('access_token=')
  })

  it('that cannot be reached is said to be so', async () => {
    const alone = await startTestApp({
      SANDBOX: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      AUTH_GOOGLE_ISSUER: 'https://127.0.0.1:1',
      AUTH_GOOGLE_CLIENT_ID: 'ours',
      AUTH_GOOGLE_CLIENT_SECRET: 'secret',
    })
    const { status, body } = await alone.anonymous.get('/auth/v1/authorize?provider=google')

    expect([status, body.error_code]).toEqual([503, 'provider_unavailable'])
  })
})

describe('whose address it is', () => {
  it('is looked up by index', async () => {
    const plan = await explain(
      app.superuser,
      `select i.user_id from auth.identities i where lower(i.identity_data ->> 'email') = 'a@b.test'
       and i.identity_data ->> 'email_verified' = 'true' and i.provider not in ('email', 'phone')
       and i.provider not like 'sso:%'`,
    )
    expect(plan).toContain('identities_address')
  })
})

describe('a password', () => {
  it('still opens the account that a provider was linked to', async () => {
    const member = await app.make.member()
    await signIn(app, { email: member.email })
    const credentials = { email: member.email, password: TEST_PASSWORD }

    expect((await app.anonymous.post('/auth/v1/token?grant_type=password', credentials)).status).toBe(200)
  })
})
