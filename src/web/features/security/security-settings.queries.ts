import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export type SecuritySettings = InputOf<typeof changeSecuritySettings>

export const securitySettingsQuery = queryOptions({
  queryKey: queryKeys.securitySettings,
  queryFn: ({ signal }) => call(getSecuritySettings, {}, { signal }),
})

export function useSaveSecuritySettings({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: SecuritySettings) => call(changeSecuritySettings, settings),
    onSuccess: async (saved) => {
      queryClient.setQueryData(securitySettingsQuery.queryKey, saved)
      onSaved()
      // One's own session has the new timeout from now on.
      await queryClient.invalidateQueries({ queryKey: queryKeys.me })
    },
  })
}
