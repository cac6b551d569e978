import { z } from 'zod'
import { DISPUTE_SORTS } from '#shared/contracts/disputes.ts'
import { isWithinReason } from '#shared/contracts/reviews.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

export type DisputeSort = (typeof DISPUTE_SORTS)[number]

/** Where in its order a page ended. */
export interface DisputePlace {
  /** By urgency only; else nothing. */
  lead: number
  createdAt: string
  id: string
}

const cursorSchema = z.tuple([
  z.enum(DISPUTE_SORTS),
  z.int().min(0).max(10),
  z.iso.datetime().refine(isWithinReason),
  z.uuid(),
])

/** One of another order names no place in this one. */
export function readDisputeCursor(cursor: string | undefined, sort: DisputeSort): DisputePlace | null {
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

export function writeDisputeCursor(sort: DisputeSort, { lead, createdAt, id }: DisputePlace): string {
  return Buffer.from(JSON.stringify([sort, lead, createdAt, id])).toString('base64url')
}
