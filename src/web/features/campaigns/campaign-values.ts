import type { z } from 'zod'
import { type Campaign, campaignInput, type createCampaign } from '#shared/contracts/campaigns.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignLinkKind, DeliveryChannel } from '#shared/domain/campaigns.ts'
import { measureDraftShare } from '#shared/domain/draft-share.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'

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
    cost: write(campaign.cost),
    goal: write(campaign.goal),
    wish: none.wish,
    written: isAiGenerated ? { message, engine: 'model', model: '' } : NOTHING_WRITTEN,
  }
}

/** As much of it as the server takes for the draft's own. */
const LEAST_SHARE = 0.5

/** Whose words the message still is: what somebody has rewritten is theirs. */
export const isStillWritten = ({ message, written }: Pick<CampaignValues, 'message' | 'written'>) =>
  written.message !== '' && measureDraftShare(message, written.message) >= LEAST_SHARE

/** What is not well formed is told by the contract's schema. */
export function toInput({ wish: _wish, written, ...values }: CampaignValues): InputOf<typeof createCampaign> {
  const { channels, socialPlatforms } = values
  return {
    ...values,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    segmentId: values.segmentId || null,
    // What was chosen before the channel was taken away waits in the form.
    socialPlatforms: channels.includes('social_media') ? socialPlatforms : [],
    link: toLink(values.link),
    imageUrl: values.imageUrl.trim() || null,
    cost: toNumber(values.cost),
    goal: toNumber(values.goal),
    // What the built-in assistant puts together is nobody's artificial intelligence.
    isAiGenerated: written.engine === 'model' && isStillWritten({ message: values.message, written }),
  }
}

/** Both signs stand before the cents, depending on where one writes. */
const toNumber = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))

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
