import { useSyncExternalStore } from 'react'

/** Where the sidebar stands beside the page: Tailwind's `lg`. */
const WIDE_QUERY = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE_QUERY).matches)
}
