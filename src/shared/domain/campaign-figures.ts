/** How far back the figures of all campaigns look, by when each was last sent. */
export const CAMPAIGN_RANGES = ['7d', '30d', '90d', 'all'] as const
export type CampaignRange = (typeof CAMPAIGN_RANGES)[number]

/** How far back those of one look. */
export const CAMPAIGN_DETAIL_RANGES = ['24h', '7d', '30d', 'all'] as const
export type CampaignDetailRange = (typeof CAMPAIGN_DETAIL_RANGES)[number]

/** Campaigns by what they go out by, whatever else they go out by. */
export const CAMPAIGN_WAYS = ['email', 'sms', 'social'] as const
export type CampaignWay = (typeof CAMPAIGN_WAYS)[number]

/** In percent; a rate above it is good. */
export const GOOD_RATES = { open: 20, click: 2.5, response: 1 } as const
export type RateKind = keyof typeof GOOD_RATES

/** In percent, as it is shown and judged: with one decimal. */
export const rateOf = (count: number, sent: number) => (sent === 0 ? 0 : Math.round((count / sent) * 1000) / 10)
export const isGoodRate = (kind: RateKind, rate: number) => rate > GOOD_RATES[kind]
