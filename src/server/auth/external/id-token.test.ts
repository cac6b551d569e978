import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, letProofsAge } from '#testing/auth-fixture.ts'
import { chooseAtOidc, type ChosenPerson } from '#testing/identity-walk.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_MANUAL_LINKING: 'on' })

const PROVIDER = `${app.url}/sandbox/identity/oidc/google`
const newAddress = () => `${randomUUID()}@mail.test`
const hash = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

/** What an app gets that talks to the provider by itself. */
async function askProvider(person: ChosenPerson, nonce?: string): Promise<{ id_token: string; access_token: string }> {
  const page = new URL(`${PROVIDER}/authorize`)
  const redirect_uri = 'https://app.test/callback'
  page.search = new URLSearchParams({
    client_id: 'goodword-sandbox',
    response_type: 'code',
    redirect_uri,
    ...(nonce && { nonce: hash(nonce) }),
  }).toString()
  const back = await chooseAtOidc(page, person)
  const answer = await fetch(`${PROVIDER}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri,
      client_id: 'goodword-sandbox',
      client_secret: 'goodword-sandbox-secret',
    }),
  })
  return (await answer.json()) as { id_token: string; access_token: string }
}

const exchange = (body: object, token?: string) =>
  (token ? app.as({ token }) : app.anonymous).post('/auth/v1/token?grant_type=id_token', body)

describe.each(AUTH_CLIENTS)('signing in with an ID token, with %s', (_name, Client) => {
  it('gives a session', async () => {
    const [email, nonce] = [newAddress(), randomUUID()]
    const { id_token: token, access_token } = await askProvider({ email, name: 'Ida Token' }, nonce)
    const client = createAuthClient(app, Client)

    const { data, error } = await client.signInWithIdToken({ provider: 'google', token, access_token, nonce })

    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'google' } })
    expect(data.session?.access_token).toBeTruthy()
  })
})

describe('an ID token', () => {
  it.each([
    ['no token', { provider: 'google' }, 'id_token required'],
    ['no provider', { id_token: 'x' }, 'provider or client_id and issuer required'],
    ['what is no token', { provider: 'google', id_token: 'nonsense' }, 'Bad ID token'],
  ])('is asked for: %s', async (_what, body, description) => {
    expect(await exchange(body)).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: description },
    })
  })

  const from = (iss: string) => `e30.${Buffer.from(JSON.stringify({ iss })).toString('base64url')}.x`
  const APPLE = 'https://account.apple.com'
  const AZURE = 'https://login.microsoftonline.com/home/v2.0'

  it.each([
    ['nowhere', 'x', 'Custom OIDC provider "nowhere" not allowed'],
    ['github', 'x', 'Custom OIDC provider "github" not allowed'],
    ['apple', 'x', 'Unable to detect issuer in ID token for Apple provider'],
    ['apple', from(`${APPLE}.elsewhere.test`), 'Detected ID token issuer is not an Apple ID token issuer'],
  ])('of a provider that nobody knows, or did not write it, is refused: %s, %s', async (provider, id_token, msg) => {
    const body = { error_code: 'validation_failed', msg }
    expect(await exchange({ provider, id_token })).toMatchObject({ status: 400, body })
  })

  it.each([
    ['facebook', 'x', 'https://www.facebook.com'],
    ['apple', from(APPLE), APPLE],
    ['azure', from(AZURE), AZURE],
  ])('of a provider that is switched off names who issues its tokens: %s', async (provider, id_token, issuer) => {
    const body = { error_code: 'provider_disabled', msg: `Provider (issuer "${issuer}") is not enabled` }
    expect(await exchange({ provider, id_token })).toMatchObject({ status: 400, body })
  })

  it.each(['forged-signature', 'wrong-audience'])('with a %s is refused', async (fault) => {
    const { id_token } = await askProvider({ email: newAddress(), fault })

    expect(await exchange({ provider: 'google', id_token })).toMatchObject({
      status: 400,
      body: { error_description: 'Bad ID token' },
    })
  })

  it('of another provider is refused', async () => {
    const { id_token } = await askProvider({ email: newAddress() })
    const [head, body, signature] = id_token.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
    const other = Buffer.from(JSON.stringify({ ...claims, iss: 'https://elsewhere.test' })).toString('base64url')

    expect((await exchange({ provider: 'google', id_token: [head, other, signature].join('.') })).body).toMatchObject({
      error_description: 'Bad ID token',
    })
  })

  it('with another access token is refused', async () => {
    const [mine, theirs] = [await askProvider({ email: newAddress() }), await askProvider({ email: newAddress() })]
    const body = { provider: 'google', id_token: mine.id_token, access_token: theirs.access_token }

    expect((await exchange(body)).body).toMatchObject({ error_description: 'Bad ID token' })
  })

  it('holds the nonce that is given, or none when none is', async () => {
    const nonce = randomUUID()
    const withNonce = await askProvider({ email: newAddress() }, nonce)
    const withoutNonce = await askProvider({ email: newAddress() })
    const either = 'Passed nonce and nonce in id_token should either both exist or not.'

    for (const [token, given, description] of [
      [withNonce, undefined, either],
      [withoutNonce, nonce, either],
      [withNonce, 'another', 'Nonces mismatch'],
    ] as const) {
      const { status, body } = await exchange({ provider: 'google', id_token: token.id_token, nonce: given })
      expect([status, body.error_description]).toEqual([400, description])
    }
  })

  it('links its identity to whoever is signed in, when they ask for it', async () => {
    const member = await app.make.member()
    const { id_token } = await askProvider({ email: newAddress() })
    const body = { provider: 'google', id_token, link_identity: true }

    expect(await exchange(body)).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
    expect(await exchange(body, member.token)).toMatchObject({
      status: 200,
      body: { user: { id: member.userId, identities: [{ provider: 'google' }] } },
    })
  })

  it('links nothing for a session that has not shown lately who it is', async () => {
    const member = await app.make.member()
    await letProofsAge(app, member)
    const { id_token } = await askProvider({ email: newAddress() })

    expect(await exchange({ provider: 'google', id_token, link_identity: true }, member.token)).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    })
  })
})
