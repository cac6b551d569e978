import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Connection, PlatformReply, ReviewPage, PlatformReview } from '../port.ts'
import { bearing, callGoogle, googleUrl, type FindHosts } from './google-call.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const googleReply = z.object({
  comment: z.string(),
  updateTime: time.optional(),
  reviewReplyState: z.string().optional(),
  policyViolation: z.string().optional(),
})
type GoogleReply = z.output<typeof googleReply>

const googleReview = z.object({
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
type GoogleReview = z.output<typeof googleReview>

const STARS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 }

function toPlatformReview(review: GoogleReview): PlatformReview {
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
function toPlatformReply(reply: GoogleReply, unsaid: PlatformReply['state']): PlatformReply {
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

const MAX_PAGE_SIZE = 50
export const MAX_REPLY_BYTES = 4096

const reviewsAnswer = z.object({
  reviews: z.array(googleReview).default([]),
  totalReviewCount: z.int().optional(),
  nextPageToken: z.string().optional(),
})

export async function listGoogleReviews(
  hosts: FindHosts,
  connection: Connection,
  page: { cursor: string | null; pageSize?: number },
): Promise<ReviewPage> {
  const url = googleUrl(hosts().reviews, `/v4/${resourceNameOf(connection)}/reviews`, {
    pageSize: String(Math.min(page.pageSize ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
    orderBy: 'updateTime desc',
    pageToken: page.cursor,
  })
  const answer = await callGoogle(url, { headers: bearing(connection.accessToken), schema: reviewsAnswer })
  return {
    items: answer.reviews.map(toPlatformReview),
    nextCursor: answer.nextPageToken ?? null,
    total: answer.totalReviewCount ?? null,
  }
}

export async function replyAtGoogle(
  hosts: FindHosts,
  connection: Connection,
  reviewId: string,
  text: string,
): Promise<PlatformReply> {
  if (Buffer.byteLength(text) > MAX_REPLY_BYTES) {
    throw new PlatformError('rejected', { vendorCode: 'reply_too_long' })
  }
  const reply = await callGoogle(replyUrl(hosts, connection, reviewId), {
    method: 'PUT',
    headers: bearing(connection.accessToken),
    json: { comment: text },
    schema: googleReply,
  })
  return toPlatformReply(reply, 'checking')
}

/** A reply that is no longer there needs no deleting. */
export async function deleteReplyAtGoogle(hosts: FindHosts, connection: Connection, reviewId: string): Promise<void> {
  const headers = bearing(connection.accessToken)
  await orNothing(callGoogle(replyUrl(hosts, connection, reviewId), { method: 'DELETE', headers, schema: z.unknown() }))
}

export async function readReplyAtGoogle(
  hosts: FindHosts,
  connection: Connection,
  reviewId: string,
): Promise<PlatformReply | null> {
  const headers = bearing(connection.accessToken)
  const url = googleUrl(hosts().reviews, reviewPath(connection, reviewId))
  const review = await orNothing(callGoogle(url, { headers, schema: googleReview }))
  return review?.reviewReply ? toPlatformReply(review.reviewReply, 'live') : null
}

async function orNothing<Answer>(attempt: Promise<Answer>): Promise<Answer | null> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'gone') return null
    throw error
  }
}

/** `accounts/1/locations/2`: what the interface for reviews calls the listing. */
export function resourceNameOf({ config, listingId }: Connection): string {
  const name = config.resourceName ?? ''
  if (/^accounts\/[^/?#]+\/locations\/[^/?#]+$/.test(name)) return name
  throw new PlatformError('reconnect', { vendorCode: `no account for ${listingId}` })
}

const reviewPath = (connection: Connection, reviewId: string) =>
  `/v4/${resourceNameOf(connection)}/reviews/${encodeURIComponent(reviewId)}`

const replyUrl = (hosts: FindHosts, connection: Connection, reviewId: string) =>
  googleUrl(hosts().reviews, `${reviewPath(connection, reviewId)}/reply`)
