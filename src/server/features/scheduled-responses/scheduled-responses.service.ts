import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, listReviewViews } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { restore, supersede } from './firing/give-way.ts'
import { cancelPlan, changePlan, sendNow } from './planning/change-plan.ts'
import { planMany } from './planning/plan-many.ts'
import { scheduleResponse } from './planning/plan-response.ts'
import { openTimezones, previewTime } from './planning/plan-time.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'
import { listOpen } from './scheduled-responses.repository.ts'
import type { SchedulingParts } from './scheduling-parts.ts'

export type ScheduledResponsesService = ReturnType<typeof createScheduledResponsesService>

export function createScheduledResponsesService(parts: SchedulingParts) {
  return {
    list: (actor: Actor, input: { cursor?: string | undefined; limit: number }) => list(parts, actor, input),
    schedule: (actor: Actor, input: Parameters<typeof scheduleResponse>[2]) => scheduleResponse(parts, actor, input),
    change: (actor: Actor, input: Parameters<typeof changePlan>[2]) => changePlan(parts, actor, input),
    sendNow: (actor: Actor, scheduledId: string) => sendNow(parts, actor, scheduledId),
    cancel: (actor: Actor, scheduledId: string) => cancelPlan(parts, actor, scheduledId),
    preview: (actor: Actor, { reviewId, ...wall }: Parameters<typeof previewTime>[0] & { reviewId: string }) =>
      parts.customers.transaction(actor.customerId, async (tx) => {
        const { locationId } = await getReviewView(tx, reviewId)
        const timezoneOf = await openTimezones(tx)
        return previewTime(wall, timezoneOf(locationId))
      }),

    planMany: (
      tx: CustomerTx,
      reviewIds: readonly string[],
      plan: { text: string; date: string; time: string },
      doer: { userId: string; name: string },
    ) => planMany(parts, tx, reviewIds, { ...plan, doer }),
    supersede,
    restore: (tx: CustomerTx, reviewId: string) => restore(parts, tx, reviewId),
  }
}

async function list(
  { customers }: SchedulingParts,
  actor: Actor,
  input: { cursor?: string | undefined; limit: number },
): Promise<{ items: ScheduledResponse[]; nextCursor: string | null }> {
  const after = readCursor(input.cursor)
  return customers.transaction(actor.customerId, async (tx) => {
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
