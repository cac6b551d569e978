import { z } from 'zod'
import { DISPUTE_SORTS } from '#shared/contracts/disputes.ts'
import { isWithinReason } from '#shared/contracts/reviews.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'

export type DisputeSort = (typeof DISPUTE_SORTS)[number]

/** Where in its order a page ended. */
export interface DisputePlace {
  /** By urgency only, eleven more for an open one; else nothing. */
  lead: number
  createdAt: string
  id: string
}

const cursorSchema = z.tuple([
  z.enum(DISPUTE_SORTS),
  z.int().min(0).max(21),
  z.iso.datetime().refine(isWithinReason),
  z.uuid(),
])

/** One of another order names no place in this one. */
export function readDisputeCursor(cursor: string | undefined, sort: DisputeSort): DisputePlace | null {
  if (cursor === undefined) return null
  const ofThisOrder = cursorSchema.refine(([order]) => order === sort)
  const [, lead, createdAt, id] = readCursorText(cursor, ofThisOrder)
  return { lead, createdAt, id }
}

export function writeDisputeCursor(sort: DisputeSort, { lead, createdAt, id }: DisputePlace): string {
  return writeCursorText([sort, lead, createdAt, id])
}
