import type { Locale } from '#shared/domain/locales.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'

export interface ReplyRequest {
  review: {
    id: string
    content: string | null
    rating: number | null
    isRecommended: boolean | null
    author: string | null
    /** As the platform names it, if it does. */
    language: string | null
    platform: Platform
  }
  businessName: string
  /** What the person asks for in their own words. */
  instructions: string
  /** Where neither review nor instructions say. */
  locale: Locale
}

export interface DraftedReply {
  text: string
  origin: DraftOrigin
  /** Some of the instructions are beyond whoever wrote it. */
  ignoredInstructions: boolean
}

/** Whoever writes first drafts. Never sends anything by itself. */
export interface Assistant {
  draftReply(request: ReplyRequest): Promise<DraftedReply>
}
