import { z } from 'zod'
import { draftOriginSchema, type Review, type ReviewDetail } from '#shared/contracts/reviews.ts'
import { DISPUTE_REASONS, doubtSchema } from '#shared/domain/assistant.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'

/** What somebody has put into the window so far; kept in the browser as it is. */
const disputeWordsSchema = z.object({
  reviewId: z.uuid().nullable(),
  reason: z.enum(DISPUTE_REASONS),
  description: z.string(),
  evidence: z.array(z.string()),
  notes: z.array(z.string()),
  /** Typed and not added to its list yet. */
  evidenceLine: z.string(),
  notesLine: z.string(),
  /** What the assistant is told of the review. */
  platform: z.enum(PLATFORMS),
  rating: z.int().min(1).max(5),
  content: z.string(),
  /** What the assistant answered last. */
  draft: z
    .object({
      id: z.uuid(),
      description: z.string(),
      origin: draftOriginSchema,
      /** Of the description as it was given. */
      doubts: z.array(doubtSchema).default([]),
    })
    .nullable(),
})
export type DisputeWords = z.infer<typeof disputeWordsSchema>

type AboutReview = Pick<Review, 'id' | 'platform' | 'rating' | 'isRecommended' | 'content'>
/** With the reason its words speak for, as the server says. */
export type DisputedReview = AboutReview & Pick<ReviewDetail, 'disputeReason'>

const BLANK: DisputeWords = {
  reviewId: null,
  reason: 'fake',
  description: '',
  evidence: [],
  notes: [],
  evidenceLine: '',
  notesLine: '',
  platform: 'google',
  rating: 1,
  content: '',
  draft: null,
}

/** The review's own data for the assistant. A recommendation has no stars: yes counts as five, no as one. */
export function informationOf({ id, platform, rating, isRecommended, content }: AboutReview) {
  return { reviewId: id, platform, rating: rating ?? (isRecommended === true ? 5 : 1), content: content ?? '' }
}

export function beginWords(review: DisputedReview | undefined): DisputeWords {
  return review ? takeInReason({ ...BLANK, ...informationOf(review) }, review, BLANK.reason) : BLANK
}

/** The reason of the review that is chosen still, unless somebody has chosen one meanwhile. */
export function takeInReason(
  words: DisputeWords,
  { id, disputeReason }: Pick<DisputedReview, 'id' | 'disputeReason'>,
  before: DisputeWords['reason'],
): DisputeWords {
  const isWanted = disputeReason !== null && words.reviewId === id && words.reason === before
  return isWanted ? { ...words, reason: disputeReason } : words
}

/** What the window says of a review that is not here; untouched, it says nothing. */
export function informationGiven({ reviewId, platform, rating, content }: DisputeWords) {
  const isUntouched = platform === BLANK.platform && rating === BLANK.rating && content.trim() === ''
  return reviewId !== null || isUntouched ? {} : { platform, rating, content: content.trim() || null }
}

/** `null` when there is nothing, or what there is does not fit any more. */
export function readWords(text: string | null): DisputeWords | null {
  try {
    return disputeWordsSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Trimmed; an empty line is none. */
export function withLine(lines: readonly string[], line: string): string[] {
  const trimmed = line.trim()
  return trimmed === '' ? [...lines] : [...lines, trimmed]
}

/** A draft in the place of what was written; its evidence is added to what is there. */
export function takeInDraft(
  words: DisputeWords,
  drafted: { draftId: string; description: string; evidence: readonly string[] } & Pick<
    NonNullable<DisputeWords['draft']>,
    'origin' | 'doubts'
  >,
): DisputeWords {
  const { draftId, description, origin, doubts } = drafted
  const added = drafted.evidence.map((line) => line.trim()).filter((line) => line !== '')
  return {
    ...words,
    description,
    evidence: [...new Set([...words.evidence, ...added])],
    draft: { id: draftId, description, origin, doubts },
  }
}
