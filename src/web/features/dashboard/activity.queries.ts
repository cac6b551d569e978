import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { listActivity } from '#shared/contracts/activity.ts'
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
