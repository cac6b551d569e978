import { z } from 'zod'
import { REVIEW_CERTAINTIES, type RecipientState } from '../domain/campaigns.ts'
import {
  CONSENT_CHANNELS,
  CONSENT_ACTIONS,
  CONSENT_BASES,
  ALL_CONSENT_PLACES,
  SUPPRESSION_REASONS,
  ofContact,
} from './contacts.ts'
import { defineEndpoint } from './endpoint.ts'

const consentSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(CONSENT_CHANNELS),
    action: z.enum(CONSENT_ACTIONS),
    basis: z.enum(CONSENT_BASES).nullable(),
    place: z.enum(ALL_CONSENT_PLACES),
    /** What they agreed to, in the words they were shown or told. */
    wording: z.string(),
    obtainedAt: z.iso.datetime(),
    /** Who says so; `null`: they did it themselves. */
    recordedBy: z.string().nullable(),
    /** It was given for the address they have by now. */
    isForThisAddress: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactConsent' })
export type ContactConsent = z.infer<typeof consentSchema>

const answeredSchema = z
  .object({
    id: z.uuid(),
    pageId: z.uuid(),
    pageName: z.string(),
    content: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ContactAnswer' })

const reviewedSchema = z
  .object({
    id: z.uuid(),
    platform: z.string(),
    rating: z.int().nullable(),
    content: z.string().nullable(),
    /** How sure it is that they wrote it after being asked; `null` where it only bears their name. */
    certainty: z.enum(REVIEW_CERTAINTIES).nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ContactReview' })

/** How far a message can have come. */
export const SENT_STATES = ['accepted', 'delivered', 'bounced', 'failed', 'unknown'] as const satisfies RecipientState[]
export type SentState = (typeof SENT_STATES)[number]

const messageSchema = z
  .object({
    id: z.uuid(),
    campaignId: z.uuid(),
    campaignName: z.string(),
    channel: z.enum(CONSENT_CHANNELS),
    state: z.enum(SENT_STATES),
    openedAt: z.iso.datetime().nullable(),
    clickedAt: z.iso.datetime().nullable(),
    /** When they answered a survey or left feedback or a review because of it. */
    respondedAt: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'SentMessage' })
export type SentMessage = z.infer<typeof messageSchema>

/** The newest of each. */
export const getContactStory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contacts/:contactId/story',
  summary: 'What a contact agreed to, was sent, answered, and may have reviewed',
  access: 'contacts.view',
  input: ofContact,
  output: z
    .object({
      visits: z.array(z.object({ id: z.uuid(), location: z.string().nullable(), at: z.iso.datetime() })),
      /** What campaigns sent them, and what they wrote back; none for whoever may not see campaigns. */
      messages: z.array(messageSchema),
      replies: z.array(z.object({ id: z.uuid(), text: z.string(), at: z.iso.datetime() })),
      consents: z.array(consentSchema),
      suppressions: z.array(
        z.object({
          channel: z.enum(CONSENT_CHANNELS),
          reason: z.enum(SUPPRESSION_REASONS),
          at: z.iso.datetime(),
        }),
      ),
      answers: z.array(answeredSchema),
      /** Under the same name, or taken for theirs after they were asked; none for whoever may not see reviews. */
      reviews: z.array(reviewedSchema),
    })
    .meta({ id: 'ContactStory' }),
  errors: ['not-found'],
})
