import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { countRecoveryCodes, listFactors } from './second-factor.ts'

export const factorsQuery = queryOptions({ queryKey: queryKeys.factors, queryFn: listFactors })

export const recoveryCodesQuery = queryOptions({ queryKey: queryKeys.recoveryCodes, queryFn: countRecoveryCodes })
