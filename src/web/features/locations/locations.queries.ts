import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeLocation, createLocation, removeLocation } from '#shared/contracts/locations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** The list is there anew before the dialog closes. */
export function useRenewLocations() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.locations })
}

export function useSaveLocation(locationId: string | null) {
  const renewList = useRenewLocations()
  return useMutation({
    mutationFn: (values: InputOf<typeof createLocation>) =>
      locationId === null ? call(createLocation, values) : call(changeLocation, { ...values, locationId }),
    onSuccess: renewList,
  })
}

export function useRemoveLocation() {
  const renewList = useRenewLocations()
  return useMutation({
    mutationFn: (locationId: string) => call(removeLocation, { locationId }),
    // Also after a refusal: something may have come to belong to it meanwhile.
    onSettled: renewList,
  })
}
