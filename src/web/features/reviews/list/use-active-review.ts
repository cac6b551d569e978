import { useCallback, useRef, useState } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'

/** Lets the row take the focus that the keyboard moved to, as soon as it is there. */
export interface RowFocus {
  isWanted: () => boolean
  give: (row: HTMLElement) => void
}

function useFocusToGive() {
  const isWanted = useRef(false)
  return {
    want: () => {
      isWanted.current = true
    },
    isWanted: useCallback(() => isWanted.current, []),
    give: useCallback((row: HTMLElement) => {
      isWanted.current = false
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    }, []),
  }
}

/** The review the keyboard stands on. */
export function useActiveReview(reviews: readonly Review[]) {
  const [activeId, setActiveId] = useState<string>()
  const focus = useFocusToGive()
  const index = reviews.findIndex((review) => review.id === activeId)

  /** Before the first move nothing is active, and the first move is to the first review. */
  const move = (steps: 1 | -1) => {
    const next = reviews[index === -1 ? 0 : Math.min(reviews.length - 1, Math.max(0, index + steps))]
    if (!next) return
    focus.want()
    setActiveId(next.id)
  }
  return { active: reviews[index], activeId, setActiveId, move, focus }
}
