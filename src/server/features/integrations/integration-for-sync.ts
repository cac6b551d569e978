import { PLATFORM_NAMES, type Capabilities, type Platform } from '#shared/domain/platforms.ts'
import type { PlatformErrorKind } from '#server/adapters/review-platforms/platform-error.ts'
import type { ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { findById, noteNextSync, update, type IntegrationRow } from './integrations.repository.ts'

const DAY_MS = 86_400_000
/** Half an hour after a good run; what is broken for good waits for its owner. */
export const NEXT_SYNC_MS = DAY_MS / 48

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
  const fullPassEveryMs = hasChangeTimes ? 7 * DAY_MS : DAY_MS
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
    capabilities: row.capabilities as Capabilities,
  }
}

export interface Synced {
  /** When the run began: all up to here has been seen. */
  watermark: Date
  isFull: boolean
  total: number | null
}

export async function noteSynced(tx: CustomerTx, id: string, { watermark, isFull, total }: Synced): Promise<void> {
  await update(tx, id, {
    last_sync: new Date(),
    watermark,
    ...(isFull && { last_full_pass_at: new Date() }),
    total_on_platform: total,
    problem: null,
    needs_reconnect: false,
  })
  await noteNextSync(tx, id, { begunAt: watermark, nextAt: new Date(Date.now() + NEXT_SYNC_MS) })
}

export interface Problem {
  problem: string
  kind: PlatformErrorKind
  /** Nobody tries again by themselves. */
  isFinal: boolean
}

/** Answers the sentence of the catalogue; a connection that only its owner can mend says so until then. */
export async function noteProblem(tx: CustomerTx, id: string, { problem, kind, isFinal }: Problem): Promise<string> {
  const row = await findById(tx, id)
  if (!row) throw new AppError('not-found', 'That connection does not exist.')
  const message = `Error fetching from ${row.type}: ${problem}`
  const needsReconnect = kind === 'reconnect'
  await update(tx, id, {
    problem,
    needs_reconnect: needsReconnect,
    next_sync_at: needsReconnect ? null : new Date(Date.now() + NEXT_SYNC_MS),
  })
  emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  if (needsReconnect && isFinal && !row.needs_reconnect) {
    const label = `${PLATFORM_NAMES[row.type]} · ${row.name}`
    await recordActivity(tx, null, 'integration.broken', { type: 'integration', id, label })
  }
  return message
}
