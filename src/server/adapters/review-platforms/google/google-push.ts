import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Connection, PushHint } from '../port.ts'
import { bearing, callGoogle, googleUrl, type FindHosts } from './google-call.ts'
import { resourceNameOf } from './google-reviews.ts'

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const NOTIFICATION_TYPES = ['NEW_REVIEW', 'UPDATED_REVIEW']
const UPDATE_MASK = 'pubsubTopic,notificationTypes'

/** The installation's Pub/Sub topic, and how its push subscription identifies itself. */
export interface GooglePush {
  /** `projects/p/topics/t` */
  topic: string
  audience: string
  /** The service account that pushes. Without it anybody's Google project could. */
  senderEmail: string
}

const setting = z.object({
  pubsubTopic: z.string().optional(),
  notificationTypes: z.array(z.string()).default([]),
})

const envelope = z.object({ message: z.object({ data: z.base64() }) })
const notification = z.object({
  locationName: z.string().optional(),
  reviewName: z.string().optional(),
})

/** An account has one topic, which may be another tool's: it is looked at first and never taken away. */
export async function subscribeAtGoogle(hosts: FindHosts, connection: Connection, push: GooglePush): Promise<void> {
  const [account = ''] = resourceNameOf(connection).split('/locations/')
  const name = `${account}/notificationSetting`
  const headers = bearing(connection.accessToken)
  const kept = await callGoogle(googleUrl(hosts().notifications, `/v1/${name}`), { headers, schema: setting })
  if (kept.pubsubTopic && kept.pubsubTopic !== push.topic) {
    throw new PlatformError('rejected', { vendorCode: 'topic_taken' })
  }
  const notificationTypes = [...new Set([...kept.notificationTypes, ...NOTIFICATION_TYPES])]
  await callGoogle(googleUrl(hosts().notifications, `/v1/${name}`, { updateMask: UPDATE_MASK }), {
    method: 'PATCH',
    headers,
    json: { name, pubsubTopic: push.topic, notificationTypes },
    schema: setting,
  })
}

/** Believes a push by its signature, its audience and its sender; what it says is a hint, no more. */
export function createGooglePushCheck(hosts: FindHosts, push: GooglePush, now: () => Date) {
  let keys: JWTVerifyGetKey | null = null
  return async function verifyPush(request: { headers: Headers; rawBody: Buffer }): Promise<PushHint[] | null> {
    const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!token) return null
    keys ??= createRemoteJWKSet(googleUrl(hosts().keys, '/oauth2/v3/certs'))
    return (await isOurs(token, { keys, push, now })) ? readHints(request.rawBody) : null
  }
}

async function isOurs(
  token: string,
  { keys, push, now }: { keys: JWTVerifyGetKey; push: GooglePush; now: () => Date },
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: ISSUERS,
      audience: push.audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'email'],
      currentDate: now(),
    })
    return payload.email === push.senderEmail && payload.email_verified === true
  } catch {
    return false
  }
}

/** A genuine push that speaks of nothing we know is answered with no hints, so that it is not sent again. */
function readHints(rawBody: Buffer): PushHint[] {
  try {
    const { message } = envelope.parse(JSON.parse(rawBody.toString('utf8')))
    const told = notification.parse(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8')))
    const listingId = /(?:^|\/)(locations\/[^/]+)/.exec(told.locationName ?? told.reviewName ?? '')?.[1]
    const reviewId = /\/reviews\/([^/]+)$/.exec(told.reviewName ?? '')?.[1]
    return listingId ? [{ listingId, reviewId: reviewId ?? null }] : []
  } catch {
    return []
  }
}
