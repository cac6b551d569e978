import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'

/** The evening when the kitchen failed, in the order in which they wrote. */
export const EVENING_REVIEWS = [
  'fan-hungry',
  'fan-cold',
  'fan-french',
  'fan-hot-kitchen',
  'fan-german',
  'fan-party',
] as const

/** The reviews that the story is about, by the names it has for them. */
export const STORY_REVIEWS = [
  ...EVENING_REVIEWS,
  'mended-sister',
  'parking',
  'rival',
  'rival-again',
  'festival',
  'allergy',
  'lukewarm',
  'window',
  'anniversary',
  'charged-twice',
] as const
export type StoryReview = (typeof STORY_REVIEWS)[number]

export type StoryReferences = Record<StoryReview, { platform: Platform; platformReviewId: string }>

export interface PlacedReview {
  id: string
  locationId: string | null
  createdAt: Date
}

export type StoryReviews = Record<StoryReview, PlacedReview>

export interface StoryPeople {
  dana: Actor
  marcus: Actor
  priya: Actor
}

export interface Stage extends StoryPeople {
  tx: CustomerTx
  reviews: StoryReviews
  /** What the platforms call the cases. */
  caseIds: Record<'rival' | 'rivalAgain' | 'parking', string>
  now: Date
}

/** Something that somebody did, or that happened, at its time. */
export interface Beat {
  at: Date
  tell: () => Promise<unknown>
}

const HOUR_MS = 3_600_000
export const after = ({ createdAt }: Pick<PlacedReview, 'createdAt'>, hours: number) =>
  new Date(createdAt.getTime() + hours * HOUR_MS)
export const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)
