import { MOST_SELECTED } from '#shared/contracts/review-bulk.ts'

export interface Selection {
  ids: ReadonlySet<string>
  /** Everything that matches the filter, also what is not loaded. */
  isAll: boolean
  /** Where a range begins. */
  anchorId: string | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), isAll: false, anchorId: null }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.isAll || selection.ids.has(id)
}

/** Out of "all that match" nothing can be taken: a click there begins a new selection. */
export function toggle(selection: Selection, id: string): Selection {
  if (selection.isAll) return { ids: new Set([id]), isAll: false, anchorId: id }
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, isAll: false, anchorId: id }
}

/** From the last one chosen to this one, both included. */
export function selectRange(selection: Selection, listedIds: readonly string[], id: string): Selection {
  const from = selection.anchorId === null ? -1 : listedIds.indexOf(selection.anchorId)
  const to = listedIds.indexOf(id)
  if (from === -1 || to === -1) return toggle(selection, id)
  const range = listedIds.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), isAll: false, anchorId: selection.anchorId }
}

export function isTooMany(selection: Selection): boolean {
  return !selection.isAll && selection.ids.size > MOST_SELECTED
}
