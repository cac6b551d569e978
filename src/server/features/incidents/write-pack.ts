import { createClock, type DateFormat } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { GatheredReview, IncidentRow } from './incidents.repository.ts'
import type { PackContent } from './pack-content.ts'
import { PACK_WORDS, type PackWords } from './pack-words.ts'

const ATTACHMENT = 'reviews.txt'

interface PackFacts {
  incident: IncidentRow
  reviews: readonly GatheredReview[]
  company: string
  brand: PackContent['brand']
  language: Locale
  timezone: string
  dateFormat: DateFormat
  madeBy: string
  madeAt: Date
}

interface Wording {
  words: PackWords
  showTime: (at: Date) => string
}

export function writePack(facts: PackFacts): PackContent {
  const { reviews, company, brand, language, timezone, dateFormat, madeAt } = facts
  const words = PACK_WORDS[language]
  const wording = { words, showTime: createClock({ locale: language, timezone, dateFormat }) }
  return {
    language,
    title: words.title,
    brand,
    notices: reviews.some((review) => review.is_sandbox) ? [words.sandbox] : [],
    facts: writeFacts(facts, wording),
    checklistTitle: words.checklistTitle,
    checklist: words.checklist,
    reviewsTitle: words.reviewsTitle,
    reviews: reviews.map((review, index) => writeReview(review, index + 1, wording)),
    replacedNote: words.replaced.replace('{file}', ATTACHMENT),
    attachment: ATTACHMENT,
    footer: [company, words.title, words.footer].filter((part) => part !== '').join(' · '),
    madeAt: madeAt.toISOString(),
  }
}

function writeFacts({ incident, reviews, company, ...facts }: PackFacts, { words, showTime }: Wording): string[] {
  const [first, last] = [incident.first_review_at, incident.last_review_at].map(showTime)
  const count = incident.review_count
  const isCut = reviews.length < count
  return [
    ...(company === '' ? [] : [tell(words, words.business, company)]),
    tell(words, words.location, incident.location_name ?? words.noLocation),
    tell(words, words.period, `${first} – ${last}`),
    tell(words, words.count, isCut ? fill(words.cut, { shown: reviews.length, count }) : String(count)),
    tell(words, words.timezone, facts.timezone),
    tell(words, words.madeAt, showTime(facts.madeAt)),
    tell(words, words.madeBy, facts.madeBy),
    tell(words, words.reference, incident.id),
  ]
}

function writeReview(
  review: GatheredReview,
  number: number,
  { words, showTime }: Wording,
): PackContent['reviews'][number] {
  const { platform, created_at: createdAt, vanished_at: vanishedAt } = review
  return {
    platform,
    heading: `${number}. ${showTime(createdAt)} · ${PLATFORM_NAMES[platform]} · ${showVerdict(review, words)}`,
    facts: [
      tell(words, words.author, review.author ?? words.unknown),
      tell(words, words.address, review.url ?? words.unknown),
      tell(words, words.dispute, showDispute(review, words)),
      ...writeAppeal(review, { words, showTime }),
      ...(vanishedAt ? [tell(words, words.vanished, showTime(vanishedAt))] : []),
    ],
    text: [review.title, review.content].filter(Boolean).join('\n') || words.noText,
  }
}

function writeAppeal(review: GatheredReview, { words, showTime }: Wording): string[] {
  const { appealed_at: at, appeal_reference: reference, appeal_words: said } = review
  if (at === null) return []
  return [tell(words, words.appeal, [showTime(at), reference, said].filter((part) => part !== null).join(' · '))]
}

function showVerdict({ rating, is_recommended: isRecommended }: GatheredReview, words: PackWords): string {
  if (rating !== null) return fill(words.stars, { rating })
  return isRecommended === false ? words.notRecommended : words.noStars
}

function showDispute({ dispute_id: id, platform_case_id: reference }: GatheredReview, words: PackWords): string {
  if (reference !== null) return reference
  return id === null ? words.noDispute : words.noReference
}

const tell = ({ fact }: PackWords, label: string, value: string) => fill(fact, { label, value })

function fill(sentence: string, values: Record<string, number | string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
