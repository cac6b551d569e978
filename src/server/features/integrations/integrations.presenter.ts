import type { Integration } from '#shared/contracts/integrations.ts'
import { capabilitiesSchema } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { type IntegrationRow, list, countReviews, listLocationNames } from './integrations.repository.ts'
import type { ConnectDeps } from './connect.ts'

interface Beside {
  lastRun: Integration['lastRun']
  reviewsSeen: number
  locationNames: Map<string, string>
  /** On the same platform. */
  connectedListings: Set<string | null>
}

/** As people see them; the answer is part of the last step. */
export async function presentIntegrations(
  { sync }: Pick<ConnectDeps, 'sync'>,
  tx: CustomerTx,
  isWanted: (row: IntegrationRow) => boolean = () => true,
): Promise<Integration[]> {
  const [rows, runs] = [await list(tx), await sync.listLatestRuns(tx)]
  const [counts, locationNames] = [await countReviews(tx), await listLocationNames(tx)]
  const connected = rows.filter(({ status }) => status === 'connected')
  return rows.filter(isWanted).map((row) =>
    present(row, {
      lastRun: runs.get(row.id) ?? null,
      reviewsSeen: counts.get(row.id) ?? 0,
      locationNames,
      connectedListings: new Set(connected.filter(({ type }) => type === row.type).map((each) => each.listing_id)),
    }),
  )
}

export async function presentIntegration(deps: Pick<ConnectDeps, 'sync'>, tx: CustomerTx, { id }: IntegrationRow) {
  const [presented] = await presentIntegrations(deps, tx, (row) => row.id === id)
  if (!presented) throw refusal('connection-not-found')
  return presented
}

/** Tokens stay behind. */
function present(row: IntegrationRow, beside: Beside): Integration {
  const { lastRun, reviewsSeen, locationNames, connectedListings } = beside
  const capabilities = capabilitiesSchema.safeParse(row.capabilities)
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    status: row.status,
    locationId: row.location_id,
    locationName: row.location_id ? (locationNames.get(row.location_id) ?? null) : null,
    account: row.config.account ?? null,
    lastSync: row.last_sync?.toISOString() ?? null,
    nextSyncAt: row.next_sync_at?.toISOString() ?? null,
    tokenExpiresAt: row.token_expires_at?.toISOString() ?? null,
    capabilities: capabilities.success ? capabilities.data : null,
    choices: row.choices.map((choice) => ({ ...choice, isConnected: connectedListings.has(choice.id) })),
    fault: row.fault,
    needsReconnect: row.needs_reconnect,
    reviewsSeen,
    totalOnPlatform: row.total_on_platform,
    isSandbox: row.is_sandbox,
    lastRun,
  }
}
