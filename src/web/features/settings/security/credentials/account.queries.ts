import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { fetchAccount } from '#web/kernel/session/account/credentials.ts'

/** Fresh on every return to the tab: a link in a mail may have changed it meanwhile. */
export const accountQuery = queryOptions({ queryKey: queryKeys.account, queryFn: fetchAccount, staleTime: 0 })
