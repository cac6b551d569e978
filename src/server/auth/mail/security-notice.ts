import { pathIn, paths } from '#shared/domain/paths.ts'
import { describeDevice } from '#shared/domain/device-name.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { MailAction } from '#server/kernel/outbox/mail-layout.ts'
import type { Notice, NoticeSubjects, NoticeTexts } from './notice-texts.ts'
import { de } from './notice-texts/de.ts'
import { en } from './notice-texts/en.ts'
import { es } from './notice-texts/es.ts'
import { fr } from './notice-texts/fr.ts'
import { renderMail, toOneLine, type RenderedMail } from './rendered-mail.ts'
import { describeMoment } from './spoken-times.ts'

const TEXTS: Record<Locale, NoticeTexts> = { en, es, fr, de }

/** When and from where it happened; what the request did not say is left out. */
interface NoticeCircumstances {
  at: Date
  client: { userAgent: string | null; ip: string | null }
  siteUrl: string
}

export type NoticeDetails<Kind extends Notice> = NoticeSubjects[Kind] & NoticeCircumstances

export function renderNotice<Kind extends Notice>(
  notice: Kind,
  language: Locale,
  details: NoticeDetails<Kind>,
): RenderedMail {
  const texts = TEXTS[language]
  const words = texts.notices[notice](details)
  const { advice, action } = findRemedy(notice, language, details.siteUrl)
  return renderMail(toOneLine(words.subject), {
    language,
    heading: toOneLine(words.subject),
    paragraphs: [toOneLine(words.whatHappened), listFacts(language, details).join('\n'), advice],
    action,
    footer: texts.footer,
  })
}

function listFacts(language: Locale, { at, client }: NoticeCircumstances): string[] {
  const { facts } = TEXTS[language]
  return [
    `${facts.time}: ${describeMoment(language, at)}`,
    ...(client.userAgent ? [`${facts.device}: ${nameDevice(language, client.userAgent)}`] : []),
    ...(client.ip ? [`${facts.address}: ${toOneLine(client.ip)}`] : []),
  ]
}

function nameDevice(language: Locale, userAgent: string): string {
  const { onSystem, unknownDevice } = TEXTS[language]
  const { browser, system } = describeDevice(userAgent)
  return browser && system ? onSystem(browser, system) : (browser ?? system ?? unknownDevice)
}

/** A new password cannot be asked for with an address that is no longer the account's. */
function findRemedy(notice: Notice, language: Locale, siteUrl: string): { advice: string; action: MailAction } {
  const isUnreachable = notice === 'email-changed'
  const { advice, action } = isUnreachable ? TEXTS[language].contactUs : TEXTS[language].newPassword
  const contactPath = `${pathIn(language, paths.contact)}?topic=support`
  return { advice, action: { label: action, url: siteUrl + (isUnreachable ? contactPath : paths.forgotPassword) } }
}
