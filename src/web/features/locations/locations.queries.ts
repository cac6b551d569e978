import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { changeLocation, createLocation, removeLocation } from '#shared/contracts/locations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useChange } from '#web/kernel/api/queries.ts'

/** For whoever is about to remove one: what belongs to it may have changed. */
export function useRenewLocations() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.locations })
}

export const useSaveLocation = (locationId: string | null) =>
  useChange(
    (values: InputOf<typeof createLocation>) =>
      locationId === null ? call(createLocation, values) : call(changeLocation, { ...values, locationId }),
    { renews: [queryKeys.locations] },
  )

export const useRemoveLocation = () =>
  useChange((locationId: string) => call(removeLocation, { locationId }), { renews: [queryKeys.locations] })
