import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, listReviewViews, applyFacts, lockReview } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { wasTakenBack } from '#server/features/replies/replies.service.ts'
import { cancelPlan, changePlan, sendNow } from './planning/change-plan.ts'
import { planMany } from './planning/plan-many.ts'
import { scheduleResponse } from './planning/plan-response.ts'
import { openTimezones, previewTime } from './planning/plan-time.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'
import { listOpen, findLastSuperseded, findOpen, move } from './scheduled-responses.repository.ts'
import { type SchedulingParts, enqueueFiring } from './scheduling-parts.ts'
import { emitPlanChanged } from './tell.ts'

export type ScheduledResponsesService = ReturnType<typeof createScheduledResponsesService>

export function createScheduledResponsesService(parts: SchedulingParts) {
  return {
    list: (actor: Actor, input: { cursor?: string | undefined; limit: number }) => list(parts, actor, input),
    schedule: (actor: Actor, input: Parameters<typeof scheduleResponse>[2]) => scheduleResponse(parts, actor, input),
    change: (actor: Actor, input: Parameters<typeof changePlan>[2]) => changePlan(parts, actor, input),
    sendNow: (actor: Actor, scheduledId: string) => sendNow(parts, actor, scheduledId),
    cancel: (actor: Actor, scheduledId: string) => cancelPlan(parts, actor, scheduledId),
    preview: (actor: Actor, { reviewId, ...wall }: Parameters<typeof previewTime>[0] & { reviewId: string }) =>
      parts.transactions.change(actor.customerId, async (tx) => {
        const { locationId } = await getReviewView(tx, reviewId)
        const timezoneOf = await openTimezones(tx)
        return previewTime(wall, timezoneOf(locationId))
      }),

    planMany: (
      tx: CustomerTx,
      reviewIds: readonly string[],
      plan: { text: string; date: string; time: string },
      doer: { userId: string; name: string },
    ) => planMany(tx, reviewIds, { ...plan, doer }),
    supersede,
    restore,
  }
}

async function list(
  { transactions }: SchedulingParts,
  actor: Actor,
  input: { cursor?: string | undefined; limit: number },
): Promise<{ items: ScheduledResponse[]; nextCursor: string | null }> {
  const after = readCursor(input.cursor)
  return transactions.read(actor.customerId, async (tx) => {
    const found = await listOpen(tx, { after, limit: input.limit + 1 })
    // The cursor holds the time a list runs by, which here is the time they are planned for.
    const { rows, nextCursor } = toPage(
      found.map((plan) => ({ id: plan.id, created_at: plan.scheduled_time, plan })),
      input.limit,
    )
    const views = await listReviewViews(
      tx,
      rows.map(({ plan }) => plan.review_id),
    )
    const items = rows.flatMap(({ plan }) => {
      const view = views.get(plan.review_id)
      return view ? [presentPlan(plan, view)] : []
    })
    return { items, nextCursor }
  })
}

/** A reply of today makes what was planned needless. */
async function supersede(tx: CustomerTx, reviewId: string): Promise<void> {
  const plan = await findOpen(tx, reviewId)
  if (!plan) return
  const { reply_id: replyId } = await lockReview(tx, reviewId)
  const moved = await move(tx, plan.id, ['pending', 'held'], { status: 'superseded', reply_id: replyId })
  if (!moved) return
  await applyFacts(tx, reviewId, { scheduledAt: null })
  emitPlanChanged(tx, moved)
}

/** That reply was taken back: it is planned again, and held again if it was. One that gave way for good stays so. */
async function restore(tx: CustomerTx, reviewId: string): Promise<void> {
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
