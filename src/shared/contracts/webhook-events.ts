import { z } from 'zod'
import { DISPUTE_STATUSES, DISPUTE_TURNS } from '../domain/dispute-status.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { TEST_EVENT } from '../domain/webhooks.ts'

const shared = {
  /** Goes up by one with each event of the workspace: what comes late is told from what is newer by it. */
  sequence: z.int().positive(),
  timestamp: z.iso.datetime(),
  workspaceId: z.uuid(),
}

const review = z.object({
  reviewId: z.uuid(),
  locationId: z.uuid().nullable(),
  platform: z.enum(PLATFORMS),
  /** 1 to 5; `null` where the platform has no stars. */
  rating: z.number().nullable(),
  isRecommended: z.boolean().nullable(),
  writtenAt: z.iso.datetime(),
})

const reply = z.object({
  replyId: z.uuid(),
  reviewId: z.uuid(),
  locationId: z.uuid().nullable(),
  platform: z.enum(PLATFORMS),
})

/**
 * What endpoints get, as the body of a POST. It names what it is about by id; a program that wants more asks the API for it by its key.
 * Fields may be added: programs are to pass over what they do not know.
 */
export const webhookEventSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('review.created'), ...shared, data: review }),
    z.object({ type: z.literal('review.updated'), ...shared, data: review }),
    z.object({ type: z.literal('reply.live'), ...shared, data: reply }),
    z.object({ type: z.literal('reply.rejected'), ...shared, data: reply }),
    z.object({
      type: z.literal('dispute.changed'),
      ...shared,
      data: z.object({
        disputeId: z.uuid(),
        reviewId: z.uuid().nullable(),
        platform: z.enum(PLATFORMS).nullable(),
        status: z.enum(DISPUTE_STATUSES),
        change: z.enum(DISPUTE_TURNS),
      }),
    }),
    z.object({
      type: z.literal('campaign.finished'),
      ...shared,
      data: z.object({ campaignId: z.uuid(), run: z.int(), sent: z.int(), failed: z.int() }),
    }),
    z.object({
      type: z.literal('contact.unsubscribed'),
      ...shared,
      data: z.object({
        contactId: z.uuid(),
        channel: z.enum(['email', 'sms']),
        reason: z.enum(['unsubscribed', 'stopped', 'complained']),
      }),
    }),
    z.object({
      type: z.literal('survey.answered'),
      ...shared,
      data: z.object({
        responseId: z.uuid(),
        pageId: z.uuid(),
        locationId: z.uuid().nullable(),
        /** The lowest that was given; `null` where nobody was asked for one. */
        stars: z.number().nullable(),
        nps: z.number().nullable(),
      }),
    }),
    z.object({ type: z.literal(TEST_EVENT), ...shared, data: z.object({ webhookId: z.uuid() }) }),
  ])
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.infer<typeof webhookEventSchema>
export type WebhookData = { [Type in WebhookEvent['type']]: Extract<WebhookEvent, { type: Type }>['data'] }
