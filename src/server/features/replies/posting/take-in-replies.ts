import type { PlatformReview } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  applyFoundAnswers,
  getReviewView,
  listByPlatformIds,
  recordReviewEvents,
  type FetchedReviewRow,
  type Source,
} from '#server/features/reviews/reviews.service.ts'
import { letCount } from '../counting-reply.ts'
import { notifyOfReply } from '../notify.ts'
import { faultColumn } from './reply-fault.ts'
import { noteState, toChanges } from './settle-reply.ts'
import { insert, move, supersedePosted, type ReplyRow } from '../replies.repository.ts'
import { compareReplies, UNDECIDED, type FoundReply, type ReplyFindings } from './compare-replies.ts'
import { listStanding, noteListed, supersede } from './found-replies.repository.ts'

/**
 * What a page of reviews tells of replies: answered elsewhere or before we were connected, decided on, changed or taken
 * away there. After the page's reviews are in, in the same transaction. A page costs two look-ups, and one statement
 * for each kind of notice.
 */
export async function takeInReplies(
  tx: CustomerTx,
  source: Pick<Source, 'platform' | 'listingId'>,
  page: readonly PlatformReview[],
): Promise<void> {
  if (page.length === 0) return
  const shown = new Map(page.map((review) => [review.id, review]))
  const reviews = await listByPlatformIds(tx, source, [...shown.keys()])
  const findings = compareReplies(await pairUp(tx, reviews, shown))
  await takeInFound(tx, findings.found)
  await noteListed(
    tx,
    findings.listed.map(({ id }) => id),
  )
  await followPlatform(tx, findings)
}

async function pairUp(
  tx: CustomerTx,
  reviews: readonly FetchedReviewRow[],
  shown: ReadonlyMap<string, PlatformReview>,
) {
  const answered = reviews.filter(({ reply_id: replyId }) => replyId !== null)
  const standing =
    answered.length === 0
      ? []
      : await listStanding(
          tx,
          answered.map(({ id }) => id),
        )
  const byReview = Map.groupBy(standing, (reply) => reply.review_id)
  return reviews.flatMap((review) => {
    const found = shown.get(review.platform_review_id)
    return found ? { review, shown: found, standing: byReview.get(review.id) ?? [] } : []
  })
}

async function takeInFound(tx: CustomerTx, found: readonly FoundReply[]): Promise<void> {
  await supersede(
    tx,
    found.flatMap(({ replaced }) => replaced.map(({ id }) => id)),
  )
  await insert(
    tx,
    found.map(({ id, review, reply, answeredAt, isOvershadowed }) => ({
      id,
      review_id: review.id,
      text: reply.text,
      state: reply.state,
      source: 'platform' as const,
      replaces_id: isOvershadowed ? null : review.reply_id,
      answered_at: answeredAt,
      posted_at: answeredAt,
      settled_at: reply.state === 'checking' ? null : answeredAt,
      listed_at: new Date(),
      fault: reply.state === 'rejected' ? faultColumn('rejected', reply) : null,
    })),
  )
  await slipUnder(
    tx,
    found.filter(({ isOvershadowed }) => isOvershadowed),
  )
  await applyFoundAnswers(
    tx,
    found.map(({ id, review, reply, answeredAt, isOvershadowed }) => ({
      reviewId: review.id,
      text: reply.text,
      answeredAt,
      reply: isOvershadowed ? null : { id, state: reply.state },
    })),
  )
  // What was answered before we first saw the review is no news.
  const notice = found.filter(({ review, answeredAt }) => answeredAt > review.first_seen_at)
  await recordReviewEvents(
    tx,
    null,
    notice.map(({ review, reply }) => ({ reviewId: review.id, kind: 'reply-found', detail: reply.text })),
  )
}

/** One that waits for a decision would now take the place of what was found, and leaves it behind when it goes. */
async function slipUnder(tx: CustomerTx, found: readonly FoundReply[]): Promise<void> {
  for (const { id, review } of found) {
    if (review.reply_id !== null) await move(tx, review.reply_id, UNDECIDED, { replaces_id: id })
  }
}

/** Ours, one by one: there are few at a time, and people wait to hear of each. */
async function followPlatform(tx: CustomerTx, { settled, missing }: ReplyFindings): Promise<void> {
  for (const { ours, reply } of settled) {
    const view = await getReviewView(tx, ours.review_id)
    const changes = { ...toChanges(reply), posted_at: ours.posted_at ?? new Date() }
    const moved = await move(tx, ours.id, [ours.state], changes)
    if (moved?.state === 'live') await supersedePosted(tx, moved)
    if (moved) await noteState(tx, view, moved)
  }
  for (const reply of missing) await noteMissing(tx, reply)
}

async function noteMissing(tx: CustomerTx, reply: ReplyRow): Promise<void> {
  const gone = await move(tx, reply.id, ['live', 'checking'], { state: 'deleted', settled_at: new Date() })
  if (!gone) return
  const view = await getReviewView(tx, reply.review_id)
  await letCount(tx, reply.review_id, view.reply?.id ?? null)
  await notifyOfReply(tx, null, view, { kind: 'reply-deleted', action: 'reply.deleted' })
}
