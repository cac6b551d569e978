import { z } from 'zod'
import { SCORE_BANDS } from '../domain/hosted-page-kinds.ts'
import { isWithinReason } from './reviews.ts'

const day = z.iso.date('invalid').refine(isWithinReason, 'invalid')

/** Apart from the answers themselves: every screen's address is read by it. */
export const pageResponseFilterShape = {
  /** Days by the clock of the location or else of the business, both included. */
  from: day.optional(),
  to: day.optional(),
  location: z.uuid().optional(),
  qrCode: z.uuid().optional(),
  /** `low`: up to 2 stars or 6 of 10; `high`: from 4 stars or 9 of 10. */
  band: z.enum(SCORE_BANDS).optional(),
  /** In what was written, and in the address that was left. */
  search: z.string().trim().max(200, 'tooLong').optional(),
  hasText: z.enum(['yes', 'no']).optional(),
  state: z.enum(['open', 'done']).optional(),
}
