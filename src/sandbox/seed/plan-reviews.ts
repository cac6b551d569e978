import type { Platform } from '#shared/domain/platforms.ts'
import { HARBOUR_BISTRO, type SeedListing, type SeedPlace } from './harbour-bistro.ts'
import type { SeedLanguage } from './phrases/phrase-book.ts'
import { BAD_EVENING, LONG_REVIEWS, RIVAL_REVIEWS } from './phrases/stories.ts'
import type { PseudoRandom } from './pseudo-random.ts'
import { badEveningBefore, chooseAge, HISTORY_DAYS, hoursBefore, toMoment } from './seed-moments.ts'

/** A review before it has words, unless it tells a story of its own. */
export interface PlannedReview {
  vendor: Platform
  listingId: string
  age: number
  createdAt: Date
  rating: number
  language: SeedLanguage
  hasText: boolean
  story: { title: string; content: string; author?: string } | null
}

/** From one star to five: how it was, and how it is now. */
const FIRST_WEIGHTS = [13, 12, 20, 27, 28]
const LATEST_WEIGHTS = [3, 3, 8, 26, 60]
const TEXT_SHARE: Record<Platform, number> = { google: 0.7, facebook: 0.88, tripadvisor: 1, yelp: 1 }
/** The rest is in other languages. */
const ENGLISH_SHARE: Record<Platform, number> = { google: 0.84, facebook: 0.87, tripadvisor: 0.66, yelp: 0.88 }
const OTHER_LANGUAGES: readonly SeedLanguage[] = ['fr', 'de', 'es']
const OTHER_WEIGHTS = [45, 30, 25]
const BAD_EVENING_ON: readonly Platform[] = ['google', 'google', 'tripadvisor', 'yelp', 'google', 'facebook']
const RIVALS_ON: readonly Platform[] = ['google', 'google', 'yelp']

/** Oldest first. */
export function planReviews(random: PseudoRandom, now: Date): PlannedReview[] {
  const usual = HARBOUR_BISTRO.flatMap((place) =>
    place.listings.flatMap((listing) =>
      Array.from({ length: listing.reviewCount }, (_, index) => planUsual(random, { place, listing, index, now })),
    ),
  )
  const [halifax, toronto] = HARBOUR_BISTRO
  if (!halifax || !toronto) throw new Error('The business has two places.')
  const all = [
    ...usual,
    ...planBadEvening(random, halifax, now),
    ...planRivals(toronto, now),
    ...planLong(random, halifax, now),
  ]
  return all.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function planUsual(
  random: PseudoRandom,
  { place, listing, index, now }: { place: SeedPlace; listing: SeedListing; index: number; now: Date },
): PlannedReview {
  const { vendor } = listing
  const age = index === 0 ? HISTORY_DAYS - random.between(0, 6) : chooseAge(random)
  const newest = vendor === 'google' ? place.newestHours[index - 1] : undefined
  const progress = 1 - age / HISTORY_DAYS
  const weights = FIRST_WEIGHTS.map((first, stars) => first + ((LATEST_WEIGHTS[stars] ?? 0) - first) * progress)
  const isEnglish = random.chance(ENGLISH_SHARE[vendor])
  return {
    vendor,
    listingId: listing.id,
    age,
    createdAt:
      newest === undefined ? toMoment(random, age, { now, hoursBehind: place.hoursBehind }) : hoursBefore(now, newest),
    rating: random.weigh(weights) + 1,
    language: isEnglish ? 'en' : (OTHER_LANGUAGES[random.weigh(OTHER_WEIGHTS)] ?? 'fr'),
    hasText: random.chance(TEXT_SHARE[vendor]),
    story: null,
  }
}

function planBadEvening(random: PseudoRandom, place: SeedPlace, now: Date): PlannedReview[] {
  const closing = badEveningBefore(now, place.hoursBehind)
  return BAD_EVENING.map(({ rating, ...story }, index) => {
    const hoursLater = index * 1.4 + random.next() * (index < 4 ? 1 : 9)
    return planStory({
      listing: getListing(place, BAD_EVENING_ON[index % BAD_EVENING_ON.length]),
      createdAt: hoursBefore(closing, -hoursLater),
      rating,
      story,
      now,
    })
  })
}

/** Within an hour, in the middle of a quiet night. */
function planRivals(place: SeedPlace, now: Date): PlannedReview[] {
  const first = hoursBefore(now, 9 * 24)
  first.setUTCHours(7, 12, 40)
  return RIVAL_REVIEWS.map((story, index) =>
    planStory({
      listing: getListing(place, RIVALS_ON[index]),
      createdAt: hoursBefore(first, -index * 0.31),
      rating: 1,
      story,
      now,
    }),
  )
}

function planLong(random: PseudoRandom, place: SeedPlace, now: Date): PlannedReview[] {
  return LONG_REVIEWS.map(({ rating, ...story }, index) => {
    const vendor = (['tripadvisor', 'yelp', 'google'] as const)[index % 3]
    const createdAt = toMoment(random, 5 + index * 61, { now, hoursBehind: place.hoursBehind })
    return planStory({ listing: getListing(place, vendor), createdAt, rating, story, now })
  })
}

function planStory(told: {
  listing: SeedListing
  createdAt: Date
  rating: number
  story: NonNullable<PlannedReview['story']>
  now: Date
}): PlannedReview {
  const { listing, createdAt, rating, story, now } = told
  const age = (now.getTime() - createdAt.getTime()) / 86_400_000
  return { vendor: listing.vendor, listingId: listing.id, age, createdAt, rating, language: 'en', hasText: true, story }
}

function getListing(place: SeedPlace, vendor: Platform | undefined): SeedListing {
  const listing = place.listings.find((each) => each.vendor === vendor)
  if (!listing) throw new Error(`${place.name} is not on ${vendor}.`)
  return listing
}
