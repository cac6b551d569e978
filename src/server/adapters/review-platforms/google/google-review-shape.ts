import { z } from 'zod'
import type { PlatformReply, PlatformReview } from '../port.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

export const googleReply = z.object({
  comment: z.string(),
  updateTime: time.optional(),
  reviewReplyState: z.string().optional(),
  policyViolation: z.string().optional(),
})
export type GoogleReply = z.output<typeof googleReply>

export const googleReview = z.object({
  reviewId: z.string().min(1),
  reviewer: z.object({ displayName: z.string().optional(), isAnonymous: z.boolean().optional() }).optional(),
  starRating: z.string().optional(),
  comment: z.string().optional(),
  createTime: time,
  updateTime: time.optional(),
  reviewReply: googleReply.optional(),
  reviewMediaItems: z
    .array(z.object({ thumbnailUrl: z.string().optional(), videoUrl: z.string().optional() }))
    .default([]),
  reviewReplyUrl: z.string().optional(),
})
export type GoogleReview = z.output<typeof googleReview>

const STARS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 }

export function toPlatformReview(review: GoogleReview): PlatformReview {
  const { reviewer, comment, reviewReply } = review
  return {
    id: review.reviewId,
    rating: STARS[review.starRating ?? ''] ?? null,
    isRecommended: null,
    title: null,
    content: comment ? originalOf(comment) : null,
    author: reviewer?.isAnonymous ? null : (reviewer?.displayName ?? null),
    authorUrl: null,
    language: null,
    url: review.reviewReplyUrl ?? null,
    media: review.reviewMediaItems.map((item) => item.videoUrl ?? item.thumbnailUrl).filter((url) => url !== undefined),
    createdAt: review.createTime,
    updatedAt: review.updateTime ?? review.createTime,
    reply: reviewReply ? toPlatformReply(reviewReply, 'live') : null,
  }
}

/** Google says nothing of the state of replies older than its checks, and may not yet when it has just taken one. */
export function toPlatformReply(reply: GoogleReply, unsaid: PlatformReply['state']): PlatformReply {
  const state = stateOf(reply.reviewReplyState) ?? unsaid
  return {
    text: reply.comment,
    updatedAt: reply.updateTime ?? null,
    state,
    reason: state === 'rejected' ? (reply.policyViolation ?? null) : null,
  }
}

function stateOf(state: string | undefined): PlatformReply['state'] | null {
  if (state === 'PENDING') return 'checking'
  if (state === 'REJECTED') return 'rejected'
  return state === 'APPROVED' ? 'live' : null
}

/** Google puts its translation into the same text, before or after what the person wrote. */
export function originalOf(comment: string): string {
  const [, original] = comment.split(/^\(Original\)\s*$/m)
  if (comment.startsWith('(Translated by Google)') && original) return original.trim()
  return comment.split(/^\(Translated by Google\)/m)[0]?.trim() || comment
}
