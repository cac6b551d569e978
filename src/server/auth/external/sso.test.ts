import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, followLink, readMail } from '#testing/auth-fixture.ts'
import { chooseAtOidc, chooseAtSaml, followOnce, parametersOf, type ChosenPerson } from '#testing/identity-walk.ts'
import { giveAddress, makeSsoCustomer } from '#testing/sso-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_SSO: '10000' })
const off = await startTestApp({ AUTH_SSO: 'off' })

type SsoCustomer = Awaited<ReturnType<typeof makeSsoCustomer>>

async function leave(customer: SsoCustomer): Promise<string> {
  const body = { domain: customer.domain, skip_http_redirect: true, redirect_to: `${app.url}/back` }
  return (await app.anonymous.post('/auth/v1/sso', body)).body.url
}

/** Signs in at the sandbox's SAML provider, the implicit way: who has come home, or why not. */
async function signIn(customer: SsoCustomer, person: ChosenPerson) {
  const form = await chooseAtSaml(await leave(customer), person)
  return comeHome(await followOnce(form.action, form.fields))
}

async function comeHome(home: URL) {
  const { query, fragment } = parametersOf(home)
  const token = fragment.get('access_token')
  return { home, query, token: token ?? '', code: query.get('error_code') }
}

const placeOf = async (token: string) => (await app.as({ token }).get('/api/v1/me')).body.customer

describe.each(AUTH_CLIENTS)('single sign-on, with %s', (_name, Client) => {
  it('lets a new person in by the domain of their address, as a member of the customer', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `ada@${customer.domain}`
    const client = createAuthClient(app, Client, { flowType: 'pkce' })
    const { data, error } = await client.signInWithSSO({
      domain: customer.domain,
      options: { redirectTo: `${app.url}/back` },
    })
    expect(error).toBeNull()

    const form = await chooseAtSaml(data?.url ?? '', { email, name: 'Ada Brandt' })
    expect(form.action).toBe(`${app.url}/auth/v1/sso/saml/acs`)
    const home = await followOnce(form.action, form.fields)
    const { data: signedIn } = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    const provider = `sso:${customer.providerId}`
    expect(signedIn.user).toMatchObject({ email, app_metadata: { provider }, identities: [{ provider }] })
    const token = signedIn.session?.access_token ?? ''
    expect(decodeJwt(token)['amr']).toMatchObject([{ method: 'sso/saml', provider: customer.providerId }])
    expect(await placeOf(token)).toMatchObject({ id: customer.customerId, role: 'member' })
  })

  it('works by the provider’s id, over OpenID Connect', async () => {
    const customer = await makeSsoCustomer(app, 'oidc')
    const email = `ben@${customer.domain}`
    const client = createAuthClient(app, Client, { flowType: 'pkce' })
    const { data } = await client.signInWithSSO({ providerId: customer.providerId })

    const back = await chooseAtOidc(data?.url ?? '', { email })
    const home = await followOnce(back.href)
    const { data: signedIn } = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '')

    expect(signedIn.user?.email).toBe(email)
    expect(signedIn.session).not.toHaveProperty('provider_token')
    expect(decodeJwt(signedIn.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'oauth' }])
    expect(await placeOf(signedIn.session?.access_token ?? '')).toMatchObject({ id: customer.customerId })
  })
})

describe('POST /sso', () => {
  it.each([
    ['both', { domain: 'acme.test', provider_id: randomUUID() }, 400, 'validation_failed'],
    ['neither', {}, 400, 'validation_failed'],
    ['an unknown domain', { domain: 'unknown.test' }, 404, 'sso_provider_not_found'],
    ['an unknown id', { provider_id: randomUUID() }, 404, 'sso_provider_not_found'],
    ['what is no id', { provider_id: 'nonsense' }, 404, 'sso_provider_not_found'],
  ])('refuses %s', async (_what, body, status, code) => {
    expect(await app.anonymous.post('/auth/v1/sso', body)).toMatchObject({ status, body: { error_code: code } })
  })

  it('redirects a browser at once', async () => {
    const { domain } = await makeSsoCustomer(app)
    const { status, headers } = await app.anonymous.post('/auth/v1/sso', { domain: domain.toUpperCase() })

    expect(status).toBe(303)
    expect(headers.get('location')).toContain('/sandbox/identity/saml/acme/sso?SAMLRequest=')
  })

  it('knows no provider whose customer’s plan has none any more', async () => {
    const { domain, customerId } = await makeSsoCustomer(app)
    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [customerId])

    expect((await app.anonymous.post('/auth/v1/sso', { domain })).status).toBe(404)
  })

  it('does not exist where single sign-on is off', async () => {
    const refusal = { status: 404, body: { error_code: 'saml_provider_disabled', msg: 'SAML 2.0 is disabled' } }

    expect(await off.anonymous.post('/auth/v1/sso', { domain: 'acme.test' })).toMatchObject(refusal)
    expect(await off.anonymous.post('/auth/v1/sso/saml/acs', {})).toMatchObject(refusal)
    expect(await off.anonymous.get('/auth/v1/sso/saml/metadata')).toMatchObject(refusal)
  })
})

