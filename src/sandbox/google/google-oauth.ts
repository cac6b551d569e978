import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { findGrant, makeToken, revokeGrant, spendToken, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import { listAccounts } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { signAsGoogle } from './google-keys.ts'

/** The one client that the stand-in knows. */
export const GOOGLE_CLIENT = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret' }

const ACCESS_LIFE_SECONDS = 3599

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().default(''),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])
type TokenRequest = z.output<typeof tokenRequest>

export async function answerToken(context: AppContext, world: VendorWorld): Promise<Response> {
  const form = await readSandboxForm(context)
  if (form.client_id !== GOOGLE_CLIENT.id || form.client_secret !== GOOGLE_CLIENT.secret) {
    return refuse(401, 'invalid_client', 'The OAuth client was not found.')
  }
  const request = tokenRequest.safeParse(form)
  if (!request.success) return refuse(400, 'unsupported_grant_type', 'Invalid grant_type.')
  const grant = await findGrantFor(world, request.data)
  if (!grant) return refuse(400, 'invalid_grant', 'Token has been expired or revoked.')
  return Response.json(await makeAnswer(world, grant, request.data.grant_type === 'authorization_code'))
}

export async function answerRevoke(context: AppContext, { db }: VendorWorld): Promise<Response> {
  const form = await readSandboxForm(context)
  const token = form.token ?? context.req.query('token') ?? ''
  const found = (await findGrant(db, token, 'refresh')) ?? (await findGrant(db, token, 'access'))
  if (found?.grant.vendor !== 'google') return refuse(400, 'invalid_token', 'Token expired or revoked')
  await revokeGrant(db, found.grant.id)
  return Response.json({})
}

async function findGrantFor({ db }: VendorWorld, request: TokenRequest): Promise<VendorGrant | null> {
  if (request.grant_type === 'refresh_token') {
    const kept = await findGrant(db, request.refresh_token, 'refresh')
    return kept?.grant.vendor === 'google' ? kept.grant : null
  }
  const found = await findGrant(db, request.code, 'code')
  if (found?.grant.vendor !== 'google' || !(await spendToken(db, request.code))) return null
  const { redirect_uri: redirectUri, code_challenge: challenge } = found.grant
  const isProven = !challenge || createHash('sha256').update(request.code_verifier).digest('base64url') === challenge
  return isProven && redirectUri === request.redirect_uri ? found.grant : null
}

/** Only the code brings a refresh token; refreshing keeps the one there is. */
async function makeAnswer({ db }: VendorWorld, grant: VendorGrant, isFirst: boolean) {
  const scopes = grant.scope.split(' ')
  const account = (await listAccounts(db, 'google')).find(({ id }) => id === grant.account_id)
  const isOffline = isFirst && scopes.includes('offline_access')
  return {
    access_token: await makeToken(db, { grantId: grant.id, kind: 'access', lifeSeconds: ACCESS_LIFE_SECONDS }),
    expires_in: ACCESS_LIFE_SECONDS,
    scope: scopes.filter((scope) => scope !== 'offline_access').join(' '),
    token_type: 'Bearer',
    ...(scopes.includes('openid') && {
      id_token: await signAsGoogle(db, grant.client_id, {
        sub: grant.account_id,
        email: account?.email ?? '',
        email_verified: true,
      }),
    }),
    ...(isOffline && { refresh_token: await makeToken(db, { grantId: grant.id, kind: 'refresh', lifeSeconds: null }) }),
  }
}

function refuse(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status })
}
