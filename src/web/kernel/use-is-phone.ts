import { useSyncExternalStore } from 'react'

function watch(media: string) {
  let query: MediaQueryList | undefined
  // Asked when something is drawn, not when the file is loaded: tests load it without a screen.
  const ask = () => (query ??= matchMedia(media))
  const subscribe = (listener: () => void) => {
    ask().addEventListener('change', listener)
    return () => ask().removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => ask().matches)
}

export const useIsPhone: () => boolean = watch('(width < 40rem)')
/** Where nothing can be pointed at without pressing it, or there is no room for what that would show. */
export const useIsTouch: () => boolean = watch('(width < 40rem), (pointer: coarse)')
