import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { isFromDraft, measureDraftShare } from '#shared/domain/draft-share.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

export function presentPlan(
  row: PlanRow,
  { platform, rating, isRecommended, author, content, replyWay, replyLimit }: Review,
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
    draftOrigin: findOrigin(row),
    createdByName: row.created_by_name,
    review: { platform, rating, isRecommended, author, content, replyWay, replyLimit },
  }
}

/** Whose draft it is, as long as enough of it is left. */
function findOrigin({ draft_origin: origin, drafted_text: drafted, response_text: text }: PlanRow) {
  return drafted !== null && isFromDraft(measureDraftShare(text, drafted)) ? origin : null
}
