/** How far apart two figures are, as they are shown; `null` where one of them is missing. */
export function findChange(value: number | null, previous: number | null): number | null {
  return value === null || previous === null ? null : value - previous
}

/** To the tenth that is shown: what looks the same has not changed. */
export function toShownRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10
}

/** In percent. Only all is 100, and only nothing is 0, however close it comes. */
export function toShownPercent(share: number | null): number | null {
  if (share === null) return null
  if (share <= 0 || share >= 1) return Math.round(share * 100)
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

export type Trend = 'up' | 'down' | 'level'

export function trendOf(change: number): Trend {
  // The difference of two tenths is never quite a tenth.
  if (Math.abs(change) < 0.05) return 'level'
  return change > 0 ? 'up' : 'down'
}
