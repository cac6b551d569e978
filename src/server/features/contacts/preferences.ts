import type { ConsentChannel } from '#shared/contracts/contacts.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { getVisitorUrl } from '#server/features/custom-domains/custom-domains.service.ts'
import { loadBusiness } from '#server/features/hosted-pages/hosted-pages.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { renderHtml, renderText, toPlainName } from '#server/kernel/outbox/mail-layout.ts'
import { findLink, liftSuppression, listSuppressions, type ContactLinkRow } from './consents.repository.ts'
import { findById, type ContactRow } from './contacts.repository.ts'
import { getContact, getPreferencesPath, keysOf, noteConsent, suppressKey, tell } from './contacts.service.ts'
import { NAMELESS, PREFERENCES_MAIL } from './preferences-words.ts'

interface ChannelPreference {
  /** With its middle left out; empty where it is not known any more. */
  address: string
  isOn: boolean
  hasBounced: boolean
}

export interface Preferences {
  link: ContactLinkRow
  contact: ContactRow | null
  language: Locale | null
  isGone: boolean
  channels: Partial<Record<ConsentChannel, ChannelPreference>>
}

/** `null` for a word that leads nowhere. */
export async function findPreferences(tx: CustomerTx, word: string): Promise<Preferences | null> {
  const link = await findLink(tx, word)
  if (!link) return null
  const contact = (await findById(tx, link.contact_id)) ?? null
  const held = keysOf(contact ?? link)
  const suppressed = await listSuppressions(
    tx,
    held.map(({ key }) => key),
  )
  const describe = ({ key, channel }: (typeof held)[number]): ChannelPreference => {
    const found = suppressed.find(({ address_key: each }) => each.equals(key))
    return {
      address: contact ? mask((channel === 'email' ? contact.email : contact.phone) ?? '') : '',
      isOn: contact ? (channel === 'email' ? contact.email_state : contact.sms_state) === 'granted' : !found,
      hasBounced: found?.reason === 'bounced',
    }
  }
  return {
    link,
    contact,
    language: contact?.language ?? null,
    isGone: contact === null,
    channels: Object.fromEntries(held.map((each) => [each.channel, describe(each)])),
  }
}

/** Whoever gets hold of the link learns no address by it. */
function mask(address: string): string {
  const [name = '', domain] = address.split('@')
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`
  return `•••${address.slice(-3)}`
}

export interface Wish {
  stops: readonly ConsentChannel[]
  starts: readonly ConsentChannel[]
  /** What they agree to. */
  wording: (channel: ConsentChannel) => string
}

/** By the person themselves. What is wanted as it is leaves no trace. */
export async function changePreferences(tx: CustomerTx, known: Preferences, wish: Wish): Promise<void> {
  const stops = wish.stops.filter((channel) => known.isGone || !isStopped(known, channel))
  const starts = wish.starts.filter((channel) => !known.isGone && known.channels[channel]?.isOn === false)
  for (const channel of stops) await stop(tx, known, channel)
  for (const channel of starts) await start(tx, known, channel, wish.wording(channel))
  if (stops.length > 0 && known.contact) await tell(tx, null, 'contact.unsubscribed', { id: known.contact.id })
}

const isStopped = ({ contact }: Preferences, channel: ConsentChannel) =>
  (channel === 'email' ? contact?.email_state : contact?.sms_state) === 'suppressed'

/** The address that was written to, and the one they have by now. */
async function stop(tx: CustomerTx, { link, contact }: Preferences, channel: ConsentChannel): Promise<void> {
  if (contact) {
    const consent = { action: 'withdrawn', basis: null, place: 'unsubscribe', obtained_at: new Date() } as const
    await noteConsent(tx, contact, [channel], consent)
  }
  const keys = [...keysOf(link), ...(contact ? keysOf(contact) : [])].filter((each) => each.channel === channel)
  for (const each of keys) await suppressKey(tx, each, 'unsubscribed')
}

async function start(
  tx: CustomerTx,
  { contact }: Preferences,
  channel: ConsentChannel,
  wording: string,
): Promise<void> {
  const held = contact && keysOf(contact).find((each) => each.channel === channel)
  if (!held) return
  await liftSuppression(tx, held.key)
  const consent = { action: 'granted', basis: 'express', place: 'preferences', wording } as const
  await noteConsent(tx, contact, [channel], { ...consent, obtained_at: new Date() })
}

/** Whoever unsubscribed may have asked for the way back; where mails came back or were called spam, none is sent. */
export async function mailPreferences(
  tx: CustomerTx,
  { mail, publicUrl }: Pick<Foundations, 'mail' | 'publicUrl'>,
  contactId: string,
): Promise<void> {
  const { email, email_key: key, language } = await getContact(tx, contactId)
  if (email === null || key === null) throw refusal('contact-without-address')
  const [suppressed] = await listSuppressions(tx, [key])
  if (suppressed && suppressed.reason !== 'unsubscribed') throw refusal('contact-suppressed')
  const locale = language ?? (await getSettings(tx)).general.language
  const business = toPlainName((await loadBusiness(tx)).business) || NAMELESS[locale]
  const words = PREFERENCES_MAIL[locale]
  const fill = (text: string) => text.replaceAll('{business}', () => business)
  const url = (await getVisitorUrl(tx, { publicUrl })) + (await getPreferencesPath(tx, contactId))
  const written = {
    language: locale,
    brand: await loadMailBrand(tx, { publicUrl: publicUrl(), name: business }),
    heading: fill(words.subject),
    paragraphs: [fill(words.text)],
    action: { label: words.action, url },
    footer: fill(words.footer),
  }
  await mail.queue(tx, {
    to: email,
    subject: written.heading,
    text: renderText(written),
    html: renderHtml(written),
    replyTo: null,
    unsubscribeUrl: url,
  })
}
