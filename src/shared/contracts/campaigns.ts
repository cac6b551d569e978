import { z } from 'zod'
import { CAMPAIGN_TYPES } from '../domain/assistant.ts'
import { CAMPAIGN_CHANNELS, CAMPAIGN_RUNS, CHANNEL_PROBLEMS, DELIVERY_CHANNELS } from '../domain/campaigns.ts'
import { LOCALES } from '../domain/locales.ts'
import { SOCIAL_PROVIDERS } from '../domain/providers.ts'
import { AUTOMATION_LIMITS } from '../domain/visits.ts'
import { CAMPAIGN_STATUSES, campaignFilterShape } from './campaign-filter.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { qrCodeUrl } from './qr-codes.ts'

export const CAMPAIGN_LIMITS = {
  campaigns: 5000,
  name: 120,
  message: 5000,
  subject: 200,
  description: 1000,
  cost: 10_000_000,
  goal: 1_000_000,
} as const

/** A hosted page, all review links of a location, or any address. */
const linkTo = (url: typeof qrCodeUrl | z.ZodString) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), pageId: z.uuid('required') }),
    z.object({ kind: z.literal('review-links'), locationId: z.uuid('required') }),
    z.object({ kind: z.literal('url'), url }),
  ])
export const campaignLink = linkTo(qrCodeUrl)
export type CampaignLink = z.infer<typeof campaignLink>

const within = (least: number, most: number) => z.int('invalid').min(least, 'invalid').max(most, 'invalid')

/** It asks so long after each visit, and reminds whoever has not answered. */
export const campaignAutomation = z.object({
  delayHours: within(0, AUTOMATION_LIMITS.delayHours),
  reminders: within(0, AUTOMATION_LIMITS.reminders),
  /** Between the request and a reminder, and between two of those. */
  reminderDays: within(1, AUTOMATION_LIMITS.reminderDays),
})
export type CampaignAutomation = z.infer<typeof campaignAutomation>

const progressShape = {
  total: z.int(),
  /** Not handed over yet. */
  waiting: z.int(),
  handedOver: z.int(),
  failed: z.int(),
  /** Handed over, perhaps: nobody can tell, and it is not sent again. */
  unknown: z.int(),
  /** Of those handed over. */
  delivered: z.int(),
  bounced: z.int(),
  /** Said no, or became unreachable, before it was their turn. */
  leftOut: z.int(),
}

/** What became of a campaign on one of the ways it goes out by. */
export const campaignDeliverySchema = z.object({
  channel: z.enum(CAMPAIGN_CHANNELS),
  ...progressShape,
  /** Why nothing goes out there, and what the service said of it. */
  problem: z.enum(CHANNEL_PROBLEMS).nullable(),
  words: z.string().nullable(),
})
export type CampaignDelivery = z.infer<typeof campaignDeliverySchema>

export const campaignSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(CAMPAIGN_TYPES),
    message: z.string(),
    subject: z.string(),
    description: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    /** `null`: everybody. */
    segment: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    channels: z.array(z.enum(DELIVERY_CHANNELS)),
    socialPlatforms: z.array(z.enum(SOCIAL_PROVIDERS)),
    link: linkTo(z.string()).nullable(),
    imageUrl: z.string().nullable(),
    /** Five stars in its e-mail that lead where its link does, whichever is pressed. */
    hasStars: z.boolean(),
    /** The account that carries it; `null`: the default one. */
    emailSenderId: z.uuid().nullable(),
    smsSenderId: z.uuid().nullable(),
    /** What it is written in, and so for whom; `null`: for everybody. */
    language: z.enum(LOCALES).nullable(),
    /** Those get it, too, who are known to read another one. */
    includesOtherLanguages: z.boolean(),
    /** In the customer's currency. */
    cost: z.number().nullable(),
    goal: z.int().nullable(),
    isAiGenerated: z.boolean(),
    /** `null`: it is sent to everybody at once. */
    automation: campaignAutomation.nullable(),
    scheduledSendTime: z.iso.datetime().nullable(),
    sentCount: z.int(),
    responseCount: z.int(),
    lastSentAt: z.iso.datetime().nullable(),
    /** `null`: it was never set going. */
    run: z.enum(CAMPAIGN_RUNS).nullable(),
    /** Everybody is still being gathered: the figures grow. */
    isGathering: z.boolean(),
    /** All ways together; `null` before it is first set going. */
    progress: z.object(progressShape).nullable(),
    deliveries: z.array(campaignDeliverySchema),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.infer<typeof campaignSchema>