describe('GET /sso/saml/metadata', () => {
  it('tells a provider who we are', async () => {
    const { headers, body } = await app.anonymous.get('/auth/v1/sso/saml/metadata')

    expect(headers.get('content-type')).toContain('application/samlmetadata+xml')
    expect(body).toContain(`entityID="${app.url}/auth/v1/sso/saml/metadata"`)
    expect(body).toContain(`Location="${app.url}/auth/v1/sso/saml/acs"`)
    expect(body).toContain('WantAssertionsSigned="true"')
  })
})

describe('a SAML answer', () => {
  it.each([
    'forged-signature',
    'altered-after-signing',
    'not-signed',
    'expired',
    'wrong-audience',
    'wrong-recipient',
    'wrong-issuer',
    'not-asked-for',
  ])('is not believed: %s', async (fault) => {
    const customer = await makeSsoCustomer(app)
    const { home, query, token, code } = await signIn(customer, { email: `eve@${customer.domain}`, fault })

    expect([home.pathname, token, code]).toEqual(['/back', '', 'bad_oauth_callback'])
    expect(query.get('error')).toBe('invalid_request')
  })

  it('works once', async () => {
    const customer = await makeSsoCustomer(app)
    const { action, fields } = await chooseAtSaml(await leave(customer), { email: `ada@${customer.domain}` })
    const homes = await Promise.all([followOnce(action, fields), followOnce(action, fields)])
    const late = await followOnce(action, fields)

    expect(homes.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1)
    expect(late.searchParams.get('error_code')).toBe('flow_state_already_used')
  })

  it('does not answer another flow', async () => {
    const customer = await makeSsoCustomer(app)
    const person = { email: `ada@${customer.domain}` }
    const [mine, theirs] = [
      await chooseAtSaml(await leave(customer), person),
      await chooseAtSaml(await leave(customer), person),
    ]
    const home = await followOnce(mine.action, { ...mine.fields, RelayState: theirs.fields.RelayState ?? '' })

    expect((await comeHome(home)).code).toBe('bad_oauth_callback')
  })

  it('does not answer for another customer', async () => {
    const [mine, other] = [await makeSsoCustomer(app), await makeSsoCustomer(app)]
    const { code } = await signIn(mine, { email: `ada@${other.domain}` })

    expect(code).toBe('sso_not_admitted')
  })

  it.each([
    ['nothing', {}],
    ['an unknown flow', { RelayState: randomUUID(), SAMLResponse: 'eA==' }],
  ])('needs a flow that was begun here: %s', async (_what, form) => {
    const home = await followOnce(`${app.url}/auth/v1/sso/saml/acs`, form)

    expect(home.origin).toBe(app.url)
    expect(home.searchParams.get('error_code')).toBe('saml_relay_state_not_found')
  })

  it('may not bring a document type along', async () => {
    const customer = await makeSsoCustomer(app)
    const { action, fields } = await chooseAtSaml(await leave(customer), { email: `ada@${customer.domain}` })
    const xml = `<!DOCTYPE x [<!ENTITY y "z">]>${Buffer.from(fields.SAMLResponse ?? '', 'base64').toString()}`
    const home = await followOnce(action, { ...fields, SAMLResponse: Buffer.from(xml).toString('base64') })

    expect((await comeHome(home)).code).toBe('bad_oauth_callback')
  })
})

