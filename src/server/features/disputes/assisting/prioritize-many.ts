import { z } from 'zod'
import { paths } from '#shared/domain/paths.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import { isOpen } from '#shared/domain/dispute-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { defineJob, JobRefused } from '#server/kernel/jobs/job.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import { findById } from '../disputes.repository.ts'
import { emitChanged } from '../tell.ts'
import { forgetProblems, listToPrioritize, measurePrioritizing, noteProblem } from './priorities.repository.ts'
import { keepPriority, prepareRequest, weigh } from './prioritize-dispute.ts'

const AT_ONCE = 500

/** One each, so that one that fails does not keep the others. */
export const prioritizeJob = defineJob({
  name: 'disputes.prioritize',
  payload: z.object({
    customerId: z.uuid(),
    disputeId: z.uuid(),
    askedAt: z.iso.datetime(),
    askedBy: z.object({ userId: z.uuid(), name: z.string() }),
  }),
  retryLimit: 4,
  retryDelaySeconds: 10,
})
type Prioritizing = z.infer<typeof prioritizeJob.payload>

export function prioritizeMany(
  parts: DisputeParts,
  actor: Actor,
  { ids }: { ids?: string[] | undefined },
): Promise<{ count: number }> {
  return parts.customers.transaction(actor.customerId, async (tx) => {
    await parts.desk.refuseOverCap(tx)
    const found = await listToPrioritize(tx, { ids, limit: AT_ONCE })
    const asked = {
      customerId: tx.customerId,
      askedAt: new Date().toISOString(),
      askedBy: { userId: actor.userId, name: actor.name },
    }
    await forgetProblems(tx, found)
    await parts.jobs.enqueueAll(
      tx,
      prioritizeJob,
      found.map((disputeId) => ({ ...asked, disputeId })),
    )
    emitChanged(tx, null)
    return { count: found.length }
  })
}

export function getPrioritizing(parts: DisputeParts, actor: Actor) {
  return parts.steps.transaction(actor.customerId, (tx) => measurePrioritizing(tx))
}

/** One that is given up is told to whoever asked, who can ask again. */
export function prioritizeOne(
  parts: DisputeParts,
  asked: Prioritizing,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  return tryOne(parts, asked).catch(async (error: unknown) => {
    // What we refuse ourselves we would refuse again, unless it is only for a moment.
    const refused = error instanceof AppError && error.code !== 'unavailable' ? error : null
    if (isLastTry || refused) {
      const refusal = refused?.refusal ?? null
      await parts.steps.transaction(asked.customerId, (tx) => tellOfProblem(tx, asked, refusal))
    }
    throw refused ? new JobRefused(refused.message) : error
  })
}

async function tellOfProblem(tx: CustomerTx, asked: Prioritizing, refusal: GivenRefusal | null): Promise<void> {
  const isFirst = await noteProblem(tx, asked.disputeId, { refusal, askedAt: new Date(asked.askedAt) })
  if (isFirst) {
    const params = { turn: 'prioritizing-failed', doer: null, label: null } as const
    await notify(tx, [asked.askedBy.userId], { kind: 'dispute.changed', params, link: paths.disputes })
  }
  emitChanged(tx, asked.disputeId)
}

/** Nothing where somebody has asked since; run twice, it asks once. */
async function tryOne(parts: DisputeParts, asked: Prioritizing): Promise<void> {
  const { customerId, disputeId, askedBy: doer } = asked
  const askedAt = new Date(asked.askedAt)
  const prepared = await parts.steps.transaction(customerId, async (tx) => {
    const dispute = await findById(tx, disputeId)
    const isDone = dispute?.prioritized_at && dispute.prioritized_at >= askedAt
    return dispute && isOpen(dispute.status) && !isDone ? prepareRequest(parts, tx, disputeId) : null
  })
  if (!prepared) return
  const { reason } = prepared.request
  const made = await weigh(parts, customerId, prepared)
  await parts.steps.transaction(customerId, (tx) => keepPriority(tx, { disputeId, doer, made, reason, askedAt }))
}
