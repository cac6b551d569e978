import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { isReplyTooLong } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { hasOpenIncidentAt, isInOpenIncident } from '#server/features/incidents/incidents.service.ts'
import { notify, type HeldBecause } from '#server/features/notifications/notifications.service.ts'
import { submitFromSchedule, isSameText, type ReplyGateway } from '#server/features/replies/replies.service.ts'
import { applyFacts, getReviewView, lockReview, type ReviewRow } from '#server/features/reviews/reviews.service.ts'
import { isCustomerServed } from '#server/features/settings/settings.service.ts'
import { listFreePublishers } from '#server/features/team/team.service.ts'
import { findDue, move, type PlanRow } from './scheduled-responses.repository.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { isBusy, type HoldReason } from './scheduling-words.ts'
import { emitPlanChanged, notifyOfPlan } from './notify.ts'
import type { Firing } from './scheduled-responses.jobs.ts'

/** Later than this, what was meant for the morning would come at night: the person is asked. */
const LATEST_MS = 3_600_000

interface Due {
  plan: PlanRow
  review: ReviewRow
  view: Review
  isServed: boolean
  isInIncident: boolean
  /** Who may have a reply sent without asking anybody. */
  publishers: readonly string[]
}

/**
 * Safe to run twice, and for a plan that has been changed, cancelled or sent since: it then does nothing. First a look
 * at what we know and at the platform, then, under the review's lock, once more at what we know and the move itself.
 */
export async function fireResponse(deps: SchedulingDeps, { customerId, scheduledId }: Firing): Promise<void> {
  const before = await deps.transactions.step(customerId, (tx) => findDuePlan(tx, scheduledId))
  if (!before) return
  const seesPlatform = findObstacle(before) === null && before.view.replyWay === 'api'
  const found = seesPlatform ? await askPlatform(deps.gateway, before) : null
  await deps.transactions.step(customerId, async (tx) => {
    const due = await findDuePlan(tx, scheduledId)
    if (!due) return
    // Tried again by the queue: this passes, and nobody has to decide anything.
    if (isBusy(due.view.reply)) throw new Error('Another reply to this review is on its way.')
    const obstacle = findObstacle(due) ?? found
    await (obstacle ? hold(tx, due, obstacle) : send(tx, due))
  })
}

async function findDuePlan(tx: CustomerTx, scheduledId: string): Promise<Due | null> {
  const due = await findDue(tx, scheduledId)
  if (!due) return null
  const review = await lockReview(tx, due.review_id)
  const plan = await findDue(tx, scheduledId)
  if (!plan) return null
  const [view, isServed] = [await getReviewView(tx, review.id), await isCustomerServed(tx)]
  const publishers = await listFreePublishers(tx)
  const isInIncident =
    (await isInOpenIncident(tx, review.id)) || (plan.by_rule && (await hasOpenIncidentAt(tx, review.location_id)))
  return { plan, review, view, isServed, isInIncident, publishers }
}

/** What we know ourselves that speaks against it. */
function findObstacle({ plan, review, view, isServed, isInIncident, publishers }: Due): HoldReason | null {
  const obstacles: [HoldReason, boolean][] = [
    ['paused', !isServed],
    ['not-allowed', plan.decided_by === null || !publishers.includes(plan.decided_by)],
    ['gone', review.vanished_at !== null],
    ['answered', isAnsweredSince(plan, view)],
    ['edited', review.updated_at.getTime() > plan.review_updated_at.getTime()],
    ['incident', isInIncident && !plan.despite_incident],
    ['missed', Date.now() - plan.scheduled_time.getTime() > LATEST_MS],
    ['not-connected', view.replyWay === 'none'],
    ['too-long', isReplyTooLong(plan.response_text, view.replyLimit)],
  ]
  return obstacles.find(([, isInTheWay]) => isInTheWay)?.[0] ?? null
}

function isAnsweredSince(plan: PlanRow, { reply }: Review): boolean {
  if (!reply || reply.id === plan.based_on) return false
  return reply.state !== 'awaiting-approval' && reply.state !== 'returned'
}

/** The plan is sent and the reply is queued, or neither. */
async function send(tx: CustomerTx, { plan, view }: Due): Promise<void> {
  const moved = await move(tx, plan.id, ['pending'], { status: 'sent' })
  if (!moved) return
  await applyFacts(tx, view.id, { scheduledAt: null })
  const reply = await submitFromSchedule(tx, {
    reviewId: view.id,
    scheduleId: plan.id,
    text: plan.response_text,
    author: authorOf(plan),
    drafted: plan,
    isByRule: plan.by_rule,
  })
  await move(tx, plan.id, ['sent'], { reply_id: reply.id })
  emitPlanChanged(tx, moved)
  if (reply.state === 'by-hand') {
    await ring(tx, [plan.created_by], view, 'by-hand')
  }
}

/** It stays where it is, with the reason, until a person decides. */
async function hold(tx: CustomerTx, { plan, view, publishers }: Due, reason: HoldReason): Promise<void> {
  const held = await move(tx, plan.id, ['pending'], { status: 'held', hold_reason: reason })
  if (!held) return
  await notifyOfPlan(tx, null, held, { view, kind: 'schedule-held', action: 'reply.held', detail: reason })
  await ring(tx, reason === 'not-allowed' ? publishers : [plan.created_by], view, reason)
}

const authorOf = ({ created_by: userId, created_by_name: name }: PlanRow) =>
  userId === null ? null : { userId, name: name ?? '' }

function ring(
  tx: CustomerTx,
  userIds: readonly (string | null)[],
  { id, platform, author }: Review,
  reason: HeldBecause,
): Promise<void> {
  const told = userIds.filter((userId) => userId !== null)
  return notify(tx, told, {
    kind: 'reply.held',
    params: { platform, author, reason },
    about: { type: 'review', id },
    link: linkTo(paths.reviews, { review: id }),
  })
}

/**
 * What only the platform knows: whether our token still holds, and whether somebody has answered there since the last
 * fetch. Throws when it cannot be asked just now, so that it is asked again.
 */
async function askPlatform(
  gateway: Pick<ReplyGateway, 'read'>,
  { plan, review, view }: { plan: PlanRow; review: ReviewRow; view: Review },
): Promise<HoldReason | null> {
  const outcome = await gateway.read(review.customer_id, {
    platform: review.platform,
    listingId: review.listing_id,
    platformReviewId: review.platform_review_id,
  })
  if (outcome.isDone) {
    const isKnown = !outcome.result || isSameText(outcome.result.text, view.response ?? '')
    return isKnown || plan.replaces_found ? null : 'answered'
  }
  switch (outcome.kind) {
    case 'retry':
      throw new Error(outcome.fault.kind)
    case 'rejected':
      // It does not let us read; what it makes of the reply it will say itself.
      return null
    case 'reconnect':
    case 'gone':
    case 'not-connected':
      return outcome.kind
  }
}
