import { useState } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { isSelected, NOTHING_SELECTED, type Selection, selectRange, toggle } from './selection.ts'

/** What is chosen belongs to one filter: under another one it would be out of sight. */
export function useSelection(filterKey: string, reviews: readonly Review[]) {
  const [kept, setKept] = useState({ filterKey, selection: NOTHING_SELECTED })
  const selection = kept.filterKey === filterKey ? kept.selection : NOTHING_SELECTED
  const set = (next: Selection) => setKept({ filterKey, selection: next })
  return {
    selection,
    count: selection.isAll ? reviews.length : selection.ids.size,
    isChosen: (reviewId: string) => isSelected(selection, reviewId),
    select: (review: Review, isRange: boolean) => {
      const ids = reviews.map(({ id }) => id)
      set(isRange ? selectRange(selection, ids, review.id) : toggle(selection, review.id))
    },
    selectAll: () => set({ ...NOTHING_SELECTED, isAll: true }),
    clear: () => set(NOTHING_SELECTED),
  }
}
