import { hasStars, type Platform } from '#shared/domain/platforms.ts'
import { createReviewComposer, type ReviewComposer } from './compose-review.ts'
import { ALIASES, PEOPLE } from './phrases/people.ts'
import { PICTURES } from './pictures.routes.ts'
import { planReviews, type PlannedReview } from './plan-reviews.ts'
import { createPseudoRandom, type PseudoRandom } from './pseudo-random.ts'

const SEED = 20_170_401
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HOUR_MS = 3_600_000
/** An owner who has been catching up: little of the last days is answered. */
const REPLY_SHARE = 0.42
const REPLIES_SINCE_DAYS = 11
const MEDIA_SHARE = 0.13
const ANONYMOUS_SHARE = 0.03

export interface SeedReview {
  vendor: Platform
  id: string
  listingId: string
  rating: number | null
  isRecommended: boolean | null
  title: string | null
  content: string | null
  author: string | null
  language: string
  media: string[]
  createdAt: Date
  reply: { text: string; at: Date } | null
}

/** The same eighteen months each time, ending now. */
export function writeHarbourReviews({ now, publicUrl }: { now: Date; publicUrl: string }): SeedReview[] {
  const random = createPseudoRandom(SEED)
  const composer = createReviewComposer(random)
  return planReviews(random, now).map((planned, index) =>
    writeReview(random, composer, { planned, index, now, publicUrl }),
  )
}

interface Task {
  planned: PlannedReview
  index: number
  now: Date
  publicUrl: string
}

function writeReview(random: PseudoRandom, composer: ReviewComposer, task: Task): SeedReview {
  const { planned, index, publicUrl } = task
  const { vendor, language, rating, createdAt } = planned
  const words = planned.story ?? (planned.hasText ? composer.compose({ language, rating }) : null)
  const author = planned.story?.author ?? nameAuthor(random, planned)
  return {
    vendor,
    id: makeId(random, vendor, index),
    listingId: planned.listingId,
    ...judge(random, planned),
    title: vendor === 'tripadvisor' ? (words?.title ?? null) : null,
    content: words?.content ?? null,
    author,
    language,
    media: chooseMedia(random, planned).map((name) => `${publicUrl}/sandbox/pictures/${name}.svg`),
    createdAt,
    reply: writeReply(random, composer, { ...task, author }),
  }
}

function judge(random: PseudoRandom, { vendor, rating }: PlannedReview): Pick<SeedReview, 'rating' | 'isRecommended'> {
  if (hasStars(vendor)) return { rating, isRecommended: null }
  return { rating: null, isRecommended: rating >= 4 || (rating === 3 && random.chance(0.4)) }
}

function nameAuthor(random: PseudoRandom, { vendor, language }: PlannedReview): string | null {
  const { first, last } = PEOPLE[language]
  const [given, family] = [random.draw(first), random.draw(last)]
  if (vendor === 'yelp') return `${given} ${family.charAt(0)}.`
  if (vendor === 'google' && random.chance(ANONYMOUS_SHARE)) return null
  if (vendor === 'tripadvisor' && random.chance(0.6)) {
    return `${random.draw(ALIASES.first)}${random.draw(ALIASES.last)}${random.between(2, 99)}`
  }
  return `${given} ${family}`
}

/** As each platform numbers them. */
function makeId(random: PseudoRandom, vendor: Platform, index: number): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => LETTERS.charAt(random.between(0, LETTERS.length - 1))).join('')
  if (vendor === 'google') return `Ch${letters(34)}`
  if (vendor === 'yelp') return letters(22)
  return vendor === 'facebook' ? `5714${100_000_000 + index * 7919}` : String(918_000_000 + index * 4021)
}

function chooseMedia(random: PseudoRandom, { vendor, hasText, rating, story }: PlannedReview): string[] {
  const canShow = hasText && !story && rating >= 3 && (vendor === 'google' || vendor === 'tripadvisor')
  if (!canShow || !random.chance(MEDIA_SHARE)) return []
  return Array.from({ length: random.between(1, 2) }, () => random.draw(PICTURES))
}

function writeReply(
  random: PseudoRandom,
  composer: ReviewComposer,
  { planned, author, now }: Task & { author: string | null },
): SeedReview['reply'] {
  const { age, hasText, story, rating, language, createdAt } = planned
  const isLeft = age < REPLIES_SINCE_DAYS || !hasText || story !== null || !random.chance(REPLY_SHARE)
  if (isLeft) return null
  const at = new Date(Math.min(createdAt.getTime() + random.between(4, 90) * HOUR_MS, now.getTime()))
  const name = author?.split(' ')[0] ?? null
  return { text: composer.reply({ language, rating, name }), at }
}
