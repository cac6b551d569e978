import type { Capabilities, Platform } from '#shared/domain/platforms.ts'
import type { ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { NEXT_SYNC_MS } from './connection-problem.ts'
import { noteNextSync, updateConnected, type IntegrationRow } from './integrations.repository.ts'

const DAY_MS = 86_400_000

export interface IntegrationForSync {
  customerId: string
  id: string
  type: Platform
  listingId: string
  locationId: string | null
  watermark: Date | null
  /** Deletions show only by absence, and some platforms' edits only by looking: now and then all is looked at. */
  isFullPassDue: boolean
  /** Whether a pass that saw fewer than the platform's total has missed some. */
  hasExactTotal: boolean
  isSandbox: boolean
  capabilities: Capabilities
}

/** `null` for one that is not connected. */
export function toIntegrationForSync(
  row: IntegrationRow,
  { hasChangeTimes, hasExactTotal }: ReviewPlatform,
): IntegrationForSync | null {
  if (row.status !== 'connected' || !row.listing_id) return null
  const capabilities = row.capabilities as Capabilities
  const lookEveryMs = hasChangeTimes ? 7 * DAY_MS : DAY_MS
  // Twice before the platform wants its words renewed, so that none go while it still has them.
  const renewEveryMs = capabilities.keepDays ? (capabilities.keepDays * DAY_MS) / 2 : lookEveryMs
  const fullPassEveryMs = Math.min(lookEveryMs, renewEveryMs)
  return {
    customerId: row.customer_id,
    id: row.id,
    type: row.type,
    listingId: row.listing_id,
    locationId: row.location_id,
    watermark: row.watermark,
    isFullPassDue: !row.last_full_pass_at || Date.now() - row.last_full_pass_at.getTime() > fullPassEveryMs,
    hasExactTotal,
    isSandbox: row.is_sandbox,
    capabilities,
  }
}

export interface Synced {
  /** When the run began: all up to here has been seen. */
  watermark: Date
  isFull: boolean
  total: number | null
}

export async function noteSynced(tx: CustomerTx, id: string, { watermark, isFull, total }: Synced): Promise<void> {
  await updateConnected(tx, id, {
    last_sync: new Date(),
    watermark,
    ...(isFull && { last_full_pass_at: new Date() }),
    total_on_platform: total,
    fault: null,
    needs_reconnect: false,
  })
  await noteNextSync(tx, id, { begunAt: watermark, nextAt: new Date(Date.now() + NEXT_SYNC_MS) })
}
