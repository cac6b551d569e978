import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** When what holds the focus goes away, the keyboard goes on with `findNext`, not at the top of the page. */
export function useHandOnFocus(place: RefObject<HTMLElement | null>, findNext: () => HTMLElement | null | undefined) {
  const next = useEffectEvent(findNext)
  useLayoutEffect(() => {
    const node = place.current
    return () => {
      if (!node?.contains(document.activeElement)) return
      // What takes its place is there only after this change of the page.
      queueMicrotask(() => next()?.focus())
    }
  }, [place])
}
