import { describe, expect, it } from 'vitest'
import type { SsoSetUp } from '#shared/contracts/sso.ts'
import type { TestMember } from '#testing/make.ts'
import {
  giveAddress,
  makeSsoCustomer,
  newDomain,
  oidcSettings,
  publishRecord,
  samlSettings,
} from '#testing/sso-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/sso-provider'

const check = (person: TestMember, domain: string) => app.as(person).post(`${PATH}/domains/${domain}/check`)
const statesOf = ({ provider }: SsoSetUp) =>
  Object.fromEntries((provider?.domains ?? []).map(({ domain, state }) => [domain, state]))

async function makeOwner(domain = newDomain()) {
  const owner = await giveAddress(app, await app.make.member({ tier: 'enterprise' }), `owner@${domain}`)
  return { owner, domain }
}

/** They signed in long ago. */
const forgetProof = ({ userId }: TestMember) =>
  app.superuser.query(
    `update auth.sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', 1)) where user_id = $1`,
    [userId],
  )

describe('PUT /api/v1/sso-provider', () => {
  it('asks for a fresh proof: whoever stole a token lets nobody in by a certificate of their own', async () => {
    const { owner, domain } = await makeOwner()
    const settings = await samlSettings(app, [domain])
    await forgetProof(owner)

    expect(await app.as(owner).put(PATH, settings)).toMatchObject({
      status: 403,
      body: { reason: 'reauthentication-needed' },
    })
    expect((await app.as(owner).get(PATH)).body.provider).toBeNull()
    expect((await app.as(await app.make.session(owner)).put(PATH, settings)).status).toBe(200)
  })

  it('enters a SAML provider, which GET then shows with what the provider must be told', async () => {
    const { owner, domain } = await makeOwner()
    const settings = await samlSettings(app, [domain])
    const put = await app.as(owner).put(PATH, settings)

    expect(put).toMatchObject({
      status: 200,
      body: { provider: { ...settings, clientId: null, domains: [{ domain }] } },
    })
    expect((await app.as(owner).get(PATH)).body).toEqual(put.body)
    expect(put.body).toMatchObject({
      claimableDomain: domain,
      service: {
        samlEntityId: `${app.url}/auth/v1/sso/saml/metadata`,
        samlAcsUrl: `${app.url}/auth/v1/sso/saml/acs`,
        oidcCallbackUrl: `${app.url}/auth/v1/callback`,
      },
    })
  })

  it('takes the certificate as metadata has it, without its frame', async () => {
    const { owner, domain } = await makeOwner()
    const settings = await samlSettings(app, [domain])
    const certificate = settings.certificate.replaceAll(/-----[A-Z ]+-----|\n/g, '')

    const { status, body } = await app.as(owner).put(PATH, { ...settings, certificate })
    expect([status, body.provider?.certificate]).toEqual([200, settings.certificate])
  })

  it('keeps a client secret sealed, shows it to nobody, and keeps it when none is given', async () => {
    const { owner, domain } = await makeOwner()
    const settings = oidcSettings(app, [domain])
    const first = await app.as(owner).put(PATH, settings)
    const again = await app.as(owner).put(PATH, { ...settings, clientSecret: null, clientId: 'another' })

    expect(again.body.provider).toMatchObject({ id: first.body.provider.id, clientId: 'another' })
    expect(JSON.stringify([first.body, again.body])).not.toContain('acme-client-secret')
    const { rows } = await app.superuser.query<{ client_secret: string }>(
      'select client_secret from sso_providers where customer_id = $1',
      [owner.customerId],
    )
    expect(rows).toEqual([{ client_secret: expect.stringMatching(/^s1\./) }])
  })

  it('starts anew when the provider becomes another one', async () => {
    const { owner, domain } = await makeOwner()
    const saml = await app.as(owner).put(PATH, await samlSettings(app, [domain]))
    const oidc = await app.as(owner).put(PATH, oidcSettings(app, [domain]))

    expect(oidc.body.provider).toMatchObject({
      kind: 'oidc',
      entryPoint: null,
      certificate: null,
      domains: [{ domain }],
    })
    expect(oidc.body.provider.id).not.toBe(saml.body.provider.id)
  })

  it('works once when it is sent twice with one key', async () => {
    const { owner, domain } = await makeOwner()
    const settings = await samlSettings(app, [domain])
    const send = () => app.as(owner).put(PATH, settings, { 'idempotency-key': `sso-${domain}` })
    await send()
    await send()

    const { rows } = await app.superuser.query(
      `select from activity where customer_id = $1 and action = 'sso.changed'`,
      [owner.customerId],
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['entryPoint', { entryPoint: 'http://idp.example.com/sso' }],
    ['entryPoint', { entryPoint: 'javascript:alert(1)' }],
    ['entryPoint', { entryPoint: null }],
    ['certificate', { certificate: 'nonsense' }],
    ['certificate', { certificate: null }],
    ['domains', { domains: [] }],
    ['kind', { kind: 'ldap' }],
  ])('refuses a wrong %s: %o', async (field, fault) => {
    const { owner, domain } = await makeOwner()
    const settings = { ...(await samlSettings(app, [domain])), ...fault }

    expect(await app.as(owner).put(PATH, settings)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ field: expect.stringContaining(field) }] },
    })
  })

  it.each([
    ['issuer', { issuer: 'http://169.254.169.254/' }],
    ['clientId', { clientId: null }],
    ['clientSecret', { clientSecret: null }],
  ])('refuses a wrong %s of OpenID Connect', async (field, fault) => {
    const { owner, domain } = await makeOwner()

    expect(await app.as(owner).put(PATH, { ...oidcSettings(app, [domain]), ...fault })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })

  it('lets anybody ask for a domain, and keeps what was shown of one that stays', async () => {
    const { owner, domain } = await makeSsoCustomer(app)
    const other = newDomain()

    const both = await app.as(owner).put(PATH, oidcSettings(app, [domain, other]))

    expect(both.body.provider.domains).toHaveLength(2)
    expect(statesOf(both.body)).toEqual({ [domain]: 'verified', [other]: 'pending' })
    const one = await app.as(owner).put(PATH, oidcSettings(app, [domain]))
    expect(statesOf(one.body)).toEqual({ [domain]: 'verified' })
    const wrong = await app.as(owner).put(PATH, oidcSettings(app, ['no domain']))
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'domains' }] } })
  })

  it('gives nobody a domain where everybody can have an address', async () => {
    const { owner } = await makeOwner('gmail.com')
    const { status, body } = await app.as(owner).put(PATH, await samlSettings(app, ['gmail.com']))

    expect([status, body.detail]).toEqual([
      400,
      'Anyone can have an address at gmail.com, so you cannot use it for your company.',
    ])
    expect((await app.as(owner).get(PATH)).body.claimableDomain).toBeNull()
  })

  it('is for the owner alone: who chooses the provider decides who is who', async () => {
    const { owner, domain, customerId } = await makeSsoCustomer(app)
    const colleague = await giveAddress(app, await app.make.member({ customerId, role: 'admin' }), `admin@${domain}`)

    expect((await app.as(colleague).put(PATH, await samlSettings(app, [domain]))).status).toBe(403)
    expect((await app.as(colleague).delete(PATH)).status).toBe(403)
    expect((await app.as(owner).get(PATH)).body.provider).not.toBeNull()
  })

  it('does not take a domain from another customer', async () => {
    const { domain } = await makeSsoCustomer(app)
    const rival = await giveAddress(app, await app.make.member({ tier: 'enterprise' }), `rival@${domain}`)

    const { body } = await app.as(rival).put(PATH, await samlSettings(app, [domain]))
    await publishRecord(app, domain, body.provider.domains[0].record)

    expect(await check(rival, domain)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(statesOf((await app.as(rival).get(PATH)).body)).toEqual({ [domain]: 'pending' })
  })
})

