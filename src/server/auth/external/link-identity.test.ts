import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, readMail } from '#testing/auth-fixture.ts'
import { chooseAtOidc, followOnce, parametersOf, type ChosenPerson } from '#testing/identity-walk.ts'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_ANONYMOUS: 'on' })
const without = await startTestApp({ AUTH_MANUAL_LINKING: 'off' })

const newAddress = () => `${randomUUID()}@mail.test`
const authorize = `/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true`

/** Somebody who signed up with a password, so that they have an identity of their own. */
async function signUp() {
  const email = newAddress()
  const { body } = await app.anonymous.post('/auth/v1/signup', { email, password: TEST_PASSWORD })
  return { email, token: body.access_token as string, userId: body.user.id as string }
}

const chooseAndReturn = async (url: string, chosen: ChosenPerson) => followOnce((await chooseAtOidc(url, chosen)).href)

async function link(person: { token: string }, chosen: ChosenPerson) {
  const { body } = await app.as(person).get(authorize)
  return parametersOf(await chooseAndReturn(body.url, chosen))
}

const identitiesOf = async (person: { token: string }) =>
  (await app.as(person).get('/auth/v1/user')).body.identities as { identity_id: string; provider: string }[]

describe.each(AUTH_CLIENTS)('linking and unlinking, with %s', (_name, Client) => {
  it('adds another way in, and takes it away again', async () => {
    const person = await signUp()
    const client = createAuthClient(app, Client, { flowType: 'pkce' })
    await client.signInWithPassword({ email: person.email, password: TEST_PASSWORD })
    const { data } = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })

    const listSessions = async () => {
      const { data: current } = await client.getSession()
      return (await app.as({ token: current.session?.access_token ?? '' }).get('/api/v1/me/sessions')).body.items
    }
    const before = await listSessions()
    const home = await chooseAndReturn(data.url ?? '', { email: newAddress() })
    const exchanged = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    expect(exchanged.data.user).toMatchObject({
      id: person.userId,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    })
    // The session that came back takes the place of the one that left.
    const after = await listSessions()
    const stayed = (all: { id: string; isCurrent: boolean }[]) => all.filter(({ isCurrent }) => !isCurrent)
    expect([after.length, stayed(after)]).toEqual([before.length, stayed(before)])

    const { data: linked } = await client.getUserIdentities()
    const google = linked?.identities.find(({ provider }) => provider === 'google')
    expect(linked?.identities).toHaveLength(2)

    const unlinked = google && (await client.unlinkIdentity(google))
    expect(unlinked).toMatchObject({ data: {}, error: null })
    expect((await client.getUserIdentities()).data?.identities.map(({ provider }) => provider)).toEqual(['email'])
    expect((await readMail(app, person.email)).text).toContain('Google')
  })
})

describe('linking', () => {
  it('is refused for an identity that somebody has, without changing hands', async () => {
    const [first, second] = [await signUp(), await signUp()]
    const google = { email: newAddress(), subject: randomUUID() }
    await link(first, google)

    for (const person of [first, second]) {
      const { query } = await link(person, google)
      expect(query.get('error_code')).toBe('identity_already_exists')
    }
    expect(await identitiesOf(second)).toHaveLength(1)
  })

  it('never moves the account’s address, nor does coming by the other one', async () => {
    const person = await signUp()
    const google = { email: newAddress(), subject: randomUUID() }
    await link(person, google)
    const start = await app.anonymous.get('/auth/v1/authorize?provider=google')
    await chooseAndReturn(start.headers.get('location') ?? '', { ...google, email: newAddress() })

    const { body } = await app.as(person).get('/auth/v1/user')
    expect([body.id, body.email, body.new_email]).toEqual([person.userId, person.email, undefined])
  })

  it('needs a session', async () => {
    expect(await app.anonymous.get(authorize)).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
  })

  it('makes a visitor somebody who stays, with the provider’s address and a workspace', async () => {
    const { body } = await app.anonymous.post('/auth/v1/signup', {})
    const visitor = { token: body.access_token as string }
    const email = newAddress()
    await link(visitor, { email })

    expect((await app.as(visitor).get('/auth/v1/user')).body).toMatchObject({
      id: body.user.id,
      email,
      is_anonymous: false,
      email_confirmed_at: expect.any(String),
    })
    expect((await app.as(visitor).get('/api/v1/me')).body.customer).toMatchObject({ role: 'owner' })
  })

  it('redirects at once when nobody asks for the address', async () => {
    const person = await signUp()
    const { status, headers } = await app.as(person).get(authorize.replace('skip_http_redirect=true', ''))

    expect(status).toBe(302)
    expect(headers.get('location')).toContain('/sandbox/identity/oidc/google/authorize')
  })
})

