import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { refusalReasonSchema } from './problem.ts'

/** How far the priorities of open disputes are. */
export const getPrioritizing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/prioritizing',
  summary: 'How many open disputes have no priority, and whether the last attempt failed',
  access: 'disputes.view',
  plan: 'disputes',
  input: z.object({}),
  output: z
    .object({
      /** What `prioritizeMany` would look at. */
      waiting: z.int(),
      /** Of these, those it has tried in vain. */
      failed: z.int(),
      /** Why, of the last one; `null` where it was our fault. */
      refusal: refusalReasonSchema.nullable(),
    })
    .meta({ id: 'Prioritizing' }),
})
