import { paths } from '#shared/domain/paths.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import { isOpen } from '#shared/domain/dispute-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueueAll } from '#server/kernel/jobs/job-queue.ts'
import { JobRefused } from '#server/kernel/jobs/job.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { prioritizeJob, type Prioritizing } from './disputes.jobs.ts'
import { findById } from './disputes.repository.ts'
import { emitChanged } from './notify.ts'
import { forgetProblems, listToPrioritize, noteProblem } from './priorities.repository.ts'
import { keepPriority, prepareRequest, weigh } from './prioritize-dispute.ts'

const AT_ONCE = 500

export async function prioritizeMany(
  { access }: DisputeDeps,
  tx: CustomerTx,
  actor: Actor,
  { ids }: { ids?: string[] | undefined },
): Promise<{ count: number }> {
  await access.refuseOverCap(tx)
  const found = await listToPrioritize(tx, { ids, limit: AT_ONCE })
  const asked = {
    customerId: tx.customerId,
    askedAt: new Date().toISOString(),
    askedBy: { userId: actor.userId, name: actor.name },
  }
  await forgetProblems(tx, found)
  await enqueueAll(
    tx,
    prioritizeJob,
    found.map((disputeId) => ({ ...asked, disputeId })),
  )
  emitChanged(tx, null)
  return { count: found.length }
}

/** One that is given up is told to whoever asked, who can ask again. */
export function prioritizeOne(
  deps: DisputeDeps,
  asked: Prioritizing,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  return tryOne(deps, asked).catch(async (error: unknown) => {
    // What we refuse ourselves we would refuse again, unless it is only for a moment.
    const refused = error instanceof AppError && error.code !== 'unavailable' ? error : null
    if (isLastTry || refused) {
      const refusal = refused?.refusal ?? null
      await deps.transactions.step(asked.customerId, (tx) => notifyOfProblem(tx, asked, refusal))
    }
    throw refused ? new JobRefused(refused.message) : error
  })
}

async function notifyOfProblem(tx: CustomerTx, asked: Prioritizing, refusal: GivenRefusal | null): Promise<void> {
  const isFirst = await noteProblem(tx, asked.disputeId, { refusal, askedAt: new Date(asked.askedAt) })
  if (isFirst) {
    const params = { turn: 'prioritizing-failed', doer: null, label: null } as const
    await notify(tx, [asked.askedBy.userId], { kind: 'dispute.changed', params, about: null, link: paths.disputes })
  }
  emitChanged(tx, asked.disputeId)
}

/** Nothing where somebody has asked since; run twice, it asks once. */
async function tryOne(deps: DisputeDeps, asked: Prioritizing): Promise<void> {
  const { customerId, disputeId, askedBy: doer } = asked
  const askedAt = new Date(asked.askedAt)
  const prepared = await deps.transactions.step(customerId, async (tx) => {
    const dispute = await findById(tx, disputeId)
    const isDone = dispute?.prioritized_at && dispute.prioritized_at >= askedAt
    return dispute && isOpen(dispute.status) && !isDone ? prepareRequest(deps, tx, disputeId) : null
  })
  if (!prepared) return
  const { reason } = prepared.request
  const made = await weigh(deps, customerId, prepared)
  await deps.transactions.step(customerId, (tx) => keepPriority(tx, { disputeId, doer, made, reason, askedAt }))
}
