import type { Platform } from '#shared/domain/platforms.ts'
import { HARBOUR_BISTRO, type SeedListing, type SeedPlace } from './harbour-bistro.ts'
import type { SeedLanguage } from './phrases/phrase-book.ts'
import type { PlannedReview } from './planned-review.ts'
import { createPseudoRandom, type PseudoRandom } from './pseudo-random.ts'
import { chooseAge, HISTORY_DAYS, hoursBefore, toMoment, badEveningBefore, daysBefore } from './seed-moments.ts'
import { makeReviewId } from './review-id.ts'
import type { StoryReview, StoryTime } from './story-review.ts'
import { STORY_REVIEWS, type NumberedReview } from './story-reviews.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What happened of late, at its hours before now. */
function planTold(now: Date): PlannedReview[] {
  return STORY_REVIEWS.map((told) => planOne(told, now))
}

function planOne(told: NumberedReview, now: Date): PlannedReview {
  const place = getPlace(told.place)
  const listing = place.listings.find(({ vendor }) => vendor === told.vendor)
  if (!listing) throw new Error(`${place.name} is not on ${told.vendor}.`)
  const createdAt = findMoment(told.when, now, place)
  const { id, vendor, rating, language = 'en', title, content, author, reply } = told
  return {
    id,
    vendor,
    listingId: listing.id,
    hoursBehind: place.hoursBehind,
    age: (now.getTime() - createdAt.getTime()) / DAY_MS,
    createdAt,
    rating,
    language,
    hasText: true,
    story: { title, content, author, reply: answer(createdAt, reply) },
  }
}

function getPlace(name: StoryReview['place']): SeedPlace {
  const place = HARBOUR_BISTRO.find((each) => each.name.toLowerCase().endsWith(name))
  if (!place) throw new Error(`There is no restaurant in ${name}.`)
  return place
}

function findMoment(when: StoryTime, now: Date, { hoursBehind }: SeedPlace): Date {
  if ('eveningHours' in when) return hoursBefore(badEveningBefore(now, hoursBehind), -when.eveningHours)
  return 'hoursAgo' in when
    ? hoursBefore(now, when.hoursAgo)
    : daysBefore(now, when.daysAgo, { hour: when.hour, hoursBehind })
}

function answer(createdAt: Date, reply: StoryReview['reply']) {
  if (!reply) return null
  const { text, hoursLater, rejectedFor = null } = reply
  return { text, at: new Date(createdAt.getTime() + hoursLater * HOUR_MS), rejectedFor }
}

/** Told at length. */
const LONG_REVIEWS: readonly { rating: number; title: string; content: string }[] = [
  {
    rating: 5,
    title: 'How to look after a nervous father of the bride',
    content:
      'We held our rehearsal dinner in the back room: twenty-two people, two of them in wheelchairs, one who eats nothing but potatoes, and a speech that I had lost on the plane. From the first e-mail to the last coffee nothing was too much trouble. They moved the tables so that everybody could see everybody, printed the speech for me at the front desk, and somehow served twenty-two hot plates within five minutes.\n\nThe halibut was what people talked about the next day, at a wedding, which tells you something. We were over our time by an hour and nobody looked at a watch. I have organised a good many dinners for work in my life and never had one run this smoothly.',
  },
  {
    rating: 4,
    title: 'Nearly perfect, and I do mean nearly',
    content:
      'I have been eating here since the week it opened, so take this as coming from a friend. The cooking has never been better: the chowder has got some backbone, the specials are actually special, and whoever makes the tarts should be paid more. The room is prettier since the renovation.\n\nWhat has not kept up is the door. On three of my last four visits I stood there for several minutes while people walked past with trays. A nod and a "right with you" would do. That is the missing star, and I will be delighted to hand it over.',
  },
  {
    rating: 3,
    title: 'Two visits, two restaurants',
    content:
      'We ate here twice in one week. On Tuesday it was wonderful: quiet, quick, a server who knew every fisherman by name, a piece of cod that flaked if you looked at it. On Saturday we brought friends to show off and it might have been somewhere else. We waited for menus, waited for drinks, waited for someone to take the order, and when the food came it was fine and no more than that.\n\nMy advice: go on a weekday. My advice to the owners: find out what Tuesday knows.',
  },
  {
    rating: 5,
    title: 'They found my grandmother’s ring',
    content:
      'This is not about the food, although the food was lovely. I took my ring off to eat mussels, as one does, wrapped it in a napkin, and left. When I rang in tears the next morning they had already gone through three bags of laundry and found it. They would not take a reward. I came back on the Friday with flowers for the whole kitchen and had the bouillabaisse, which deserves a review of its own.',
  },
  {
    rating: 2,
    title: 'Beautiful room, distracted team',
    content:
      'Let me be fair and begin with what was good: the view, the bread, the Riesling. Now the rest. We were moved twice, the second time with our starters already on the table. My wife’s dietary note, which we had put in the booking and repeated at the door, never reached the kitchen. The main had to go back and returned when I had finished mine. At the end we were asked to rate the evening on a tablet while the server stood there watching, so I did not say any of this then. I am saying it now.',
  },
  {
    rating: 5,
    title: 'Travelling alone, never lonely',
    content:
      'I travel for work and eat by myself four nights a week, so I notice how places treat a table for one. Here I got the good seat at the end of the counter, a newspaper without asking, and half portions of two starters because I could not decide. The cook explained how they smoke the mackerel. I have been back five times since spring and they now start pouring the cider when they see me cross the road.',
  },
]

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
