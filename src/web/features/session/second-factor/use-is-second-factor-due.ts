import { useQuery } from '@tanstack/react-query'
import { session } from '#web/kernel/session/session.ts'

/** Whether the second factor still has to be shown (`undefined` until known), and what to call once it was. */
export function useIsSecondFactorDue(): [boolean | undefined, () => Promise<void>] {
  const { data, refetch } = useQuery({
    queryKey: ['is-second-factor-due'],
    queryFn: () => session.isSecondFactorDue(),
    staleTime: 0,
    gcTime: 0,
  })
  return [
    data,
    async () => {
      await refetch()
    },
  ]
}
