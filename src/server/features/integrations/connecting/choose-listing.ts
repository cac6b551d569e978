import type { Integration } from '#shared/contracts/integrations.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { probeAndSubscribe } from './ask-for-push.ts'
import { announce, explain, toConnection, type ConnectParts } from './connect.ts'
import { expiryOf } from './save-connection.ts'
import { openCredentials, sealCredentials } from '../credentials.ts'
import { refuseUnknownLocation } from './place-integration.ts'
import { findById, findByListing, remove, update } from '../integrations.repository.ts'

interface Choice {
  integrationId: string
  listingId: string
  locationId: string | null
}

/** One of the granted listings, once. The others' tokens are forgotten. */
export async function chooseListing(parts: ConnectParts, actor: Actor, choice: Choice): Promise<Integration> {
  const { pending, listing, credentials } = await findChoice(parts, actor, choice)
  const connection = toConnection(credentials, listing)
  const capabilities = await probeAndSubscribe(parts, parts.platforms[pending.type], connection).catch(explain)
  return parts.customers.transaction(actor.customerId, async (tx) => {
    await refuseUnknownLocation(tx, choice.locationId)
    const earlier = await findByListing(tx, { type: pending.type, listingId: listing.id })
    const id = earlier?.id ?? pending.id
    const kept = { ...credentials, listingToken: listing.accessToken, granted: [] }
    if (earlier) await remove(tx, pending.id)
    const chosen = await update(tx, id, {
      name: listing.name,
      status: 'connected',
      listing_id: listing.id,
      config: JSON.stringify({ ...pending.config, ...listing.config }),
      credentials: sealCredentials(parts.keyring, { customerId: tx.customerId, id }, kept),
      token_expires_at: expiryOf(listing, pending.token_expires_at),
      capabilities: JSON.stringify(capabilities),
      choices: '[]',
      problem: null,
      needs_reconnect: false,
      ...(choice.locationId && { location_id: choice.locationId }),
    })
    if (!chosen) throw notFound()
    await announce(parts, tx, actor, chosen)
    return parts.present(tx, chosen)
  })
}

const notFound = () => new AppError('not-found', 'That connection does not exist.')

async function findChoice(parts: ConnectParts, actor: Actor, choice: Choice) {
  const pending = await parts.steps.transaction(actor.customerId, (tx) => findById(tx, choice.integrationId))
  if (!pending) throw notFound()
  if (pending.status !== 'pending') {
    throw new AppError('illegal-transition', 'A listing has been chosen for this connection already.')
  }
  const credentials = openCredentials(parts.keyring, pending)
  const listing = credentials?.granted.find((granted) => granted.id === choice.listingId)
  if (!credentials || !listing) throw new AppError('not-found', 'That listing was not granted.')
  return { pending, listing, credentials }
}
