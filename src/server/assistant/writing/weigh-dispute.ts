import { URGENCY_RANGE, type DisputePriority } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { PriorityRequest } from '#server/assistant/port.ts'
import { fillSlots } from './fill-slots.ts'
import { countDays, listPoints, type Point, type PointKind } from './priority-points.ts'
import { PRIORITY_PHRASES, type PriorityPhrases } from './priority-phrases.ts'

const HIGH_URGENCY = 7
const MEDIUM_URGENCY = 4
/** As long as people who look a business up still come across it. */
const VISIBLE_DAYS = 90

type Level = DisputePriority['priorityLevel']

/** How urgent a dispute is, by points that anybody can add up. */
export function weighDispute(request: PriorityRequest, analysis: SentimentAnalysis, now: Date): DisputePriority {
  const points = listPoints(request, analysis, now)
  const sum = points.reduce((total, point) => total + point.points, 0)
  const urgencyScore = Math.min(URGENCY_RANGE.most, Math.max(URGENCY_RANGE.least, sum))
  const priorityLevel = levelOf(urgencyScore)
  const phrases = PRIORITY_PHRASES[request.locale]
  return {
    priorityLevel,
    urgencyScore,
    reasoning: explain(phrases, request, { points, urgencyScore }),
    estimatedImpact: estimateImpact(request, points, now),
    recommendedActions: recommend(phrases, request, { points, priorityLevel }),
  }
}

export function levelOf(urgency: number): Level {
  if (urgency >= HIGH_URGENCY) return 'high'
  return urgency >= MEDIUM_URGENCY ? 'medium' : 'low'
}

const has = (points: readonly Point[], kind: PointKind) => points.some((point) => point.kind === kind)

/** What the review does while it stands: by its stars as long as it is new, one step more where it offends or exposes somebody. */
function estimateImpact(request: PriorityRequest, points: readonly Point[], now: Date): Level {
  const { rating, isRecommended, createdAt } = request
  const isVisible = createdAt === null || countDays(createdAt, now) <= VISIBLE_DAYS
  const harms = has(points, 'threat') || has(points, 'offensive') || has(points, 'personal-data')
  const isBad = isRecommended === false || (rating !== null && rating <= 2)
  const steps = (isBad ? (isVisible ? 2 : 1) : rating === 3 ? 1 : 0) + Number(harms)
  if (steps >= 2) return 'high'
  return steps === 1 ? 'medium' : 'low'
}

interface Weighed {
  points: readonly Point[]
  urgencyScore: number
}

function explain(
  phrases: PriorityPhrases,
  { reason, rating, isRecommended }: PriorityRequest,
  { points, urgencyScore }: Weighed,
): string {
  const listed = points.map(({ kind, points: count }) => {
    const name = namePoint(phrases, { kind, points: count }, isRecommended)
    const sign = count < 0 ? `−${-count}` : `+${count}`
    return `${fillSlots(name, { reason: phrases.reasons[reason], rating: rating ?? '' })} ${sign}`
  })
  return fillSlots(phrases.reasoning, { urgency: urgencyScore, points: listed.join(', ') })
}

function namePoint(phrases: PriorityPhrases, { kind, points }: Point, isRecommended: boolean | null): string {
  if (kind === 'age' && points < 0) return phrases.oldAge
  return kind === 'stars' && isRecommended === false ? phrases.notRecommended : phrases.points[kind]
}

interface Ranked {
  points: readonly Point[]
  priorityLevel: Level
}

function recommend(
  { actions }: PriorityPhrases,
  { reason }: PriorityRequest,
  { points, priorityLevel }: Ranked,
): string[] {
  return [
    actions.when[priorityLevel],
    ...(has(points, 'threat') ? [actions.threat] : []),
    ...(has(points, 'personal-data') ? [actions.personalData] : []),
    ...(has(points, 'offensive') && reason !== 'offensive' ? [actions.alsoOffensive] : []),
    actions.reasons[reason],
    actions.meanwhile[has(points, 'offensive') ? 'offensive' : 'other'],
  ]
}
