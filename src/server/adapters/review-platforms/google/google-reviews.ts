import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Connection, PlatformReply, ReviewPage } from '../port.ts'
import { bearing, callGoogle, googleUrl, type FindHosts } from './google-call.ts'
import { googleReply, googleReview, toPlatformReply, toPlatformReview } from './google-review-shape.ts'

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
