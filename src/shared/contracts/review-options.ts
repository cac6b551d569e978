import { z } from 'zod'
import { ASPECTS } from '../domain/sentiment.ts'
import { defineEndpoint } from './endpoint.ts'

/** What the filters and pickers of the screen offer. */
export const getReviewOptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/options',
  summary: 'Who can be assigned, which tags and locations there are',
  access: 'reviews.view',
  input: z.object({}),
  output: z.object({
    members: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        /** What can be assigned to them; `locations`, of those the caller sees, is `null` for whoever sees all. */
        seesReviews: z.boolean(),
        seesDisputes: z.boolean(),
        locations: z.array(z.uuid()).nullable(),
      }),
    ),
    tags: z.array(z.string()),
    locations: z.array(z.object({ id: z.uuid(), name: z.string(), timezone: z.string() })),
    timezone: z.string(),
    /** Those that stand by themselves; `null`: by the usual name. */
    themes: z.array(z.object({ aspect: z.enum(ASPECTS), name: z.string().nullable() })),
    /** That words are in, two letters each. */
    languages: z.array(z.string()),
  }),
})
