import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listActivity } from '#shared/contracts/activity.ts'
import { getReviewOptions } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { ActivityFilter } from './activity-address.ts'

export const activityQuery = ({ subject, actor }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.activity, subject, actor],
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { subject: [...subject], actor, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

/** Whoever can be chosen for a review has done what there is in the feed. */
export const teamQuery = queryOptions({
  queryKey: queryKeys.reviewOptions,
  queryFn: ({ signal }) => call(getReviewOptions, {}, { signal }),
})
