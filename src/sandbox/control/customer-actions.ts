import { randomUUID } from 'node:crypto'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import { sendFacebookPush } from '#sandbox/facebook/facebook-push.ts'
import { pushGoogleReview } from '#sandbox/google/google-notifications.ts'
import type { VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import {
  changeReview,
  editReview,
  findListing,
  findReview,
  writeReviews,
  type VendorReview,
} from '#sandbox/vendors/vendor-reviews.repository.ts'
import { ControlRefusal, defineAction } from './control-action.ts'
import { deleteRequest, editRequest, writeRequest, type EditRequest, type WriteRequest } from './control-request.ts'
import { presentReview } from './review-answer.ts'
import { VENDOR_TRAITS } from './vendor-traits.ts'

const GOOGLE_NEWS = { add: 'NEW_REVIEW', edit: 'UPDATED_REVIEW' } as const

/** Pushes as the platform does. Answers whether somebody had asked for it and took it. */
async function tellOfReview(
  world: VendorWorld,
  review: VendorReview,
  what: 'add' | 'edit' | 'remove',
): Promise<boolean> {
  if (review.vendor === 'facebook') {
    const status = await sendFacebookPush(world, review, what)
    return status !== null && status < 300
  }
  // Google says nothing of a review that is gone; the others say nothing at all.
  if (review.vendor !== 'google' || what === 'remove') return false
  return pushGoogleReview(world, { listingId: review.listing_id, reviewId: review.id, type: GOOGLE_NEWS[what] })
}

/** What a customer does on a platform. */
export const CUSTOMER_ACTIONS = [
  defineAction({
    path: 'reviews',
    input: writeRequest,
    async perform(world, input) {
      const { vendor, listing, writtenAt } = input
      if (!(await findListing(world.db, vendor, listing))) throw new ControlRefusal('There is no such business.')
      const id = randomUUID().replaceAll('-', '').slice(0, 22)
      const when = writtenAt && { createdAt: writtenAt }
      await writeReviews(world.db, [{ vendor, listingId: listing, id, ...toWritten(input), ...when }])
      const review = await getReview(world.db, { vendor, listing, review: id })
      const isTold = await tellOfReview(world, review, 'add')
      return { done: isTold ? 'written-told' : 'written', answer: { review: presentReview(review), isTold } }
    },
  }),

  defineAction({
    path: 'reviews/edit',
    input: editRequest,
    async perform(world, input) {
      const before = await getReview(world.db, input)
      await editReview(world.db, input.vendor, before.id, toWritten(input))
      const review = await getReview(world.db, input)
      const isTold = await tellOfReview(world, review, 'edit')
      return { done: isTold ? 'edited-told' : 'edited', answer: { review: presentReview(review), isTold } }
    },
  }),

  defineAction({
    path: 'reviews/delete',
    input: deleteRequest,
    async perform(world, input) {
      const review = await getReview(world.db, input)
      await changeReview(world.db, input.vendor, review.id, { deleted_at: new Date() })
      const isTold = await tellOfReview(world, review, 'remove')
      return { done: isTold ? 'deleted-told' : 'deleted', answer: { isTold } }
    },
  }),
]

export async function getReview(
  db: Database,
  named: { vendor: Platform; listing: string; review: string },
): Promise<VendorReview> {
  const review = await findReview(db, named.vendor, named.review)
  if (review?.listing_id !== named.listing) throw new ControlRefusal('There is no such review.')
  return review
}

/** What the platform has no field for is not kept. */
function toWritten(input: WriteRequest | EditRequest) {
  const traits = VENDOR_TRAITS[input.vendor]
  return {
    rating: traits.verdict === 'stars' ? (input.stars ?? null) : null,
    isRecommended: traits.verdict === 'recommendation' ? (input.recommends ?? null) : null,
    title: traits.hasTitle ? input.title : null,
    content: input.text,
    author: input.author,
    language: input.language,
    media: traits.hasMedia ? input.media : [],
  }
}
