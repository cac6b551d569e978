import { z } from 'zod'
import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_EVENT_STATUSES,
  CAMPAIGN_EVENT_TYPES,
  REVIEW_CERTAINTIES,
} from '../domain/campaigns.ts'
import { CAMPAIGN_DETAIL_RANGES } from '../domain/campaign-figures.ts'
import { SOCIAL_PROVIDERS } from '../domain/providers.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const ofCampaign = z.object({ campaignId: z.uuid() })

export const campaignPostSchema = z
  .object({
    network: z.enum(SOCIAL_PROVIDERS),
    /** Where everybody can see it, where the network tells. */
    url: z.string().nullable(),
    postedAt: z.iso.datetime(),
    /** As the network told last; `null`: it was not asked yet. */
    numbers: z
      .object({
        likes: z.int(),
        comments: z.int(),
        /** `null`: the network does not tell. */
        shares: z.int().nullable(),
        readAt: z.iso.datetime(),
      })
      .nullable(),
    /** Some tell nobody's program. */
    canBeRead: z.boolean(),
    /** What the network takes for being asked once: then only a person asks. `null`: nothing, and it is asked by itself. */
    price: z.object({ amount: z.number(), currency: z.literal('USD') }).nullable(),
  })
  .meta({ id: 'CampaignPost' })
export type CampaignPost = z.infer<typeof campaignPostSchema>

export const readCampaignPost = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/read-post',
  summary: 'Ask a network what people did with a campaign’s post, for the price it takes',
  access: 'campaigns.send',
  plan: 'campaigns',
  needsAllLocations: true,
  input: z.object({ ...ofCampaign.shape, network: z.enum(SOCIAL_PROVIDERS) }),
  output: campaignPostSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const campaignMetricsSchema = z
  .object({
    sent: z.int(),
    delivered: z.int(),
    bounced: z.int(),
    /** By people; each person counts once. */
    opens: z.int(),
    /** By programs that look at mails before their reader does: in no rate. */
    machineOpens: z.int(),
    clicks: z.int(),
    responses: z.int(),
    /** Of the responses: reviews by people who were asked, going by their names. */
    likelyReviews: z.int(),
    possibleReviews: z.int(),
  })
  .meta({ id: 'CampaignMetrics' })
export type CampaignMetrics = z.infer<typeof campaignMetricsSchema>

export const getCampaignMetrics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/metrics',
  summary: 'What a campaign has brought so far; all zero before it was first sent',
  access: 'analytics.view',
  isOpenToKeys: true,
  input: ofCampaign,
  output: campaignMetricsSchema,
  errors: ['not-found'],
})

export const campaignEventSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(CAMPAIGN_EVENT_TYPES),
    status: z.enum(CAMPAIGN_EVENT_STATUSES),
    /** What the service said, or our word for what went wrong. */
    errorMessage: z.string().nullable(),
    channel: z.enum(CAMPAIGN_CHANNELS).nullable(),
    /** Which link, of a click. */
    url: z.string().nullable(),
    /** Of a review that is taken for a response: how sure it is that somebody who was asked wrote it. */
    certainty: z.enum(REVIEW_CERTAINTIES).nullable(),
    providerId: z.uuid().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CampaignEvent' })
export type CampaignEvent = z.infer<typeof campaignEventSchema>

export const listCampaignEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/events',
  summary: 'What happened in a campaign, newest first, page by page',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object({
    ...ofCampaign.shape,
    range: z.enum(CAMPAIGN_DETAIL_RANGES).default('all'),
    ...pageInput,
  }),
  output: pageOf(campaignEventSchema),
  errors: ['not-found'],
})
