import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { fetchAccount } from '#web/kernel/session/account/credentials.ts'

const LOOK_EVERY_MS = 10_000

/** Fresh on every return to the tab, and looked at while a change waits: a link opened elsewhere may have settled it. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: fetchAccount,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.pendingEmail ? LOOK_EVERY_MS : false),
})
