import { createHash, X509Certificate } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { chooseAtOidc, chooseAtSaml } from '#testing/identity-walk.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const off = await startTestApp({ SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })

const OIDC = `${app.url}/sandbox/identity/oidc/acme`
const SAML = '/sandbox/identity/saml/acme'
const REDIRECT = 'https://app.test/callback'
const verifier = 'v'.repeat(43)

function authorizeAddress(more: Record<string, string> = {}): URL {
  const url = new URL(`${OIDC}/authorize`)
  url.search = new URLSearchParams({
    client_id: 'acme-client',
    response_type: 'code',
    redirect_uri: REDIRECT,
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString()
  return url
}

async function exchange(code: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${OIDC}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      ...more,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

const inForm = { client_id: 'acme-client', client_secret: 'acme-client-secret' }
const codeFor = async (email: string) =>
  (await chooseAtOidc(authorizeAddress(), { email })).searchParams.get('code') ?? ''

describe('the sandbox’s OpenID Connect provider', () => {
  it('describes itself', async () => {
    const { body } = await app.anonymous.get('/sandbox/identity/oidc/acme/.well-known/openid-configuration')
    expect(body).toMatchObject({ issuer: OIDC, token_endpoint: `${OIDC}/token`, jwks_uri: `${OIDC}/jwks` })
  })

  it('shows a page with people to choose from, on which no script runs', async () => {
    const page = await fetch(authorizeAddress())
    const text = await page.text()

    expect(text).toContain('Continue as Ada Brandt')
    expect(text).toContain('Another address')
    expect(text).toContain('Decline')
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
  })

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['an address that is no web page', { redirect_uri: 'javascript:alert(1)' }],
    ['another kind of answer', { response_type: 'token' }],
  ])('shows no page for %s', async (_what, fault) => {
    expect((await fetch(authorizeAddress(fault))).status).toBe(400)
  })

  it('vouches for a person with a signed token and its user info', async () => {
    const back = await chooseAtOidc(authorizeAddress(), { email: 'Zoe@acme.test', name: 'Zoe Zander', verified: 'no' })
    expect(back.searchParams.get('state')).toBe('the state')
    const { body } = await exchange(back.searchParams.get('code') ?? '', inForm)

    const keys = createRemoteJWKSet(new URL(`${OIDC}/jwks`))
    const { payload } = await jwtVerify(body['id_token'] ?? '', keys, { issuer: OIDC, audience: 'acme-client' })
    const person = { email: 'zoe@acme.test', email_verified: false, name: 'Zoe Zander' }
    expect(payload).toMatchObject({ ...person, nonce: 'the nonce', sub: expect.stringMatching(/^\d+$/) })
    const info = await fetch(`${OIDC}/userinfo`, { headers: { authorization: `Bearer ${body['access_token']}` } })
    expect(await info.json()).toMatchObject({ ...person, sub: payload.sub })
    expect((await fetch(`${OIDC}/userinfo`)).status).toBe(401)
  })

  it('knows its client by header as well', async () => {
    const basic = Buffer.from('acme-client:acme-client-secret').toString('base64')
    const { status } = await exchange(await codeFor('ada@acme.test'), {}, { authorization: `Basic ${basic}` })
    expect(status).toBe(200)
  })

  it.each([
    ['a wrong secret', { ...inForm, client_secret: 'wrong' }, 401],
    ['a wrong verifier', { ...inForm, code_verifier: 'w'.repeat(43) }, 400],
    ['another address', { ...inForm, redirect_uri: 'https://elsewhere.test/' }, 400],
    ['another grant', { ...inForm, grant_type: 'password' }, 400],
  ])('gives nothing for %s', async (_what, fault, status) => {
    expect((await exchange(await codeFor('ada@acme.test'), fault)).status).toBe(status)
  })

  it('takes a code once', async () => {
    const code = await codeFor('ada@acme.test')
    const statuses = [(await exchange(code, inForm)).status, (await exchange(code, inForm)).status]
    expect(statuses).toEqual([200, 400])
  })

  it('does not take one tenant’s code at the other', async () => {
    const code = await codeFor('ada@acme.test')
    const answer = await fetch(`${app.url}/sandbox/identity/oidc/google/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT,
        code_verifier: verifier,
        client_id: 'goodword-sandbox',
        client_secret: 'goodword-sandbox-secret',
      }),
    })
    expect(answer.status).toBe(400)
  })
})

describe('the sandbox’s SAML provider', () => {
  it('publishes the certificate it signs with', async () => {
    const { body: metadata } = await app.anonymous.get(`${SAML}/metadata`)
    const { body: pem } = await app.anonymous.get(`${SAML}/certificate.pem`)
    const certificate = new X509Certificate(pem)

    expect(metadata).toContain(`entityID="${app.url}${SAML}/metadata"`)
    expect(metadata).toContain(certificate.raw.toString('base64'))
    expect(certificate.verify(certificate.publicKey)).toBe(true)
  })

  it('shows no page for what is no request', async () => {
    expect((await app.anonymous.get(`${SAML}/sso?SAMLRequest=nonsense`)).status).toBe(400)
  })

  it('keeps its key for the next start', async () => {
    const before = await app.anonymous.get(`${SAML}/certificate.pem`)
    const { rows } = await app.superuser.query<{ certificate: string }>(
      `select certificate from sandbox.identity_keys where id = 'saml-acme'`,
    )
    expect(rows).toEqual([{ certificate: before.body }])
  })

  it('answers with a form that a person sends on', async () => {
    const request = `<samlp:AuthnRequest ID="_1" AssertionConsumerServiceURL="https://app.test/acs"><saml:Issuer>app</saml:Issuer></samlp:AuthnRequest>`
    const page = new URL(`${app.url}${SAML}/sso`)
    page.searchParams.set('SAMLRequest', deflateRawSync(request).toString('base64'))
    page.searchParams.set('RelayState', 'the state')
    const form = await chooseAtSaml(page, { email: 'ada@acme.test', name: 'Ada <Brandt>' })

    expect(form.action).toBe('https://app.test/acs')
    expect(form.fields.RelayState).toBe('the state')
    const xml = Buffer.from(form.fields.SAMLResponse ?? '', 'base64').toString()
    expect(xml).toContain('InResponseTo="_1"')
    expect(xml).toContain('Ada &lt;Brandt&gt;')
    expect(xml).toContain('<ds:Signature')
  })
})

describe('the sandbox’s page', () => {
  it('tells what to enter where single sign-on is set up', async () => {
    const { body } = await app.anonymous.get('/sandbox')
    for (const part of ['Identity providers', `${app.url}${SAML}/sso`, OIDC, 'acme-client-secret']) {
      expect(body).toContain(part)
    }
  })
})

describe('where the sandbox is off', () => {
  it('there are no providers, and none to sign in with', async () => {
    for (const path of [`${SAML}/metadata`, '/sandbox/identity/oidc/google/jwks']) {
      expect((await off.anonymous.get(path)).status).toBe(404)
    }
    expect((await off.anonymous.get('/auth/v1/authorize?provider=google')).body).toMatchObject({
      msg: 'Unsupported provider: provider is not enabled',
    })
  })
})
