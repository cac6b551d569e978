import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { renderHtml, renderText, type MailSection, type MailText } from '#server/kernel/outbox/mail-layout.ts'
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
  language: Locale
  companyName: string
  siteUrl: string
}

/** Where people choose what they are told. */
export const PREFERENCES_PATH = linkTo(paths.settings, { tab: 'notifications' })

export function renderNotificationMail(mail: NotificationMail) {
  const { items, language, siteUrl } = mail
  const words = MAIL_WORDS[language]
  const [first] = items
  const subject =
    first && items.length === 1 ? describeNotification(language, first).sentence : words.many(items.length)
  const text: MailText = {
    language,
    ...(first && items.length === 1 ? tellOne(mail, first) : tellMany(mail, subject)),
    otherAction: { label: words.manage, url: siteUrl + PREFERENCES_PATH },
    footer: words.footer(mail.companyName),
  }
  return { subject, text: renderText(text), html: renderHtml(text) }
}

function tellOne({ language, siteUrl }: NotificationMail, item: MailedNotice) {
  const { title: heading, sentence } = describeNotification(language, item)
  if (item.alert) return { heading, paragraphs: [sentence], sections: [item.alert] }
  const label = MAIL_WORDS[language].open
  return { heading, paragraphs: [sentence], ...(item.link && { action: { label, url: siteUrl + item.link } }) }
}

function tellMany({ items, language, siteUrl }: NotificationMail, heading: string) {
  const label = MAIL_WORDS[language].open
  const sections = items.map((item): MailSection => {
    const { title, sentence } = describeNotification(language, item)
    if (item.alert) return { ...item.alert, paragraphs: [sentence, ...item.alert.paragraphs] }
    return { heading: title, paragraphs: [sentence], actions: item.link ? [{ label, url: siteUrl + item.link }] : [] }
  })
  return { heading, paragraphs: [], sections }
}
