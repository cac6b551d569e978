import type { SearchOf } from '#shared/contracts/addresses.ts'
import type { Reputation } from '#shared/contracts/reputation.ts'
import type { TargetFigures } from '#shared/contracts/response-targets.ts'
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
import { findMetShare } from '#shared/domain/response-targets.ts'
import { findClaimSearch, type WeekClaim } from '#shared/domain/week-claims.ts'
import {
  renderHtml,
  renderText,
  toPlainName,
  type MailBrand,
  type MailSection,
} from '#server/kernel/outbox/mail-layout.ts'
import { tellClaim } from './claim-sentences.ts'
import { fill, makeFigureWriting } from './figure-writing.ts'
import { DETAIL_WORDS } from './report-detail-words.ts'
import { tellOverdue } from './report-details.ts'
import { REPORT_WORDS } from './report-words.ts'

interface ReportMail {
  shown: Reputation
  period: '7d' | '30d'
  companyName: string
  brand: MailBrand
  language: Locale
  dateFormat: DateFormat
  /** Of the week; empty where the mail is of a month, or nothing came. */
  claims: readonly WeekClaim[]
  targets: Pick<TargetFigures, 'items' | 'overdueCount'>
  openUrl: string
  /** Absolute, to the reviews that an address of the list finds; `null` for whoever may not see them. */
  toReviews: ((search: SearchOf<'/reviews'>) => string) | null
  unsubscribeUrl: string
}

interface MailWords {
  /** With `{company}`, which may be missing. */
  subject: string
  nameless: string
  /** With `{value}` and `{before}`. */
  compared: string
  week: string
  /** With `{share}`. */
  met: string
  open: string
  stop: string
  footer: string
}

const MAIL_WORDS: Record<Locale, MailWords> = {
  en: {
    subject: 'Reputation report of {company}',
    nameless: 'your business',
    compared: '{value} (before: {before})',
    week: 'What changed this week',
    met: '{share} answered within target',
    open: 'Open the whole report',
    stop: 'Stop these emails',
    footer: 'You get this email because somebody in your workspace chose you for the reputation report.',
  },
  es: {
    subject: 'Informe de reputación de {company}',
    nameless: 'su negocio',
    compared: '{value} (antes: {before})',
    week: 'Qué ha cambiado esta semana',
    met: '{share} respondidas a tiempo',
    open: 'Abrir el informe completo',
    stop: 'No recibir más estos correos',
    footer: 'Recibe este correo porque alguien de su espacio de trabajo le eligió para el informe de reputación.',
  },
  fr: {
    subject: 'Rapport de réputation de {company}',
    nameless: 'votre entreprise',
    compared: '{value} (avant\u00a0: {before})',
    week: 'Ce qui a changé cette semaine',
    met: '{share} de réponses dans le délai',
    open: 'Ouvrir le rapport complet',
    stop: 'Ne plus recevoir ces e-mails',
    footer: 'Vous recevez cet e-mail car votre espace de travail vous envoie le rapport de réputation.',
  },
  de: {
    subject: 'Reputationsbericht für {company}',
    nameless: 'Ihr Unternehmen',
    compared: '{value} (davor: {before})',
    week: 'Was sich diese Woche verändert hat',
    met: '{share} rechtzeitig beantwortet',
    open: 'Ganzen Bericht öffnen',
    stop: 'Diese E-Mails abbestellen',
    footer: 'Sie erhalten diese E-Mail, weil Sie in Ihrem Arbeitsbereich für den Reputationsbericht ausgewählt wurden.',
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
    sections: [...listWeek(mail), ...listTargets(mail)],
    action: { label: own.open, url: openUrl },
    otherAction: { label: own.stop, url: unsubscribeUrl },
    footer: own.footer,
  }
  return { subject, text: renderText(content), html: renderHtml(content) }
}

/** What the tab says of the week, each leading to its reviews. */
function listWeek({ claims, shown, language, toReviews }: ReportMail): MailSection[] {
  if (claims.length === 0) return []
  const write = makeFigureWriting(language)
  const told = claims.map((claim) => ({ claim, sentence: tellClaim(claim, language, write) }))
  const heading = MAIL_WORDS[language].week
  if (!toReviews) return [{ heading, paragraphs: told.map(({ sentence }) => sentence), actions: [] }]
  const days = shown.days && { from: shown.days.from, to: shown.days.to }
  const links = told.map(({ claim, sentence }) => ({
    label: sentence,
    url: toReviews({ ...days, ...findClaimSearch(claim) }),
  }))
  return [{ heading, paragraphs: [], links, actions: [] }]
}

/** How often answers came in time, and what is late now. */
function listTargets({ targets, language, toReviews }: ReportMail): MailSection[] {
  if (targets.items.length === 0) return []
  const [own, write] = [MAIL_WORDS[language], makeFigureWriting(language)]
  const counts = targets.items.reduce(
    (sum, { now }) => ({ metCount: sum.metCount + now.metCount, missedCount: sum.missedCount + now.missedCount }),
    { metCount: 0, missedCount: 0 },
  )
  const share = findMetShare(counts)
  const late = tellOverdue(targets, language, write)
  const isLed = toReviews !== null && targets.overdueCount > 0
  return [
    {
      heading: DETAIL_WORDS[language].targets.title,
      paragraphs: [
        ...(share === null ? [] : [fill(own.met, { share: write.percent(share) })]),
        ...(isLed ? [] : [late]),
      ],
      links: isLed ? [{ label: late, url: toReviews({ target: 'overdue' }) }] : [],
      actions: [],
    },
  ]
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
