import { PLATFORM_NAMES, type ProblemKind } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
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

const KINDS = {
  reconnect: 'reconnect',
  retry: 'platform-down',
  rejected: 'refused',
  gone: 'gone',
} as const satisfies Record<PlatformError['kind'], ProblemKind>

export function problemKindOf(error: unknown): ProblemKind {
  if (!(error instanceof PlatformError)) return 'our-fault'
  if (error.kind === 'reconnect' && error.about === 'permission') return 'permission-missing'
  return error.kind === 'retry' && error.about === 'quota' ? 'rate-limited' : KINDS[error.kind]
}

export interface Problem {
  error: unknown
  /** Nobody tries again by themselves. */
  isFinal: boolean
}

/** Answers the sentence of the catalogue; a connection that only its owner can mend says so until then. */
export async function noteProblem(tx: CustomerTx, id: string, { error, isFinal }: Problem): Promise<string> {
  const row = await findById(tx, id)
  if (!row) throw refusal('connection-not-found')
  const problem = error instanceof PlatformError ? error.message : 'Something went wrong on our side.'
  const message = `Error fetching from ${row.type}: ${problem}`
  if (row.status !== 'connected') return message
  const kind = problemKindOf(error)
  const needsReconnect = kind === 'reconnect'
  await updateConnected(tx, id, {
    problem,
    problem_kind: kind,
    needs_reconnect: needsReconnect,
    next_sync_at: needsReconnect ? null : new Date(Date.now() + waitOf(kind, error)),
  })
  emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  if (needsReconnect && isFinal && !row.needs_reconnect) {
    const label = `${PLATFORM_NAMES[row.type]} · ${row.name}`
    await recordActivity(tx, null, 'integration.broken', { type: 'integration', id, label })
    const params = { platform: row.type, name: row.name }
    await notifyEveryone(tx, { kind: 'connection.broken', params, link: '/settings?tab=integrations' })
  }
  return message
}

function waitOf(kind: ProblemKind, error: unknown): number {
  if (kind === 'permission-missing') return PERMISSION_RETRY_MS
  const askedForMs = error instanceof PlatformError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(NEXT_SYNC_MS, askedForMs)
}
