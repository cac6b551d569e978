import { useRouter } from '@tanstack/react-router'

/** Goes where a person wanted to go. The form stays, busy, until that page can show at once. */
export function useEnter(): (href: string) => Promise<void> {
  const router = useRouter()
  return async (href) => {
    const { pathname } = new URL(href, location.origin)
    await router.preloadRoute({ to: pathname })
    await router.navigate({ href, replace: true })
  }
}
