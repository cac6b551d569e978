import type { Dashboard } from '#shared/contracts/dashboard.ts'
import type { Period } from '#shared/domain/periods.ts'

export interface ShownDashboard extends Dashboard {
  period: Period
  location: string | undefined
}

type Search = Record<string, unknown>

/** The very reviews that were counted, as the screen of reviews reads its address. */
export function reviewsCounted({ days, location }: ShownDashboard): Search {
  return { ...(days && { from: days.from, to: days.to }), ...(location !== undefined && { location: [location] }) }
}

/** Those with stars. */
export function reviewsRated(dashboard: ShownDashboard): Search {
  const { averageRating, totalReviews } = dashboard
  const areAllRated = averageRating.ratedCount === totalReviews.value
  return { ...reviewsCounted(dashboard), ...(!areAllRated && { stars: 'yes' }) }
}

export function reviewsUnanswered(dashboard: ShownDashboard): Search {
  return { ...reviewsCounted(dashboard), answered: 'no' }
}

export function disputesActive({ location }: ShownDashboard): Search {
  return { status: 'active', ...(location !== undefined && { location }) }
}
