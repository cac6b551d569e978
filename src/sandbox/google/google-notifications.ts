import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { findListing } from '../vendors/vendor-reviews.repository.ts'
import { isOwnAddress } from '../vendors/own-address.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { signAsGoogle } from './google-keys.ts'
import { invalidArgument, notFound } from './google-refusal.ts'
import { readGoogleJson, readQuery, type GoogleCall } from './google-request.ts'
import { findSubscription, putSubscription } from './google.repository.ts'

const PUSH_TIMEOUT_MS = 10_000
const NOTIFICATION_TYPES = ['GOOGLE_UPDATE', 'NEW_REVIEW', 'UPDATED_REVIEW', 'NEW_CUSTOMER_MEDIA'] as const

const topicName = z.string().regex(/^(projects\/[^/]+\/topics\/[^/]+)?$/)
const settingDetail = z.object({ notificationTypes: z.array(z.enum(NOTIFICATION_TYPES)).default([]) })
const subscriptionDetail = z.object({ subscription: z.string(), serviceAccountEmail: z.string(), audience: z.string() })

export async function getNotificationSetting({ db }: VendorWorld, call: GoogleCall) {
  readQuery(call.context, {})
  return describeSetting({ db }, accountOf(call))
}

export async function patchNotificationSetting({ db }: VendorWorld, call: GoogleCall) {
  const account = accountOf(call)
  const { updateMask } = readQuery(call.context, { updateMask: z.string().min(1) })
  const body = await readGoogleJson(call.context, {
    name: z.literal(`${account}/notificationSetting`),
    pubsubTopic: topicName.optional(),
    notificationTypes: z.array(z.enum(NOTIFICATION_TYPES)).optional(),
  })
  const fields = updateMask.split(',')
  const unknown = fields.find((field) => field !== 'pubsubTopic' && field !== 'notificationTypes')
  if (unknown !== undefined) throw invalidArgument('update_mask', `Invalid field mask provided: ${unknown}`)
  const kept = await describeSetting({ db }, account)
  const setting = {
    ...kept,
    ...(fields.includes('pubsubTopic') && { pubsubTopic: body.pubsubTopic ?? '' }),
    ...(fields.includes('notificationTypes') && { notificationTypes: body.notificationTypes ?? [] }),
  }
  const { pubsubTopic: target = '', notificationTypes } = setting
  await putSubscription(db, { subject: account, target, detail: { notificationTypes } })
  return setting
}

/** Pub/Sub's own interface, as far as an operator needs it to have a topic pushed to an address. */
export async function putPushSubscription({ db, publicUrl }: VendorWorld, context: AppContext): Promise<Response> {
  const { topic, pushConfig } = await readGoogleJson(context, {
    topic: topicName.min(1),
    pushConfig: z.object({
      pushEndpoint: z.url({ protocol: /^https?$/ }),
      oidcToken: z.object({ serviceAccountEmail: z.string().min(1), audience: z.string().min(1) }),
    }),
  })
  const { pushEndpoint } = pushConfig
  if (!isOwnAddress(context, publicUrl, pushEndpoint)) {
    throw invalidArgument('push_config.push_endpoint', `Invalid push endpoint given: ${pushEndpoint}`)
  }
  const name = `projects/${context.req.param('project')}/subscriptions/${context.req.param('subscription')}`
  const detail = { subscription: name, ...pushConfig.oidcToken }
  await putSubscription(db, { subject: topic, target: pushEndpoint, detail })
  return Response.json({ name, topic, pushConfig, state: 'ACTIVE' })
}

/** Tells whoever asked for it of a new or changed review; answers whether somebody took it. */
export async function pushGoogleReview(
  { db }: Pick<VendorWorld, 'db'>,
  news: { listingId: string; reviewId: string; type: 'NEW_REVIEW' | 'UPDATED_REVIEW' },
): Promise<boolean> {
  const listing = await findListing(db, 'google', news.listingId)
  if (!listing) return false
  const account = `accounts/${listing.account_id}`
  const setting = await describeSetting({ db }, account)
  if (!setting.pubsubTopic || !setting.notificationTypes.includes(news.type)) return false
  const kept = await findSubscription(db, setting.pubsubTopic)
  if (!kept) return false
  const { subscription, serviceAccountEmail, audience } = subscriptionDetail.parse(kept.detail)
  const claims = { sub: serviceAccountEmail, email: serviceAccountEmail, email_verified: true }
  const locationName = `${account}/locations/${listing.id}`
  const told = { type: news.type, locationName, reviewName: `${locationName}/reviews/${news.reviewId}` }
  return deliver(kept.target, await signAsGoogle(db, audience, claims), {
    message: {
      data: Buffer.from(JSON.stringify(told)).toString('base64'),
      messageId: randomUUID(),
      publishTime: new Date().toISOString(),
    },
    subscription,
  })
}

async function deliver(url: string, token: string, envelope: unknown): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(envelope),
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    })
    return ok
  } catch {
    return false
  }
}

function accountOf({ context, grant }: GoogleCall): string {
  if (context.req.param('account') !== grant.account_id) throw notFound()
  return `accounts/${grant.account_id}`
}

async function describeSetting({ db }: Pick<VendorWorld, 'db'>, account: string) {
  const kept = await findSubscription(db, account)
  const { notificationTypes } = settingDetail.parse(kept?.detail ?? {})
  return {
    name: `${account}/notificationSetting`,
    ...(kept?.target && { pubsubTopic: kept.target }),
    notificationTypes,
  }
}
