import { findRating, type ReputationCounts } from './reputation.ts'
import type { Aspect } from './sentiment.ts'
import type { ThemeCounts } from './themes.ts'

type Basis = Pick<ReputationCounts, 'reviewCount' | 'ratedCount' | 'ratingSum' | 'answeredCount'>

/** What is said of a week, each as figures that the reviews behind it bear out; the screen makes the sentence. */
export type WeekClaim =
  | { kind: 'volume'; count: number; before: number; rating: number | null; ratingBefore: number | null }
  | { kind: 'criticism' | 'praise'; aspect: Aspect; name: string | null; count: number; before: number }
  | { kind: 'unanswered'; count: number }

/** How the list of reviews finds those that bear a claim out, within its days. */
export function findClaimSearch(claim: WeekClaim): { answered?: 'no'; theme?: Aspect; said?: 'praise' | 'criticism' } {
  if (claim.kind === 'volume') return {}
  return claim.kind === 'unanswered' ? { answered: 'no' } : { theme: claim.aspect, said: claim.kind }
}

export interface ThemeOfWeek {
  aspect: Aspect
  name: string | null
  now: ThemeCounts
  before: ThemeCounts | null
}

const MOST_CLAIMS = 3

/**
 * What changed, then why: what was criticized and what was praised more than the week before, and last what waits. Where nothing rose,
 * what was said most. Nothing is said of a week without reviews.
 */
export function listClaims(now: Basis, before: Basis, themes: readonly ThemeOfWeek[]): WeekClaim[] {
  if (now.reviewCount === 0) return []
  const volume: WeekClaim = {
    kind: 'volume',
    count: now.reviewCount,
    before: before.reviewCount,
    rating: findRating(now),
    ratingBefore: findRating(before),
  }
  const waiting = now.reviewCount - now.answeredCount
  const unanswered: WeekClaim[] = waiting > 0 ? [{ kind: 'unanswered', count: waiting }] : []
  const said = [findMost(themes, 'criticism'), findMost(themes, 'praise')].filter((claim) => claim !== null)
  return [volume, ...said, ...unanswered].slice(0, MOST_CLAIMS)
}

/** The theme that rose most against the week before, else the one that is spoken of most. */
function findMost(themes: readonly ThemeOfWeek[], kind: 'criticism' | 'praise'): WeekClaim | null {
  const countOf = (counts: ThemeCounts | null) =>
    (kind === 'praise' ? counts?.positiveCount : counts?.negativeCount) ?? 0
  const claims = themes.map(({ aspect, name, now, before }) => ({
    kind,
    aspect,
    name,
    count: countOf(now),
    before: countOf(before),
  }))
  const [most] = claims.toSorted(
    (one, other) => other.count - other.before - (one.count - one.before) || other.count - one.count,
  )
  if (!most) return null
  if (most.count > 0) return most
  const [largest] = claims.toSorted((one, other) => other.count - one.count)
  return largest && largest.count > 0 ? largest : null
}
