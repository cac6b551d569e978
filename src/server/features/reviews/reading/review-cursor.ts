import { z } from 'zod'
import { isWithinReason, type ReviewFilter } from '#shared/contracts/reviews.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

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
  try {
    const parsed = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    const [cursorSort, lead, createdAt, id] = parsed
    if (cursorSort !== sort) throw new Error('The cursor is of another order.')
    return { lead, createdAt, id }
  } catch (error) {
    throw new AppError('invalid-input', 'This page address is not valid.', {
      fields: [{ field: 'cursor', code: 'invalid', message: 'This value is not valid.' }],
      cause: error,
    })
  }
}

export function writeReviewCursor(sort: Sort, { lead, createdAt, id }: ReviewPlace): string {
  return Buffer.from(JSON.stringify([sort, lead, createdAt, id])).toString('base64url')
}
