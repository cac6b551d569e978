import type { Platform } from '#shared/domain/platforms.ts'

export interface ReviewTotalsTable {
  customer_id: string
  grain: 'day' | 'month'
  /** All zeros for all of them together, also those that belong to none. */
  location_id: string
  bucket: string
  platform: Platform
  review_count: number
  rated_count: number
  rating_sum: number
  answered_count: number
}

/** The database writes and empties it by itself. */
export interface ReviewTotalChangesTable {
  customer_id: string
  id: string
  amounts: number[]
  written_at: Date[]
  platforms: Platform[]
  location_ids: (string | null)[]
  ratings: (number | null)[]
  are_answered: boolean[]
}

export interface OnboardingTable {
  customer_id: string
  dismissed_at: Date | null
  dismissed_by: string | null
}
