import type * as contract from '#shared/contracts/integrations.ts'
import { oauthCallbackPath, paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { makeAuthorizationState } from '#server/kernel/crypto/authorization-state.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { refuseBeyondLimit } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { insert } from './authorizations.repository.ts'
import { findById, listPlatforms } from './integrations.repository.ts'

export interface AuthorizeDeps {
  platforms: Record<Platform, ReviewPlatform>
  publicUrl: () => string
}

type Wish = ParsedInputOf<typeof contract.startAuthorization>

/** Where to go to say yes, and the state that has to come back: bound to this session, customer and platform. */
export async function startAuthorization(
  deps: AuthorizeDeps,
  tx: CustomerTx,
  actor: Actor,
  wish: Wish,
): Promise<{ url: string; state: string }> {
  const { platform } = wish
  const { state, stateHash, codeVerifier, codeChallenge } = makeAuthorizationState()
  const path = wish.returnTo === 'callback' ? oauthCallbackPath(platform) : paths.settings
  const redirectUri = `${deps.publicUrl()}${path}`
  await refuseBeyondPlan(tx, platform)
  if (wish.integrationId && (await findById(tx, wish.integrationId))?.type !== platform) {
    throw refusal('connection-not-found')
  }
  const url = deps.platforms[platform].authorizeUrl({ state, codeChallenge, redirectUri })
  if (!url) throw refusal('client-id-missing', { values: { platform: PLATFORM_NAMES[platform] } })
  await insert(tx, {
    user_id: actor.userId,
    session_id: actor.sessionId,
    platform,
    integration_id: null,
    reconnects_id: wish.integrationId ?? null,
    state_hash: stateHash,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
  })
  return { url: url.href, state }
}

/** A platform that is connected already counts once, however many listings it has. */
export async function refuseBeyondPlan(tx: CustomerTx, platform: Platform): Promise<void> {
  const plan = await lockPlan(tx)
  const others = (await listPlatforms(tx, { isAwake: true })).filter((connected) => connected !== platform)
  refuseBeyondLimit(plan, 'maxPlatforms', others.length + 1)
}
