import type { PostDraft } from '#shared/domain/social-posts.ts'
import { fillMergeFields } from '#shared/domain/merge-fields.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { campaignLinkPath, preferencesPath, visitorPagePath } from '#shared/domain/paths.ts'
import { forbidsAsking, PLATFORM_SHORT_NAMES, PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import type { BrandColors } from '#shared/domain/customer-settings.ts'
import { isSenderName } from '#shared/domain/text-rules.ts'
import type { OutgoingEmail } from '#server/adapters/marketing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getVisitorUrl } from '#server/features/custom-domains/custom-domains.service.ts'
import { findHostedPage, loadBusiness } from '#server/features/hosted-pages/hosted-pages.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import type { ConnectionRow } from '#server/features/providers/providers.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { CAMPAIGN_WORDS } from './campaign-words.ts'
import { renderLetterHtml, renderLetterText, type LetterAction, type LetterMail } from './letter-layout.ts'

/** All of a campaign's messages that is the same for everybody. */
export interface Letter {
  campaign: CampaignRow
  business: string
  language: Locale
  timezone: string
  /** What the addresses in it begin with. */
  visitorUrl: string
  /** Where its buttons lead, each with the platform it is of. */
  links: readonly { url: string; platform: string | null }[]
  colors: BrandColors
  logoUrl: string | null
  darkLogoUrl: string | null
}

export async function loadLetter(
  tx: CustomerTx,
  { publicUrl }: { publicUrl: () => string },
  campaign: CampaignRow,
): Promise<Letter> {
  const visitorUrl = await getVisitorUrl(tx, { publicUrl })
  const { general } = await getSettings(tx)
  const { business, branding } = await loadBusiness(tx)
  return {
    campaign,
    business,
    language: campaign.language ?? general.language,
    timezone: general.timezone,
    visitorUrl,
    links: await findLinks(tx, visitorUrl, campaign),
    colors: branding.colors,
    logoUrl: branding.logo && publicUrl() + branding.logo,
    darkLogoUrl: branding.darkLogo && publicUrl() + branding.darkLogo,
  }
}

/** What a campaign's links are made of. */
export interface LinkSource extends Pick<CampaignRow, 'link_kind' | 'link_url'> {
  /** Of a page that is published. */
  page_slug: string | null
  /** Of the location. */
  review_links: Readonly<Partial<Record<Platform, string>>> | null
}

/** Everybody gets the same; where nobody may be asked for a review is never among them. */
export function listLinks(visitorUrl: string, source: LinkSource): Letter['links'] {
  const { link_kind: kind, link_url: url, page_slug: slug, review_links: places } = source
  if (kind === 'url') return url === null ? [] : [{ url, platform: null }]
  if (kind === 'page') return slug === null ? [] : [{ url: visitorUrl + visitorPagePath(slug), platform: null }]
  return PLATFORMS.flatMap((platform) => {
    const at = forbidsAsking(platform) ? undefined : places?.[platform]
    return at ? [{ url: at, platform: PLATFORM_SHORT_NAMES[platform] }] : []
  })
}

async function findLinks(tx: CustomerTx, visitorUrl: string, row: CampaignRow): Promise<Letter['links']> {
  const page = row.page_id === null ? undefined : await findHostedPage(tx, row.page_id)
  const place =
    row.location_id === null ? undefined : (await listLocations(tx)).find(({ id }) => id === row.location_id)
  return listLinks(visitorUrl, {
    link_kind: row.link_kind,
    link_url: row.link_url,
    page_slug: page?.status === 'published' ? page.slug : null,
    review_links: place?.review_links ?? null,
  })
}

export const isLinkMissing = ({ campaign, links }: Letter) => campaign.link_kind !== null && links.length === 0

/** Whom a message is for, as far as its words go. */
export interface Addressee {
  name: string
  location: string | null
  language: Locale | null
  /** Where they say that they want no more; `null` in a test. */
  preferencesUrl: string | null
  /** What its links are as they have them, so that it is known who followed one. */
  linkUrl?: (at: number) => string
}

/** Nobody, for whom a text message is as long as for a real one. */
export const someReader = ({ visitorUrl }: Pick<Letter, 'visitorUrl'>) =>
  ({
    name: '',
    location: null,
    language: null,
    preferencesUrl: visitorUrl + preferencesPath('preview-of-your-choice'),
    linkUrl: () => visitorUrl + campaignLinkPath('x'.repeat(12)),
  }) satisfies Addressee

const urlOf = ({ links }: Letter, { linkUrl }: Addressee, at: number) => linkUrl?.(at) ?? links[at]?.url ?? ''

const fill = ({ business, language }: Letter, text: string, { name, location }: Addressee) =>
  fillMergeFields(text, { name, location, business }, language)

function listActions(letter: Letter, addressee: Addressee, language: Locale): LetterAction[] {
  const words = CAMPAIGN_WORDS[language]
  const { campaign, links } = letter
  return links.map(({ platform }, at) => ({
    url: urlOf(letter, addressee, at),
    label: platform === null ? words.action[campaign.type] : words.review.replace('{platform}', platform),
  }))
}

/** What an e-mail says, before it has a form. */
export function composeEmail(
  letter: Letter,
  addressee: Addressee,
  { senderName = '', postalAddress = '' }: ConnectionRow['settings'],
): LetterMail {
  const language = addressee.language ?? letter.language
  const words = CAMPAIGN_WORDS[language]
  const { campaign, business } = letter
  return {
    language,
    business,
    logoUrl: letter.logoUrl,
    darkLogoUrl: letter.darkLogoUrl,
    color: letter.colors.primary,
    subject: fill(letter, campaign.subject || campaign.name, addressee),
    paragraphs: fill(letter, campaign.message, addressee).split(/\n{2,}/),
    imageUrl: campaign.image_url,
    stars:
      campaign.has_stars && letter.links.length > 0 ? { label: words.stars, url: urlOf(letter, addressee, 0) } : null,
    actions: listActions(letter, addressee, language),
    why: words.why.replace('{business}', () => business || senderName),
    postalAddress,
    unsubscribe: addressee.preferencesUrl === null ? null : { label: words.unsubscribe, url: addressee.preferencesUrl },
  }
}

export function writeEmail(
  letter: Letter,
  addressee: Addressee,
  { id, to, connection, isTest = false }: { id: string; to: string; connection: ConnectionRow; isTest?: boolean },
): OutgoingEmail {
  const { senderAddress = '', senderName = '', replyTo } = connection.settings
  const written = composeEmail(letter, addressee, connection.settings)
  const { test } = CAMPAIGN_WORDS[written.language]
  return {
    id,
    to,
    from: { address: senderAddress, name: senderName || written.business },
    replyTo: replyTo || null,
    subject: isTest ? `[${test}] ${written.subject}` : written.subject,
    text: renderLetterText(written),
    html: renderLetterHtml(written),
    unsubscribeUrl: addressee.preferencesUrl,
  }
}

/** Who it is from comes first, how to end it last. `sender`: a number can be answered, a name cannot. */
export function writeSms(
  letter: Letter,
  addressee: Addressee,
  { sender, isTest = false }: { sender: string; isTest?: boolean },
): string {
  const words = CAMPAIGN_WORDS[addressee.language ?? letter.language]
  const message = fill(letter, letter.campaign.message, addressee)
  const isNamed = letter.business === '' || message.includes(letter.business)
  const said = isNamed ? message : `${letter.business}: ${message}`
  const wayOut = isSenderName(sender)
    ? `${words.stopByLink} ${addressee.preferencesUrl ?? ''}`.trim()
    : words.stopByReply
  const link = letter.links.length > 0 ? urlOf(letter, addressee, 0) : null
  return [isTest ? `[${words.test}] ${said}` : said, link, wayOut].filter(Boolean).join('\n')
}

const JPEG = /\.jpe?g(?:[?#]|$)/i

/** To everybody who follows: nobody is named. */
export function writePostDraft(letter: Letter): PostDraft {
  const { campaign, links } = letter
  const [link] = links
  return {
    text: fill(letter, campaign.message, { name: '', location: null, language: null, preferencesUrl: null }),
    link: link ? { url: link.url, title: campaign.subject || campaign.name } : null,
    image: campaign.image_url === null ? null : { type: JPEG.test(campaign.image_url) ? 'image/jpeg' : 'image/png' },
  }
}
