import type { SearchOf } from '#shared/contracts/addresses.ts'
import type { Dashboard } from '#shared/contracts/dashboard.ts'
import type { Period } from '#shared/domain/periods.ts'

export interface ShownDashboard extends Dashboard {
  period: Period
  location: string | undefined
}

/** The very reviews that were counted, as the screen of reviews reads its address. */
export function reviewsCounted({ days, location }: ShownDashboard): SearchOf<'/reviews'> {
  return { ...(days && { from: days.from, to: days.to }), ...(location !== undefined && { location: [location] }) }
}

/** Those with stars. */
export function reviewsRated(dashboard: ShownDashboard): SearchOf<'/reviews'> {
  const { averageRating, totalReviews } = dashboard
  const areAllRated = averageRating.ratedCount === totalReviews.value
  return { ...reviewsCounted(dashboard), ...(!areAllRated && { stars: 'yes' }) }
}

export function reviewsUnanswered(dashboard: ShownDashboard): SearchOf<'/reviews'> {
  return { ...reviewsCounted(dashboard), answered: 'no' }
}

export function disputesActive({ location }: ShownDashboard): SearchOf<'/disputes'> {
  return { status: 'active', ...(location !== undefined && { location }) }
}
