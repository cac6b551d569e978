import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { type Fault, sayFault } from '#shared/domain/faults.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { faultOf, PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { findById, updateConnected } from './integrations.repository.ts'

/** Half an hour after a run; what is broken for good waits for its owner. */
export const NEXT_SYNC_MS = 1_800_000
/** The owner gives it on the platform, and nobody tells us: now and then it is tried. */
const PERMISSION_RETRY_MS = 4 * 3_600_000

/** For a refusal: its sentence in English, and what it takes to say it in another language. */
export function faultValues(error: PlatformError, platform: Platform) {
  const { kind, reason, words } = faultOf(error)
  const message = sayFault({ kind, reason, words }, platform)
  return { platform, message, kind, ...(reason !== null && { reason }), ...(words !== null && { words }) }
}

export interface Problem {
  error: unknown
  /** Nobody tries again by themselves. */
  isFinal: boolean
}

/** A connection that only its owner can mend says so until then. */
export async function noteProblem(tx: CustomerTx, id: string, { error, isFinal }: Problem): Promise<void> {
  const row = await findById(tx, id)
  if (!row) throw refusal('connection-not-found')
  if (row.status !== 'connected') return
  const fault = faultOf(error)
  const needsReconnect = fault.kind === 'reconnect'
  await updateConnected(tx, id, {
    fault: JSON.stringify(fault),
    needs_reconnect: needsReconnect,
    next_sync_at: needsReconnect ? null : new Date(Date.now() + waitOf(fault, error)),
  })
  emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  if (needsReconnect && isFinal && !row.needs_reconnect) {
    const label = `${PLATFORM_NAMES[row.type]} · ${row.name}`
    await recordActivity(tx, null, 'integration.broken', { type: 'integration', id, label })
    const params = { platform: row.type, name: row.name }
    await notifyEveryone(tx, {
      kind: 'connection.broken',
      params,
      about: { type: 'integration', id },
      link: linkTo(paths.settings, { tab: 'integrations' }),
    })
  }
}

function waitOf({ kind }: Fault, error: unknown): number {
  if (kind === 'permission-missing') return PERMISSION_RETRY_MS
  const askedForMs = error instanceof PlatformError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(NEXT_SYNC_MS, askedForMs)
}
