import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { PriorityRequest } from '#server/assistant/port.ts'
import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { findSignals } from '#shared/domain/review-signals/find-signals.ts'
import type { SignalKind } from '#shared/domain/review-signals/review-signal.ts'

/** What makes a dispute urgent. People see each with its points. */
export const POINT_KINDS = ['reason', 'stars', 'threat', 'offensive', 'personal-data', 'intensity', 'age'] as const
export type PointKind = (typeof POINT_KINDS)[number]

export interface Point {
  kind: PointKind
  points: number
}

const REASON_POINTS: Record<DisputeReason, number> = { offensive: 3, fake: 2, competitor: 2, irrelevant: 1, other: 1 }
const STAR_POINTS: Readonly<Record<number, number>> = { 1: 2, 2: 1 }
/** Whoever does not recommend says what one star says. */
const NOT_RECOMMENDED_POINTS = 2
const THREAT_POINTS = 3
const OFFENSIVE_POINTS = 2
const PERSONAL_DATA_POINTS = 2
const STRONG_INTENSITY = 4
const NEW_DAYS = 7
const OLD_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

/** Only what counts, in the order people read it. The description is the team's own word and weighs nothing. */
export function listPoints(request: PriorityRequest, analysis: SentimentAnalysis, now: Date): Point[] {
  const content = request.content ?? ''
  const signals = findSignals(content)
  const hasSignal = (kinds: readonly SignalKind[]) => signals.some(({ kind }) => kinds.includes(kind))
  const points: Record<PointKind, number> = {
    reason: REASON_POINTS[request.reason],
    stars: request.isRecommended === false ? NOT_RECOMMENDED_POINTS : (STAR_POINTS[request.rating ?? 0] ?? 0),
    threat: hasSignal(['threat', 'extortion']) ? THREAT_POINTS : 0,
    offensive: hasSignal(['offensive-words', 'hate', 'insult']) ? OFFENSIVE_POINTS : 0,
    'personal-data': hasPersonalData(content) || hasSignal(['personal-information']) ? PERSONAL_DATA_POINTS : 0,
    intensity: content.trim() !== '' && analysis.emotionIntensity >= STRONG_INTENSITY ? 1 : 0,
    age: weighAge(request.createdAt, now),
  }
  return POINT_KINDS.map((kind) => ({ kind, points: points[kind] })).filter((point) => point.points !== 0)
}

/** A link names nobody. */
function hasPersonalData(content: string): boolean {
  return findContactDetails(content).some(({ kind }) => kind !== 'link')
}

function weighAge(createdAt: Date | null, now: Date): number {
  if (createdAt === null) return 0
  const days = countDays(createdAt, now)
  if (days <= NEW_DAYS) return 1
  return days > OLD_DAYS ? -1 : 0
}

export function countDays(createdAt: Date, now: Date): number {
  return Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS)
}
