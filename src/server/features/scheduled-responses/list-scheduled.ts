import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { getReviewView, listReviewViews } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { openTimezones, previewTime } from './planning/plan-time.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'
import { listOpen } from './scheduled-responses.repository.ts'
import type { InTransaction } from './scheduling-deps.ts'

export async function listScheduled(
  { transactions }: InTransaction,
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

export function previewPlan(
  { transactions }: InTransaction,
  actor: Actor,
  { reviewId, ...wall }: Parameters<typeof previewTime>[0] & { reviewId: string },
) {
  return transactions.read(actor.customerId, async (tx) => {
    const { locationId } = await getReviewView(tx, reviewId)
    const timezoneOf = await openTimezones(tx)
    return previewTime(wall, timezoneOf(locationId))
  })
}
