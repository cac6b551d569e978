import { useRouter, useSearch } from '@tanstack/react-router'
import { paths } from '#shared/domain/paths.ts'
import { arrivals } from '#web/kernel/session/arrival.ts'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import { type DoorSearch, readDoorSearch } from '#web/kernel/session/safe-return-path.ts'
import { session } from '#web/kernel/session/session.ts'

/**
 * Goes where a person who has just signed in wanted to go, past their second factor where they have one. The form
 * stays, busy, until that page can show at once.
 */
export function useEnter(): (href: string) => Promise<void> {
  const router = useRouter()
  return async (href) => {
    if (await session.isSecondFactorDue()) {
      await router.navigate({ to: paths.twoFactor, search: { redirect: href }, replace: true })
      return
    }
    endedSession.forget()
    arrivals.forget()
    const { pathname } = new URL(href, location.origin)
    await router.preloadRoute({ to: pathname })
    await router.navigate({ href, replace: true })
  }
}

/** For what stands on several forms: what their address says. */
export function useDoorSearch(): DoorSearch {
  return readDoorSearch(useSearch({ strict: false }))
}
