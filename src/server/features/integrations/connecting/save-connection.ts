import { randomUUID } from 'node:crypto'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { Listing, Tokens } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { sealCredentials, toCredentials } from '../credentials.ts'
import {
  findByListing,
  findOpenChoice,
  insert,
  remove,
  update,
  type IntegrationRow,
} from '../integrations.repository.ts'
import type { ConnectDeps } from './connect.ts'
import { configOf, locateListing } from './locate-listing.ts'

/** What a person has said yes to on the platform. */
interface Grant {
  platform: Platform
  tokens: Tokens
  listings: Listing[]
  listing: Listing | null
  capabilities: IntegrationRow['capabilities'] | null
  account: string | null
  locationId: string | null
  /** The connection that is connected anew, where it is about one. */
  reconnects: IntegrationRow | null
}

/**
 * A listing that was connected before keeps its row. With several granted, the choice is made afterwards; a choice that
 * was still open gives its row to the new grant.
 */
export async function saveConnection(
  deps: Pick<ConnectDeps, 'keyring' | 'isSandbox'>,
  tx: CustomerTx,
  actor: Actor,
  grant: Grant,
): Promise<IntegrationRow> {
  const { platform, listing } = grant
  const known = await findKnown(tx, grant)
  const id = known?.id ?? randomUUID()
  const row = {
    type: platform,
    ...(listing ? toConnected(grant, listing) : toPending(grant)),
    credentials: sealCredentials(deps.keyring, { customerId: tx.customerId, id }, credentialsOf(grant)),
    fault: null,
    needs_reconnect: false,
    is_sandbox: deps.isSandbox(platform),
    connected_by: actor.userId,
    ...(listing && { location_id: await locate(tx, grant, listing, known) }),
  }
  const saved = known ? await update(tx, id, row) : await insert(tx, { id, ...row })
  if (!saved) throw refusal('connection-not-found')
  return saved
}

async function findKnown(tx: CustomerTx, grant: Grant): Promise<IntegrationRow | undefined> {
  const { platform, listing, reconnects } = grant
  const connected = listing ? await findByListing(tx, { type: platform, listingId: listing.id }) : undefined
  // Somebody who mends one connection has said nothing of another that waits for its choice.
  if (reconnects) return connected ?? reconnects
  const open = await findOpenChoice(tx, platform)
  if (connected && open) await remove(tx, open.id)
  return connected ?? open
}

function locate(tx: CustomerTx, grant: Grant, listing: Listing, known: IntegrationRow | undefined): Promise<string> {
  const locationId = grant.locationId ?? known?.location_id ?? null
  return locateListing(tx, { platform: grant.platform, listing, locationId })
}

function credentialsOf({ tokens, listing, listings }: Grant) {
  return toCredentials(tokens, listing ? { listing } : { granted: listings })
}

function toConnected({ tokens, capabilities, account }: Grant, listing: Listing) {
  return {
    name: listing.name,
    status: 'connected' as const,
    listing_id: listing.id,
    config: configOf(listing, account),
    token_expires_at: expiryOf(listing, tokens.expiresAt),
    capabilities: JSON.stringify(capabilities ?? {}),
    choices: '[]',
  }
}

function toPending({ platform, tokens, listings, account }: Grant) {
  return {
    name: PLATFORM_NAMES[platform],
    status: 'pending' as const,
    config: JSON.stringify(account ? { account } : {}),
    token_expires_at: tokens.expiresAt,
    choices: JSON.stringify(listings.map(({ id, name, address }) => ({ id, name, address }))),
  }
}

/** A page's own token goes on when the person's has run out. */
export function expiryOf(listing: Listing, expiresAt: Date | null): Date | null {
  return listing.accessToken ? null : expiresAt
}
