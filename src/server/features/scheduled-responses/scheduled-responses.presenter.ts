import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

export function presentPlan(
  row: PlanRow,
  { platform, rating, isRecommended, author, content }: Review,
): ScheduledResponse {
  return {
    id: row.id,
    reviewId: row.review_id,
    responseText: row.response_text,
    scheduledTime: row.scheduled_time.toISOString(),
    localTime: row.local_time,
    timezone: row.timezone,
    // One that gave way is nowhere to be seen, so nobody is answered with one.
    status: row.status === 'superseded' ? 'held' : row.status,
    holdReason: row.hold_reason,
    aiGenerated: row.ai_generated,
    draftOrigin: row.draft_origin,
    createdByName: row.created_by_name,
    review: { platform, rating, isRecommended, author, content },
  }
}
