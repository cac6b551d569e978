import { z } from 'zod'
import { USUAL_REASON } from '../vendors/policy-reasons.ts'
import { listFaults, takeFault, takeFaultWithReason } from '../vendors/vendor-faults.repository.ts'
import { changeReview, findListing, type VendorReview } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { GoogleRefusal, invalidArgument, notFound, permissionDenied } from './google-refusal.ts'
import {
  getLocation,
  getReview,
  pageSizeUpTo,
  readGoogleJson,
  readPageToken,
  readQuery,
  writePageToken,
  type GoogleCall,
} from './google-request.ts'
import { decideReplies, listReviewPage, ORDERS, summariseReviews, type ReviewOrder } from './google.repository.ts'

const STARS = ['STAR_RATING_UNSPECIFIED', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']
const REPLY_STATES = { checking: 'PENDING', live: 'APPROVED', rejected: 'REJECTED' } as const

/** A review as Google words it. `parent` is `accounts/1/locations/2`. */
function describeReview(parent: string, review: VendorReview) {
  const reply = describeReply(review)
  return {
    name: `${parent}/reviews/${review.id}`,
    reviewId: review.id,
    reviewer: review.author ? { displayName: review.author } : { isAnonymous: true },
    starRating: STARS[review.rating ?? 0] ?? STARS[0],
    ...(review.content && { comment: review.content }),
    createTime: review.created_at.toISOString(),
    updateTime: review.updated_at.toISOString(),
    ...(reply && { reviewReply: reply }),
    ...(review.media.length > 0 && { reviewMediaItems: review.media.map((thumbnailUrl) => ({ thumbnailUrl })) }),
  }
}

function describeReply(review: VendorReview) {
  if (review.reply_text === null) return null
  const state = review.reply_state ?? 'live'
  return {
    comment: review.reply_text,
    updateTime: (review.reply_updated_at ?? review.updated_at).toISOString(),
    reviewReplyState: REPLY_STATES[state],
    ...(state === 'rejected' && { policyViolation: review.reply_reason ?? 'OTHER' }),
  }
}

const MAX_PAGE_SIZE = 50
const MAX_REPLY_BYTES = 4096
const MAX_BATCH = 50

const paging = {
  pageSize: pageSizeUpTo(MAX_PAGE_SIZE, MAX_PAGE_SIZE),
  pageToken: z.string().min(1).optional(),
  orderBy: z.enum(ORDERS).default('updateTime desc'),
}
/** The sums are of the first page: counting anew for each of thousands would take longer than reading. */
const place = z.object({
  order: z.enum(ORDERS),
  value: z.union([z.string(), z.number()]),
  id: z.string(),
  total: z.int(),
  average: z.number(),
})

export async function listGoogleReviews(world: VendorWorld, call: GoogleCall) {
  const { db } = world
  const listing = await getLocation(db, call)
  const query = readQuery(call.context, paging)
  if (await takeFault(db, 'google', 'no-reviews')) {
    throw new GoogleRefusal('FAILED_PRECONDITION', 'The location is not verified.')
  }
  const from = readPlace(query)
  const sums = from ?? (await summariseReviews(db, listing.id))
  const page = { listingIds: [listing.id], order: query.orderBy, after: from, limit: query.pageSize + 1 }
  const { reviews: found, next } = cut(await listReviewPage(db, page), query, sums)
  const reviews = await decideDue(world, found)
  const parent = `accounts/${listing.account_id}/locations/${listing.id}`
  return {
    ...(reviews.length > 0 && { reviews: reviews.map((review) => describeReview(parent, review)) }),
    ...(sums.total > 0 && { averageRating: sums.average }),
    totalReviewCount: sums.total,
    ...next,
  }
}

export async function batchGetGoogleReviews(world: VendorWorld, { context, grant }: GoogleCall) {
  const { db } = world
  const query = await readGoogleJson(context, {
    ...paging,
    locationNames: z.array(z.string()).min(1).max(MAX_BATCH),
    ignoreRatingOnlyReviews: z.boolean().optional(),
  })
  const parents = new Map<string, string>()
  for (const name of query.locationNames) {
    const listing = await findListing(db, 'google', name.split('/').at(-1) ?? '')
    if (!listing || name !== `accounts/${listing.account_id}/locations/${listing.id}`) throw notFound()
    if (!grant.listing_ids.includes(listing.id)) throw permissionDenied('IAM_PERMISSION_DENIED')
    parents.set(listing.id, name)
  }
  const after = readPlace(query)
  const page = { listingIds: [...parents.keys()], order: query.orderBy, after, limit: query.pageSize + 1 }
  const { reviews: found, next } = cut(await listReviewPage(db, page), query, { total: 0, average: 0 })
  const reviews = await decideDue(world, found)
  const wanted = reviews.filter(({ content }) => content !== null || !query.ignoreRatingOnlyReviews)
  const locationReviews = wanted.map((review) => {
    const name = parents.get(review.listing_id) ?? ''
    return { name, review: describeReview(name, review) }
  })
  return { ...(locationReviews.length > 0 && { locationReviews }), ...next }
}

export async function getGoogleReview(world: VendorWorld, call: GoogleCall) {
  readQuery(call.context, {})
  const review = await getReview(world.db, call)
  const [decided = review] = await decideDue(world, [review])
  return describeReview(parentOf(call), decided)
}

/** Taken is not published: the reply is looked at first. What comes of it is settled now and shown later. */
export async function putGoogleReply({ db }: VendorWorld, call: GoogleCall) {
  const { comment } = await readGoogleJson(call.context, { comment: z.string().trim().min(1) })
  if (Buffer.byteLength(comment) > MAX_REPLY_BYTES)
    throw invalidArgument('review_reply.comment', 'The reply is too long.')
  const review = await getReview(db, call)
  const refused = await takeFaultWithReason(db, 'google', 'reject-replies')
  const reply = {
    reply_text: comment,
    reply_state: 'checking',
    reply_reason: refused ? (refused.reason ?? USUAL_REASON) : null,
    reply_updated_at: new Date(),
  } as const
  await changeReview(db, 'google', review.id, reply)
  return describeReply({ ...review, ...reply })
}

export async function deleteGoogleReply({ db }: VendorWorld, call: GoogleCall) {
  const review = await getReview(db, call)
  if (review.reply_text === null) throw notFound()
  const nothing = { reply_text: null, reply_state: null, reply_reason: null, reply_updated_at: null }
  await changeReview(db, 'google', review.id, nothing)
  return {}
}

const parentOf = ({ context }: GoogleCall) =>
  `accounts/${context.req.param('account')}/locations/${context.req.param('location')}`

/** The reviews as they stand now: a reply that was looked at for long enough is decided, unless decisions are held back. */
async function decideDue({ db, delays }: VendorWorld, reviews: readonly VendorReview[]): Promise<VendorReview[]> {
  const decidedBefore = Date.now() - delays.moderationMs
  const isDue = ({ reply_state: state, reply_updated_at: time }: VendorReview) =>
    state === 'checking' && (time?.getTime() ?? 0) <= decidedBefore
  const due = reviews.filter(isDue).map(({ id }) => id)
  if (due.length === 0) return [...reviews]
  const isHeld = (await listFaults(db, 'google')).some(({ kind }) => kind === 'hold-replies')
  if (isHeld) return [...reviews]
  const decided = new Map((await decideReplies(db, due)).map((review) => [review.id, review]))
  return reviews.map((review) => decided.get(review.id) ?? review)
}

function readPlace(query: { pageToken?: string | undefined; orderBy: ReviewOrder }) {
  if (!query.pageToken) return null
  const found = readPageToken(query.pageToken, place)
  if (found.order !== query.orderBy) throw invalidArgument('page_token', 'The order differs from the first page’s.')
  return found
}

/** One more was read than asked for, to know whether there is a next page. */
function cut(
  found: readonly VendorReview[],
  query: { pageSize: number; orderBy: ReviewOrder },
  sums: { total: number; average: number },
) {
  const reviews = found.slice(0, query.pageSize)
  const last = reviews.at(-1)
  if (!last || found.length <= query.pageSize) return { reviews, next: {} }
  const value = query.orderBy === 'updateTime desc' ? last.updated_at.toISOString() : (last.rating ?? 0)
  const { total, average } = sums
  return {
    reviews,
    next: { nextPageToken: writePageToken({ order: query.orderBy, value, id: last.id, total, average }) },
  }
}
