import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { createNamedClock, type DateFormat } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import {
  renderHtml,
  renderText,
  toPlainName,
  type MailBrand,
  type MailSection,
  type MailText,
} from '#server/kernel/outbox/mail-layout.ts'
import { PREFERENCES_PATH } from '../mail/render-notification-mail.ts'
import { MAIL_WORDS } from '../mail/mail-words.ts'
import type { DisputeFigures, PlatformFigures, ReplyFigures } from './digests.repository.ts'

export interface DigestContent {
  /** Told first, and no news by themselves: their reviews are. */
  openIncidents: number
  reviews: readonly PlatformFigures[]
  /** Bad ones that wait for an answer: told beside what is new, and no news by themselves. `null`: not for this reader. */
  waiting: { count: number; link: string } | null
  replies: ReplyFigures
  disputes: DisputeFigures
}

export function hasContent({ reviews, replies, disputes }: DigestContent): boolean {
  return reviews.length > 0 || [...Object.values(replies), ...Object.values(disputes)].some((count) => count > 0)
}

interface Digest {
  notice: DigestContent
  /** What is new came after this and up to that. */
  span: { since: Date; upTo: Date }
  timezone: string
  dateFormat: DateFormat
  language: Locale
  companyName: string
  brand: MailBrand
  /** A link of the product as it stands in a mail to this customer's people. */
  urlOf: (link: string) => string
}

export function renderDigest(digest: Digest) {
  const { language, urlOf } = digest
  const companyName = toPlainName(digest.companyName)
  const words = MAIL_WORDS[language]
  const subject = words.digest.subject(companyName)
  const text: MailText = {
    language,
    brand: digest.brand,
    heading: subject,
    paragraphs: [tellSpan(digest)],
    sections: [
      tellIncidents(digest),
      tellReviews(digest),
      tellWaiting(digest),
      tellReplies(digest),
      tellDisputes(digest),
    ].filter((section) => section !== null),
    otherAction: { label: words.manage, url: urlOf(PREFERENCES_PATH) },
    footer: words.footer(companyName),
  }
  return { subject, text: renderText(text), html: renderHtml(text) }
}

function tellSpan({ span, language, timezone, dateFormat }: Digest): string {
  const write = createNamedClock({ locale: language, timezone, dateFormat })
  return MAIL_WORDS[language].digest.span(write(span.since), write(span.upTo))
}

function tellIncidents({ notice: { openIncidents }, language, urlOf }: Digest): MailSection | null {
  if (openIncidents === 0) return null
  const { digest } = MAIL_WORDS[language]
  const actions = [{ label: digest.openDisputes, url: urlOf(paths.disputes) }]
  return { heading: digest.openIncidents(openIncidents), paragraphs: [], actions }
}

function tellReviews({ notice, span, language, urlOf }: Digest): MailSection | null {
  const { digest } = MAIL_WORDS[language]
  const total = notice.reviews.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const lines = notice.reviews.map(({ platform, count, average }) =>
    digest.ofPlatform(PLATFORM_NAMES[platform], count, average),
  )
  return {
    heading: digest.newReviews(total),
    paragraphs: [lines.join('\n')],
    actions: [{ label: digest.openReviews, url: urlOf(linkTo(paths.reviews, { arrived: span.since.toISOString() })) }],
  }
}

/** The link shows as many as the words say. */
function tellWaiting({ notice: { waiting }, language, urlOf }: Digest): MailSection | null {
  if (waiting === null || waiting.count === 0) return null
  const { digest } = MAIL_WORDS[language]
  const actions = [{ label: digest.openReviews, url: urlOf(waiting.link) }]
  return { heading: digest.unanswered(waiting.count), paragraphs: [], actions }
}

function tellReplies({ notice: { replies }, language, urlOf }: Digest): MailSection | null {
  const { digest } = MAIL_WORDS[language]
  const lines = [
    ...(replies.live > 0 ? [digest.repliesLive(replies.live)] : []),
    ...(replies.rejected > 0 ? [digest.repliesRejected(replies.rejected)] : []),
  ]
  if (lines.length === 0) return null
  const actions = [{ label: digest.openReviews, url: urlOf(paths.reviews) }]
  return { heading: digest.replies, paragraphs: [lines.join('\n')], actions }
}

function tellDisputes({ notice: { disputes }, language, urlOf }: Digest): MailSection | null {
  const { digest } = MAIL_WORDS[language]
  const lines = [
    ...(disputes.opened > 0 ? [digest.disputesOpened(disputes.opened)] : []),
    ...(disputes.resolved > 0 ? [digest.disputesResolved(disputes.resolved)] : []),
    ...(disputes.rejected > 0 ? [digest.disputesRejected(disputes.rejected)] : []),
  ]
  if (lines.length === 0) return null
  const actions = [{ label: digest.openDisputes, url: urlOf(paths.disputes) }]
  return { heading: digest.disputes, paragraphs: [lines.join('\n')], actions }
}
