import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { createRowWindow } from './row-window.ts'

/** The rows to draw, following the page as it scrolls and as what stands above the list comes and goes. */
export function useRowWindow(list: RefObject<HTMLElement | null>, listKey: string, reviews: readonly Review[]) {
  const [rowWindow] = useState(() => createRowWindow(listKey))
  const view = useSyncExternalStore(rowWindow.subscribe, rowWindow.get)

  useLayoutEffect(() => rowWindow.open(), [rowWindow])
  // New rows are laid out in the task that draws them, which leaves less to the frame that shows them.
  useLayoutEffect(() => void list.current?.offsetHeight, [list, view])
  useLayoutEffect(() => {
    const ids = reviews.map(({ id }) => id)
    let top = -1
    const update = () => {
      const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      if (now === top) return
      top = now
      rowWindow.update({ ids, top })
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, reviews, rowWindow])

  return { rowWindow, view }
}
