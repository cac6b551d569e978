import type { z } from 'zod'
import {
  type Campaign,
  type CampaignAutomation,
  campaignInput,
  type createCampaign,
} from '#shared/contracts/campaigns.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { CampaignType } from '#shared/domain/assistant.ts'
import { type CampaignLinkKind, type DeliveryChannel, isAsking } from '#shared/domain/campaigns.ts'
import { measureDraftShare } from '#shared/domain/draft-share.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'

export const WAYS_TO_GO_OUT = ['once', 'visits'] as const
export const DELAY_UNITS = ['hours', 'days'] as const
const HOURS_A_DAY = 24

/** How it goes out: to everybody at once, or to each some time after a visit. */
interface AutomationValues {
  way: (typeof WAYS_TO_GO_OUT)[number]
  /** In the unit beside it. */
  delayHours: string
  unit: (typeof DELAY_UNITS)[number]
  reminders: string
  reminderDays: string
}

/** What the form holds: text as it is typed, empty where nothing is said. */
export interface CampaignValues {
  name: string
  type: CampaignType
  message: string
  subject: string
  description: string
  startDate: string
  endDate: string
  segmentId: string
  channels: DeliveryChannel[]
  socialPlatforms: SocialProvider[]
  link: { kind: CampaignLinkKind | ''; pageId: string; locationId: string; url: string }
  imageUrl: string
  automation: AutomationValues
  hasStars: boolean
  /** Empty for the default. */
  emailSenderId: string
  smsSenderId: string
  /** Empty: it is for everybody. */
  language: Locale | ''
  cost: string
  goal: string
  /** What the assistant is told. */
  wish: { businessName: string; industry: string; context: string }
  /** What it wrote last, and who it was; empty where it has not. */
  written: { message: string; engine: string; model: string }
}

export const NOTHING_WRITTEN = { message: '', engine: '', model: '' }

const blank = (businessName: string): CampaignValues => ({
  name: '',
  type: 'review_request',
  message: '',
  subject: '',
  description: '',
  startDate: '',
  endDate: '',
  segmentId: '',
  channels: ['email'],
  socialPlatforms: [],
  link: { kind: '', pageId: '', locationId: '', url: '' },
  imageUrl: '',
  hasStars: false,
  automation: { way: 'once', delayHours: '1', unit: 'days', reminders: '1', reminderDays: '3' },
  emailSenderId: '',
  smsSenderId: '',
  language: '',
  cost: '',
  goal: '',
  wish: { businessName, industry: '', context: '' },
  written: NOTHING_WRITTEN,
})

const write = (value: string | number | null) => String(value ?? '')

export function toValues(campaign: Campaign | null, businessName: string): CampaignValues {
  const none = blank(businessName)
  if (!campaign) return none
  const { message, link, isAiGenerated } = campaign
  return {
    name: campaign.name,
    type: campaign.type,
    message,
    subject: campaign.subject,
    description: campaign.description,
    startDate: write(campaign.startDate),
    endDate: write(campaign.endDate),
    segmentId: campaign.segment?.id ?? '',
    channels: campaign.channels,
    socialPlatforms: campaign.socialPlatforms,
    link: { ...none.link, ...link },
    imageUrl: write(campaign.imageUrl),
    hasStars: campaign.hasStars,
    automation: campaign.automation ? writeAutomation(campaign.automation) : none.automation,
    emailSenderId: write(campaign.emailSenderId),
    smsSenderId: write(campaign.smsSenderId),
    language: campaign.language ?? '',
    cost: write(campaign.cost),
    goal: write(campaign.goal),
    wish: none.wish,
    written: isAiGenerated ? { message, engine: 'model', model: '' } : NOTHING_WRITTEN,
  }
}

/** Hours as they are, or as the days that they make. */
export function splitDelay(delayHours: number): { unit: (typeof DELAY_UNITS)[number]; count: number } {
  const isWhole = delayHours > 0 && delayHours % HOURS_A_DAY === 0
  return isWhole ? { unit: 'days', count: delayHours / HOURS_A_DAY } : { unit: 'hours', count: delayHours }
}

function writeAutomation({ delayHours, reminders, reminderDays }: CampaignAutomation): AutomationValues {
  const { unit, count } = splitDelay(delayHours)
  return {
    way: 'visits',
    delayHours: write(count),
    unit,
    reminders: write(reminders),
    reminderDays: write(reminderDays),
  }
}

/** Only what asks for an opinion can go out after a visit; what was chosen for it waits in the form. */
export const isAutomatic = ({ type, automation }: Pick<CampaignValues, 'type' | 'automation'>) =>
  automation.way === 'visits' && isAsking(type)

/** As much of it as the server takes for the draft's own. */
const LEAST_SHARE = 0.5

/** Whose words the message still is: what somebody has rewritten is theirs. */
export const isStillWritten = ({ message, written }: Pick<CampaignValues, 'message' | 'written'>) =>
  written.message !== '' && measureDraftShare(message, written.message) >= LEAST_SHARE

/** What is not well formed is told by the contract's schema. */
export function toInput({ wish: _wish, written, ...values }: CampaignValues): InputOf<typeof createCampaign> {
  const isForVisits = isAutomatic(values)
  const channels = values.channels.filter((channel) => channel !== 'social_media' || !isForVisits)
  return {
    ...values,
    channels,
    automation: isForVisits ? toAutomation(values.automation) : null,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    segmentId: values.segmentId || null,
    // What was chosen before the channel was taken away waits in the form.
    socialPlatforms: channels.includes('social_media') ? values.socialPlatforms : [],
    link: toLink(values.link),
    imageUrl: values.imageUrl.trim() || null,
    emailSenderId: values.emailSenderId || null,
    smsSenderId: values.smsSenderId || null,
    language: values.language || null,
    cost: toNumber(values.cost),
    goal: toNumber(values.goal),
    // What the built-in assistant puts together is nobody's artificial intelligence.
    isAiGenerated: written.engine === 'model' && isStillWritten({ message: values.message, written }),
  }
}

/** Both signs stand before the cents, depending on where one writes. */
const toNumber = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))

/** Whatever is no number is told by the schema. */
const toCount = (typed: string) => toNumber(typed) ?? Number.NaN

const toAutomation = ({ delayHours, unit, reminders, reminderDays }: AutomationValues): CampaignAutomation => ({
  delayHours: toCount(delayHours) * (unit === 'days' ? HOURS_A_DAY : 1),
  reminders: toCount(reminders),
  // Without reminders nobody sees it.
  reminderDays: reminders === '0' ? 1 : toCount(reminderDays),
})

function toLink({ kind, pageId, locationId, url }: CampaignValues['link']): InputOf<typeof createCampaign>['link'] {
  if (kind === 'page') return { kind, pageId }
  if (kind === 'review-links') return { kind, locationId }
  return kind === 'url' ? { kind, url } : null
}

export const campaignFormSchema = campaignInput.refine(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  { path: ['endDate'], message: 'endBeforeStart' },
)
export type CampaignFormInput = z.output<typeof campaignFormSchema>
