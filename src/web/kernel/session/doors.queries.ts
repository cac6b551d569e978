import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { findDoors } from './other-doors.ts'
import { countRecoveryCodes, listFactors } from './second-factor.ts'

export const factorsQuery = queryOptions({ queryKey: queryKeys.factors, queryFn: listFactors })

export const recoveryCodesQuery = queryOptions({ queryKey: queryKeys.recoveryCodes, queryFn: countRecoveryCodes })

/** The same for everybody, for as long as the app is open. */
export const doorsQuery = queryOptions({
  queryKey: queryKeys.doors,
  queryFn: findDoors,
  staleTime: Number.POSITIVE_INFINITY,
})
