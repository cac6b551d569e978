import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** Why somebody can only read; `no-room`: the plan has none for them, while others work on. */
export const READING_REASONS = ['trial-over', 'unpaid', 'ended', 'no-room'] as const

const standingSchema = z
  .object({
    /** `null`: it is not so, or not for want of a plan. */
    readOnlyBecause: z.enum(READING_REASONS).nullable(),
    /** Whom to ask: who pays for the workspace. */
    owners: z.array(z.string()),
  })
  .meta({ id: 'Standing' })

export const getStanding = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/standing',
  summary: 'Why one can only read, and who can change that',
  access: 'signed-in',
  input: z.object({}),
  output: standingSchema,
})
