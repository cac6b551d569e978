import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import {
  findHeir,
  lockReviews,
  markDisputed,
  recordReviewEvents,
  type HandingOver,
} from '#server/features/reviews/reviews.service.ts'
import { getPlan } from '#server/features/settings/settings.service.ts'
import { refuseOutsidePlan } from '#server/kernel/http/access.ts'
import { insertEvents } from './dispute-events.repository.ts'
import { findOpenOf, insert, reassign } from './disputes.repository.ts'
import { emitChanged, findLabel } from './notify.ts'
import { suggest } from './open-dispute.ts'

export { listDisputes } from './list/read-disputes.ts'
export { saveCompetitors } from './competitors.ts'
export { rejectDispute, resolveDispute } from './filing/decide-dispute.ts'
export { findOpenOf as findOpenDisputesOf } from './disputes.repository.ts'
export { recordFiling } from './filing/ask-filing.ts'
export { openDispute } from './open-dispute.ts'

interface ManyInput {
  reason: DisputeReason
  description: string
}

/** The same words for each of these reviews. Those that have an open one, or are not there, are skipped. */
export async function openMany(
  tx: CustomerTx,
  reviewIds: readonly string[],
  { reason, description }: ManyInput,
  doer: { userId: string; name: string },
): Promise<{ done: number; skipped: number }> {
  refuseOutsidePlan(await getPlan(tx), 'disputes')
  const reviews = await lockReviews(tx, reviewIds)
  const open = await findOpenOf(tx, reviewIds)
  const wanted = reviews.filter(({ id }) => !open.has(id))
  if (wanted.length === 0) return { done: 0, skipped: reviewIds.length }
  const disputes = await insert(
    tx,
    wanted.map(({ id, platform }) => ({
      review_id: id,
      platform,
      reason,
      ...suggest(platform, { reason }),
      description,
      created_by: doer.userId,
      created_by_name: doer.name,
    })),
  )
  await markDisputed(tx, wanted)
  await recordReviewEvents(
    tx,
    doer,
    wanted.map(({ id }) => ({ reviewId: id, kind: 'disputed', detail: reason })),
  )
  await insertEvents(
    tx,
    doer,
    disputes.map(({ id }) => ({ disputeId: id, kind: 'created' })),
  )
  const [first] = disputes
  if (first) {
    const label = await findLabel(tx, first)
    const subject = { type: 'dispute', id: first.id, label, amount: disputes.length } as const
    await recordActivity(tx, doer, 'dispute.opened', subject)
  }
  emitChanged(tx, null)
  return { done: disputes.length, skipped: reviewIds.length - disputes.length }
}

/** What was assigned to somebody who leaves the team, or no longer sees all of it. */
export async function handOverDisputes(tx: CustomerTx, { to, ...work }: HandingOver): Promise<void> {
  await reassign(tx, { ...work, to: to && (await findHeir(tx, to.userId, 'disputes.view')) })
  emit(tx, { type: 'dispute.changed', subjectId: null, userId: null })
}
