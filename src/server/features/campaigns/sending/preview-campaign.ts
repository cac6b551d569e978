import type { CampaignPreview } from '#shared/contracts/campaign-writing.ts'
import { SOCIAL_PROVIDERS } from '#shared/domain/providers.ts'
import { estimateSms } from '#shared/domain/sms-prices.ts'
import { measureSms } from '#shared/domain/sms-segments.ts'
import { listPostFaults, measurePost, POST_LIMITS, writePost } from '#shared/domain/social-posts.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findProvider, openAccount } from '#server/features/providers/providers.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { renderLetterText, type LetterMail } from './letter-layout.ts'
import { findCarriers } from './run-campaign.ts'
import type { SendingDeps } from './sending-jobs.ts'
import { composeEmail, loadLetter, someReader, writePostDraft, writeSms } from './write-letter.ts'

/** As if it went out to the person who asks; where nothing is connected yet, as far as it can be told. */
export async function previewCampaign(
  deps: SendingDeps,
  tx: CustomerTx,
  { name }: Actor,
  row: CampaignRow,
): Promise<CampaignPreview> {
  const letter = await loadLetter(tx, deps, row)
  const find = await findCarriers(tx, deps, letter)
  const { linkUrl, ...reader } = { ...someReader(letter), name }
  const mail = composeEmail(letter, reader, find('email').connection?.settings ?? {})
  const sms = writeSms(letter, { ...reader, linkUrl }, { sender: findSender(deps, find('sms').connection) })
  const size = measureSms(sms)
  const provider = find('sms').connection?.provider_name ?? null
  const { country } = (await getSettings(tx)).general
  const draft = writePostDraft(letter)
  return {
    email: presentEmail(mail),
    sms: { text: sms, ...size, estimate: estimateSms(provider, { country, segments: size.segments }) },
    posts: SOCIAL_PROVIDERS.map((network) => ({
      network,
      text: writePost(network, draft),
      imageUrl: row.image_url,
      length: measurePost(network, draft),
      longest: POST_LIMITS[network].longestText,
      faults: listPostFaults(network, draft),
    })),
  }
}

function presentEmail(mail: LetterMail): CampaignPreview['email'] {
  const { business, color, subject, paragraphs, imageUrl, stars, actions, why, postalAddress, unsubscribe } = mail
  return {
    business,
    logo: placeOf(mail.logoUrl),
    darkLogo: placeOf(mail.darkLogoUrl),
    color,
    subject,
    paragraphs: [...paragraphs],
    imageUrl,
    stars: stars?.label ?? null,
    actions: actions.map(({ label }) => label),
    footer: [why, postalAddress, unsubscribe?.label ?? ''].filter((line) => line !== ''),
    text: renderLetterText(mail),
  }
}

const placeOf = (url: string | null) => (url === null ? null : new URL(url).pathname)

/** Empty where there is none: a number that can be answered. */
function findSender(deps: SendingDeps, connection: Parameters<typeof openAccount>[1] | null | undefined): string {
  const provider = connection && findProvider(deps, connection.provider_name)
  return connection && provider?.channel === 'sms' ? provider.senderOf(openAccount(deps, connection)) : ''
}
