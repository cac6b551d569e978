import { z } from 'zod'
import { CHANNEL_PROBLEMS, LEFT_OUT_REASONS, PERSONAL_CHANNELS } from '../domain/campaigns.ts'
import { CONTACT_LIMITS } from './contacts.ts'
import { defineEndpoint } from './endpoint.ts'

const askingSchema = z
  .object({
    /** Where one may ask for. */
    locations: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** It has review links that people may be asked for. */
        hasLinks: z.boolean(),
        /** Somebody holds back what is asked for there. */
        isPaused: z.boolean(),
      }),
    ),
    channels: z.array(
      z.object({
        channel: z.enum(PERSONAL_CHANNELS),
        problem: z.enum(CHANNEL_PROBLEMS).nullable(),
        /** Why this person gets nothing by it; `null` where they do, and where nobody is named. */
        reason: z.enum(LEFT_OUT_REASONS).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReviewRequestChoices' })
export type ReviewRequestChoices = z.infer<typeof askingSchema>

export const getReviewRequestChoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-requests/choices',
  summary: 'Where a review can be asked for, by which way, and what speaks against it',
  access: 'campaigns.send',
  plan: 'campaigns',
  input: z.object({ contactId: z.uuid().optional() }),
  output: askingSchema,
  errors: ['not-found'],
})

const MOST_ASKS_A_MINUTE = 60

export const askForReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-requests',
  summary: 'Ask one person for a review, now or as soon as their quiet hours end',
  access: 'campaigns.send',
  switch: 'campaign-sending',
  plan: 'campaigns',
  ratePerMinute: MOST_ASKS_A_MINUTE,
  input: z.object({
    locationId: z.uuid('choiceInvalid'),
    to: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('contact'), contactId: z.uuid(), channel: z.enum(PERSONAL_CHANNELS) }),
      z.object({
        kind: z.literal('person'),
        name: z.string().trim().max(CONTACT_LIMITS.name, 'tooLong'),
        /** An e-mail address or a phone number, as people write it. */
        address: z.string().trim().min(1, 'required').max(CONTACT_LIMITS.email, 'tooLong'),
        /** What they agreed to, in the words they were told. */
        wording: z.string().trim().min(1, 'required').max(CONTACT_LIMITS.wording, 'tooLong'),
      }),
    ]),
  }),
  output: z
    .object({
      campaignId: z.uuid(),
      contactId: z.uuid(),
      channel: z.enum(PERSONAL_CHANNELS),
      /** When it goes out; `null`: now. */
      at: z.iso.datetime().nullable(),
    })
    .meta({ id: 'ReviewRequest' }),
  errors: ['not-found', 'conflict'],
})