describe('POST /api/v1/sso-provider/domains/:domain/check', () => {
  it('finds the record of the customer’s own, and nobody is signed in before', async () => {
    const { owner, domain } = await makeOwner()
    const { body } = await app.as(owner).put(PATH, await samlSettings(app, [domain]))
    const [{ record, state, checkedAt }] = body.provider.domains
    const ask = async () => (await app.anonymous.post('/auth/v1/sso', { domain, skip_http_redirect: true })).status
    expect([record, state, checkedAt]).toEqual([
      expect.stringMatching(/^goodword-verify=[0-9a-f]{32}$/),
      'pending',
      null,
    ])
    expect(await ask()).toBe(404)

    await publishRecord(app, domain, 'goodword-verify=00000000000000000000000000000000')
    expect(statesOf((await check(owner, domain)).body)).toEqual({ [domain]: 'failed' })
    expect(await ask()).toBe(404)

    await publishRecord(app, domain, record)
    const found = await check(owner, domain)

    expect(statesOf(found.body)).toEqual({ [domain]: 'verified' })
    expect((await app.as(owner).get(PATH)).body).toEqual(found.body)
    expect(await ask()).toBe(200)
  })

  it('asks the owner alone, for a domain of their own', async () => {
    const { owner, domain, customerId } = await makeSsoCustomer(app)
    const colleague = await app.make.member({ customerId, role: 'admin' })
    const stranger = await app.make.member({ tier: 'enterprise' })

    expect((await check(colleague, domain)).status).toBe(403)
    expect((await check(stranger, domain)).status).toBe(404)
    expect((await check(owner, newDomain())).status).toBe(404)
    expect((await check(owner, 'x'.repeat(300))).status).toBe(404)
  })

  it('is said of a domain while it is another’s, who can show it once it is free', async () => {
    const { owner, domain } = await makeSsoCustomer(app)
    const next = await app.make.member({ tier: 'enterprise' })
    const { body } = await app.as(next).put(PATH, await samlSettings(app, [domain]))
    await publishRecord(app, domain, body.provider.domains[0].record)
    expect((await check(next, domain)).status).toBe(409)

    await app.as(owner).delete(PATH)

    expect(statesOf((await check(next, domain)).body)).toEqual({ [domain]: 'verified' })
  })
})

