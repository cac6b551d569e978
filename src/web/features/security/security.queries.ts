import { queryOptions, useMutation, useQueryClient, infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { fetchAccount } from '#web/kernel/session/credentials.ts'
import {
  endMySession,
  endOtherSessions,
  listMySecurityEvents,
  listMySessions,
} from '#shared/contracts/account-security.ts'

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

const LOOK_EVERY_MS = 10_000

/** Fresh on every return to the tab, and looked at while a change waits: a link opened elsewhere may have settled it. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: fetchAccount,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.pendingEmail ? LOOK_EVERY_MS : false),
})

export type SecuritySettings = InputOf<typeof changeSecuritySettings>

export const securitySettingsQuery = queryOptions({
  queryKey: queryKeys.securitySettings,
  queryFn: ({ signal }) => call(getSecuritySettings, {}, { signal }),
})

export function useSaveSecuritySettings({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: SecuritySettings) => call(changeSecuritySettings, settings),
    onSuccess: async (saved) => {
      queryClient.setQueryData(securitySettingsQuery.queryKey, saved)
      onSaved()
      // One's own session has the new timeout from now on.
      await queryClient.invalidateQueries({ queryKey: queryKeys.me })
    },
  })
}
