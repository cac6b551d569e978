import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { ClockChoices } from '#shared/domain/date-writing.ts'
import {
  renderHtml,
  renderText,
  toPlainName,
  type MailBrand,
  type MailSection,
  type MailText,
} from '#server/kernel/outbox/mail-layout.ts'
import { describeNotification, type NotificationContent } from '../texts/describe-notification.ts'
import { MAIL_WORDS } from './mail-words.ts'

export interface MailedNotice extends NotificationContent {
  /** Where in the product its subject is. */
  link: string | null
  /** What a bad review has besides. */
  alert: MailSection | null
}

interface NotificationMail {
  items: readonly MailedNotice[]
  /** How the reader's language writes days for this business. */
  clock: ClockChoices
  companyName: string
  brand: MailBrand
  /** A link of the product as it stands in a mail to this customer's people. */
  urlOf: (link: string) => string
}

/** Where people choose what they are told. */
export const PREFERENCES_PATH = linkTo(paths.settings, { tab: 'notifications' })

export function renderNotificationMail(given: NotificationMail) {
  const mail = { ...given, items: given.items.map(tellNamesOnly) }
  const { items, clock, urlOf } = mail
  const language = clock.locale
  const words = MAIL_WORDS[language]
  const [first] = items
  const subject = nameMail(mail)
  const text: MailText = {
    language,
    brand: mail.brand,
    ...(first && items.length === 1 ? tellOne(mail, first) : tellMany(mail, subject)),
    otherAction: { label: words.manage, url: urlOf(PREFERENCES_PATH) },
    footer: words.footer(toPlainName(mail.companyName)),
  }
  return { subject, text: renderText(text), html: renderHtml(text) }
}

/** What in a notice somebody chose to be called. */
const NAMES = ['doer', 'label', 'name', 'page', 'place']

function tellNamesOnly(item: MailedNotice): MailedNotice {
  const params = Object.entries(item.params).map(([key, value]) => [
    key,
    NAMES.includes(key) && typeof value === 'string' ? toPlainName(value) || '…' : value,
  ])
  return { ...item, params: Object.fromEntries(params) }
}

/** By what it tells; several bad reviews have a name together. */
function nameMail({ items, clock }: NotificationMail): string {
  const [first, ...others] = items
  if (!first || others.some(({ kind }) => kind !== 'review.bad' || first.kind !== kind)) {
    return MAIL_WORDS[clock.locale].many(items.length)
  }
  const isAlike = others.every(({ params }) => params.rating === first.params.rating)
  const params = isAlike ? first.params : { ...first.params, rating: null }
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  return describeNotification(clock, { kind: first.kind, params, amount }).sentence
}

function tellOne({ clock, urlOf }: NotificationMail, item: MailedNotice) {
  const { title: heading, sentence } = describeNotification(clock, item)
  if (item.alert) return { heading, paragraphs: [sentence], sections: [item.alert] }
  const label = MAIL_WORDS[clock.locale].open
  return { heading, paragraphs: [sentence], ...(item.link && { action: { label, url: urlOf(item.link) } }) }
}

function tellMany({ items, clock, urlOf }: NotificationMail, heading: string) {
  const label = MAIL_WORDS[clock.locale].open
  const sections = items.map((item): MailSection => {
    const { title, sentence } = describeNotification(clock, item)
    if (item.alert) return { ...item.alert, paragraphs: [sentence, ...item.alert.paragraphs] }
    return { heading: title, paragraphs: [sentence], actions: item.link ? [{ label, url: urlOf(item.link) }] : [] }
  })
  return { heading, paragraphs: [], sections }
}
