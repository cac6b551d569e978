import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeLocation, createLocation, removeLocation } from '#shared/contracts/locations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** The list is there anew before the dialog closes. */
function useRenewList() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.locations })
}

export function useSaveLocation(locationId: string | null) {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (values: InputOf<typeof createLocation>) =>
      locationId === null ? call(createLocation, values) : call(changeLocation, { ...values, locationId }),
    onSuccess: renewList,
  })
}

export function useRemoveLocation() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (locationId: string) => call(removeLocation, { locationId }),
    onSuccess: renewList,
  })
}
