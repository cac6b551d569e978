import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { PlatformReply, PlatformReview } from '../port.ts'

/** Graph writes the zone without a colon. */
export const graphTime = z
  .string()
  .transform((value) => new Date(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((time) => !Number.isNaN(time.getTime()))

export const RECOMMENDATION_FIELDS =
  'created_time,recommendation_type,review_text,has_review,has_rating,rating,reviewer{id,name},' +
  'open_graph_story{id,comments.limit(25){from{id},message,created_time}}'

/** What a page wrote under a story; only its own comments count as its reply. */
const comment = z.object({
  from: z.object({ id: z.string() }).optional(),
  message: z.string().default(''),
  created_time: graphTime,
})

export const recommendation = z.object({
  created_time: graphTime,
  recommendation_type: z.string().optional(),
  review_text: z.string().optional(),
  has_rating: z.boolean().optional(),
  rating: z.number().optional(),
  reviewer: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
  open_graph_story: z.object({ id: z.string(), comments: z.object({ data: z.array(comment) }).optional() }).optional(),
})
type Recommendation = z.output<typeof recommendation>

const VERDICTS: Record<string, boolean> = { positive: true, negative: false }
const UNNAMED_PREFIX = 'unnamed-'

export function toPlatformReview(item: Recommendation, pageId: string): PlatformReview {
  const storyId = item.open_graph_story?.id
  const isRecommended = VERDICTS[item.recommendation_type ?? ''] ?? null
  return {
    id: storyId ?? makeId(item),
    rating: isRecommended === null ? starsOf(item) : null,
    isRecommended,
    title: null,
    content: item.review_text || null,
    author: item.reviewer?.name ?? null,
    authorUrl: null,
    language: null,
    url: storyId === undefined ? null : `https://www.facebook.com/${storyId}`,
    media: [],
    createdAt: item.created_time,
    updatedAt: item.created_time,
    reply: findReply(item, pageId),
  }
}

function findReply(item: Recommendation, pageId: string): PlatformReply | null {
  const own = item.open_graph_story?.comments?.data.findLast(({ from }) => from?.id === pageId)
  return own ? { text: own.message, updatedAt: own.created_time, state: 'live', reason: null } : null
}

/** The story a reply hangs under. Reviews of before August 2018 have none, and cannot be answered. */
export function getStoryId(reviewId: string): string {
  if (!isUnnamed(reviewId)) return reviewId
  throw new PlatformError('rejected', { vendorCode: 'too-old' })
}

export const isUnnamed = (reviewId: string) => reviewId.startsWith(UNNAMED_PREFIX)

/** Only reviews of before August 2018 have stars. */
function starsOf(item: Recommendation): number | null {
  const stars = item.has_rating === false ? undefined : item.rating
  return stars !== undefined && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null
}

/** The same review gets the same id each time, though Facebook gives it none. */
function makeId({ reviewer, created_time: createdAt }: Recommendation): string {
  const writer = reviewer?.id ?? reviewer?.name ?? ''
  const digest = createHash('sha256').update(`${writer}\n${createdAt.toISOString()}`).digest('hex')
  return UNNAMED_PREFIX + digest.slice(0, 32)
}