describe('DELETE /api/v1/sso-provider', () => {
  it('asks for a fresh proof: whoever stole a token does not decide how the team signs in', async () => {
    const { owner } = await makeSsoCustomer(app)
    await forgetProof(owner)
    expect(await app.as(owner).delete(PATH)).toMatchObject({ status: 403, body: { reason: 'reauthentication-needed' } })
    expect((await app.as(owner).get(PATH)).body.provider).not.toBeNull()
    expect((await app.as(await app.make.session(owner)).delete(PATH)).body.provider).toBeNull()
  })

  it('ends it, also when it has ended before, and frees the domain', async () => {
    const { owner, domain } = await makeSsoCustomer(app)
    const [first, second] = [await app.as(owner).delete(PATH), await app.as(owner).delete(PATH)]

    expect([first.body.provider, second.body.provider]).toEqual([null, null])
    const next = await giveAddress(app, await app.make.member({ tier: 'enterprise' }), `next@${domain}`)
    expect((await app.as(next).put(PATH, await samlSettings(app, [domain]))).status).toBe(200)
  })
})

describe('whoever may not', () => {
  it('is told which plan has it', async () => {
    for (const person of [
      await app.make.member({ tier: 'professional' }),
      await app.make.member({ tier: 'enterprise', customerStatus: 'trialing' }),
    ]) {
      expect(await app.as(person).get(PATH)).toMatchObject({
        status: 403,
        body: { code: 'plan-limit', detail: 'Single sign-on is part of the Enterprise plan.' },
      })
    }
  })

  it('needs the permission', async () => {
    const { customerId } = await makeSsoCustomer(app)
    const manager = await app.make.member({ customerId, role: 'manager' })

    expect(await app.as(manager).get(PATH)).toMatchObject({ status: 403, body: { code: 'permission-denied' } })
  })

  it('sees and removes nothing of another customer', async () => {
    const { owner } = await makeSsoCustomer(app)
    const stranger = await app.make.member({ tier: 'enterprise' })

    expect((await app.as(stranger).get(PATH)).body.provider).toBeNull()
    await app.as(stranger).delete(PATH)
    expect((await app.as(owner).get(PATH)).body.provider).not.toBeNull()
  })
})
