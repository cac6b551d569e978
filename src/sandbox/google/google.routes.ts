import { z } from 'zod'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { openCase } from '../vendors/vendor-disputes.repository.ts'
import { findReview } from '../vendors/vendor-reviews.repository.ts'
import { createVendorRoutes, type VendorWorld } from '../vendors/vendor-route.ts'
import { CONSENT_PATH, showConsent, takeConsent } from './google-consent.ts'
import { listGoogleKeys } from './google-keys.ts'
import { getGoogleLocation, listGoogleAccounts, listGoogleLocations } from './google-listings.ts'
import { getNotificationSetting, patchNotificationSetting, putPushSubscription } from './google-notifications.ts'
import { answerRevoke, answerToken } from './google-oauth.ts'
import { mountGooglePlaces } from './google-places.ts'
import { googleRefusals, notFound } from './google-refusal.ts'
import { readGoogleJson, refusing, withGrant, type GoogleCall } from './google-request.ts'
import {
  batchGetGoogleReviews,
  deleteGoogleReply,
  getGoogleReview,
  listGoogleReviews,
  putGoogleReply,
} from './google-reviews.ts'

const BASE = '/sandbox/google'
const LOCATION = '/v4/accounts/:account/locations/:location'

/** Google Business Profile: one address in place of Google's several, with the paths of each. */
export function mountGoogle(app: HttpApp, world: VendorWorld): void {
  const { db } = world
  app.get(CONSENT_PATH, (context) => showConsent(context, db))
  app.post(CONSENT_PATH, (context) => takeConsent(context, db))
  app.get(`${BASE}/oauth2/v3/certs`, async (context) => context.json(await listGoogleKeys(db)))

  const route = createVendorRoutes(app, world, 'google', googleRefusals)
  const call = (method: string, path: string, answer: (world: VendorWorld, call: GoogleCall) => Promise<unknown>) =>
    route(
      method,
      BASE + path,
      withGrant(db, (each) => answer(world, each)),
    )

  route('POST', `${BASE}/token`, (context) => answerToken(context, world))
  route('POST', `${BASE}/revoke`, (context) => answerRevoke(context, world))
  mountGooglePlaces(route, world)
  call('GET', '/v1/accounts', listGoogleAccounts)
  call('GET', '/v1/accounts/:account/locations', listGoogleLocations)
  call('GET', '/v1/locations/:location', getGoogleLocation)
  call('GET', `${LOCATION}/reviews`, listGoogleReviews)
  call('POST', '/v4/accounts/:account/locations:batchGetReviews', batchGetGoogleReviews)
  call('GET', `${LOCATION}/reviews/:review`, getGoogleReview)
  call('PUT', `${LOCATION}/reviews/:review/reply`, putGoogleReply)
  call('DELETE', `${LOCATION}/reviews/:review/reply`, deleteGoogleReply)
  call('GET', '/v1/accounts/:account/notificationSetting', getNotificationSetting)
  call('PATCH', '/v1/accounts/:account/notificationSetting', patchNotificationSetting)
  call('POST', '/disputes', fileDispute)
  const setUpPush = refusing((context) => putPushSubscription(world, context))
  route('PUT', `${BASE}/v1/projects/:project/subscriptions/:subscription`, setUpPush)
}

/** The sandbox's own: Google takes disputes only by hand, on a page of its own. */
async function fileDispute({ db }: VendorWorld, { context, grant }: GoogleCall) {
  const { reviewName, reason, text, reference } = await readGoogleJson(context, {
    reviewName: z.string(),
    reason: z.string().min(1),
    text: z.string().min(1),
    reference: z.string().optional(),
  })
  const review = await findReview(db, 'google', reviewName.split('/').at(-1) ?? '')
  if (!review || !grant.listing_ids.includes(review.listing_id)) throw notFound()
  return { caseId: await openCase(db, review, { reason, text, reference }) }
}
