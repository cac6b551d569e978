import type { Reputation } from '#shared/contracts/reputation.ts'
import { createDateFormat, findDatePattern, type DateFormat } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import {
  findAnswerSeconds,
  findPositiveShare,
  findRating,
  findResponseRate,
  findScore,
  type ReputationCounts,
} from '#shared/domain/reputation.ts'
import { renderHtml, renderText, toPlainName, type MailBrand } from '#server/kernel/outbox/mail-layout.ts'
import { fill, makeFigureWriting } from './figure-writing.ts'
import { REPORT_WORDS } from './report-words.ts'

interface ReportMail {
  shown: Reputation
  period: '7d' | '30d'
  companyName: string
  brand: MailBrand
  language: Locale
  dateFormat: DateFormat
  openUrl: string
  unsubscribeUrl: string
}

interface MailWords {
  /** With `{company}`, which may be missing. */
  subject: string
  nameless: string
  /** With `{value}` and `{before}`. */
  compared: string
  open: string
  stop: string
  footer: string
}

const MAIL_WORDS: Record<Locale, MailWords> = {
  en: {
    subject: 'Reputation report of {company}',
    nameless: 'your business',
    compared: '{value} (before: {before})',
    open: 'Open the whole report',
    stop: 'Stop these emails',
    footer: 'You get this email because somebody in your workspace chose you for the reputation report.',
  },
  es: {
    subject: 'Informe de reputación de {company}',
    nameless: 'su negocio',
    compared: '{value} (antes: {before})',
    open: 'Abrir el informe completo',
    stop: 'No recibir más estos correos',
    footer: 'Recibe este correo porque alguien de su espacio de trabajo le eligió para el informe de reputación.',
  },
  fr: {
    subject: 'Rapport de réputation de {company}',
    nameless: 'votre entreprise',
    compared: '{value} (avant\u00a0: {before})',
    open: 'Ouvrir le rapport complet',
    stop: 'Ne plus recevoir ces e-mails',
    footer:
      'Vous recevez cet e-mail parce qu’une personne de votre espace de travail vous a choisi pour le rapport de réputation.',
  },
  de: {
    subject: 'Rufbericht für {company}',
    nameless: 'Ihr Unternehmen',
    compared: '{value} (davor: {before})',
    open: 'Ganzen Bericht öffnen',
    stop: 'Diese E-Mails abbestellen',
    footer: 'Sie erhalten diese E-Mail, weil Sie in Ihrem Arbeitsbereich für den Rufbericht ausgewählt wurden.',
  },
}

export function renderReportMail(mail: ReportMail) {
  const { shown, language, period, openUrl, unsubscribeUrl } = mail
  const [words, own] = [REPORT_WORDS[language], MAIL_WORDS[language]]
  const subject = fill(own.subject, { company: toPlainName(mail.companyName) || own.nameless })
  const day = createDateFormat(findDatePattern(mail.dateFormat, language), 'UTC')
  const span = shown.days ? ` (${day(new Date(shown.days.from))} – ${day(new Date(shown.days.to))})` : ''
  const content = {
    language,
    brand: mail.brand,
    heading: subject,
    paragraphs: [
      words.periods[period] + span,
      shown.now.reviewCount === 0 ? words.nothing : tellFigures(mail).join('\n'),
    ],
    action: { label: own.open, url: openUrl },
    otherAction: { label: own.stop, url: unsubscribeUrl },
    footer: own.footer,
  }
  return { subject, text: renderText(content), html: renderHtml(content) }
}

function tellFigures({ shown: { now, before }, language }: ReportMail): string[] {
  const [words, own, write] = [REPORT_WORDS[language], MAIL_WORDS[language], makeFigureWriting(language)]
  const figures: [name: string, tell: (counts: ReputationCounts) => string][] = [
    [words.rating, (counts) => write.rating(findRating(counts))],
    [words.reviews, ({ reviewCount }) => write.count(reviewCount)],
    [words.responseRate, (counts) => write.percent(findResponseRate(counts))],
    [words.answerTime, (counts) => write.duration(findAnswerSeconds(counts))],
    [words.moods.positive, (counts) => write.percent(findPositiveShare(counts))],
    [words.score, (counts) => write.points(findScore(counts)?.score ?? 0)],
  ]
  return figures.map(([label, tell]) => {
    const isCompared = before !== null && before.reviewCount > 0
    const value = isCompared ? fill(own.compared, { value: tell(now), before: tell(before) }) : tell(now)
    return fill(words.fact, { label, value })
  })
}