const incomplete = 'campaignNameAndMessageRequired'
const text = (most: number) => z.string().trim().max(most, 'tooLong')
const day = z.iso.date('dateUnreadable').nullable()

const fields = z.object({
  name: text(CAMPAIGN_LIMITS.name).min(1, incomplete),
  type: z.enum(CAMPAIGN_TYPES, 'choiceInvalid'),
  message: text(CAMPAIGN_LIMITS.message).min(1, incomplete),
  subject: text(CAMPAIGN_LIMITS.subject),
  description: text(CAMPAIGN_LIMITS.description),
  startDate: day,
  endDate: day,
  segmentId: z.uuid('choiceInvalid').nullable(),
  channels: z.array(z.enum(DELIVERY_CHANNELS)).max(DELIVERY_CHANNELS.length),
  socialPlatforms: z.array(z.enum(SOCIAL_PROVIDERS)).max(SOCIAL_PROVIDERS.length),
  link: campaignLink.nullable(),
  imageUrl: qrCodeUrl.nullable(),
  hasStars: z.boolean(),
  emailSenderId: z.uuid('choiceInvalid').nullable(),
  smsSenderId: z.uuid('choiceInvalid').nullable(),
  language: z.enum(LOCALES, 'choiceInvalid').nullable(),
  includesOtherLanguages: z.boolean(),
  cost: z.number('invalid').min(0, 'invalid').max(CAMPAIGN_LIMITS.cost, 'invalid').nullable(),
  goal: z.int('invalid').min(1, 'invalid').max(CAMPAIGN_LIMITS.goal, 'invalid').nullable(),
  isAiGenerated: z.boolean(),
  automation: campaignAutomation.nullable(),
})

/** Name, type and message; the rest may be said later. */
export const campaignInput = z.object({
  ...fields.shape,
  subject: fields.shape.subject.default(''),
  description: fields.shape.description.default(''),
  startDate: day.default(null),
  endDate: day.default(null),
  segmentId: fields.shape.segmentId.default(null),
  channels: fields.shape.channels.default([]),
  socialPlatforms: fields.shape.socialPlatforms.default([]),
  link: fields.shape.link.default(null),
  imageUrl: fields.shape.imageUrl.default(null),
  hasStars: fields.shape.hasStars.default(false),
  emailSenderId: fields.shape.emailSenderId.default(null),
  smsSenderId: fields.shape.smsSenderId.default(null),
  language: fields.shape.language.default(null),
  includesOtherLanguages: fields.shape.includesOtherLanguages.default(false),
  cost: fields.shape.cost.default(null),
  goal: fields.shape.goal.default(null),
  isAiGenerated: fields.shape.isAiGenerated.default(false),
  automation: fields.shape.automation.default(null),
})
export type CampaignInput = z.infer<typeof campaignInput>

export const listCampaigns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns',
  summary: 'Campaigns that match, page by page',
  access: 'campaigns.view',
  isOpenToKeys: true,
  // A cursor may hold a name.
  input: z.object({ ...campaignFilterShape, ...pageInput, cursor: z.string().max(1000).optional() }),
  output: pageOf(campaignSchema),
})

const ofCampaign = z.object({ campaignId: z.uuid() })

export const getCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:campaignId',
  summary: 'One campaign',
  access: 'campaigns.view',
  isOpenToKeys: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found'],
})

export const createCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns',
  summary: 'Write a campaign; it is a draft until it is sent or activated',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: campaignInput,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const changeCampaign = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/campaigns/:campaignId',
  summary: 'Change a draft or a paused campaign; what is not said stays',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: fields.partial().extend(ofCampaign.shape),
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const duplicateCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/duplicate',
  summary: 'A draft with the same words, audience and channels',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/campaigns/:campaignId',
  summary: 'Delete a campaign; it can be brought back for a while',
  access: 'campaigns.manage',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const restoreCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:campaignId/restore',
  summary: 'Bring back a deleted campaign, with the time it was planned for if that lies ahead',
  access: 'campaigns.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  input: ofCampaign,
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})
