import { HARBOUR_BISTRO, type SeedPlace } from '../harbour-bistro.ts'
import type { PlannedReview } from '../planned-review.ts'
import { badEveningBefore, daysBefore, hoursBefore } from '../seed-moments.ts'
import type { ToldReview, ToldWhen } from './told-review.ts'
import { TOLD_REVIEWS, type NumberedReview } from './told-reviews.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What happened of late, at its hours before now. */
export function planTold(now: Date): PlannedReview[] {
  return TOLD_REVIEWS.map((told) => planOne(told, now))
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

function getPlace(name: ToldReview['place']): SeedPlace {
  const place = HARBOUR_BISTRO.find((each) => each.name.toLowerCase().endsWith(name))
  if (!place) throw new Error(`There is no restaurant in ${name}.`)
  return place
}

function findMoment(when: ToldWhen, now: Date, { hoursBehind }: SeedPlace): Date {
  if ('eveningHours' in when) return hoursBefore(badEveningBefore(now, hoursBehind), -when.eveningHours)
  return 'hoursAgo' in when
    ? hoursBefore(now, when.hoursAgo)
    : daysBefore(now, when.daysAgo, { hour: when.hour, hoursBehind })
}

function answer(createdAt: Date, reply: ToldReview['reply']) {
  if (!reply) return null
  const { text, hoursLater, rejectedFor = null } = reply
  return { text, at: new Date(createdAt.getTime() + hoursLater * HOUR_MS), rejectedFor }
}
