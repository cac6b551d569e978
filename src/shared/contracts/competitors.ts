import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const COMPETITOR_LIMITS = { names: 20, length: 100 } as const

const competitorsSchema = z.object({ names: z.array(z.string()) }).meta({ id: 'Competitors' })
export type Competitors = z.infer<typeof competitorsSchema>

export const getCompetitors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/competitors',
  summary: 'Whom the business competes with, so that a review that names one is noticed',
  access: 'disputes.view',
  plan: 'disputes',
  input: z.object({}),
  output: competitorsSchema,
})

export const saveCompetitors = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/disputes/competitors',
  summary: 'Say whom the business competes with',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'disputes',
  input: z.object({
    /** Trimmed; empty ones and those that are there twice are left out. */
    names: z
      .array(z.string().trim().max(COMPETITOR_LIMITS.length, 'tooLong'))
      .max(COMPETITOR_LIMITS.names, 'tooMany')
      .transform((all) => [...new Set(all.filter((name) => name !== ''))]),
  }),
  output: competitorsSchema,
})
