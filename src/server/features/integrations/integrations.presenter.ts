import type { Integration } from '#shared/contracts/integrations.ts'
import { capabilitiesSchema } from '#shared/domain/platforms.ts'
import type { IntegrationRow } from './integrations.repository.ts'

interface Beside {
  lastRun: Integration['lastRun']
  reviewsSeen: number
  locationNames: Map<string, string>
  /** On the same platform. */
  connectedListings: Set<string | null>
}

/** What people see of a connection. Tokens stay behind. */
export function presentIntegration(row: IntegrationRow, beside: Beside): Integration {
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
