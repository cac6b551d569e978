import { useSyncExternalStore } from 'react'

function watch(media: string) {
  const query = matchMedia(media)
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

export const useIsPhone: () => boolean = watch('(width < 40rem)')
/** Where nothing can be pointed at without pressing it, or there is no room for what that would show. */
export const useIsTouch: () => boolean = watch('(width < 40rem), (pointer: coarse)')
