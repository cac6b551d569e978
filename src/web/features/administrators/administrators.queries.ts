import * as contract from '#shared/contracts/administrators.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

export const administratorsQuery = endpointQuery(['platform-administrators'], contract.listAdministrators, {})

const effects = { answers: administratorsQuery }

export const useAdd = () =>
  useChange((input: InputOf<typeof contract.addAdministrator>) => call(contract.addAdministrator, input), effects)

export const useChangeRole = () =>
  useChange((input: InputOf<typeof contract.changeAdministrator>) => call(contract.changeAdministrator, input), effects)

export const useRemove = () => useChange((userId: string) => call(contract.removeAdministrator, { userId }), effects)
