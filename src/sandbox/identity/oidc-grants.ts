import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import { insertCode, takeCode, type KeptKey } from './identity.repository.ts'
import { signAccessToken, signIdToken } from './oidc-tokens.ts'
import type { Person, Tenant } from './people.ts'
import { forge } from './provider-key.ts'

/** The one client each tenant knows. Google's is the configuration's default; Acme's is for a customer's own set-up. */
export const OIDC_CLIENTS: Record<Tenant, { id: string; secret: string }> = {
  google: { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret' },
  acme: { id: 'acme-client', secret: 'acme-client-secret' },
}

export const OIDC_FAULTS = ['none', 'forged-signature', 'wrong-nonce', 'missing-nonce', 'wrong-audience'] as const
export type OidcFault = (typeof OIDC_FAULTS)[number]

const webAddress = z.url({ protocol: /^https?$/ })

/** What a client sends along when it asks for a person. */
export const authorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: webAddress,
  response_type: z.literal('code'),
  scope: z.string().default('openid'),
  state: z.string().default(''),
  nonce: z.string().nullable().default(null),
  code_challenge: z.string().nullable().default(null),
  code_challenge_method: z.literal('S256').nullable().default(null),
  access_type: z.string().default('online'),
})
export type AuthorizeRequest = z.output<typeof authorizeRequest>

const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().default(''),
})

interface Grant {
  request: AuthorizeRequest
  person: Person
  fault: OidcFault
}

export const isKnownClient = (tenant: Tenant, clientId: string) => OIDC_CLIENTS[tenant].id === clientId

/** Credentials come in the header or, failing that, in the form. */
export function isRightClient(tenant: Tenant, header: string | undefined, form: Record<string, string>): boolean {
  const basic = /^basic (.+)$/i.exec(header ?? '')?.[1]
  const [id = '', secret = ''] = basic
    ? Buffer.from(basic, 'base64').toString('utf8').split(':').map(decodeURIComponent)
    : [form.client_id, form.client_secret]
  const client = OIDC_CLIENTS[tenant]
  return id === client.id && isEqual(secret, client.secret)
}

export async function issueCode(db: Database, tenant: Tenant, grant: Grant): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await insertCode(db, { hash: hashOf(code), tenant, grant: { ...grant } })
  return code
}

/** The tokens a code stands for, once; `undefined` when the code, its address or its verifier is wrong. */
export async function exchangeCode(
  db: Database,
  provider: { tenant: Tenant; issuer: string; key: KeptKey },
  form: Record<string, string>,
) {
  const asked = tokenRequest.safeParse(form)
  if (!asked.success) return undefined
  const grant = (await takeCode(db, { hash: hashOf(asked.data.code), tenant: provider.tenant })) as Grant | undefined
  if (!grant || grant.request.redirect_uri !== asked.data.redirect_uri) return undefined
  const { code_challenge: challenge } = grant.request
  if (challenge && createHash('sha256').update(asked.data.code_verifier).digest('base64url') !== challenge) {
    return undefined
  }
  return makeTokens(provider, grant)
}

async function makeTokens(provider: { issuer: string; key: KeptKey }, { request, person, fault }: Grant) {
  const nonce = fault === 'wrong-nonce' ? 'another nonce' : request.nonce
  const token = {
    issuer: provider.issuer,
    clientId: fault === 'wrong-audience' ? 'somebody-else' : request.client_id,
    nonce: fault === 'missing-nonce' ? null : nonce,
    person,
  }
  const signingKey = fault === 'forged-signature' ? await forge(provider.key) : provider.key
  const accessToken = await signAccessToken(provider.key, token)
  const isOffline = request.access_type === 'offline' || request.scope.split(' ').includes('offline_access')
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3600,
    scope: request.scope,
    id_token: await signIdToken(signingKey, token, accessToken),
    ...(isOffline && { refresh_token: randomBytes(24).toString('base64url') }),
  }
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

function isEqual(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
