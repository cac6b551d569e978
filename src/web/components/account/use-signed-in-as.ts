import { useQuery } from '@tanstack/react-query'
import { session } from '#web/kernel/session/session.ts'

/** The address of whoever is signed in in this browser: `null` for nobody, `undefined` until it is known. */
export function useSignedInAs(): string | null | undefined {
  return useQuery({ queryKey: ['signed-in-as'], queryFn: () => session.findEmail(), staleTime: 0, gcTime: 0 }).data
}
