import { z } from 'zod'
import { isWithinReason, type ReviewFilter } from '#shared/contracts/reviews.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'

type Sort = ReviewFilter['sort']

/** Where in its order a page ended. */
export interface ReviewPlace {
  /** By stars only: how many, counted from the end the order begins at. */
  lead: number | null
  createdAt: string
  id: string
}

const cursorSchema = z.tuple([
  z.enum(['newest', 'oldest', 'lowest', 'highest']),
  z.int().min(0).max(5).nullable(),
  z.iso.datetime().refine(isWithinReason),
  z.uuid(),
])

/** One of another order names no place in this one. */
export function readReviewCursor(cursor: string | undefined, sort: Sort): ReviewPlace | null {
  if (cursor === undefined) return null
  const ofThisOrder = cursorSchema.refine(([order]) => order === sort)
  const [, lead, createdAt, id] = readCursorText(cursor, ofThisOrder)
  return { lead, createdAt, id }
}

export function writeReviewCursor(sort: Sort, { lead, createdAt, id }: ReviewPlace): string {
  return writeCursorText([sort, lead, createdAt, id])
}
