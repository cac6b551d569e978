import { z } from 'zod'
import { PERIODS } from '../domain/periods.ts'
import { PLATFORMS } from '../domain/platforms.ts'

/** Apart from the figures themselves: every address of the product is read by it. */
export const reputationFilterShape = {
  period: z.enum(PERIODS).default('90d'),
  location: z.uuid().optional(),
  platform: z.enum(PLATFORMS).optional(),
}

const reputationFilterSchema = z.object(reputationFilterShape)
export type ReputationFilter = z.output<typeof reputationFilterSchema>
