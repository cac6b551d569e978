import { z } from 'zod'
import { CAMPAIGN_TYPES, LONGEST_INSTRUCTIONS } from '../domain/assistant.ts'
import { SOCIAL_PROVIDERS } from '../domain/providers.ts'
import { POST_FAULTS } from '../domain/social-posts.ts'
import { defineEndpoint } from './endpoint.ts'
import { draftOriginSchema } from './reviews.ts'

const incomplete = 'businessAndIndustryRequired'
const LONGEST_NAME = 120

/** What the assistant has to know. */
export const campaignWish = z.object({
  type: z.enum(CAMPAIGN_TYPES, 'choiceInvalid'),
  businessName: z.string().trim().min(1, incomplete).max(LONGEST_NAME, 'tooLong'),
  industry: z.string().trim().min(1, incomplete).max(LONGEST_NAME, 'tooLong'),
  context: z.string().trim().max(LONGEST_INSTRUCTIONS, 'tooLong').default(''),
})

export const writeCampaignMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/message',
  summary: 'A first draft of a campaign’s message by the assistant',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: campaignWish,
  output: z
    .object({
      message: z.string(),
      origin: draftOriginSchema,
      /** Some of what was asked for is beyond whoever wrote it, or must not be said. */
      ignoredInstructions: z.boolean(),
    })
    .meta({ id: 'CampaignMessage' }),
  errors: ['unavailable'],
})

export const campaignPreviewSchema = z
  .object({
    /** Its parts, in their order: a page of ours shows no other one's styles. */
    email: z.object({
      business: z.string(),
      /** Where the logo lies here; `null`: the name stands in its place. */
      logo: z.string().nullable(),
      /** The one for dark paper; without one, the other stands there, too. */
      darkLogo: z.string().nullable(),
      /** Of its buttons. */
      color: z.string(),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      imageUrl: z.string().nullable(),
      /** What stands with its five stars; `null`: it has none. */
      stars: z.string().nullable(),
      /** On its buttons. */
      actions: z.array(z.string()),
      footer: z.array(z.string()),
      text: z.string(),
    }),
    sms: z.object({
      text: z.string(),
      encoding: z.enum(['gsm', 'unicode']),
      segments: z.int(),
      /** What one reader in the business's country costs by a list that is published; `null` where none is known. */
      estimate: z
        .object({
          amount: z.number(),
          currency: z.literal('USD'),
          country: z.string(),
          source: z.string(),
          /** The month that the list was of. */
          asOf: z.string(),
        })
        .nullable(),
    }),
    posts: z.array(
      z.object({
        network: z.enum(SOCIAL_PROVIDERS),
        text: z.string(),
        imageUrl: z.string().nullable(),
        /** As the network counts. */
        length: z.int(),
        longest: z.int(),
        faults: z.array(z.enum(POST_FAULTS)),
      }),
    ),
  })
  .meta({ id: 'CampaignPreview' })
export type CampaignPreview = z.infer<typeof campaignPreviewSchema>

export const previewCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/preview',
  summary: 'A campaign as it would arrive with the person who asks, by every channel',
  access: 'campaigns.view',
  input: z.object({ campaignId: z.uuid() }),
  output: campaignPreviewSchema,
  errors: ['not-found'],
})
