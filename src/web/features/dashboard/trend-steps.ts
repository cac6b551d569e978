import type { Dashboard } from '#shared/contracts/dashboard.ts'
import { type Platform, PLATFORMS } from '#shared/domain/platforms.ts'
import { type LongGrain, listSteps, stepOf } from '#shared/domain/time-steps.ts'

type Series = Dashboard['series']
export type TrendGrain = LongGrain

export interface TrendSum {
  reviewCount: number
  ratedCount: number
  ratingSum: number
}

export interface TrendStep {
  /** The first day of it. */
  first: string
  /** Platforms without a review at that time are absent. */
  sums: ReadonlyMap<Platform, TrendSum>
}

export interface Trend {
  grain: TrendGrain
  /** One after the other, also those in which nothing happened; none where nothing ever did. */
  steps: readonly TrendStep[]
  /** Those with reviews. */
  platforms: readonly Platform[]
}

const MOST_MONTHS = 36
const MOST_QUARTERS = 40
const MONTHS_OF_A_QUARTER = 3

const NOTHING: TrendSum = { reviewCount: 0, ratedCount: 0, ratingSum: 0 }

interface Sources {
  series: Series
  days: Dashboard['days']
  /** Where all there is counts, the trend goes on until then. */
  today: string
}

export function buildTrend({ series, days, today }: Sources): Trend {
  const { points } = series
  const [oldest] = points
  const latest = points.at(-1)
  if (!oldest || !latest) return { grain: series.grain, steps: [], platforms: [] }
  const [from, to] = days ? [days.from, days.to] : [oldest.bucket, today > latest.bucket ? today : latest.bucket]
  const grain = days ? series.grain : coarsen(series.grain, countMonths(from, to))
  const steps = listSteps(grain, from, to).map((first) => ({ first, sums: new Map<Platform, TrendSum>() }))
  const stepsByFirst = new Map(steps.map((step) => [step.first, step]))
  for (const point of points) {
    const sums = stepsByFirst.get(stepOf(grain, point.bucket))?.sums
    sums?.set(point.platform, add(sums.get(point.platform) ?? NOTHING, point))
  }
  const known = new Set(points.map(({ platform }) => platform))
  return { grain, steps, platforms: PLATFORMS.filter((platform) => known.has(platform)) }
}

/** What some platforms together have. */
export function sumOver({ sums }: TrendStep, platforms: readonly Platform[]): TrendSum {
  return platforms.reduce((sum, platform) => add(sum, sums.get(platform) ?? NOTHING), NOTHING)
}

export function averageOf({ ratedCount, ratingSum }: TrendSum): number | null {
  return ratedCount === 0 ? null : ratingSum / ratedCount
}

function add(one: TrendSum, other: TrendSum): TrendSum {
  return {
    reviewCount: one.reviewCount + other.reviewCount,
    ratedCount: one.ratedCount + other.ratedCount,
    ratingSum: one.ratingSum + other.ratingSum,
  }
}

/** Many years in months are too fine to be seen. */
function coarsen(grain: Series['grain'], months: number): TrendGrain {
  if (grain !== 'month' || months <= MOST_MONTHS) return grain
  return months / MONTHS_OF_A_QUARTER <= MOST_QUARTERS ? 'quarter' : 'year'
}

function countMonths(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return monthOf(to) - monthOf(from) + 1
}
