import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseListing } from '#shared/contracts/integrations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

interface Choice {
  listingIds: string[]
  /** For one alone; `null` for the place of its name, or a new one. */
  locationId: string | null
}

export function useChooseListings(integrationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => call(chooseListing, { integrationId, ...choice }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.integrations }),
        queryClient.invalidateQueries({ queryKey: queryKeys.locations }),
      ]),
  })
}
