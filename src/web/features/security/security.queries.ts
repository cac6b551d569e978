import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { fetchAccount, isProofDue } from '#web/kernel/session/credentials.ts'
import {
  endMySession,
  endOtherSessions,
  listMySecurityEvents,
  listMySessions,
} from '#shared/contracts/account-security.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

export const sessionsQuery = endpointQuery(queryKeys.mySessions, listMySessions, {})

export const securityEventsQuery = pagedQuery(queryKeys.mySecurityEvents, listMySecurityEvents, { limit: 10 })

/** Ends one session, or with `null` all but this one. The answer is what is left. */
export const useEndSessions = ({ onDone, onRefused }: { onDone: () => void; onRefused: (error: Error) => void }) =>
  useChange(
    (sessionId: string | null) => (sessionId === null ? call(endOtherSessions, {}) : call(endMySession, { sessionId })),
    {
      answers: sessionsQuery,
      renews: [queryKeys.mySecurityEvents],
      onSuccess: onDone,
      onError: (error) => isProofDue(error) || onRefused(error),
    },
  )

const LOOK_EVERY_MS = 10_000

/** Fresh on every return to the tab, and looked at while a change waits: a link opened elsewhere may have settled it. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: fetchAccount,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.pendingEmail ? LOOK_EVERY_MS : false),
})

export type SecurityInput = InputOf<typeof changeSecuritySettings>

export const securitySettingsQuery = endpointQuery(queryKeys.securitySettings, getSecuritySettings, {})

export const useSaveSecuritySettings = ({ onSaved }: { onSaved: () => void }) =>
  useChange((settings: SecurityInput) => call(changeSecuritySettings, settings), {
    answers: securitySettingsQuery,
    onSuccess: onSaved,
    // One's own session has the new timeout from now on; what somebody else has changed meanwhile is to be seen.
    renews: [queryKeys.me, queryKeys.securitySettings],
  })
