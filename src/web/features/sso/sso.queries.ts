import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { deleteSsoProvider, getSsoProvider, putSsoProvider, type SsoSetUp } from '#shared/contracts/sso.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const ssoQuery = queryOptions({
  queryKey: queryKeys.ssoProvider,
  queryFn: ({ signal }) => call(getSsoProvider, {}, { signal }),
})

function useKeepSetUp() {
  const queryClient = useQueryClient()
  return (setUp: SsoSetUp) => queryClient.setQueryData(ssoQuery.queryKey, setUp)
}

export function useSaveProvider() {
  const keep = useKeepSetUp()
  return useMutation({
    mutationFn: (provider: InputOf<typeof putSsoProvider>) => call(putSsoProvider, provider),
    onSuccess: keep,
  })
}

export function useRemoveProvider() {
  const keep = useKeepSetUp()
  return useMutation({ mutationFn: () => call(deleteSsoProvider, {}), onSuccess: keep })
}
