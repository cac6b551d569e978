import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { PrioritizedDispute, PriorityRequest } from '#server/adapters/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Doer } from '../dispute-events.repository.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import { disputeNotFound, getDispute } from '../dispute-refusals.ts'
import { getDisputeDetail, getJoined } from '../reading/read-disputes.ts'
import { tellOfChanges } from '../tell.ts'
import { notePriority } from './priorities.repository.ts'

const FEATURE = 'dispute_prioritization'

/** How urgent it is, by what is known of it now. Asking again asks anew. */
export async function prioritizeDispute(parts: DisputeParts, actor: Actor, disputeId: string): Promise<DisputeDetail> {
  const request = await parts.steps.transaction(actor.customerId, async (tx) => {
    await getDispute(tx, disputeId)
    return prepareRequest(parts, tx, disputeId)
  })
  const made = await weigh(parts, actor.customerId, request).catch((error: unknown) => {
    throw new AppError('unavailable', 'Failed to prioritize dispute', { cause: error })
  })
  return parts.customers.transaction(actor.customerId, async (tx) => {
    if (!(await keepPriority(tx, { disputeId, doer: actor, made }))) throw disputeNotFound()
    return getDisputeDetail(tx, disputeId)
  })
}

export async function prepareRequest(parts: DisputeParts, tx: CustomerTx, disputeId: string): Promise<PriorityRequest> {
  await parts.desk.refuseOverCap(tx)
  const row = await getJoined(tx, disputeId)
  return {
    reason: row.reason,
    description: row.description,
    content: row.review_content,
    rating: row.review_rating,
    createdAt: row.review_created_at,
    locale: (await getSettings(tx)).general.language,
  }
}

/** The assistant is asked outside of any transaction: it may take its time. */
export function weigh(
  { desk }: DisputeParts,
  customerId: string,
  request: PriorityRequest,
): Promise<PrioritizedDispute> {
  return desk.ask({ customerId, feature: FEATURE }, (course) => desk.assistant.prioritizeDispute(request, course))
}

interface Weighed {
  disputeId: string
  doer: Doer
  made: PrioritizedDispute
  /** Not where somebody has asked since. */
  askedAt?: Date
}

/** `false` where it is gone, or was prioritized meanwhile. */
export async function keepPriority(tx: CustomerTx, { disputeId, doer, made, askedAt }: Weighed): Promise<boolean> {
  const { priority, origin } = made
  const kept = await notePriority(tx, disputeId, { priority: { ...priority, origin }, askedAt: askedAt ?? null })
  if (!kept) return false
  const detail = `${priority.priorityLevel}, ${priority.urgencyScore}`
  await tellOfChanges(tx, doer, disputeId, [{ kind: 'prioritized', detail }])
  return true
}
