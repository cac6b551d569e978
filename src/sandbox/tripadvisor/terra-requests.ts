import { z } from 'zod'

const paging = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(20).default(10),
}
const version = z.literal('1').optional()

/** What Terra takes; anything else is refused, field by field. */
export const searchRequest = z.object({
  version,
  query: z.string().min(1).max(500),
  search_type: z.enum(['NAME', 'ADDRESS', 'COMBINED']).default('NAME'),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  geo_name: z.string().optional(),
  postal_code: z.string().optional(),
  category: z.enum(['RESTAURANT', 'ATTRACTION', 'HOTEL']).optional(),
  // With its region: a bare `en` is refused.
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
  ...paging,
})
export type SearchRequest = z.output<typeof searchRequest>

const locationId = z.coerce.number().int().positive()

export const locationRequest = z.object({ version, id: locationId })

export const reviewsRequest = z.object({
  version,
  id: locationId,
  rating_min: z.coerce.number().min(1).max(5).optional(),
  trip_type: z.string().optional(),
  published_after_ts: z.iso.date().optional(),
  published_after_review_id: z.string().optional(),
  sort_by: z.enum(['MOST_RECENT', 'HIGHEST_RATED']).default('MOST_RECENT'),
  language: z.string().default('en'),
  ...paging,
})

export const allowlistRequest = z.object({
  operation_type: z.enum(['APPEND', 'DELETE', 'OVERWRITE']),
  allowlist: z.array(z.int()),
})

/** Not Terra's: the sandbox alone takes disputes. */
export const disputeRequest = z.object({
  location_id: z.string().regex(/^\d+$/),
  review_id: z.string().regex(/^\d+$/),
  reason: z.string().min(1),
  text: z.string().min(1),
  reference: z.string().optional(),
})
