import { randomBytes } from 'node:crypto'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

/** A domain nobody else in the tests has. */
export const newDomain = () => `${randomBytes(6).toString('hex')}.test`

/** Moves a member to another address, as if they had always had it. */
export async function giveAddress(app: TestApp, member: TestMember, email: string): Promise<TestMember> {
  await app.superuser.query('update auth.users set email = $2 where id = $1', [member.userId, email])
  await app.superuser.query('update team_members set email = $2 where user_id = $1', [member.userId, email])
  return { ...member, email }
}

export async function samlSettings(app: TestApp, domains: string[]) {
  const provider = `${app.url}/sandbox/identity/saml/acme`
  const { body: certificate } = await app.anonymous.get('/sandbox/identity/saml/acme/certificate.pem')
  return {
    kind: 'saml',
    issuer: `${provider}/metadata`,
    entryPoint: `${provider}/sso`,
    certificate: certificate as string,
    domains,
  }
}

export const oidcSettings = (app: TestApp, domains: string[]) => ({
  kind: 'oidc',
  issuer: `${app.url}/sandbox/identity/oidc/acme`,
  clientId: 'acme-client',
  clientSecret: 'acme-client-secret',
  domains,
})

/** What its owner enters where the domain's DNS is kept. */
export async function publishRecord(app: TestApp, name: string, value: string): Promise<void> {
  const body = new URLSearchParams({ name, type: 'TXT', value })
  await fetch(`${app.url}/sandbox/dns/records`, { method: 'POST', body, redirect: 'manual' })
}

/** A customer whose people sign in through the sandbox's provider. */
export async function makeSsoCustomer(app: TestApp, kind: 'saml' | 'oidc' = 'saml') {
  const domain = newDomain()
  const owner = await giveAddress(app, await app.make.member({ tier: 'enterprise' }), `owner@${domain}`)
  const settings = kind === 'saml' ? await samlSettings(app, [domain]) : oidcSettings(app, [domain])
  const { status, body } = await app.as(owner).put('/api/v1/sso-provider', settings)
  if (status !== 200) throw new Error(`The provider was refused: ${JSON.stringify(body)}`)
  await publishRecord(app, domain, body.provider.domains[0].record)
  await app.as(owner).post(`/api/v1/sso-provider/domains/${domain}/check`)
  return { owner, domain, customerId: owner.customerId, providerId: body.provider.id as string }
}
