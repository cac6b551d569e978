import { z } from 'zod'
import { PLATFORMS } from '../domain/platforms.ts'
import { isEnoughToSearch } from '../domain/search-words.ts'
import { defineEndpoint } from './endpoint.ts'

/** What can be found; each feature brings its own. */
export const SEARCH_SUBJECTS = [
  'review',
  'dispute',
  'qr-code',
  'hosted-page',
  'page-response',
  'contact',
  'campaign',
  'member',
] as const
export type SearchSubject = (typeof SEARCH_SUBJECTS)[number]

export const LONGEST_SEARCH = 200

/** Where in it the words stand. */
export const FOUND_IN = ['text', 'author', 'reply', 'note', 'reference', 'evidence'] as const
export type FoundIn = (typeof FOUND_IN)[number]

export const searchHitSchema = z
  .object({
    id: z.uuid(),
    /** What people call it. */
    title: z.string(),
    /** The words around the first match. */
    excerpt: z.string().nullable(),
    foundIn: z.enum(FOUND_IN),
    /** It is nearly what was typed: a letter of a word differs. */
    isClose: z.boolean(),
    platform: z.enum(PLATFORMS).nullable(),
    rating: z.int().nullable(),
    /** Where people say yes or no instead of giving stars. */
    isRecommended: z.boolean().nullable(),
    /** Its state, as the subject's own lists name it. */
    status: z.string(),
    at: z.iso.datetime(),
    /** Where in the product it is. */
    link: z.string(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof searchHitSchema>

export const search = defineEndpoint({
  method: 'GET',
  path: '/api/v1/search',
  summary: 'What the signed-in person may see that holds these words, by subject',
  access: 'signed-in',
  input: z.object({ query: z.string().trim().max(LONGEST_SEARCH, 'tooLong').refine(isEnoughToSearch, 'tooShort') }),
  output: z.object({
    groups: z.array(
      z.object({
        subject: z.enum(SEARCH_SUBJECTS),
        hits: z.array(searchHitSchema),
        /** There are more than these, or there may be; `link` leads to all of them. */
        hasMore: z.boolean(),
        link: z.string(),
      }),
    ),
  }),
})
