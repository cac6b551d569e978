import { z } from 'zod'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { defineJob, JobRefused } from '#server/kernel/jobs/job.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import { refuseOutsidePlan } from '../dispute-refusals.ts'
import { findById } from '../disputes.repository.ts'
import { listToPrioritize } from './priorities.repository.ts'
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
    await refuseOutsidePlan(tx)
    await parts.desk.refuseOverCap(tx)
    const found = await listToPrioritize(tx, { ids, limit: AT_ONCE })
    const asked = {
      customerId: tx.customerId,
      askedAt: new Date().toISOString(),
      askedBy: { userId: actor.userId, name: actor.name },
    }
    for (const disputeId of found) await parts.jobs.enqueue(tx, prioritizeJob, { ...asked, disputeId })
    return { count: found.length }
  })
}

/** Nothing where somebody has asked since; run twice, it asks once. */
export async function prioritizeOne(parts: DisputeParts, asked: Prioritizing): Promise<void> {
  const { customerId, disputeId, askedBy: doer } = asked
  const askedAt = new Date(asked.askedAt)
  const request = await parts.steps
    .transaction(customerId, async (tx) => {
      const dispute = await findById(tx, disputeId)
      const isDone = dispute?.prioritized_at && dispute.prioritized_at >= askedAt
      return dispute && !isDone ? prepareRequest(parts, tx, disputeId) : null
    })
    .catch((error: unknown) => {
      // What we refuse ourselves we would refuse again.
      throw error instanceof AppError ? new JobRefused(error.message) : error
    })
  if (!request) return
  const made = await weigh(parts, customerId, request)
  await parts.steps.transaction(customerId, (tx) => keepPriority(tx, { disputeId, doer, made, askedAt }))
}
