import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { chooseListing, type Integration } from '#shared/contracts/integrations.ts'
import { createLocation, listLocations } from '#shared/contracts/locations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const locationsQuery = queryOptions({
  queryKey: queryKeys.locations,
  queryFn: ({ signal }) => call(listLocations, {}, { signal }),
})

interface Choice {
  listing: Integration['choices'][number]
  /** `null` for a new one that is named like the listing. */
  locationId: string | null
}

/** Chosen once. A location made for a choice that was then refused is used by the next attempt. */
export function useChooseListing(integrationId: string, timezone: string) {
  const queryClient = useQueryClient()
  const madeFor = useRef(new Map<string, string>())

  async function getLocationId({ listing, locationId }: Choice): Promise<string> {
    const known = locationId ?? madeFor.current.get(listing.id)
    if (known) return known
    const { id } = await call(createLocation, { name: listing.name, address: listing.address, timezone })
    madeFor.current.set(listing.id, id)
    return id
  }

  return useMutation({
    mutationFn: async (choice: Choice) =>
      call(chooseListing, {
        integrationId,
        listingId: choice.listing.id,
        locationId: await getLocationId(choice),
      }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.integrations }),
        queryClient.invalidateQueries({ queryKey: queryKeys.locations }),
      ]),
  })
}
