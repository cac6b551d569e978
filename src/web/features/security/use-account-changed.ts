import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'

const CHANGED = [
  // Whether a second step is still owed.
  queryKeys.me,
  queryKeys.account,
  queryKeys.factors,
  queryKeys.recoveryCodes,
  queryKeys.mySessions,
  queryKeys.mySecurityEvents,
  // The domain of the person's own address is the one they may add.
  queryKeys.ssoProvider,
] as const

/** What the auth service changes is told by no event: everything that shows it is asked for again. */
export function useAccountChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
