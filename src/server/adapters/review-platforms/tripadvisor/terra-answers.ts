import { z } from 'zod'

const translation = z.object({ language: z.string(), value: z.string(), primary: z.boolean().optional() })
const translations = z.array(translation).default([])

/** What Terra answers, as far as we read it. */
export const terraLocation = z.object({
  id: z.int(),
  names: translations,
  geo: z.string().default(''),
  geo_id: z.int().optional(),
  addresses: z.array(z.object({ formatted: z.string().optional() })).default([]),
  urls: z.object({ tripadvisor: z.object({ main: z.string().optional() }).optional() }).optional(),
})
export type TerraLocation = z.output<typeof terraLocation>

export const terraSearchPage = z.object({ data: z.array(z.object({ location: terraLocation })) })

const terraReview = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  title: translations,
  text: translations,
  publish_ts: z.coerce.date(),
  url: z.string().optional(),
  user: z.object({ username: z.string().optional() }).optional(),
  photos: z.array(z.object({ original_size_url: z.string().optional() })).default([]),
  owner_response: z.object({ text: translations, publish_date: z.coerce.date().optional() }).nullish(),
})
export type TerraReview = z.output<typeof terraReview>

export const terraReviewPage = z.object({
  data: z.array(terraReview),
  pagination: z.object({ total_elements: z.int().optional(), total_pages: z.int().optional() }),
})

export const terraProblem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  message: z.string().optional(),
  field_errors: z.array(z.object({ field: z.string().optional(), message: z.string().optional() })).optional(),
})

/** The words as they were written, or else the first there are. */
export function findPrimary(words: z.output<typeof translations>) {
  return words.find(({ primary }) => primary) ?? words[0] ?? null
}
