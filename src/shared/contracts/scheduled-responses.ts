import { z } from 'zod'
import { PLATFORMS } from '../domain/platforms.ts'
import { LONGEST_REPLY } from '../domain/replies.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { draftOriginSchema, HOLD_REASONS, REPLY_WAYS, reviewSchema } from './reviews.ts'

export const scheduledResponseSchema = z
  .object({
    id: z.uuid(),
    reviewId: z.uuid(),
    responseText: z.string(),
    scheduledTime: z.iso.datetime(),
    /** As the person chose it, in `timezone`: 2026-11-20T09:00 */
    localTime: z.string(),
    timezone: z.string(),
    status: z.enum(['pending', 'held', 'sent']),
    holdReason: z.enum(HOLD_REASONS).nullable(),
    aiGenerated: z.boolean(),
    draftOrigin: draftOriginSchema.nullable(),
    createdByName: z.string().nullable(),
    review: z.object({
      platform: z.enum(PLATFORMS),
      rating: z.int().nullable(),
      isRecommended: z.boolean().nullable(),
      author: z.string().nullable(),
      content: z.string().nullable(),
      /** `by-hand`: at its time a person is reminded to put it there. */
      replyWay: z.enum(REPLY_WAYS),
      replyLimit: reviewSchema.shape.replyLimit,
    }),
  })
  .meta({ id: 'ScheduledResponse' })
export type ScheduledResponse = z.infer<typeof scheduledResponseSchema>

/** Sentences of the spec, given by the server: what is missing, and a time that has passed. */
const planInput = {
  responseText: z.string().max(LONGEST_REPLY, 'tooLong'),
  /** Wall time in the location's timezone. */
  date: z.string().max(10),
  time: z.string().max(5),
}

export const listScheduledResponses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/scheduled-responses',
  summary: 'Replies waiting for their time, the next one first',
  access: 'reviews.view',
  isPolled: true,
  input: z.object(pageInput),
  output: pageOf(scheduledResponseSchema),
})

export const scheduleResponse = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/scheduled-response',
  summary: 'Answer a review at a time of one’s choice',
  access: 'replies.publish',
  input: z.object({ reviewId: z.uuid(), ...planInput }),
  output: scheduledResponseSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

const ofScheduled = z.object({ scheduledId: z.uuid() })

export const getScheduledResponse = defineEndpoint({
  method: 'GET',
  path: '/api/v1/scheduled-responses/:scheduledId',
  summary: 'One reply for later, also once it has been sent',
  access: 'reviews.view',
  input: ofScheduled,
  output: scheduledResponseSchema,
  errors: ['not-found'],
})

export const changeScheduledResponse = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/scheduled-responses/:scheduledId',
  summary: 'Change its text or time',
  access: 'replies.publish',
  input: ofScheduled.extend(planInput),
  output: scheduledResponseSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const sendScheduledResponseNow = defineEndpoint({
  method: 'POST',
  path: '/api/v1/scheduled-responses/:scheduledId/send-now',
  summary: 'Do not wait for its time',
  access: 'replies.publish',
  /** A review of an open incident wants a second word; whoever was told by the hold has given it. */
  input: ofScheduled.extend({ despiteIncident: z.boolean().default(false) }),
  output: scheduledResponseSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const cancelScheduledResponse = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/scheduled-responses/:scheduledId',
  summary: 'Forget it; the review is pending again',
  access: 'replies.publish',
  input: ofScheduled,
  output: z.object({ reviewId: z.uuid() }),
  errors: ['not-found', 'illegal-transition'],
})

/** Which instant a wall time means there, and what the clocks do that night. */
export const previewScheduledTime = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId/scheduled-time',
  summary: 'Which instant a wall time means in the review’s timezone',
  access: 'replies.draft',
  input: z.object({ reviewId: z.uuid(), date: z.string().max(10).optional(), time: z.string().max(5).optional() }),
  output: z.object({
    timezone: z.string(),
    scheduledTime: z.iso.datetime().nullable(),
    /** `gap`: that time does not exist, the hour after is meant. `overlap`: it comes twice, the first is meant. */
    clockChange: z.enum(['gap', 'overlap']).nullable(),
    /** While its incident is open, the reply waits for a person at its time. */
    isInIncident: z.boolean(),
  }),
  errors: ['not-found'],
})
