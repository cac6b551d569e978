import { SOCIAL_PROVIDERS } from './providers.ts'
import { POST_FAULTS } from './social-posts.ts'

export const DELIVERY_CHANNELS = ['email', 'sms', 'social_media'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]

/** Each names where a campaign's button leads. */
export const CAMPAIGN_LINK_KINDS = ['page', 'review-links', 'url'] as const
export type CampaignLinkKind = (typeof CAMPAIGN_LINK_KINDS)[number]

/**
 * What set a campaign going: one delivery to all, or it runs by itself for whoever comes until its end, or it stands ready for
 * whom somebody asks on the spot, or it asks by itself after each visit.
 */
export const CAMPAIGN_RUNS = ['sent', 'activated', 'asked', 'automatic'] as const
export type CampaignRun = (typeof CAMPAIGN_RUNS)[number]

/** Why a campaign did not go out, or not on. */
export const CAMPAIGN_FAILURES = ['provider', 'nobody', 'missed', 'paused', 'empty'] as const
export type CampaignFailure = (typeof CAMPAIGN_FAILURES)[number]

/** By which people get it, one by one. */
export const PERSONAL_CHANNELS = ['email', 'sms'] as const
export type PersonalChannel = (typeof PERSONAL_CHANNELS)[number]

/** All that a campaign goes out by. */
export const CAMPAIGN_CHANNELS = [...PERSONAL_CHANNELS, ...SOCIAL_PROVIDERS] as const
export type CampaignChannel = (typeof CAMPAIGN_CHANNELS)[number]

export const isPersonal = (channel: CampaignChannel): channel is PersonalChannel =>
  PERSONAL_CHANNELS.some((one) => one === channel)

/** `accepted`: a service has it. `unknown`: it may have it, and nobody can tell; it is not sent again. */
export const RECIPIENT_STATES = [
  'queued',
  'dispatching',
  'accepted',
  'delivered',
  'bounced',
  'failed',
  'unknown',
  'suppressed',
  'cancelled',
] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

/** Why somebody of the audience gets nothing by a channel. */
export const LEFT_OUT_REASONS = [
  'no-address',
  'suppressed',
  'no-consent',
  'already-sent',
  'asked-recently',
  'other-language',
  'same-address',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Why one of those who were to get it did not, or not yet. */
export const RECIPIENT_REASONS = [
  'no-consent',
  'suppressed',
  'asked-recently',
  'address-changed',
  'contact-gone',
  'answered',
  'visit-past',
  'campaign-ended',
  'quiet-hours',
  'paused',
  'rejected',
  'refused',
  'unreachable',
  'unconfirmed',
  'bounced',
  'complained',
] as const
export type RecipientReason = (typeof RECIPIENT_REASONS)[number]

export const CAMPAIGN_EVENT_TYPES = [
  'email_sent',
  'email_opened',
  'link_clicked',
  'sms_sent',
  'social_posted',
  'scheduled',
  'response',
] as const
export type CampaignEventType = (typeof CAMPAIGN_EVENT_TYPES)[number]

export const CAMPAIGN_EVENT_STATUSES = ['success', 'failed', 'pending'] as const
export type CampaignEventStatus = (typeof CAMPAIGN_EVENT_STATUSES)[number]

/** What is wrong with an address in a campaign. `not-public`: only reachable from inside some network. */
export const LINK_FAULTS = ['gone', 'failing', 'unreachable', 'not-public'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]

export interface LinkCheck {
  url: string
  /** `null`: it is there. */
  fault: LinkFault | null
}

/** Why a channel cannot carry a campaign at all. */
export const CHANNEL_PROBLEMS = [
  'not-connected',
  'disconnected',
  'sender-missing',
  'sender-unverified',
  'audience-missing',
  'refused',
  ...POST_FAULTS,
] as const
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number]

/** Nobody is asked for a review or for feedback again within these days, by whichever campaign. */
export const ASK_AGAIN_DAYS = 30
export const isAsking = (type: string) => type === 'review_request' || type === 'feedback'

/** A review written so many days after somebody was asked may be their response. */
export const REVIEWED_WITHIN_DAYS = 14
/** How sure it is that it is theirs. `likely`: their full name, and no one else's who was asked. */
export const REVIEW_CERTAINTIES = ['likely', 'possible'] as const
export type ReviewCertainty = (typeof REVIEW_CERTAINTIES)[number]
