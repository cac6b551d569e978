import type { Dashboard } from '#shared/contracts/dashboard.ts'
import type { Figures, Sum } from './figures.repository.ts'
import type { PeriodDays } from '#shared/domain/period-days.ts'

type Counts = Pick<Sum, 'reviewCount' | 'ratedCount' | 'ratingSum' | 'answeredCount'>

/** Of all there is, there is nothing to compare with. */
export function presentDashboard({ days, daysBefore, grain }: PeriodDays, figures: Figures): Omit<Dashboard, 'today'> {
  const now = addUp(figures.sums.filter(({ isBefore }) => !isBefore))
  const before = daysBefore && addUp(figures.sums.filter(({ isBefore }) => isBefore))
  const { activeDisputes, activeDisputesBefore } = figures
  return {
    days,
    daysBefore,
    averageRating: {
      value: divide(now.ratingSum, now.ratedCount),
      previous: before && divide(before.ratingSum, before.ratedCount),
      ratedCount: now.ratedCount,
    },
    totalReviews: { value: now.reviewCount, previous: before && before.reviewCount },
    responseRate: {
      value: divide(now.answeredCount, now.reviewCount),
      previous: before && divide(before.answeredCount, before.reviewCount),
      answeredCount: now.answeredCount,
    },
    activeDisputes: activeDisputes === null ? null : { value: activeDisputes, previous: activeDisputesBefore },
    series: { grain, points: figures.sums.flatMap(presentPoint) },
  }
}

function presentPoint({ bucket, platform, reviewCount, ratedCount, ratingSum }: Sum) {
  return bucket === null ? [] : [{ bucket, platform, reviewCount, ratedCount, ratingSum }]
}

const divide = (sum: number, count: number) => (count === 0 ? null : sum / count)

function addUp(sums: readonly Sum[]): Counts {
  return sums.reduce<Counts>(
    (total, sum) => ({
      reviewCount: total.reviewCount + sum.reviewCount,
      ratedCount: total.ratedCount + sum.ratedCount,
      ratingSum: total.ratingSum + sum.ratingSum,
      answeredCount: total.answeredCount + sum.answeredCount,
    }),
    { reviewCount: 0, ratedCount: 0, ratingSum: 0, answeredCount: 0 },
  )
}
