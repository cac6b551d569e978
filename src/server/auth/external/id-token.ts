import { createHash } from 'node:crypto'
import { z } from 'zod'
import { IdentityRefused } from '#server/adapters/identity/identity-provider.ts'
import { AuthError, OAuthError, validationFailed } from '../auth-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { AuthRequest } from '../http/auth-route.ts'
import { openSession } from '../sessions/open-session.ts'
import type { SessionAnswer } from '../sessions/session-answer.ts'
import { getCaller } from '../sessions/with-session.ts'
import { inArrivalsAccount, type Continue } from './decide-account.ts'
import { toRefusal } from './go-home.ts'
import { findEnabledProvider, isProtocolProvider, type NamedProvider } from './known-providers.ts'
import { linkToCaller, refuseManualLinking } from './link-identity.ts'

const text = z.string().max(20_000).nullish()
const idTokenGrant = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
})
type IdTokenGrant = z.output<typeof idTokenGrant>

/** For an app that got the provider's word by itself: it is checked here and exchanged for a session. */
export async function signInWithIdToken(parts: AuthParts, request: AuthRequest): Promise<SessionAnswer> {
  const body = await request.read(idTokenGrant)
  const { client } = request
  const provider = getProvider(parts, body)
  const person = await readPerson(parts, provider, body)
  const arrival = { provider: provider.name, person, client }
  const open: Continue<SessionAnswer> = (tx, user, place) =>
    openSession(parts, tx, { user, place, client, method: 'oauth' })
  if (body.link_identity) {
    refuseManualLinking(parts)
    const { user } = await getCaller(parts, request.bearer)
    return linkToCaller(parts, user.id, arrival, open)
  }
  return inArrivalsAccount(parts, { ...arrival, returnTo: parts.siteUrl(), challenge: null }, open)
}

function getProvider(parts: AuthParts, body: IdTokenGrant): NamedProvider {
  if (!body.id_token) throw new OAuthError('id_token required')
  if (!body.provider) throw new OAuthError('provider or client_id and issuer required')
  const name = body.provider.toLowerCase()
  if (!isProtocolProvider(name)) throw validationFailed(`Custom OIDC provider "${name}" not allowed`)
  const provider = findEnabledProvider(parts, name)
  if (provider) return { ...provider, name }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`)
}

async function readPerson(parts: AuthParts, provider: NamedProvider, body: IdTokenGrant) {
  const token = { idToken: body.id_token ?? '', accessToken: body.access_token ?? null }
  const { person, nonce } = await parts.oidc.readIdToken(provider, token).catch((error: unknown) => {
    if (error instanceof IdentityRefused) throw new OAuthError('Bad ID token')
    throw toRefusal(error)
  })
  if (Boolean(nonce) !== Boolean(body.nonce)) {
    throw new OAuthError('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (body.nonce && createHash('sha256').update(body.nonce).digest('hex') !== nonce) {
    throw new OAuthError('Nonces mismatch', 'invalid nonce')
  }
  return person
}
