import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { openCase } from '../vendors/vendor-disputes.repository.ts'
import { takeFault } from '../vendors/vendor-faults.repository.ts'
import { findGrant, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import { findKey } from '../vendors/vendor-keys.repository.ts'
import { changeReview, findReview, listAccounts, listReviews } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { bearerOf } from './places.routes.ts'
import { partnerFault, YELP_BASE, type YelpRoute } from './yelp-route.ts'
import { toFeedReview } from './yelp-shapes.ts'

/** The feed goes back no further. */
const FEED_DEPTH = 200
const EMOJI = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FAFF}]|\u{FE0F}/u

const feedRequest = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})
const replyRequest = z.object({
  response_text: z.string().min(1).max(5000),
  response_type: z.literal('public_comment'),
})
const disputeRequest = z.object({
  business_id: z.string().min(1),
  review_id: z.string().min(1),
  reason: z.string().min(1),
  text: z.string().min(1),
  reference: z.string().optional(),
})

/** The partners' interface, with an owner's token. */
export function mountPartner(route: YelpRoute, world: VendorWorld): void {
  const { db, publicUrl } = world
  const asOwner = (method: string, path: string, scope: string, answer: AnswerOwner) =>
    route(method, YELP_BASE + path, async (context) => {
      const grant = await findOwner(db, bearerOf(context))
      if (!grant) return partnerFault(401, 'INVALID_TOKEN', 'The token is invalid or has expired.')
      const isAllowed = grant.scope.split(' ').includes(scope)
      return isAllowed ? answer(context, grant) : partnerFault(403, 'INSUFFICIENT_SCOPE', `${scope} was not granted.`)
    })

  asOwner('GET', '/token/v1/businesses', 'r2r_get_businesses', async (_context, grant) =>
    Response.json({ business_ids: grant.listing_ids }),
  )
  asOwner('GET', '/v1/business_owner/me/profile', 'r2r_business_owner', async (_context, grant) => {
    const owner = (await listAccounts(db, 'yelp')).find(({ id }) => id === grant.account_id)
    const [firstName = '', ...others] = (owner?.name ?? '').split(' ')
    return Response.json({
      id: grant.account_id,
      first_name: firstName,
      last_name: others.join(' '),
      email: owner?.email ?? '',
      position: 'Business Owner',
      photo_url: `${publicUrl}/favicon.svg`,
    })
  })
  asOwner('GET', '/feed/businesses/:id/reviews', 'r2r', (context, grant) => answerFeed(world, context, grant))
  asOwner('POST', '/reviews/v1/:id', 'r2r', (context, grant) => postReply(db, context, grant))
  route('POST', `${YELP_BASE}/disputes`, (context) => fileDispute(db, context))
}

type AnswerOwner = (context: AppContext, grant: VendorGrant) => Promise<Response>

async function findOwner(db: Database, token: string): Promise<VendorGrant | undefined> {
  const found = await findGrant(db, token, 'access')
  return found?.grant.vendor === 'yelp' ? found.grant : undefined
}

async function answerFeed({ db, publicUrl }: VendorWorld, context: AppContext, grant: VendorGrant): Promise<Response> {
  const asked = feedRequest.safeParse(context.req.query())
  if (!asked.success) return partnerFault(400, 'INVALID_REQUEST', 'limit or offset is not right.')
  const listingId = context.req.param('id') ?? ''
  const isWithheld = !grant.listing_ids.includes(listingId) || (await takeFault(db, 'yelp', 'no-reviews'))
  if (isWithheld) return partnerFault(403, 'R2R_PERMISSION_DENIED', 'The owner did not allow this business.')
  const { offset } = asked.data
  const limit = Math.max(0, Math.min(asked.data.limit, FEED_DEPTH - offset))
  const { reviews, total } = await listReviews(db, 'yelp', { listingId, offset, limit })
  return Response.json({ reviews: reviews.map((review) => toFeedReview(review, publicUrl)), total })
}

async function postReply(db: Database, context: AppContext, grant: VendorGrant): Promise<Response> {
  const asked = replyRequest.safeParse(await readGiven(context))
  if (!asked.success) return partnerFault(400, 'R2R_INVALID_RESPONSE_TEXT', 'The response is not valid.')
  const { response_text: text } = asked.data
  // Its model falls over these too.
  if (EMOJI.test(text)) return partnerFault(500, 'INTERNAL_ERROR', 'Internal Error')
  const review = await findReview(db, 'yelp', context.req.param('id') ?? '')
  if (!review) return partnerFault(404, 'R2R_REVIEW_DOES_NOT_EXIST', 'The review does not exist.')
  if (!grant.listing_ids.includes(review.listing_id)) {
    return partnerFault(403, 'R2R_PERMISSION_DENIED', 'The owner did not allow this business.')
  }
  const hasReply = review.reply_text !== null && review.reply_state !== 'rejected'
  const isClosed = hasReply || (await takeFault(db, 'yelp', 'reject-replies'))
  if (isClosed) return partnerFault(400, 'R2R_COMMENTS_NOT_ALLOWED', 'This review takes no comment.')
  await changeReview(db, 'yelp', review.id, {
    reply_text: text,
    reply_state: 'live',
    reply_reason: null,
    reply_updated_at: new Date(),
  })
  return Response.json({})
}

/** What the model lacks: a way for programs to dispute a review. */
async function fileDispute(db: Database, context: AppContext): Promise<Response> {
  const token = bearerOf(context)
  const owner = await findOwner(db, token)
  if (!owner && !(await findKey(db, 'yelp', token))) return partnerFault(401, 'INVALID_TOKEN', 'The token is invalid.')
  const asked = disputeRequest.safeParse(await readGiven(context))
  if (!asked.success)
    return partnerFault(400, 'INVALID_REQUEST', 'A dispute needs business_id, review_id, reason, text.')
  const review = await findReview(db, 'yelp', asked.data.review_id)
  const isTheirs = review?.listing_id === asked.data.business_id
  const isAllowed = isTheirs && (!owner || owner.listing_ids.includes(review.listing_id))
  if (!isAllowed) return partnerFault(404, 'R2R_REVIEW_DOES_NOT_EXIST', 'The review does not exist.')
  return Response.json({ case_id: await openCase(db, review, asked.data) }, { status: 201 })
}

async function readGiven(context: AppContext): Promise<unknown> {
  try {
    return parseJson((await readBody(context.env.incoming)).toString('utf8'))
  } catch {
    return null
  }
}
