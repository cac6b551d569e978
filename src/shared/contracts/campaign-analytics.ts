import { z } from 'zod'
import { CAMPAIGN_TYPES } from '../domain/assistant.ts'
import { DELIVERY_CHANNELS } from '../domain/campaigns.ts'
import { CAMPAIGN_DETAIL_RANGES } from '../domain/campaign-figures.ts'
import { LOCALES } from '../domain/locales.ts'
import { STEP_GRAINS } from '../domain/time-steps.ts'
import { CAMPAIGN_STATUSES, campaignAnalyticsShape } from './campaign-filter.ts'
import { campaignMetricsSchema, campaignPostSchema } from './campaign-results.ts'
import { campaignSchema } from './campaigns.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** In percent of what was sent, with one decimal; nothing was sent: 0. */
const ratesSchema = z.object({ open: z.number(), click: z.number(), response: z.number() })

const countsShape = { sent: z.int(), opens: z.int(), clicks: z.int(), responses: z.int() }

export const campaignFiguresSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(CAMPAIGN_TYPES),
    channels: z.array(z.enum(DELIVERY_CHANNELS)),
    status: z.enum(CAMPAIGN_STATUSES),
    lastSentAt: z.iso.datetime().nullable(),
    ...countsShape,
    rates: ratesSchema,
  })
  .meta({ id: 'CampaignFigures' })
export type CampaignFigures = z.infer<typeof campaignFiguresSchema>

export const listCampaignFigures = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaign-analytics',
  readsReplica: true,
  summary: 'What each campaign has brought, the last sent first, page by page',
  access: 'analytics.view',
  input: z.object({ ...campaignAnalyticsShape, ...pageInput }),
  output: pageOf(campaignFiguresSchema),
})

export const campaignSummarySchema = z
  .object({
    /** Of which anything was sent. */
    campaigns: z.int(),
    ...countsShape,
    /** The mean of the campaigns' own rates: each counts the same, however many it went to. */
    averages: ratesSchema,
    /** Of all messages together: each message counts the same. */
    weighted: ratesSchema,
  })
  .meta({ id: 'CampaignSummary' })
export type CampaignSummary = z.infer<typeof campaignSummarySchema>

export const getCampaignSummary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaign-analytics/summary',
  readsReplica: true,
  summary: 'What the campaigns of a period have brought together',
  access: 'analytics.view',
  input: z.object(campaignAnalyticsShape),
  output: campaignSummarySchema,
})

export const exportCampaignFigures = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaign-analytics/campaigns.csv',
  summary: 'What each campaign has brought, as a file for spreadsheets',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  /** The headings' language: the screen's. */
  input: z.object({ ...campaignAnalyticsShape, language: z.enum(LOCALES).optional() }),
  output: z.string(),
  mediaType: 'text/csv',
})

const ofCampaign = z.object({ campaignId: z.uuid() })

export const CAMPAIGN_GRAINS = ['hour', ...STEP_GRAINS] as const
export type CampaignGrain = (typeof CAMPAIGN_GRAINS)[number]

export const campaignAnalyticsSchema = z
  .object({
    campaign: campaignSchema,
    /** From the beginning, whatever the range. */
    totals: campaignMetricsSchema,
    rates: ratesSchema,
    /** In percent of what was sent; `null` as long as no service has said anything. */
    deliveryRate: z.number().nullable(),
    /** In the customer's currency; `null` without a cost, or without any. */
    costPerClick: z.number().nullable(),
    costPerResponse: z.number().nullable(),
    /** What of it happened in the range. */
    inRange: z.object(countsShape),
    grain: z.enum(CAMPAIGN_GRAINS),
    /** `first`: the day it begins with, or the moment an hour does. */
    overTime: z.array(z.object({ first: z.string(), ...countsShape })),
    /** By the customer's clocks, of the range; 24 of them. */
    byHour: z.array(z.object({ hour: z.int(), opens: z.int(), clicks: z.int() })),
    /** The hour of the day in which most is opened and clicked; `null` before anybody did. */
    bestHour: z.int().nullable(),
    /** Most followed first. Each reader counts once, with the link they followed first. */
    links: z.array(z.object({ url: z.string(), clicks: z.int() })),
    posts: z.array(campaignPostSchema),
  })
  .meta({ id: 'CampaignAnalytics' })
export type CampaignAnalytics = z.infer<typeof campaignAnalyticsSchema>

export const getCampaignAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId/analytics',
  readsReplica: true,
  summary: 'One campaign with all that it has brought',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object({ ...ofCampaign.shape, range: z.enum(CAMPAIGN_DETAIL_RANGES).default('all') }),
  output: campaignAnalyticsSchema,
  errors: ['not-found'],
})
