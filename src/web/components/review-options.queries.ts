import { useQuery } from '@tanstack/react-query'
import { getReviewOptions } from '#shared/contracts/review-options.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'

/** The team, the tags and the places that reviews and disputes are given to and found by. */
export const reviewOptionsQuery = endpointQuery(queryKeys.reviewOptions, getReviewOptions, {})

/** For what reviews are given to, where something else is given too. */
export function useReviewOptions() {
  const canSee = can(useMe(), 'reviews.view')
  return useQuery({ ...reviewOptionsQuery, enabled: canSee }).data
}
