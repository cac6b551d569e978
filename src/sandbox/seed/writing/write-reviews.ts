import { hasStars, type Platform } from '#shared/domain/platforms.ts'
import { createReviewComposer, type ReviewComposer } from './compose-review.ts'
import { ALIASES, PEOPLE } from '../phrases/people.ts'
import { PICTURES } from '../pictures.routes.ts'
import { planReviews } from '../plan-reviews.ts'
import type { PlannedReview, SeedReply } from '../planned-review.ts'
import { createPseudoRandom, type PseudoRandom } from '../pseudo-random.ts'
import { writeReply } from './write-reply.ts'

const SEED = 20_170_401
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
  reply: SeedReply | null
}

/** The same eighteen months each time, ending now. */
export function writeHarbourReviews({ now, publicUrl }: { now: Date; publicUrl: string }): SeedReview[] {
  const random = createPseudoRandom(SEED)
  const composer = createReviewComposer(random)
  return planReviews(random, now).map((planned) => writeReview(random, composer, { planned, now, publicUrl }))
}

interface Task {
  planned: PlannedReview
  now: Date
  publicUrl: string
}

function writeReview(random: PseudoRandom, composer: ReviewComposer, task: Task): SeedReview {
  const { planned, now, publicUrl } = task
  const { vendor, language, rating, createdAt } = planned
  const words = planned.story ?? (planned.hasText ? composer.compose({ language, rating }) : null)
  const author = planned.story?.author ?? nameAuthor(random, planned)
  return {
    vendor,
    id: planned.id,
    listingId: planned.listingId,
    ...judge(random, planned),
    title: vendor === 'tripadvisor' ? (words?.title ?? null) : null,
    content: words?.content ?? null,
    author,
    language,
    media: chooseMedia(random, planned).map((name) => `${publicUrl}/sandbox/pictures/${name}.svg`),
    createdAt,
    reply: writeReply(random, composer, { planned, author, now }),
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

function chooseMedia(random: PseudoRandom, { vendor, hasText, rating, story }: PlannedReview): string[] {
  const canShow = hasText && !story && rating >= 3 && (vendor === 'google' || vendor === 'tripadvisor')
  if (!canShow || !random.chance(MEDIA_SHARE)) return []
  return Array.from({ length: random.between(1, 2) }, () => random.draw(PICTURES))
}
