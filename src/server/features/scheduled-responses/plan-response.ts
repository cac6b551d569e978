import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  dropDraft,
  refuseFinal,
  refuseTooLong,
  measureDraftUse,
  type Drafted,
} from '#server/features/replies/replies.service.ts'
import { applyFacts, getReviewView, lockReview, type ReviewRow } from '#server/features/reviews/reviews.service.ts'
import { refuseUnapproved } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'
import { insert, type NewPlan } from './scheduled-responses.repository.ts'
import { enqueueFiring } from './scheduling-deps.ts'
import { missing, refuseBusy, scheduledAlready } from './scheduling-words.ts'
import { describeTime, notifyOfPlan } from './notify.ts'
import { openTimezones, readPlanTime, type PlanTime } from './plan-time.ts'

export interface PlanInput {
  responseText: string
  date: string
  time: string
}

export async function scheduleResponse(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, ...input }: PlanInput & { reviewId: string },
): Promise<ScheduledResponse> {
  refuseUnapproved(actor.member)
  const review = await lockReview(tx, reviewId)
  const view = await getReviewView(tx, reviewId)
  const wish = await readWish(tx, review, { view, input })
  if (view.planned) throw scheduledAlready()
  refuseBusy(view)
  const drafted = await dropDraft(tx, actor, reviewId)
  const { scheduled_at: createdAt } = await applyFacts(tx, reviewId, (_review, at) => ({ scheduledAt: at }))
  const [plan] = await insert(tx, [
    {
      review_id: reviewId,
      ...wish,
      ...keepDraft(wish.response_text, drafted),
      ...seen(review),
      decided_by: actor.userId,
      created_by: actor.userId,
      created_by_name: actor.name,
      ...(createdAt && { created_at: createdAt }),
    },
  ])
  if (!plan) throw scheduledAlready()
  await enqueueFiring(tx, plan)
  await notifyOfPlan(tx, actor, plan, {
    view,
    kind: 'scheduled',
    action: 'reply.scheduled',
    detail: describeTime(plan),
  })
  return presentPlan(plan, view)
}

export interface RulePlan {
  review: ReviewRow
  view: Review
  text: string
  at: Date
  timezone: string
  /** Who agreed that such texts are posted, and answers for it. */
  person: { userId: string; name: string }
  /** `null`: by the template of a sentiment. */
  ruleId: string | null
}

/** By a rule, for a review that has neither a reply nor a plan; under its lock. */
export async function planByRule(tx: CustomerTx, rulePlan: RulePlan): Promise<string> {
  const { review, view, text, at, timezone, person } = rulePlan
  const { date, time } = toWallTime(at, timezone)
  const { scheduled_at: createdAt } = await applyFacts(tx, view.id, (_review, now) => ({ scheduledAt: now }))
  const [plan] = await insert(tx, [
    {
      review_id: view.id,
      response_text: text,
      scheduled_time: at,
      local_time: `${date}T${time}`,
      timezone,
      ...seen(review),
      by_rule: true,
      rule_id: rulePlan.ruleId,
      decided_by: person.userId,
      created_by: person.userId,
      created_by_name: person.name,
      ...(createdAt && { created_at: createdAt }),
    },
  ])
  if (!plan) throw scheduledAlready()
  await enqueueFiring(tx, plan)
  const story = { view, kind: 'scheduled', action: 'reply.scheduled', detail: describeTime(plan) } as const
  await notifyOfPlan(tx, null, plan, story)
  return plan.id
}

/** What the person wants, or a refusal in words. */
export async function readWish(
  tx: CustomerTx,
  review: ReviewRow,
  { view, input }: { view: Review; input: PlanInput },
): Promise<PlanTime & { response_text: string }> {
  const text = input.responseText.trim()
  const [date, time] = [input.date.trim(), input.time.trim()]
  const absent = Object.entries({ responseText: text, date, time }).flatMap(([field, value]) => (value ? [] : [field]))
  if (absent.length > 0) throw missing(absent)
  const timezoneOf = await openTimezones(tx)
  const planTime = readPlanTime({ date, time }, timezoneOf(review.location_id))
  refuseFinal(view)
  refuseTooLong(view, text)
  return { response_text: text, ...planTime }
}

/** What the person had before their eyes. */
export const seen = (review: ReviewRow) => ({ review_updated_at: review.updated_at, based_on: review.reply_id })

export function keepDraft(
  text: string,
  drafted: Drafted | undefined,
): Pick<NewPlan, 'ai_generated' | 'draft_origin' | 'drafted_text'> {
  const { ai_generated, draft_origin, drafted_text } = measureDraftUse(text, drafted)
  return { ai_generated, draft_origin, drafted_text }
}
