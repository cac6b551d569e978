import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { isInOpenIncident } from '#server/features/incidents/incidents.service.ts'
import { giveBackDraft } from '#server/features/replies/replies.service.ts'
import { applyFacts, getReviewView, lockReview, type ReviewRow } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { refuseUnapproved } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { presentPlan } from './scheduled-responses.presenter.ts'
import {
  findById,
  listByRule,
  move,
  moveToNow,
  removeOpen,
  type OfRule,
  type PlanRow,
} from './scheduled-responses.repository.ts'
import { enqueueFiring } from './scheduling-deps.ts'
import { explainClosed, planNotFound, refuseBusy } from './scheduling-words.ts'
import { describeTime, notifyOfPlan } from './notify.ts'
import { keepDraft, readWish, seen, type PlanInput } from './plan-response.ts'
import { showNow } from './plan-time.ts'

interface PlanKey {
  scheduledId: string
}

interface Locked {
  plan: PlanRow
  review: ReviewRow
  view: Review
}

/** Whoever looks at it anew decides anew: what has happened to the review since then holds it no longer. */
export async function changePlan(
  tx: CustomerTx,
  actor: Actor,
  { scheduledId, ...input }: PlanInput & PlanKey,
): Promise<ScheduledResponse> {
  refuseUnapproved(actor.member)
  const { plan, review, view } = await lockPlan(tx, scheduledId)
  const wish = await readWish(tx, review, { view, input })
  const drafted = keepDraft(wish.response_text, plan)
  const moved = await move(tx, scheduledId, ['pending', 'held'], {
    ...wish,
    ...drafted,
    ...seen(review),
    decided_by: actor.userId,
    status: 'pending',
    hold_reason: null,
    ...(plan.hold_reason === 'answered' && { replaces_found: true }),
    ...(plan.hold_reason === 'incident' && { despite_incident: true }),
  })
  if (!moved) throw explainClosed(plan)
  await enqueueFiring(tx, moved)
  await notifyOfPlan(tx, actor, moved, { view, kind: 'rescheduled', detail: describeTime(moved) })
  return presentPlan(moved, view)
}

/** The same words at another time. */
export async function movePlan(
  tx: CustomerTx,
  actor: Actor,
  { scheduledId, at }: PlanKey & { at: Date },
): Promise<ScheduledResponse> {
  const plan = await findById(tx, scheduledId)
  if (!plan) throw planNotFound()
  if (plan.status === 'sent') throw refusal('calendar-sent')
  return changePlan(tx, actor, { scheduledId, responseText: plan.response_text, ...toWallTime(at, plan.timezone) })
}

/** Its job runs at once and looks at everything it would have looked at, save what the person was told of. */
export async function sendNow(
  tx: CustomerTx,
  actor: Actor,
  { scheduledId, despiteIncident }: PlanKey & { despiteIncident: boolean },
): Promise<ScheduledResponse> {
  refuseUnapproved(actor.member)
  const { plan, review, view } = await lockPlan(tx, scheduledId)
  refuseBusy(view)
  const isToldOfIncident = despiteIncident || plan.despite_incident || plan.hold_reason === 'incident'
  if (!isToldOfIncident && (await isInOpenIncident(tx, review.id))) throw refusal('plan-in-incident')
  const { review_updated_at, based_on } = seen(review)
  const moved = await moveToNow(tx, scheduledId, {
    local_time: showNow(plan.timezone),
    decided_by: actor.userId,
    ...(plan.hold_reason === 'edited' && { review_updated_at }),
    ...(plan.hold_reason === 'answered' && { based_on, replaces_found: true }),
    // Also against one that opens between the order and its job.
    despite_incident: true,
  })
  if (!moved) throw explainClosed(plan)
  await enqueueFiring(tx, moved)
  await notifyOfPlan(tx, actor, moved, { view, kind: 'rescheduled', detail: describeTime(moved) })
  return presentPlan(moved, view)
}

/** The review is pending again, and the words are a draft again. */
export async function cancelPlan(
  tx: CustomerTx,
  actor: Actor,
  { scheduledId }: PlanKey,
): Promise<{ reviewId: string }> {
  const { plan, view } = await lockPlan(tx, scheduledId)
  const removed = await removeOpen(tx, scheduledId)
  if (!removed) throw explainClosed(plan)
  await applyFacts(tx, view.id, (_review, at) => ({ scheduledAt: null, cancelledAt: at }))
  const writer = { userId: removed.created_by, name: removed.created_by_name }
  await giveBackDraft(tx, { ...removed, text: removed.response_text }, writer)
  const story = { view, kind: 'schedule-cancelled', action: 'reply.schedule-cancelled' } as const
  await notifyOfPlan(tx, actor, removed, { ...story, detail: describeTime(removed) })
  return { reviewId: view.id }
}

/** What rules have planned and is not sent yet; nobody wrote it, so there is no draft to give back. */
export async function withdrawPlansOfRules(tx: CustomerTx, actor: Actor, of: OfRule = {}): Promise<void> {
  if (of.sentiments?.length === 0) return
  for (const { id, review_id: reviewId } of await listByRule(tx, of)) {
    await lockReview(tx, reviewId)
    const { sentiment } = await getReviewView(tx, reviewId)
    if (of.sentiments && (sentiment === null || !of.sentiments.includes(sentiment))) continue
    const removed = await removeOpen(tx, id)
    if (!removed) continue
    await applyFacts(tx, reviewId, (_review, at) => ({ scheduledAt: null, cancelledAt: at }))
    const story = { view: await getReviewView(tx, reviewId), kind: 'schedule-cancelled' } as const
    await notifyOfPlan(tx, actor, removed, { ...story, detail: describeTime(removed) })
  }
}

/** Under the review's lock, so that of several who press at once one goes first. */
async function lockPlan(tx: CustomerTx, scheduledId: string): Promise<Locked> {
  const found = await findById(tx, scheduledId)
  if (!found) throw planNotFound()
  const review = await lockReview(tx, found.review_id)
  // Once more: whoever had the lock before may have been at it.
  const plan = await findById(tx, scheduledId)
  if (!plan) throw planNotFound()
  if (plan.status === 'sent' || plan.status === 'superseded') throw explainClosed(plan)
  return { plan, review, view: await getReviewView(tx, review.id) }
}
