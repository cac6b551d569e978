import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const askedThisMonthSchema = z
  .object({
    /** The first of it, by the customer's clocks. */
    since: z.iso.date(),
    /** Messages that asked for a review or for feedback. */
    asked: z.int(),
    responses: z.int(),
  })
  .meta({ id: 'AskedThisMonth' })
export type AskedThisMonth = z.infer<typeof askedThisMonthSchema>

export const getAskedThisMonth = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-requests/this-month',
  summary: 'How many people were asked for a review or for feedback this month, and how many responded',
  access: 'campaigns.view',
  plan: 'campaigns',
  input: z.object({}),
  output: askedThisMonthSchema,
})
