import { z } from 'zod'
import type { Capabilities } from '#shared/domain/platforms.ts'
import { PlatformError } from '../platform-error.ts'
import type { Connection, DisputeToFile, ReviewPlatform } from '../port.ts'
import { bearing, callGoogle, googleUrl, type FindHosts } from './google-call.ts'
import { findGoogleAccount, isVerifiedLocation, listGoogleListings } from './google-listings.ts'
import { createGoogleOauth, type GoogleClient } from './google-oauth.ts'
import { createGooglePushCheck, subscribeAtGoogle, type GooglePush } from './google-push.ts'
import {
  deleteReplyAtGoogle,
  listGoogleReviews,
  MAX_REPLY_BYTES,
  readReplyAtGoogle,
  replyAtGoogle,
  resourceNameOf,
} from './google-reviews.ts'

/** Google's rule for what is not its customers' own: thirty days, unless fetched anew. */
const KEEP_DAYS = 30

export interface GoogleOptions {
  /** `null`: the installation has no keys, and nobody can connect. */
  client: GoogleClient | null
  hosts: FindHosts
  /** `null`: nobody set up a topic; changes are found by asking. */
  push: GooglePush | null
  /** The stand-in takes disputes and sets up its own topic; Google has no way for the one and wants an operator for the other. */
  isSandbox: boolean
  now: () => Date
}

export function createGooglePlatform(options: GoogleOptions): ReviewPlatform {
  const { hosts, push, isSandbox, now } = options
  return {
    platform: 'google',
    hasChangeTimes: true,
    hasExactTotal: true,
    ...createGoogleOauth(options),
    whoAmI: (tokens) => findGoogleAccount(hosts, tokens),
    listListings: (tokens) => listGoogleListings(hosts, tokens),
    probe: (connection) => probe(options, connection),
    listReviews: (connection, page) => listGoogleReviews(hosts, connection, page),
    reply: (connection, reviewId, text) => replyAtGoogle(hosts, connection, reviewId, text),
    // Google has one way for both: what is put there takes the place of what was.
    editReply: (connection, reviewId, text) => replyAtGoogle(hosts, connection, reviewId, text),
    deleteReply: (connection, reviewId) => deleteReplyAtGoogle(hosts, connection, reviewId),
    readReply: (connection, reviewId) => readReplyAtGoogle(hosts, connection, reviewId),
    subscribe: push && ((connection, callbackUrl) => subscribe(options, push, { connection, callbackUrl })),
    verifyPush: push && createGooglePushCheck(hosts, push, now),
    answerHandshake: null,
    fileDispute: isSandbox ? (connection, dispute) => fileDispute(hosts, connection, dispute) : null,
  }
}

async function probe({ hosts, push, isSandbox, now }: GoogleOptions, connection: Connection): Promise<Capabilities> {
  const isVerified = await isVerifiedLocation(hosts, connection.accessToken, connection.listingId)
  const canReadReviews = await canRead(hosts, connection)
  const canReply = isVerified && canReadReviews
  return {
    canReadReviews,
    readDepth: canReadReviews ? 'all' : 0,
    canReply,
    canEditReply: canReply,
    canDeleteReply: canReply,
    canPush: push !== null,
    canDispute: isSandbox,
    replyLimit: { size: MAX_REPLY_BYTES, unit: 'bytes' },
    keepDays: KEEP_DAYS,
    hasStars: true,
    limits: [
      'storage30Days',
      ...(canReadReviews ? [] : (['readingUnavailable'] as const)),
      ...(push ? [] : (['noPush'] as const)),
      ...(isSandbox ? [] : (['noDisputeApi'] as const)),
    ],
    probedAt: now().toISOString(),
  }
}

/** Google refuses reviews of a profile that it has not verified. */
async function canRead(hosts: FindHosts, connection: Connection): Promise<boolean> {
  try {
    await listGoogleReviews(hosts, connection, { cursor: null, pageSize: 1 })
    return true
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'rejected') return false
    throw error
  }
}

async function subscribe(
  { hosts, isSandbox }: GoogleOptions,
  push: GooglePush,
  { connection, callbackUrl }: { connection: Connection; callbackUrl: string },
): Promise<void> {
  if (isSandbox) await subscribeToTopic(hosts, push, callbackUrl)
  await subscribeAtGoogle(hosts, connection, push)
}

/** What an operator does once in the Google project, where the owner's token does not reach. */
async function subscribeToTopic(hosts: FindHosts, push: GooglePush, callbackUrl: string): Promise<void> {
  const subscription = push.topic.replace('/topics/', '/subscriptions/')
  await callGoogle(googleUrl(hosts().notifications, `/v1/${subscription}`), {
    method: 'PUT',
    json: {
      topic: push.topic,
      pushConfig: {
        pushEndpoint: callbackUrl,
        oidcToken: { serviceAccountEmail: push.senderEmail, audience: push.audience },
      },
    },
    schema: z.unknown(),
  })
}

async function fileDispute(
  hosts: FindHosts,
  connection: Connection,
  dispute: DisputeToFile,
): Promise<{ caseId: string }> {
  return callGoogle(googleUrl(hosts().reviews, '/disputes'), {
    method: 'POST',
    headers: bearing(connection.accessToken),
    json: {
      reviewName: `${resourceNameOf(connection)}/reviews/${dispute.reviewId}`,
      reason: dispute.reason,
      text: dispute.text,
      reference: dispute.reference,
    },
    schema: z.object({ caseId: z.string().min(1) }),
  })
}
