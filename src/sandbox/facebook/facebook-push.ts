import { createHmac } from 'node:crypto'
import type { VendorReview } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { FACEBOOK_APP } from './facebook-app.ts'
import { findPushAddress, isPageSubscribed } from './facebook.repository.ts'
import { describeRecommendation, personIdOf } from './page-node.ts'

const PUSH_TIMEOUT_MS = 5000

/** Tells the app what happened to a review. Answers the status it got; `null` when nobody asked or nobody listens. */
export async function sendFacebookPush(
  { db }: Pick<VendorWorld, 'db'>,
  review: VendorReview,
  verb: 'add' | 'edit' | 'remove',
): Promise<number | null> {
  const address = await findPushAddress(db)
  if (address === undefined || !(await isPageSubscribed(db, review.listing_id))) return null
  const body = JSON.stringify(describeChange(review, verb))
  const signature = createHmac('sha256', FACEBOOK_APP.secret).update(body).digest('hex')
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    })
    return response.status
  } catch {
    return null
  }
}

function describeChange(review: VendorReview, verb: string) {
  const shown = describeRecommendation(review)
  const value = {
    item: 'rating',
    verb,
    ...(review.author !== null && { reviewer_id: personIdOf(review.author), reviewer_name: review.author }),
    recommendation_type: shown['recommendation_type'],
    rating: shown['rating'],
    review_text: shown['review_text'],
    open_graph_story_id: review.id,
    created_time: Math.floor(review.created_at.getTime() / 1000),
  }
  const time = Math.floor(Date.now() / 1000)
  return { object: 'page', entry: [{ id: review.listing_id, time, changes: [{ field: 'ratings', value }] }] }
}
