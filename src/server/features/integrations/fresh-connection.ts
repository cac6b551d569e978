import { setTimeout as sleep } from 'node:timers/promises'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { Connection, ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTransactions } from '#server/database/transactions.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { openCredentials, renew, sealCredentials } from './credentials.ts'
import { findById, takeRefreshLease, update, type IntegrationRow } from './integrations.repository.ts'

const AHEAD_MS = 5 * 60_000
const LEASE_SECONDS = 30
const POLL_MS = 200

export interface ConnectionParts {
  customers: CustomerTransactions
  keyring: Keyring
  platforms: Record<string, ReviewPlatform>
}

interface Wanted {
  customerId: string
  integrationId: string
}

/** A connection whose token holds. Renewed ahead of time by one worker; the others wait for what it gets. */
export async function getFreshConnection(parts: ConnectionParts, wanted: Wanted): Promise<Connection> {
  for (let waitedMs = 0; waitedMs < LEASE_SECONDS * 1000; waitedMs += POLL_MS) {
    const row = await getConnected(parts, wanted)
    if (!needsRenewal(row) || (!canRenew(parts, row) && isStillValid(row))) return toConnection(parts, row)
    if (await renewTokens(parts, row)) continue
    await sleep(POLL_MS)
  }
  throw new PlatformError('retry', 'The access token is being renewed elsewhere.')
}

async function getConnected(parts: ConnectionParts, { customerId, integrationId }: Wanted): Promise<IntegrationRow> {
  const row = await parts.customers.transaction(customerId, (tx) => findById(tx, integrationId))
  if (row?.status === 'connected' && row.credentials) return row
  throw new PlatformError('gone', 'This platform is not connected.')
}

function needsRenewal(row: IntegrationRow): boolean {
  return row.token_expires_at !== null && row.token_expires_at.getTime() - Date.now() < AHEAD_MS
}

const isStillValid = (row: IntegrationRow) => (row.token_expires_at?.getTime() ?? Infinity) > Date.now()

function canRenew(parts: ConnectionParts, row: IntegrationRow): boolean {
  return parts.platforms[row.type]?.refresh !== null && openCredentials(parts.keyring, row)?.refreshToken !== null
}

function toConnection(parts: ConnectionParts, row: IntegrationRow): Connection {
  const credentials = openCredentials(parts.keyring, row)
  const accessToken = credentials?.listingToken ?? credentials?.accessToken
  if (!accessToken || !row.listing_id) {
    throw new PlatformError('reconnect', `Missing required ${row.type} API credentials`)
  }
  return { accessToken, listingId: row.listing_id, config: row.config }
}

/** Answers whether this worker did it. */
async function renewTokens(parts: ConnectionParts, row: IntegrationRow): Promise<boolean> {
  const platform = parts.platforms[row.type]
  const kept = openCredentials(parts.keyring, row)
  if (!platform?.refresh || !kept?.refreshToken) {
    throw new PlatformError('reconnect', `Access token for ${row.type} has expired. Please reconnect.`)
  }
  const leased = await parts.customers.transaction(row.customer_id, (tx) => takeRefreshLease(tx, row.id, LEASE_SECONDS))
  // Between our look and the lease somebody else may have been there.
  if (!leased || !needsRenewal(leased)) return false
  const tokens = await platform.refresh(kept.refreshToken)
  const place = { customerId: row.customer_id, id: row.id }
  await parts.customers.transaction(row.customer_id, (tx) =>
    update(tx, row.id, {
      credentials: sealCredentials(parts.keyring, place, renew(kept, tokens)),
      token_expires_at: tokens.expiresAt,
      refresh_lease_until: null,
      needs_reconnect: false,
      problem: null,
    }),
  )
  return true
}
