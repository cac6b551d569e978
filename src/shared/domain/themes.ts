/** How much was said of a theme: reviews that speak of it, that praise it, and that find fault with it. One may do both. */
export interface ThemeCounts {
  reviewCount: number
  positiveCount: number
  negativeCount: number
}

export const THEME_MOVES = ['better', 'worse'] as const
export type ThemeMove = (typeof THEME_MOVES)[number]

/** Of what was judged, the part that is praise; `null` where nobody judged. */
export function findPraiseShare({ positiveCount, negativeCount }: ThemeCounts): number | null {
  const judged = positiveCount + negativeCount
  return judged === 0 ? null : positiveCount / judged
}

const FEWEST_TO_JUDGE = 5
const LEAST_MOVE = 0.15
const FARTHEST_DEVIATIONS = 2

/**
 * Whether a theme has moved: its share of praise by 15 points at least, on five judgements or more each time, and by more than two
 * standard errors of the difference, so that chance tells nobody anything.
 */
export function findMove(now: ThemeCounts, before: ThemeCounts | null): ThemeMove | null {
  if (!before) return null
  const [share, shareBefore] = [findPraiseShare(now), findPraiseShare(before)]
  const [judged, judgedBefore] = [now, before].map((counts) => counts.positiveCount + counts.negativeCount)
  if (share === null || shareBefore === null || !judged || !judgedBefore) return null
  if (Math.min(judged, judgedBefore) < FEWEST_TO_JUDGE) return null
  const all = (now.positiveCount + before.positiveCount) / (judged + judgedBefore)
  const error = Math.sqrt(all * (1 - all) * (1 / judged + 1 / judgedBefore))
  const distance = share - shareBefore
  if (Math.abs(distance) < LEAST_MOVE || Math.abs(distance) <= FARTHEST_DEVIATIONS * error) return null
  return distance > 0 ? 'better' : 'worse'
}
