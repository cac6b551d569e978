import { useCallback, useState } from 'react'

/** Whether an element's content is taller than the element: then the keyboard must be able to reach and scroll it. */
export function useIsScrollable() {
  const [isScrollable, setIsScrollable] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isScrollable }
}
