import type { InputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/visit-hooks.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const renews = [queryKeys.visitHooks]

export const visitHooksQuery = endpointQuery(queryKeys.visitHooks, contract.listVisitHooks, {})

export const useCreateVisitHook = () =>
  useChange((input: InputOf<typeof contract.createVisitHook>) => call(contract.createVisitHook, input), { renews })

export const useChangeVisitHook = () =>
  useChange((input: InputOf<typeof contract.changeVisitHook>) => call(contract.changeVisitHook, input), { renews })

export const useRotateVisitHook = () =>
  useChange((input: InputOf<typeof contract.rotateVisitHook>) => call(contract.rotateVisitHook, input), { renews })

export const useDeleteVisitHook = () =>
  useChange((hookId: string) => call(contract.deleteVisitHook, { hookId }), { renews })
