import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { DisputeReason } from '#shared/domain/assistant.ts'
import { isOpen } from '#shared/domain/dispute-status.ts'
import type { PrioritizedDispute, PriorityRequest } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Doer } from './dispute-events.repository.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { disputeNotFound, getDispute } from './dispute-refusals.ts'
import type { DisputeRow } from './disputes.repository.ts'
import { getDisputeDetail, getJoined, wordsOf } from './list/read-disputes.ts'
import { notifyOfChanges } from './notify.ts'
import type { Reservation } from './dispute-assistant.ts'
import { notePriority } from './priorities.repository.ts'

const FEATURE = 'dispute_prioritization'

/** How urgent it is, by what is known of it now. Asking again asks anew. */
export async function prioritizeDispute(deps: DisputeDeps, actor: Actor, disputeId: string): Promise<DisputeDetail> {
  const prepared = await deps.transactions.step(actor.customerId, async (tx) => {
    refuseOver(await getDispute(tx, disputeId))
    return prepareRequest(deps, tx, disputeId)
  })
  const made = await weigh(deps, actor.customerId, prepared).catch((error: unknown) => {
    throw new AppError('unavailable', 'Failed to prioritize dispute', { cause: error })
  })
  return deps.transactions.change(actor.customerId, async (tx) => {
    const { reason } = prepared.request
    if (!(await keepPriority(tx, { disputeId, doer: actor, made, reason }))) throw disputeNotFound()
    return getDisputeDetail(tx, disputeId)
  })
}

/** What is decided needs no attention any more. */
function refuseOver({ status }: DisputeRow): void {
  if (isOpen(status)) return
  throw refusal('dispute-not-movable', { values: { status, deed: 'prioritized' } })
}

/** What the assistant is asked, and what is kept for its answer. */
interface Prepared {
  request: PriorityRequest
  reservation: Reservation
}

export async function prepareRequest(deps: DisputeDeps, tx: CustomerTx, disputeId: string): Promise<Prepared> {
  const row = await getJoined(tx, disputeId)
  const request = {
    reason: row.reason,
    description: row.description,
    ...wordsOf(row),
    createdAt: row.review_created_at === null ? null : new Date(row.review_created_at),
    locale: (await getSettings(tx)).general.language,
  }
  return { request, reservation: await deps.access.reserve(tx, FEATURE) }
}

/** The assistant is asked outside of any transaction: it may take its time. */
export function weigh(
  { access }: DisputeDeps,
  customerId: string,
  { request, reservation }: Prepared,
): Promise<PrioritizedDispute> {
  return access.ask({ customerId, feature: FEATURE, reservation }, (call) =>
    access.assistant.prioritizeDispute(request, call),
  )
}

interface Weighed {
  disputeId: string
  doer: Doer
  made: PrioritizedDispute
  /** What it was weighed for. */
  reason: DisputeReason
  /** Not where somebody has asked since. */
  askedAt?: Date
}

/** `false` where it is gone, or was prioritized meanwhile. */
export async function keepPriority(tx: CustomerTx, weighed: Weighed): Promise<boolean> {
  const { disputeId, doer, made, reason, askedAt = null } = weighed
  const { priority, origin } = made
  const kept = await notePriority(tx, disputeId, { priority: { ...priority, origin }, reason, askedAt })
  if (!kept) return false
  const detail = `${priority.priorityLevel}, ${priority.urgencyScore}, ${origin.model ?? 'built-in'}`
  await notifyOfChanges(tx, doer, disputeId, [{ kind: 'prioritized', detail }])
  return true
}
