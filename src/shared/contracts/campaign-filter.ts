import { z } from 'zod'
import { CAMPAIGN_TYPES } from '../domain/assistant.ts'
import { CAMPAIGN_RANGES, CAMPAIGN_WAYS } from '../domain/campaign-figures.ts'

export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** `name` runs from A to Z, the others from the newest or latest on; never sent comes last. */
export const CAMPAIGN_SORTS = ['newest', 'name', 'last-sent'] as const
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number]

/** Apart from the campaigns themselves: every address of the product is read by it. */
export const campaignFilterShape = {
  /** In its name or in its message. */
  search: z.string().trim().max(200).optional(),
  type: z.enum(CAMPAIGN_TYPES).optional(),
  status: z.enum(CAMPAIGN_STATUSES).optional(),
  sort: z.enum(CAMPAIGN_SORTS).default('newest'),
}

export const campaignAnalyticsShape = {
  /** Last sent within it; `all` has those that were never sent, too. */
  range: z.enum(CAMPAIGN_RANGES).default('30d'),
  type: z.enum(CAMPAIGN_WAYS).optional(),
}