describe('unlinking', () => {
  it.each([
    ['what is no id', 'nonsense', 404, 'validation_failed'],
    ['somebody else’s', randomUUID(), 422, 'identity_not_found'],
  ])('refuses %s', async (_what, id, status, code) => {
    const person = await signUp()
    await link(person, { email: newAddress() })

    expect(await app.as(person).delete(`/auth/v1/user/identities/${id}`)).toMatchObject({
      status,
      body: { error_code: code },
    })
  })

  it('never takes the last way in', async () => {
    const person = await signUp()
    const [only] = await identitiesOf(person)

    expect(await app.as(person).delete(`/auth/v1/user/identities/${only?.identity_id}`)).toMatchObject({
      status: 422,
      body: { error_code: 'single_identity_not_deletable' },
    })
  })

  it.each(['yes', 'no'] as const)(
    'leaves the account its address, whoever verified the other: %s',
    async (verified) => {
      const person = await signUp()
      await link(person, { email: newAddress(), verified })
      const own = (await identitiesOf(person)).find(({ provider }) => provider === 'email')
      await app.as(person).delete(`/auth/v1/user/identities/${own?.identity_id}`)

      expect((await app.as(person).get('/auth/v1/user')).body.email).toBe(person.email)
      const { rows } = await app.superuser.query('select email from team_members where user_id = $1', [person.userId])
      expect(rows).toEqual([{ email: person.email }])
    },
  )

  it('is refused while somebody else has the address that is left', async () => {
    const [person, other] = [await signUp(), await signUp()]
    await link(person, { email: other.email })
    const own = (await identitiesOf(person)).find(({ provider }) => provider === 'email')

    expect(await app.as(person).delete(`/auth/v1/user/identities/${own?.identity_id}`)).toMatchObject({
      status: 422,
      body: { error_code: 'email_conflict_identity_not_deletable' },
    })
    expect(await identitiesOf(person)).toHaveLength(2)
  })
})

describe('where manual linking is off', () => {
  it('says so', async () => {
    const member = await without.make.member()
    const refusal = { status: 404, body: { error_code: 'manual_linking_disabled', msg: 'Manual linking is disabled' } }

    expect(await without.as(member).get(authorize)).toMatchObject(refusal)
    expect(await without.as(member).delete(`/auth/v1/user/identities/${randomUUID()}`)).toMatchObject(refusal)
  })
})

describe('a password as one way in among others', () => {
  /** Somebody who has only ever come by Google. */
  async function comeByGoogle() {
    const email = newAddress()
    const start = await app.anonymous.get('/auth/v1/authorize?provider=google')
    const { fragment } = parametersOf(await chooseAndReturn(start.headers.get('location') ?? '', { email }))
    return { email, token: fragment.get('access_token') ?? '' }
  }
  const signIn = (email: string) =>
    app.anonymous.post('/auth/v1/token?grant_type=password', { email, password: TEST_PASSWORD })

  it('is added by somebody who came by Google, who hears of it and may then leave Google', async () => {
    const person = await comeByGoogle()
    const [google] = await identitiesOf(person)
    expect((await signIn(person.email)).status).toBe(400)

    expect((await app.as(person).put('/auth/v1/user', { password: TEST_PASSWORD })).status).toBe(200)

    expect((await identitiesOf(person)).map(({ provider }) => provider)).toEqual(['google', 'email'])
    expect((await readMail(app, person.email)).subject).toContain('password was added')
    expect((await signIn(person.email)).status).toBe(200)
    expect((await app.as(person).delete(`/auth/v1/user/identities/${google?.identity_id}`)).status).toBe(200)
  })

  it('no longer opens the account once it is taken away', async () => {
    const person = await signUp()
    await link(person, { email: person.email })
    const own = (await identitiesOf(person)).find(({ provider }) => provider === 'email')
    await app.as(person).delete(`/auth/v1/user/identities/${own?.identity_id}`)

    expect(await signIn(person.email)).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } })
    expect((await readMail(app, person.email)).subject).toContain('password was removed')
  })
})

describe('ways in', () => {
  it('change only once a second factor was shown by who has one', async () => {
    const person = await signUp()
    await app.superuser.query(
      `insert into auth.factors (user_id, factor_type, status, friendly_name, secret)
       values ($1, 'totp', 'verified', 'App', '\\x00')`,
      [person.userId],
    )
    expect(await app.as(person).get(authorize)).toMatchObject({ status: 401, body: { error_code: 'insufficient_aal' } })
  })
})
