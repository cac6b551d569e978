import type { Review } from '#shared/contracts/reviews.ts'
import { isReplyTooLong } from '#shared/domain/replies.ts'
import { toInstant } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { fillForReview, refuseUnknownVariables } from '#server/features/replies/replies.service.ts'
import {
  applyFacts,
  listReviewViews,
  lockReviews,
  recordReviewEvents,
  type ReviewRow,
} from '#server/features/reviews/reviews.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { insert, type NewPlan, type PlanRow } from './scheduled-responses.repository.ts'
import { enqueueFiring } from './scheduling-deps.ts'
import { inThePast, missing } from './scheduling-words.ts'
import { describeTime } from './notify.ts'
import { seen } from './plan-response.ts'
import { openTimezones, refuseTooFar } from './plan-time.ts'

interface ManyInput {
  text: string
  date: string
  time: string
}

/**
 * The same words, with their variables filled, at the same wall time for each of these reviews. Those that have a reply
 * or a plan, are gone, or for which it would be empty, too long or too late, are skipped.
 */
export async function planMany(
  tx: CustomerTx,
  reviewIds: readonly string[],
  input: ManyInput,
  doer: { userId: string; name: string },
): Promise<{ done: number; skipped: number }> {
  refuseUnknownVariables(input.text)
  const reviews = await lockReviews(tx, reviewIds)
  const candidates = await findCandidates(tx, reviews, input)
  const wishes = await fillAll(tx, candidates, input.text)
  const plans: PlanRow[] = []
  for (const wish of wishes) {
    const { scheduled_at: createdAt } = await applyFacts(tx, wish.review_id, (_review, at) => ({ scheduledAt: at }))
    const by = { decided_by: doer.userId, created_by: doer.userId, created_by_name: doer.name }
    plans.push(...(await insert(tx, [{ ...wish, ...by, ...(createdAt && { created_at: createdAt }) }])))
  }
  for (const plan of plans) await enqueueFiring(tx, plan)
  const events = plans.map((plan) => ({
    reviewId: plan.review_id,
    kind: 'scheduled' as const,
    detail: describeTime(plan),
  }))
  await recordReviewEvents(tx, doer, events)
  if (plans.length > 0) emit(tx, { type: 'scheduled-response.changed', subjectId: null, userId: null })
  return { done: plans.length, skipped: reviewIds.length - plans.length }
}

type Candidate = { view: Review; plan: Omit<NewPlan, 'response_text'> }

/** Too late everywhere is a mistake of the person's; too late in one timezone is not. */
async function findCandidates(
  tx: CustomerTx,
  reviews: readonly ReviewRow[],
  { date, time }: ManyInput,
): Promise<Candidate[]> {
  const timezoneOf = await openTimezones(tx)
  const views = await listReviewViews(
    tx,
    reviews.map(({ id }) => id),
  )
  const timed = reviews.flatMap((review) => {
    const timezone = timezoneOf(review.location_id)
    const meant = toInstant({ date, time }, timezone)
    if (!meant) throw missing(['date', 'time'])
    if (meant.instant.getTime() <= Date.now()) return []
    refuseTooFar(date, timezone)
    const planTime = { scheduled_time: meant.instant, local_time: `${date}T${time}`, timezone }
    return [{ review, plan: { review_id: review.id, ...planTime, ...seen(review) } }]
  })
  if (reviews.length > 0 && timed.length === 0) throw inThePast()
  return timed.flatMap(({ review, plan }) => {
    const view = views.get(review.id)
    if (!view || view.planned || view.vanishedAt || hasReply(view)) return []
    return [{ view, plan }]
  })
}

const hasReply = ({ reply, response }: Review) => response !== null || (reply !== null && reply.state !== 'returned')

async function fillAll(tx: CustomerTx, candidates: readonly Candidate[], text: string): Promise<NewPlan[]> {
  const plans: NewPlan[] = []
  for (const { view, plan } of candidates) {
    // What has nothing but a variable may come to nothing.
    const filled = (await fillForReview(tx, view.id, text)).trim()
    if (filled !== '' && !isReplyTooLong(filled, view.replyLimit)) plans.push({ ...plan, response_text: filled })
  }
  return plans
}
