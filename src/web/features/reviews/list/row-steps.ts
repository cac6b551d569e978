/** Drawn in one go; more of them would hold up the page that is being scrolled. */
const MOST_NEW_ROWS = 2

/** Row numbers, both of them included. */
export interface RowSpan {
  first: number
  last: number
}

/**
 * The way from the rows that are drawn to the rows that are wanted, one step of it: what stays is kept, and around it a
 * few new rows come, those in view before those beyond it.
 */
export function stepTowards(wanted: RowSpan, drawn: RowSpan | undefined, firstInView: number): RowSpan {
  const kept = drawn && { first: Math.max(wanted.first, drawn.first), last: Math.min(wanted.last, drawn.last) }
  const start = Math.max(wanted.first, Math.min(firstInView, wanted.last))
  const span = kept && kept.first <= kept.last ? kept : { first: start, last: start - 1 }
  const below = Math.min(wanted.last - span.last, MOST_NEW_ROWS)
  const above = Math.min(span.first - wanted.first, MOST_NEW_ROWS - below)
  return { first: span.first - above, last: span.last + below }
}
