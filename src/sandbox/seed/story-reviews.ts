import type { Platform } from '#shared/domain/platforms.ts'
import { createPseudoRandom } from './pseudo-random.ts'
import { makeReviewId } from './review-id.ts'
import { BAD_EVENING } from './bad-evening.ts'
import { FORTNIGHT } from './fortnight.ts'
import type { StoryReview } from './story-review.ts'

const STORY = [...BAD_EVENING, ...FORTNIGHT] as const
export type StoryKey = (typeof STORY)[number]['key']

/** Beyond the numbers that the usual ones have. */
const FIRST_NUMBER = 5000

export interface NumberedReview extends StoryReview {
  id: string
}

/** They have the same ids whenever they are written, so that a story can be told of them. */
export const STORY_REVIEWS: readonly NumberedReview[] = STORY.map((told: StoryReview, index) => {
  const number = FIRST_NUMBER + index
  return { ...told, id: makeReviewId(createPseudoRandom(number), told.vendor, number) }
})

export type StoryReferences = Record<StoryKey, { platform: Platform; platformReviewId: string }>

export const TOLD_REFERENCES = Object.fromEntries(
  STORY_REVIEWS.map(({ key, vendor, id }) => [key, { platform: vendor, platformReviewId: id }]),
) as StoryReferences
