import { infiniteQueryOptions } from '@tanstack/react-query'
import { listActivity } from '#shared/contracts/activity.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const activityQuery = infiniteQueryOptions({
  queryKey: queryKeys.activity,
  queryFn: ({ pageParam, signal }) => call(listActivity, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})
