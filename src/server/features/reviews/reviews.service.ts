import type { Review } from '#shared/contracts/reviews.ts'
import type { PlatformReview } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { findHeir, notifyAssignee } from './assignees.ts'
import { reassign, type HandingOver } from './assignees.repository.ts'
import { deriveStatus } from '#shared/domain/review-status.ts'
import { loadReviews } from './list/review-rows.repository.ts'
import { presentReview } from './list/review.presenter.ts'
import { insertEvents, type Doer, type NewReviewEvent } from './review-events.repository.ts'
import { reviewNotFound, factsOf } from './review-facts.ts'
import { triageReviews } from './triage.ts'
import { lockKnown, takeIn, type FetchedReview, type Source } from './fetched-reviews.repository.ts'
import { updateAnswers } from './found-answers.repository.ts'
import { lockByIds } from './review-facts.repository.ts'

export {
  countSeen as countSeenInPass,
  limitKeeping,
  markOneVanished as markReviewVanished,
  markVanished as markVanishedReviews,
  measure as measureReviews,
  type Source,
} from './fetched-reviews.repository.ts'
export { insertEvents as recordReviewEvents } from './review-events.repository.ts'
export { applyFacts, lockReview, markDisputed, type DecideChange, type ReviewChange } from './review-facts.ts'
export { lockByIds as lockReviews, type ReviewRow } from './review-facts.repository.ts'
export { listByPlatformIds, type FetchedReviewRow } from './found-answers.repository.ts'
export { presentReply } from './list/review.presenter.ts'
export { listOfSameWords as listReviewsOfSameWords } from './same-words.repository.ts'
export { listOthersBy as listReviewsByAuthor } from './review-detail.repository.ts'
export { findMatching as findMatchingReviews } from './list/find-matching.ts'
export { findHeir, getAssignee, refuseUnsuited } from './assignees.ts'
export { seenBy, type HandedOver, type HandingOver } from './assignees.repository.ts'
export { notifyOfNewReviews } from './notify-of-new-reviews.ts'
export { moveReviewsOf } from './reviews.jobs.ts'
export { addNote } from './review-notes.ts'
export { triageReview } from './triage-review.ts'

/** A line in the review's own history, in the transaction of what it tells. */
export function recordReviewEvent(tx: CustomerTx, doer: Doer, event: NewReviewEvent): Promise<void> {
  return insertEvents(tx, doer, [event])
}

/** Who answers a review has read it; in the transaction of the answer. */
export async function noteRead(tx: CustomerTx, reader: { userId: string; name: string }, reviewId: string) {
  await triageReviews(tx, reader, { ids: [reviewId], change: { isRead: true } })
}

interface RuleTriage {
  reviewId: string
  tags: readonly string[]
  assigneeId: string | null
  ruleName: string
}

/** By a rule, in the transaction of its run. Whoever may not see the review, or has left, is not assigned. */
export async function triageByRule(tx: CustomerTx, { reviewId, tags, assigneeId, ruleName }: RuleTriage) {
  const assignee = assigneeId === null ? null : await findHeir(tx, assigneeId, 'reviews.view')
  await triageReviews(tx, null, { ids: [reviewId], change: { addTags: tags } })
  if (!assignee) return
  const { changedIds } = await triageReviews(tx, null, { ids: [reviewId], change: { assignee } })
  if (changedIds.length === 0) return
  await notifyAssignee(tx, { userId: null, name: ruleName }, { userId: assignee.userId, count: 1, reviewId })
}

/** Nothing more is asked about it; in the transaction of what settles it, whose doer it is marked by. */
export async function markDone(
  tx: CustomerTx,
  doer: { userId: string; name: string },
  reviewId: string,
): Promise<void> {
  await triageReviews(tx, doer, { ids: [reviewId], change: { isDone: true, isRead: true } })
}

/** The review as the screens get it, for whatever changes one and answers with it. */
export async function getReviewView(tx: CustomerTx, reviewId: string): Promise<Review> {
  const [row] = await loadReviews(tx, [reviewId])
  if (!row) throw reviewNotFound()
  return presentReview(row)
}

/** As `getReviewView` for several at once, by id; one that is not there is left out. */
export async function listReviewViews(tx: CustomerTx, reviewIds: readonly string[]): Promise<Map<string, Review>> {
  const rows = reviewIds.length === 0 ? [] : await loadReviews(tx, reviewIds)
  return new Map(rows.map((row) => [row.id, presentReview(row)]))
}

/** A page as the platform gave it, inside the transaction that notes how far the fetch has come. */
export async function takeInReviews(
  tx: CustomerTx,
  source: Source,
  reviews: readonly PlatformReview[],
): Promise<{ added: number; changed: number }> {
  // A platform that moves a review while we page may show it twice; the later one holds.
  const byId = new Map(reviews.map((review) => [review.id, review]))
  const page = [...byId.values()].map(toColumns)
  await lockKnown(tx, source, page)
  const { added, changedIds } = await takeIn(tx, source, page)
  if (changedIds.length > 0) {
    await tellPrograms(tx, 'review.updated', async () =>
      (await lockByIds(tx, changedIds)).map((row) => ({
        reviewId: row.id,
        locationId: row.location_id,
        platform: row.platform,
        rating: row.rating,
        isRecommended: row.is_recommended,
        writtenAt: row.created_at.toISOString(),
      })),
    )
  }
  return { added, changed: changedIds.length }
}

function toColumns(review: PlatformReview): FetchedReview {
  return {
    platform_review_id: review.id,
    rating: review.rating,
    is_recommended: review.isRecommended,
    language: review.language,
    url: review.url,
    created_at: review.createdAt.toISOString(),
    updated_at: review.updatedAt.toISOString(),
    title: review.title,
    content: review.content,
    author: review.author,
    author_url: review.authorUrl,
    media: review.media,
  }
}

export interface FoundAnswer {
  reviewId: string
  text: string
  answeredAt: Date
  /** `null` where another reply goes on being the one that counts, such as one that waits for approval. */
  reply: { id: string; state: ReplyState } | null
}

/** As `applyFacts`, for many at once: what a fetch found to be answered on the platform. The fetch tells the screens. */
export async function applyFoundAnswers(tx: CustomerTx, answers: readonly FoundAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const byReview = new Map(answers.map((answer) => [answer.reviewId, answer]))
  const reviews = await lockByIds(tx, [...byReview.keys()])
  const columns = reviews.flatMap((review) => {
    const answer = byReview.get(review.id)
    if (!answer) return []
    const { text, answeredAt, reply } = answer
    return {
      id: review.id,
      status: deriveStatus({ ...factsOf(review), respondedAt: answeredAt }),
      response: text,
      responded_at: answeredAt.toISOString(),
      reply_id: reply?.id ?? null,
      reply_state: reply?.state ?? null,
    }
  })
  await updateAnswers(tx, columns)
}

/** What was assigned to somebody who leaves the team, or no longer sees all of it. */
export async function handOverReviews(tx: CustomerTx, { to, ...work }: HandingOver): Promise<void> {
  await reassign(tx, { ...work, to: to && (await findHeir(tx, to.userId, 'reviews.view')) })
  emit(tx, { type: 'review.changed', subjectId: null, userId: null })
}
