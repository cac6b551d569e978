import type { Platform } from '#shared/domain/platforms.ts'
import type { SeedLanguage } from '#sandbox/seed/phrases/phrase-book.ts'

/** By the clock of the evening when the kitchen failed, by the calendar there, or by now. */
export type StoryTime = { eveningHours: number } | { daysAgo: number; hour: number } | { hoursAgo: number }

/** A review that has its part in what happened of late. */
export interface StoryReview {
  key: string
  vendor: Platform
  place: 'halifax' | 'toronto'
  when: StoryTime
  rating: number
  language?: SeedLanguage
  author: string
  title: string
  content: string
  /** The owner's answer, as it stands there; with a reason it was turned down. */
  reply?: { text: string; hoursLater: number; rejectedFor?: string }
}
