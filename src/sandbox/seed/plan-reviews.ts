import type { Platform } from '#shared/domain/platforms.ts'
import { HARBOUR_BISTRO, type SeedListing, type SeedPlace } from './harbour-bistro.ts'
import type { SeedLanguage } from './phrases/phrase-book.ts'
import { LONG_REVIEWS } from './phrases/stories.ts'
import type { PlannedReview } from './planned-review.ts'
import { createPseudoRandom, type PseudoRandom } from './pseudo-random.ts'
import { chooseAge, HISTORY_DAYS, hoursBefore, toMoment } from './seed-moments.ts'
import { planTold } from './story/plan-told.ts'
import { makeReviewId } from './writing/review-id.ts'

/** From one star to five: how it was, and how it is now. */
const FIRST_WEIGHTS = [13, 12, 20, 27, 28]
const LATEST_WEIGHTS = [3, 3, 8, 26, 60]
const TEXT_SHARE: Record<Platform, number> = { google: 0.7, facebook: 0.88, tripadvisor: 1, yelp: 1 }
/** The rest is in other languages. */
const ENGLISH_SHARE: Record<Platform, number> = { google: 0.84, facebook: 0.87, tripadvisor: 0.66, yelp: 0.88 }
const OTHER_LANGUAGES: readonly SeedLanguage[] = ['fr', 'de', 'es']
const OTHER_WEIGHTS = [45, 30, 25]
/** What went wrong in these days has a story of its own. */
const TOLD_DAYS = 4
const LEAST_LATELY = 3

type Unnumbered = Omit<PlannedReview, 'id'>

/** Oldest first. */
export function planReviews(random: PseudoRandom, now: Date): PlannedReview[] {
  const usual = HARBOUR_BISTRO.flatMap((place) =>
    place.listings.flatMap((listing) =>
      Array.from({ length: listing.reviewCount }, (_, index) => planUsual(random, { place, listing, index, now })),
    ),
  )
  const [halifax] = HARBOUR_BISTRO
  if (!halifax) throw new Error('The business has a first place.')
  const numbered = [...usual, ...planLong(random, halifax, now)].map((planned, number) => ({
    ...planned,
    id: makeReviewId(createPseudoRandom(number), planned.vendor, number),
  }))
  const all = [...numbered, ...planTold(now)]
  return all.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function planUsual(
  random: PseudoRandom,
  { place, listing, index, now }: { place: SeedPlace; listing: SeedListing; index: number; now: Date },
): Unnumbered {
  const { vendor } = listing
  const age = index === 0 ? HISTORY_DAYS - random.between(0, 6) : chooseAge(random)
  const newest = vendor === 'google' ? place.newestHours[index - 1] : undefined
  const progress = 1 - age / HISTORY_DAYS
  const weights = FIRST_WEIGHTS.map((first, stars) => first + ((LATEST_WEIGHTS[stars] ?? 0) - first) * progress)
  const isEnglish = random.chance(ENGLISH_SHARE[vendor])
  const { hoursBehind } = place
  const rating = random.weigh(weights) + 1
  return {
    vendor,
    listingId: listing.id,
    hoursBehind,
    age: newest === undefined ? age : newest / 24,
    createdAt: newest === undefined ? toMoment(random, age, { now, hoursBehind }) : hoursBefore(now, newest),
    rating: newest !== undefined || age < TOLD_DAYS ? Math.max(rating, LEAST_LATELY) : rating,
    language: isEnglish ? 'en' : (OTHER_LANGUAGES[random.weigh(OTHER_WEIGHTS)] ?? 'fr'),
    hasText: random.chance(TEXT_SHARE[vendor]),
    story: null,
  }
}

function planLong(random: PseudoRandom, { listings, hoursBehind }: SeedPlace, now: Date): Unnumbered[] {
  return LONG_REVIEWS.map(({ rating, ...story }, index) => {
    const vendor = (['tripadvisor', 'yelp', 'google'] as const)[index % 3]
    const listingId = listings.find((listing) => listing.vendor === vendor)?.id
    if (!vendor || !listingId) throw new Error('The first place is on every platform.')
    const age = 5 + index * 61
    const createdAt = toMoment(random, age, { now, hoursBehind })
    return { vendor, listingId, hoursBehind, age, createdAt, rating, language: 'en', hasText: true, story }
  })
}
