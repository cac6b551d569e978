import type { Platform } from '#shared/domain/platforms.ts'
import type { SeedLanguage } from './phrases/phrase-book.ts'

export interface SeedReply {
  text: string
  at: Date
  /** Why the platform did not take it. */
  rejectedFor: string | null
}

/** What is told in words of its own, and of whom it is known who wrote it. */
export interface PlannedStory {
  title: string
  content: string
  author?: string
  /** `null` where nobody has answered yet; absent where it is as with any other. */
  reply?: SeedReply | null
}

/** A review before it has words, unless it tells a story of its own. */
export interface PlannedReview {
  /** The same whenever it is planned, so that none is there twice. */
  id: string
  vendor: Platform
  listingId: string
  hoursBehind: number
  age: number
  createdAt: Date
  rating: number
  language: SeedLanguage
  hasText: boolean
  story: PlannedStory | null
}
