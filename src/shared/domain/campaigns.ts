export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

export const DELIVERY_CHANNELS = ['email', 'sms', 'social_media'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]

/** Each names where a campaign's button leads. */
export const CAMPAIGN_LINK_KINDS = ['page', 'review-links', 'url'] as const
export type CampaignLinkKind = (typeof CAMPAIGN_LINK_KINDS)[number]
