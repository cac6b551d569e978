import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { faultValues } from './connection-problem.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { Connection, Listing, ReviewPlatform, Tokens } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { moveReviewsOf } from '#server/features/reviews/reviews.service.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { hashState } from '#server/kernel/crypto/authorization-state.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { claim, findPending, findUsed, noteIntegration, type AuthorizationRow } from './authorizations.repository.ts'
import { probeAndSubscribe, type PushDeps } from './ask-for-push.ts'
import { refuseBeyondPlan, type AuthorizeDeps } from './authorize.ts'
import { giveBackUnused } from './give-back.ts'
import { findById, type IntegrationRow } from './integrations.repository.ts'
import { saveConnection } from './save-connection.ts'
import { presentIntegration } from './integrations.presenter.ts'

export interface ConnectDeps extends AuthorizeDeps, PushDeps, Pick<Foundations, 'transactions' | 'keyring'> {
  isSandbox: (platform: Platform) => boolean
  sync: SyncOfConnections
}

/** What fetching does for connections; it knows them, and they know it by this alone. */
export interface SyncOfConnections {
  startFirst(tx: CustomerTx, integration: { id: string }, actor: { userId: string }): Promise<void>
  listLatestRuns(tx: CustomerTx): Promise<Map<string, NonNullable<Integration['lastRun']>>>
}

interface Returned {
  platform: Platform
  code: string
  state: string
  /** The place whose listing it is, where that is known beforehand. */
  locationId?: string
}

/** Comes back from the platform: code for tokens, tokens for listings, and the connection. */
export async function completeAuthorization(deps: ConnectDeps, actor: Actor, returned: Returned): Promise<Integration> {
  if (!returned.code) throw refusal('connect-no-code')
  if (!returned.state) throw refusal('connect-no-state')
  const wanted = { sessionId: actor.sessionId, platform: returned.platform, stateHash: hashState(returned.state) }
  const claimed = await deps.transactions.step(actor.customerId, (tx) => claim(tx, wanted))
  const { code, locationId = null } = returned
  if (claimed) return finish(deps, actor, { authorization: claimed, code, locationId })
  return deps.transactions.change(actor.customerId, async (tx) => {
    const used = await findUsed(tx, wanted)
    const integration = used?.integration_id ? await findById(tx, used.integration_id) : undefined
    if (!integration) throw refusal('connect-state-invalid')
    return presentIntegration(deps, tx, integration)
  })
}

/** The same for a return that carries only its code: the session has one authorization under way, or none. */
export async function completePending(deps: ConnectDeps, actor: Actor, code: string): Promise<Integration> {
  if (!code) throw refusal('connect-no-code')
  const claimed = await deps.transactions.step(actor.customerId, async (tx) => {
    const pending = await findPending(tx, actor.sessionId)
    const { platform, state_hash: stateHash } = pending ?? {}
    return platform && stateHash ? claim(tx, { sessionId: actor.sessionId, platform, stateHash }) : undefined
  })
  if (!claimed) throw refusal('connect-nothing-pending')
  return finish(deps, actor, { authorization: claimed, code, locationId: null })
}

interface Arrival {
  authorization: AuthorizationRow
  code: string
  locationId: string | null
}

/** The platform is asked before anything is written: connecting is the one call that people wait for. */
async function finish(deps: ConnectDeps, actor: Actor, arrival: Arrival): Promise<Integration> {
  const { authorization, code, locationId } = arrival
  const platform = deps.platforms[authorization.platform]
  const reconnects = await findReconnected(deps, authorization)
  const tokens = await exchange(platform, authorization, code)
  const listings = await platform.listListings(tokens).catch(explainAs(platform.platform))
  const account = await findAccount(platform, tokens)
  const listing = findListing(listings, reconnects)
  if (listing === undefined) {
    await giveBackUnused(deps, { customerId: actor.customerId, platform: platform.platform, account, tokens })
    throw explainMissing(platform.platform, reconnects)
  }
  const capabilities = listing
    ? await probeAndSubscribe(deps, platform, toConnection(tokens, listing)).catch(explainAs(platform.platform))
    : null
  return deps.transactions.change(actor.customerId, async (tx) => {
    await refuseBeyondPlan(tx, platform.platform)
    const granted = { tokens, listings, listing, capabilities, account, locationId, reconnects }
    const saved = await saveConnection(deps, tx, actor, { platform: platform.platform, ...granted })
    await noteIntegration(tx, authorization.id, saved.id)
    await announce(deps, tx, actor, saved)
    return presentIntegration(deps, tx, saved)
  })
}

/** The connection that was to be connected anew, if it is still there. */
async function findReconnected(deps: ConnectDeps, authorization: AuthorizationRow): Promise<IntegrationRow | null> {
  const { customer_id: customerId, reconnects_id: id } = authorization
  if (!id) return null
  return (await deps.transactions.step(customerId, (tx) => findById(tx, id))) ?? null
}

/** `null` while it has to be chosen; `undefined` where the account has none, or not the one that was wanted. */
function findListing(listings: readonly Listing[], reconnects: IntegrationRow | null): Listing | null | undefined {
  if (reconnects?.listing_id) return listings.find(({ id }) => id === reconnects.listing_id)
  return listings.length > 1 ? null : listings[0]
}

function explainMissing(platform: Platform, reconnects: IntegrationRow | null): AppError {
  if (reconnects?.listing_id) return refusal('connect-other-account', { values: { name: reconnects.name } })
  return refusal('connect-no-listing', { values: { platform: PLATFORM_NAMES[platform] } })
}

async function exchange(platform: ReviewPlatform, authorization: AuthorizationRow, code: string): Promise<Tokens> {
  const { code_verifier: codeVerifier, redirect_uri: redirectUri } = authorization
  const tokens = await platform.exchange({ code, codeVerifier, redirectUri }).catch(explainAs(platform.platform))
  if (!tokens.accessToken) throw refusal('connect-no-token')
  return tokens
}

/** Shown so that people know which of their accounts it is; nothing hangs on it. */
async function findAccount(platform: ReviewPlatform, tokens: Tokens): Promise<string | null> {
  const holder = await platform.whoAmI(tokens).catch((error: unknown) => {
    if (error instanceof PlatformError) return null
    throw error
  })
  return holder && (holder.email ?? holder.name)
}

/** What went wrong at the platform; nobody's fault here. */
export const explainAs =
  (platform: Platform) =>
  (error: unknown): never => {
    if (!(error instanceof PlatformError)) throw error
    throw refusal('platform-refused', { values: faultValues(error, platform), cause: error })
  }

export function toConnection(tokens: { accessToken: string }, listing: Listing): Connection {
  return { accessToken: listing.accessToken ?? tokens.accessToken, listingId: listing.id, config: listing.config }
}

export async function announce(
  deps: Pick<ConnectDeps, 'sync'>,
  tx: CustomerTx,
  actor: Actor,
  integration: IntegrationRow,
): Promise<void> {
  emit(tx, { type: 'integration.changed', subjectId: integration.id, userId: null })
  if (integration.status !== 'connected') return
  await recordActivity(tx, actor, 'integration.connected', {
    type: 'integration',
    id: integration.id,
    label: `${PLATFORM_NAMES[integration.type]} · ${integration.name}`,
  })
  await moveReviewsOf(tx, integration.id)
  await deps.sync.startFirst(tx, integration, actor)
}
