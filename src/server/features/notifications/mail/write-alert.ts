import { linkTo } from '#shared/contracts/addresses.ts'
import { forCustomer, paths, replyLinkPath } from '#shared/domain/paths.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { needsApproval, permissionsOf } from '#shared/domain/permission-rules.ts'
import type { ApprovalRule } from '#shared/domain/permissions.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { toPlainName, type MailAction, type MailQuote, type MailSection } from '#server/kernel/outbox/mail-layout.ts'
import { type BlockReason, isCaution } from '#shared/domain/assistant.ts'
import { de } from '#shared/domain/block-sentences/de.ts'
import { en } from '#shared/domain/block-sentences/en.ts'
import { es } from '#shared/domain/block-sentences/es.ts'
import { fr } from '#shared/domain/block-sentences/fr.ts'
import type { Recipient } from '../sending/recipients.repository.ts'
import type { SendingDeps } from '../sending/sending-deps.ts'
import type { AlertDraft, PreparedAlert } from './bad-review-alerts.ts'
import { MAIL_WORDS } from './mail-words.ts'

const BLOCK_SENTENCES: Record<Locale, Record<BlockReason, string>> = { en, es, fr, de }

const LONGEST_WORDS = 3000
const LONGEST_EXCERPT = 300
/** Controls except line ends, and what turns the direction of writing. */
const UNFIT = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

interface Alerting {
  alert: PreparedAlert
  recipient: Recipient
  language: Locale
  /** Whose replies wait for approval here. */
  rule: ApprovalRule
  /** One of many: how it begins is enough. */
  isBrief: boolean
}

/** The review in its own words, a draft to answer it with, and the links that do. */
export async function writeAlert(
  deps: Pick<SendingDeps, 'alerts' | 'siteUrl'>,
  tx: CustomerTx,
  { alert, recipient, language, rule, isBrief }: Alerting,
): Promise<MailSection> {
  const { review, draft } = alert
  const words = MAIL_WORDS[language].alert
  const permissions = permissionsOf(recipient)
  const openReview = {
    label: words.open,
    url: deps.siteUrl() + forCustomer(linkTo(paths.reviews, { review: review.id }), tx.customerId),
  }
  const section = {
    heading: headingOf(alert, language),
    paragraphs: [],
    quotes: [quoteReview(alert, language, isBrief ? LONGEST_EXCERPT : LONGEST_WORDS)],
  }
  if (draft.kind !== 'drafted' || !permissions.includes('replies.draft')) {
    return { ...section, paragraphs: explainMissing(alert, language), actions: [openReview] }
  }
  const word = await deps.alerts.makeWord(tx, { userId: recipient.userId, reviewId: review.id, draft })
  const { label, obstacle } = describeWay(alert, { language, canPublish: !needsApproval(recipient, rule) })
  const actions: MailAction[] = [
    { label, url: deps.siteUrl() + replyLinkPath(word) },
    { label: words.edit, url: `${deps.siteUrl()}${replyLinkPath(word)}?edit=1` },
    openReview,
  ]
  const doubtful = draft.doubts.length > 0 ? [words.doubts(draft.doubts.length)] : []
  const note = [...doubtful, ...obstacle, words.once].join(' ')
  return { ...section, quotes: [...section.quotes, quoteDraft(draft, language)], actions, note }
}

/** What the first link does, as far as it goes: nothing is promised that the platform does not let happen. */
function describeWay(
  { review: { platform, replyWay, needsReconnect } }: PreparedAlert,
  { language, canPublish }: { language: Locale; canPublish: boolean },
): { label: string; obstacle: string[] } {
  const words = MAIL_WORDS[language].alert
  if (!canPublish) return { label: words.askForApproval, obstacle: [] }
  const way = needsReconnect ? 'broken' : replyWay
  if (way === 'api') return { label: words.approveAndSend, obstacle: [] }
  return { label: words.approve, obstacle: [words.obstacles[way](PLATFORM_NAMES[platform])] }
}

function headingOf({ review }: PreparedAlert, language: Locale): string {
  const words = MAIL_WORDS[language].alert
  const verdict = review.rating === null ? words.notRecommended : words.stars(review.rating)
  const place = review.locationName === null ? [] : [toPlainName(clean(review.locationName))]
  return [verdict, PLATFORM_NAMES[review.platform], ...place].join(' · ')
}

function quoteReview({ review }: PreparedAlert, language: Locale, longest: number): MailQuote {
  const words = MAIL_WORDS[language].alert
  const said = [review.title, review.content].filter((part) => part !== null && part.trim() !== '').join('\n\n')
  const label = words.by(toPlainName(clean(review.author ?? '')))
  if (said === '') return { label, text: words.wordless, language: null }
  return { label, text: clean(said, longest), language: review.language }
}

function quoteDraft({ text, origin }: AlertDraft, language: Locale): MailQuote {
  const words = MAIL_WORDS[language].alert
  const maker = origin.engine === 'template' ? words.template : words.model(origin.model ?? '')
  return { label: `${words.draft} · ${maker}`, text: clean(text), language: null }
}

function explainMissing({ draft }: PreparedAlert, language: Locale): string[] {
  const words = MAIL_WORDS[language].alert
  if (draft.kind === 'failed') return [words.noDraft]
  if (draft.kind !== 'held-back') return []
  const lead = draft.reasons.some(isCaution) ? [] : [words.heldBack]
  return [[...lead, ...draft.reasons.map((reason) => BLOCK_SENTENCES[language][reason])].join(' ')]
}

function clean(text: string, longest = LONGEST_WORDS): string {
  const letters = Array.from(text.replace(UNFIT, ' '))
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : letters.join('')
}
