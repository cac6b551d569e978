import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { listSignInMethods } from './credentials.ts'
import { findDoors } from './other-doors.ts'
import { countRecoveryCodes, listFactors } from './second-factor.ts'

export const factorsQuery = queryOptions({ queryKey: queryKeys.factors, queryFn: listFactors })

/** The ways into the account; begins like it, so what renews the one renews the other. */
export const methodsQuery = queryOptions({
  queryKey: [...queryKeys.account, 'methods'],
  queryFn: listSignInMethods,
  staleTime: 0,
})

export const recoveryCodesQuery = queryOptions({ queryKey: queryKeys.recoveryCodes, queryFn: countRecoveryCodes })

/** The same for everybody, for as long as the app is open. */
export const doorsQuery = queryOptions({
  queryKey: queryKeys.doors,
  queryFn: findDoors,
  staleTime: Number.POSITIVE_INFINITY,
})
