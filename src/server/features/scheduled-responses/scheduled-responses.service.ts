import type { CustomerTx } from '#server/database/transactions.ts'
import { wasTakenBack } from '#server/features/replies/replies.service.ts'
import { applyFacts, lockReview } from '#server/features/reviews/reviews.service.ts'
import { findLastSuperseded, findOpen, move } from './scheduled-responses.repository.ts'
import { enqueueFiring } from './scheduling-deps.ts'
import { emitPlanChanged } from './notify.ts'

export { planMany } from './plan-many.ts'
export { planByRule, scheduleResponse } from './plan-response.ts'
export { movePlan, withdrawPlansOfRules } from './change-plan.ts'

/** A reply of today makes what was planned needless. */
export async function supersede(tx: CustomerTx, reviewId: string): Promise<void> {
  const plan = await findOpen(tx, reviewId)
  if (!plan) return
  const { reply_id: replyId } = await lockReview(tx, reviewId)
  const moved = await move(tx, plan.id, ['pending', 'held'], { status: 'superseded', reply_id: replyId })
  if (!moved) return
  await applyFacts(tx, reviewId, { scheduledAt: null })
  emitPlanChanged(tx, moved)
}

/** That reply was taken back: it is planned again, and held again if it was. One that gave way for good stays so. */
export async function restore(tx: CustomerTx, reviewId: string): Promise<void> {
  const plan = await findLastSuperseded(tx, reviewId)
  if (!plan?.reply_id || !(await wasTakenBack(tx, plan.reply_id))) return
  const status = plan.hold_reason === null ? 'pending' : 'held'
  const moved = await move(tx, plan.id, ['superseded'], { status, reply_id: null })
  if (!moved) return
  await applyFacts(tx, reviewId, { scheduledAt: plan.created_at })
  // The job that was set for it may have come and gone meanwhile.
  await enqueueFiring(tx, moved)
  emitPlanChanged(tx, moved)
}
