import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { Connection, ReviewPlatform, Tokens } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { openCredentials, renew, sealCredentials } from './credentials.ts'
import { findById, list, updateConnected, type IntegrationRow } from './integrations.repository.ts'
import { releaseRefreshLease, replaceCredentials, takeRefreshLease } from './token-renewal.repository.ts'

const AHEAD_MS = 5 * 60_000
const LEASE_SECONDS = 30
const POLL_MS = 200

export interface ConnectionDeps extends Pick<Foundations, 'transactions' | 'keyring'> {
  platforms: Record<string, ReviewPlatform>
}

interface Wanted {
  customerId: string
  integrationId: string
  /** The platform has just turned this token down, whatever its age. */
  refusedToken?: string
}

/** A connection whose token holds. Renewed ahead of time by one worker; the others wait for what it gets. */
export async function getFreshConnection(deps: ConnectionDeps, wanted: Wanted): Promise<Connection> {
  for (let waitedMs = 0; waitedMs < LEASE_SECONDS * 1000; waitedMs += POLL_MS) {
    const row = await getConnected(deps, wanted)
    const connection = toConnection(deps, row)
    const isRefused = connection.accessToken === wanted.refusedToken
    const isEnough = !needsRenewal(row) || (!canRenew(deps, row) && isStillValid(row))
    if (isEnough && !isRefused) return connection
    if (await renewTokens(deps, row, wanted)) return toConnection(deps, await getConnected(deps, wanted))
    await sleep(POLL_MS)
  }
  throw new PlatformError('retry', { vendorCode: 'renewed-elsewhere' })
}

/**
 * Does something with a connection. A platform may end a token before its time: then it is renewed, and the thing is
 * tried once more.
 */
export async function withFreshConnection<Result>(
  deps: ConnectionDeps,
  wanted: Wanted,
  perform: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await getFreshConnection(deps, wanted)
  try {
    return await perform(connection)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'reconnect') throw error
    if (!canRenew(deps, await getConnected(deps, wanted))) throw error
    return perform(await getFreshConnection(deps, { ...wanted, refusedToken: connection.accessToken }))
  }
}

async function getConnected(deps: ConnectionDeps, { customerId, integrationId }: Wanted): Promise<IntegrationRow> {
  const row = await deps.transactions.step(customerId, (tx) => findById(tx, integrationId))
  if (row?.status === 'connected') return row
  throw notConnected()
}

export const notConnected = () => new PlatformError('not-connected', { reason: 'not-connected' })

function needsRenewal(row: IntegrationRow): boolean {
  return row.token_expires_at !== null && row.token_expires_at.getTime() - Date.now() < AHEAD_MS
}

const isStillValid = (row: IntegrationRow) => (row.token_expires_at?.getTime() ?? Infinity) > Date.now()

/** A page's own token does not come from renewing the person's. */
export function canRenew(deps: Pick<ConnectionDeps, 'keyring' | 'platforms'>, row: IntegrationRow): boolean {
  const credentials = openCredentials(deps.keyring, row)
  const hasRefreshToken = Boolean(credentials?.refreshToken) && credentials?.listingToken === null
  return Boolean(deps.platforms[row.type]?.refresh) && hasRefreshToken
}

function toConnection(deps: ConnectionDeps, row: IntegrationRow): Connection {
  const credentials = openCredentials(deps.keyring, row)
  const accessToken = credentials?.listingToken ?? credentials?.accessToken
  if (!accessToken || !row.listing_id) {
    throw new PlatformError('reconnect', { reason: 'credentials-missing' })
  }
  return { accessToken, listingId: row.listing_id, config: row.config }
}

/** Answers whether there are new ones; `false` while another worker is at it. */
async function renewTokens(deps: ConnectionDeps, row: IntegrationRow, wanted: Wanted): Promise<boolean> {
  const { refresh } = deps.platforms[row.type] ?? {}
  if (!refresh || !openCredentials(deps.keyring, row)?.refreshToken) {
    throw new PlatformError('reconnect', { reason: 'token-expired' })
  }
  const { customer_id: customerId } = row
  if (!(await deps.transactions.step(customerId, (tx) => takeRefreshLease(tx, row, LEASE_SECONDS)))) return false
  try {
    // Between our look and the lease somebody else may have been there.
    const leased = await getConnected(deps, wanted)
    const kept = openCredentials(deps.keyring, leased)
    const isNeeded = needsRenewal(leased) || kept?.accessToken === wanted.refusedToken
    if (!isNeeded || !kept?.refreshToken) return true
    const tokens = await refresh(kept.refreshToken)
    await deps.transactions.step(customerId, async (tx) => {
      await shareTokens(deps, tx, { type: row.type, replaced: kept.refreshToken, tokens })
      await updateConnected(tx, row.id, { needs_reconnect: false, fault: null })
    })
    return true
  } finally {
    await deps.transactions.step(customerId, (tx) => releaseRefreshLease(tx, row))
  }
}

interface Renewed {
  type: Platform
  /** The refresh token they came from. */
  replaced: string | null
  tokens: Tokens
}

/** One consent may carry several connections, and a platform that gives a new refresh token ends the old one for all. */
async function shareTokens({ keyring }: ConnectionDeps, tx: CustomerTx, { type, replaced, tokens }: Renewed) {
  for (const row of await list(tx)) {
    const kept = row.type === type ? openCredentials(keyring, row) : null
    if (!kept || kept.refreshToken !== replaced) continue
    const credentials = sealCredentials(keyring, { customerId: tx.customerId, id: row.id }, renew(kept, tokens))
    await replaceCredentials(tx, row, { credentials, expiresAt: kept.listingToken ? null : tokens.expiresAt })
  }
}
