import { randomUUID } from 'node:crypto'
import type * as contract from '#shared/contracts/integrations.ts'
import type { Integration } from '#shared/contracts/integrations.ts'
import type { Capabilities } from '#shared/domain/platforms.ts'
import type { Listing } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { refuseBeyondPlan } from './authorize.ts'
import { probeAndSubscribe } from './ask-for-push.ts'
import { announce, explainAs, toConnection, type ConnectDeps } from './connect.ts'
import { expiryOf } from './save-connection.ts'
import { openCredentials, renew, sealCredentials, type Credentials } from './credentials.ts'
import { configOf, locateListing } from './locate-listing.ts'
import { refuseUnknownLocation } from './place-integration.ts'
import {
  findById,
  findByListing,
  insert,
  lockOpenChoice,
  remove,
  update,
  type IntegrationRow,
} from './integrations.repository.ts'
import { replaceCredentials } from './token-renewal.repository.ts'
import { presentIntegration } from './integrations.presenter.ts'

const AHEAD_MS = 60_000

type Choice = ParsedInputOf<typeof contract.chooseListing>

/** Some of the granted listings, once; each becomes a connection of its own. The others' tokens are forgotten. */
export async function chooseListing(deps: ConnectDeps, actor: Actor, choice: Choice): Promise<Integration> {
  const { pending, listings, credentials } = await findChoice(deps, actor, choice)
  const chosen: Chosen[] = []
  for (const listing of listings) {
    const connection = toConnection(credentials, listing)
    const capabilities = await probeAndSubscribe(deps, deps.platforms[pending.type], connection).catch(
      explainAs(pending.type),
    )
    chosen.push({ listing, capabilities, locationId: listings.length === 1 ? choice.locationId : null })
  }
  return deps.transactions.change(actor.customerId, async (tx) => {
    if (!(await lockOpenChoice(tx, pending.id))) throw alreadyChosen()
    await refuseBeyondPlan(tx, pending.type)
    await refuseUnknownLocation(tx, choice.locationId)
    const [first] = await saveChosen(deps, tx, { actor, pending, credentials, chosen })
    if (!first) throw notGranted()
    return presentIntegration(deps, tx, first)
  })
}

interface Chosen {
  listing: Listing
  capabilities: Capabilities
  locationId: string | null
}

interface Choosing {
  actor: Actor
  pending: IntegrationRow
  credentials: Credentials
  chosen: readonly Chosen[]
}

/** The row that waited becomes the first that has none yet; it goes where all have theirs. */
async function saveChosen(deps: ConnectDeps, tx: CustomerTx, choosing: Choosing): Promise<IntegrationRow[]> {
  const { actor, pending, chosen } = choosing
  const saved: IntegrationRow[] = []
  let isWaiting = true
  for (const one of chosen) {
    const earlier = await findByListing(tx, { type: pending.type, listingId: one.listing.id })
    const row = earlier ?? (isWaiting ? pending : null)
    if (row === pending) isWaiting = false
    const connected = await saveOne(deps, tx, choosing, { ...one, row })
    await announce(deps, tx, actor, connected)
    saved.push(connected)
  }
  if (isWaiting) await remove(tx, pending.id)
  return saved
}

async function saveOne(
  { keyring }: ConnectDeps,
  tx: CustomerTx,
  { actor, pending, credentials }: Choosing,
  { listing, capabilities, locationId, row }: Chosen & { row: IntegrationRow | null },
): Promise<IntegrationRow> {
  const { type, config, is_sandbox: isSandbox } = pending
  const id = row?.id ?? randomUUID()
  const kept = { ...credentials, listingToken: listing.accessToken, granted: [] }
  const values = {
    name: listing.name,
    status: 'connected' as const,
    listing_id: listing.id,
    config: configOf(listing, config.account),
    credentials: sealCredentials(keyring, { customerId: tx.customerId, id }, kept),
    token_expires_at: expiryOf(listing, pending.token_expires_at),
    capabilities: JSON.stringify(capabilities),
    choices: '[]',
    fault: null,
    needs_reconnect: false,
    is_sandbox: isSandbox,
    connected_by: actor.userId,
    location_id: await locateListing(tx, {
      platform: type,
      listing,
      locationId: locationId ?? row?.location_id ?? null,
    }),
  }
  if (!row) return insert(tx, { id, type, ...values })
  const updated = await update(tx, id, values)
  if (!updated) throw notFound()
  return updated
}

const notFound = () => refusal('connection-not-found')

const notGranted = () => refusal('listing-not-granted')

const alreadyChosen = () => refusal('listing-chosen')

async function findChoice(deps: ConnectDeps, actor: Actor, choice: Choice) {
  const pending = await deps.transactions.step(actor.customerId, (tx) => findById(tx, choice.integrationId))
  if (!pending) throw notFound()
  if (pending.status !== 'pending') throw alreadyChosen()
  const credentials = openCredentials(deps.keyring, pending)
  const wanted = new Set(choice.listingIds ?? [choice.listingId])
  const listings = credentials?.granted.filter(({ id }) => wanted.has(id)) ?? []
  if (!credentials || listings.length !== wanted.size) throw notGranted()
  return { listings, ...(await renewRunOut(deps, pending, credentials)) }
}

/** People may take their time to choose; the token they brought may not last that long. */
async function renewRunOut(deps: ConnectDeps, pending: IntegrationRow, credentials: Credentials) {
  const { refresh } = deps.platforms[pending.type]
  const hasRunOut = pending.token_expires_at !== null && pending.token_expires_at.getTime() < Date.now() + AHEAD_MS
  if (!hasRunOut || !refresh || !credentials.refreshToken) return { pending, credentials }
  const tokens = await refresh(credentials.refreshToken).catch(explainAs(pending.type))
  const renewed = renew(credentials, tokens)
  const sealed = sealCredentials(deps.keyring, { customerId: pending.customer_id, id: pending.id }, renewed)
  await deps.transactions.step(pending.customer_id, (tx) =>
    replaceCredentials(tx, pending, { credentials: sealed, expiresAt: tokens.expiresAt }),
  )
  return { pending: { ...pending, token_expires_at: tokens.expiresAt }, credentials: renewed }
}
