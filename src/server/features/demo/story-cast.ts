import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type {
  openDispute,
  recordFiling,
  rejectDispute,
  resolveDispute,
  saveCompetitors,
} from '#server/features/disputes/disputes.service.ts'
import type { IncidentsService } from '#server/features/incidents/incidents.service.ts'
import type { ReviewNotesService } from '#server/features/reviews/review-notes.service.ts'
import type { TriageService } from '#server/features/reviews/triage.service.ts'
import type { scheduleResponse } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
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

/** What somebody does, without the transactions it is done in. */
type By<Verb> = Verb extends (parts: never, actor: Actor, input: infer Input) => infer Result
  ? (actor: Actor, input: Input) => Result
  : never

/** The product's own services, all in the story's one transaction; nothing of theirs leaves the house. */
export interface StoryServices {
  triage: Pick<TriageService, 'change'>
  notes: Pick<ReviewNotesService, 'add'>
  disputes: {
    open: By<typeof openDispute>
    recordFiling: By<typeof recordFiling>
    resolve: By<typeof resolveDispute>
    reject: By<typeof rejectDispute>
    saveCompetitors: By<typeof saveCompetitors>
  }
  incidents: Pick<IncidentsService, 'close'>
  scheduling: { schedule: By<typeof scheduleResponse> }
  submitReply: (actor: Actor, reply: { reviewId: string; text: string }) => Promise<void>
}

export interface Stage extends StoryServices, StoryPeople {
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