describe('whom a customer’s provider vouches for', () => {
  it('is the same person each time, also with a new address', async () => {
    const customer = await makeSsoCustomer(app)
    const subject = randomUUID()
    const first = await signIn(customer, { subject, email: `ada@${customer.domain}` })
    const second = await signIn(customer, { subject, email: `ada.brandt@${customer.domain}` })

    expect(decodeJwt(second.token).sub).toBe(decodeJwt(first.token).sub)
  })

  it('is the member who has the address, who is told by mail', async () => {
    const customer = await makeSsoCustomer(app)
    const { token } = await signIn(customer, { email: customer.owner.email })

    expect(decodeJwt(token).sub).toBe(customer.owner.userId)
    expect(await placeOf(token)).toMatchObject({ id: customer.customerId, role: 'owner' })
    expect((await readMail(app, customer.owner.email)).text).toContain('Single sign-on')
  })

  it('takes the place and the role they were invited to', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `mia@${customer.domain}`
    await app.as(customer.owner).post('/api/v1/invitations', { email, role: 'manager' })
    const { token } = await signIn(customer, { email })

    expect(await placeOf(token)).toMatchObject({ id: customer.customerId, role: 'manager' })
  })

  it('is not pulled over from another customer, invited, joined or not', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `elsewhere@${customer.domain}`
    const member = await giveAddress(app, await app.make.member(), email)
    const uninvited = await signIn(customer, { email })
    const { id } = (await app.as(customer.owner).post('/api/v1/invitations', { email, role: 'member' })).body
    const invited = await signIn(customer, { email })
    expect(await placeOf(member.token)).toMatchObject({ id: member.customerId })
    expect((await app.as(member).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Elsa' })).status).toBe(200)
    const joined = await signIn(customer, { email })

    for (const { token, code, query } of [uninvited, invited, joined]) {
      expect([token, code, query.get('error')]).toEqual(['', 'sso_not_admitted', 'access_denied'])
      expect(query.get('error_description')).toContain('does not belong to this company')
    }
  })

  it('stays out when the team has made them inactive', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `left@${customer.domain}`
    const { token } = await signIn(customer, { email })
    await app.superuser.query(`update team_members set status = 'inactive' where user_id = $1`, [decodeJwt(token).sub])

    expect((await signIn(customer, { email })).code).toBe('sso_not_admitted')
  })

  it('stays out when banned', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `banned@${customer.domain}`
    const { token } = await signIn(customer, { email })
    await app.superuser.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      decodeJwt(token).sub,
    ])

    expect((await signIn(customer, { email })).code).toBe('user_banned')
  })

  it('is never an administrator of the platform', async () => {
    const customer = await makeSsoCustomer(app)
    await app.superuser.query(`insert into admin_users (user_id, role, name) values ($1, 'owner', 'Ada')`, [
      customer.owner.userId,
    ])

    expect((await signIn(customer, { email: customer.owner.email })).code).toBe('sso_not_admitted')
  })

  it('cannot change what the provider looks after, until the customer gives it up', async () => {
    const customer = await makeSsoCustomer(app)
    const { token } = await signIn(customer, { email: `ada@${customer.domain}` })
    const change = () => app.as({ token }).put('/auth/v1/user', { password: 'a password of their own' })

    expect(await change()).toMatchObject({ status: 422, body: { error_code: 'user_sso_managed' } })
    await app.as(customer.owner).delete('/api/v1/sso-provider')
    expect((await change()).status).toBe(200)
    expect((await app.as({ token }).get('/auth/v1/user')).body.identities).toEqual([])
  })

  it('comes in once when they come twice at the same time', async () => {
    const customer = await makeSsoCustomer(app)
    const person = { email: `twice@${customer.domain}` }
    const both = await Promise.all([signIn(customer, person), signIn(customer, person)])

    expect(new Set(both.map(({ token }) => decodeJwt(token).sub)).size).toBe(1)
  })

  it('does not get in by what they had from before: another provider, a mailed link, a number', async () => {
    const phones = await startTestApp({ AUTH_PHONE: 'on' })
    const owner = await phones.make.member({ tier: 'enterprise' })
    const email = `${randomUUID()}@people.test`
    const google = async () =>
      comeHome(
        await followOnce(
          (await chooseAtOidc(await followOnce(`${phones.url}/auth/v1/authorize?provider=google`), { email })).href,
        ),
      )
    const { sub: userId } = decodeJwt((await google()).token)
    await phones.anonymous.post('/auth/v1/otp', { email })
    const { link } = await readMail(phones, email)
    await phones.superuser.query(`update team_members set customer_id = $2, role = 'member' where user_id = $1`, [
      userId,
      owner.customerId,
    ])
    await phones.superuser.query(
      `update auth.users set is_sso = true, phone = '15550177', phone_confirmed_at = now() where id = $1`,
      [userId],
    )

    expect((await google()).code).toBe('user_sso_managed')
    expect(parametersOf(await followLink(link)).fragment.get('error_code')).toBe('otp_expired')
    await phones.anonymous.post('/auth/v1/otp', { phone: '15550177' })
    expect((await phones.superuser.query('select id from sms_outbox')).rows).toEqual([])
  })

  it('does not get in through another provider’s word for their address', async () => {
    const customer = await makeSsoCustomer(app)
    const email = `ada@${customer.domain}`
    await signIn(customer, { email })
    const back = await chooseAtOidc(await followOnce(`${app.url}/auth/v1/authorize?provider=google`), { email })

    expect((await comeHome(await followOnce(back.href))).code).toBe('user_sso_managed')
  })
})

describe('an OpenID Connect provider of a customer', () => {
  it.each(['forged-signature', 'wrong-nonce', 'missing-nonce', 'wrong-audience'])(
    'is not believed with a %s',
    async (fault) => {
      const customer = await makeSsoCustomer(app, 'oidc')
      const back = await chooseAtOidc(await leave(customer), { email: `eve@${customer.domain}`, fault })

      expect((await comeHome(await followOnce(back.href))).code).toBe('bad_oauth_callback')
    },
  )

  it('that cannot be reached is said to be so', async () => {
    const customer = await makeSsoCustomer(app, 'oidc')
    await app.superuser.query(`update sso_providers set issuer = 'https://127.0.0.1:1' where id = $1`, [
      customer.providerId,
    ])
    const { status, body } = await app.anonymous.post('/auth/v1/sso', { provider_id: customer.providerId })

    expect([status, body.error_code]).toEqual([503, 'provider_unavailable'])
  })
})
