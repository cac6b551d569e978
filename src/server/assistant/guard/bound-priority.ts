import { PRIORITY_LEVELS, URGENCY_RANGE, type DisputePriority } from '#shared/domain/assistant.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { levelOf, weighDispute } from '#server/assistant/writing/weigh-dispute.ts'
import type { PriorityRequest } from '#server/assistant/port.ts'
import { bound } from './text.ts'

/** How far a model may be from the points that anybody can add up. */
const FURTHEST_URGENCY = 3

/** The model's order of things, as far as the points bear it out. The level follows the urgency. */
export function boundPriority(priority: DisputePriority, request: PriorityRequest, now: Date): DisputePriority {
  const own = weighDispute(request, readReview({ ...request, language: null }), now)
  const near = { least: own.urgencyScore - FURTHEST_URGENCY, most: own.urgencyScore + FURTHEST_URGENCY }
  const urgencyScore = Math.round(bound(bound(priority.urgencyScore, near), URGENCY_RANGE))
  const isHeld = urgencyScore !== priority.urgencyScore
  return {
    ...priority,
    urgencyScore,
    priorityLevel: isHeld ? levelOf(urgencyScore) : nearest(priority.priorityLevel, levelOf(urgencyScore)),
    estimatedImpact: nearest(priority.estimatedImpact, own.estimatedImpact),
  }
}

/** One step away at most. */
function nearest(level: DisputePriority['priorityLevel'], own: DisputePriority['priorityLevel']) {
  const steps = Math.abs(PRIORITY_LEVELS.indexOf(level) - PRIORITY_LEVELS.indexOf(own))
  return steps <= 1 ? level : own
}
