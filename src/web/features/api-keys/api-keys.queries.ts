import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '#shared/contracts/api-keys.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const renews = [queryKeys.apiKeys]

export const apiKeysQuery = endpointQuery(queryKeys.apiKeys, listApiKeys, {})

export const useCreateKey = () =>
  useChange((input: InputOf<typeof createApiKey>) => call(createApiKey, input), { renews })

export const useRotateKey = () =>
  useChange((input: InputOf<typeof rotateApiKey>) => call(rotateApiKey, input), { renews })

export const useRevokeKey = () => useChange((keyId: string) => call(revokeApiKey, { keyId }), { renews })
