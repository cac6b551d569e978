import { type RefObject, useEffect, useRef } from 'react'

/** Another review begins at its top; the focus stays in the sheet, where what had it has gone with the one before. */
export function useStartAtTop(content: RefObject<HTMLElement | null>, reviewId: string) {
  const shownId = useRef(reviewId)
  useEffect(() => {
    if (shownId.current === reviewId) return
    shownId.current = reviewId
    const sheet = content.current?.closest<HTMLElement>('[role="dialog"]')
    content.current?.parentElement?.scrollTo({ top: 0 })
    if (sheet && !sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true })
  }, [content, reviewId])
}
