import type { InputOf } from '#shared/contracts/endpoint.ts'
import { checkSsoDomain, deleteSsoProvider, getSsoProvider, putSsoProvider } from '#shared/contracts/sso.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

export const ssoQuery = endpointQuery(queryKeys.ssoProvider, getSsoProvider, {})

export const useSaveProvider = () =>
  useChange((provider: InputOf<typeof putSsoProvider>) => call(putSsoProvider, provider), { answers: ssoQuery })

export const useCheckDomain = () =>
  useChange((domain: string) => call(checkSsoDomain, { domain }), { answers: ssoQuery })

export const useRemoveProvider = () => useChange(() => call(deleteSsoProvider, {}), { answers: ssoQuery })
