import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  endMySession,
  endOtherSessions,
  listMySecurityEvents,
  listMySessions,
} from '#shared/contracts/account-security.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.mySessions,
  queryFn: ({ signal }) => call(listMySessions, {}, { signal }),
})

export const securityEventsQuery = infiniteQueryOptions({
  queryKey: queryKeys.mySecurityEvents,
  queryFn: ({ pageParam, signal }) =>
    call(listMySecurityEvents, { limit: 10, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

/** Ends one session, or with `null` all but this one. The answer is what is left. */
export function useEndSessions(outcome: { onDone: () => void; onRefused: (error: Error) => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null ? call(endOtherSessions, {}) : call(endMySession, { sessionId }),
    onSuccess: (left) => {
      queryClient.setQueryData(sessionsQuery.queryKey, left)
      outcome.onDone()
    },
    onError: outcome.onRefused,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.mySecurityEvents }),
  })
}
