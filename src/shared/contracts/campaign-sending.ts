import { z } from 'zod'
import {
  CAMPAIGN_CHANNELS,
  CHANNEL_PROBLEMS,
  DELIVERY_CHANNELS,
  LINK_FAULTS,
  LEFT_OUT_REASONS,
  PERSONAL_CHANNELS,
  RECIPIENT_REASONS,
  RECIPIENT_STATES,
} from '../domain/campaigns.ts'
import { LOCALES } from '../domain/locales.ts'
import { PHONE_NUMBER, PROVIDERS, SOCIAL_PROVIDERS } from '../domain/providers.ts'
import { campaignSchema } from './campaigns.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const ofCampaign = z.object({ campaignId: z.uuid() })

const price = z.object({ amount: z.number(), currency: z.literal('USD') })

export const campaignAudienceSchema = z.object({
  /** Everybody the segment shows, whether they may be written to or not. */
  total: z.int(),
  channels: z.array(
    z.object({
      channel: z.enum(PERSONAL_CHANNELS),
      willGet: z.int(),
      leftOut: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.int() })),
      /** Who carries it; `null` where nobody does. */
      provider: z.enum(PROVIDERS).nullable(),
      problem: z.enum(CHANNEL_PROBLEMS).nullable(),
      /** Of a text message as it will arrive; names make it a little longer or shorter. */
      sms: z.object({ segments: z.int(), encoding: z.enum(['gsm', 'unicode']), messages: z.int() }).nullable(),
    }),
  ),
  networks: z.array(
    z.object({
      network: z.enum(SOCIAL_PROVIDERS),
      account: z.string().nullable(),
      problem: z.enum(CHANNEL_PROBLEMS).nullable(),
      isAlreadyPosted: z.boolean(),
      /** What the network takes for the post. */
      price: price.nullable(),
    }),
  ),
  /** Written where the reader's name would be, and nobody knows what to put there. */
  unknownFields: z.array(z.string()),
  /** The page is not published, or the location has no review links. */
  isLinkMissing: z.boolean(),
  /** Addresses in it that could not be reached when they were last looked at: a warning, no more. */
  linkFaults: z.array(z.object({ url: z.string(), fault: z.enum(LINK_FAULTS) })),
})
export type CampaignAudience = z.infer<typeof campaignAudienceSchema>

export const getCampaignAudience = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/audience',
  summary: 'How many a campaign would reach by each channel, who is left out and why',
  access: 'campaigns.view',
  input: ofCampaign.extend({
    /** As if the campaign said so; not said: as it has it. */
    includesOtherLanguages: z.stringbool().optional(),
  }),
  output: campaignAudienceSchema,
  errors: ['not-found'],
})

export const checkCampaignLinks = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/check-links',
  summary: 'Look whether the addresses in a campaign can be reached; what is found stands with its audience',
  access: 'campaigns.send',
  plan: 'campaigns',
  needsAllLocations: true,
  input: ofCampaign,
  /** `false`: nothing is new since they were last looked at. */
  output: z.object({ isChecking: z.boolean() }),
  errors: ['not-found'],
})

const channelMissing = 'campaignChannelRequired'

export const sendCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/send',
  summary: 'Send a campaign to everybody who has not had it, now or at a time of the customer’s own clocks',
  access: 'campaigns.send',
  switch: 'campaign-sending',
  plan: 'campaigns',
  needsAllLocations: true,
  input: z.object({
    ...ofCampaign.shape,
    channels: z.array(z.enum(DELIVERY_CHANNELS)).min(1, channelMissing).max(DELIVERY_CHANNELS.length),
    socialPlatforms: z.array(z.enum(SOCIAL_PROVIDERS)).max(SOCIAL_PROVIDERS.length).default([]),
    /** Not said: as the campaign has it. */
    includesOtherLanguages: z.boolean().optional(),
    /** `null`: now. */
    at: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'dateUnreadable')
      .nullable(),
  }),
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const unscheduleCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/unschedule',
  summary: 'Take back the time a campaign was to be sent at',
  access: 'campaigns.send',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const activateCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/activate',
  summary: 'Let a campaign run by itself, or go on where it was paused',
  access: 'campaigns.send',
  switch: 'campaign-sending',
  plan: 'campaigns',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const pauseCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/pause',
  summary: 'Hold back what is not handed over yet',
  access: 'campaigns.send',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const endCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/end',
  summary: 'Finish a campaign; whoever has not got it by now will not',
  access: 'campaigns.send',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const testCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/test',
  summary: 'Send a campaign to oneself, marked as a test; it counts nowhere',
  access: 'campaigns.send',
  plan: 'campaigns',
  needsAllLocations: true,
  input: z.object({
    ...ofCampaign.shape,
    channel: z.enum(PERSONAL_CHANNELS),
    /** For a text message: one’s own number. An e-mail goes to the address one signs in with. */
    to: z.string().regex(PHONE_NUMBER, 'invalid').optional(),
  }),
  output: z.object({ to: z.string() }),
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const campaignRecipientSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(CAMPAIGN_CHANNELS),
    /** `null` for a post, and for a person who was erased since. */
    contactId: z.uuid().nullable(),
    name: z.string(),
    /** An e-mail address or a phone number; for a post the account it stands under. */
    address: z.string().nullable(),
    state: z.enum(RECIPIENT_STATES),
    reason: z.enum(RECIPIENT_REASONS).nullable(),
    /** What the service said, in its own words. */
    words: z.string().nullable(),
    /** Where a post can be seen. */
    url: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CampaignRecipient' })
export type CampaignRecipient = z.infer<typeof campaignRecipientSchema>

const chosenRecipients = ofCampaign.extend({
  channel: z.enum(CAMPAIGN_CHANNELS).optional(),
  state: z.enum(RECIPIENT_STATES).optional(),
})

export const exportCampaignRecipients = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/recipients.csv',
  summary: 'Who gets a campaign, and what became of it for each, as a file for spreadsheets',
  access: 'campaigns.view',
  /** The headings' language: the screen's. */
  input: chosenRecipients.extend({ language: z.enum(LOCALES) }),
  output: z.string(),
  mediaType: 'text/csv',
  errors: ['not-found'],
})

export const listCampaignRecipients = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/recipients',
  summary: 'Who gets a campaign, and what became of it for each, page by page',
  access: 'campaigns.view',
  input: chosenRecipients.extend(pageInput),
  output: pageOf(campaignRecipientSchema),
  errors: ['not-found'],
})
