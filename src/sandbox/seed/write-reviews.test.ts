import { describe, expect, it } from 'vitest'
import { HARBOUR_BISTRO } from './harbour-bistro.ts'
import { ENGLISH } from '#sandbox/seed/phrases/english.ts'
import { FRENCH } from '#sandbox/seed/phrases/french.ts'
import { GERMAN } from '#sandbox/seed/phrases/german.ts'
import { SPANISH } from '#sandbox/seed/phrases/spanish.ts'
import { badEveningBefore } from './seed-moments.ts'
import { writeHarbourReviews, type SeedReview } from './write-reviews.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-15T08:00:00Z')
const reviews = writeHarbourReviews({ now, publicUrl: 'http://goodword.test' })
const texts = reviews.flatMap(({ content }) => content ?? [])
const ageOf = ({ createdAt }: SeedReview) => (now.getTime() - createdAt.getTime()) / DAY_MS
const isIn = (days: readonly [number, number]) => (review: SeedReview) =>
  ageOf(review) >= days[0] && ageOf(review) < days[1]
const averageOf = (some: readonly SeedReview[]) => {
  const stars = some.flatMap(({ rating }) => rating ?? [])
  return stars.reduce((sum, rating) => sum + rating, 0) / stars.length
}

describe('the demo’s reviews', () => {
  it('are the same each time, and end whenever that is', () => {
    const later = new Date(now.getTime() + 40 * DAY_MS + 5 * 3_600_000)
    const again = writeHarbourReviews({ now: later, publicUrl: 'http://goodword.test' })
    expect(writeHarbourReviews({ now, publicUrl: 'http://goodword.test' })).toEqual(reviews)
    const idsOf = (some: readonly SeedReview[]) => new Set(some.map(({ vendor, id }) => `${vendor} ${id}`))
    expect(idsOf(again)).toEqual(idsOf(reviews))
    for (const [time, some] of [[now, reviews] as const, [later, again] as const]) {
      const newest = Math.max(...some.map(({ createdAt }) => createdAt.getTime()))
      expect(time.getTime() - newest).toBeGreaterThan(2 * 3_600_000)
      expect(time.getTime() - newest).toBeLessThan(6 * 3_600_000)
    }
  })

  it('never say the same twice, and leave no gap unfilled', () => {
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
    expect(reviews.filter(({ reply, title }) => /[{}]/.test((reply?.text ?? '') + (title ?? '')))).toEqual([])
    expect(new Set(reviews.map(({ vendor, id }) => `${vendor} ${id}`)).size).toBe(reviews.length)
  })

  it('are put together from hundreds of sentences', () => {
    const sentences = [ENGLISH, FRENCH, GERMAN, SPANISH].flatMap((book) => [
      ...Object.values(book.praise).flat(),
      ...Object.values(book.complaints).flat(),
      ...Object.values(book.openings).flat(),
      ...Object.values(book.closings).flat(),
      ...Object.values(book.shorts).flat(),
      ...book.quibbles,
    ])
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.length).toBeGreaterThan(450)
  })

  it('suit their platform: verdicts or stars, titles, words or none, pictures, the owner’s answers', () => {
    for (const review of reviews) {
      const isVerdict = review.vendor === 'facebook'
      expect([review.rating === null, review.isRecommended !== null]).toEqual([isVerdict, isVerdict])
      expect(review.title !== null).toBe(review.vendor === 'tripadvisor')
      expect(review.reply?.at.getTime() ?? 0).toBeLessThanOrEqual(now.getTime())
    }
    expect(reviews.some(({ content, rating }) => content === null && rating !== null)).toBe(true)
    expect(reviews.some(({ media }) => media.length > 0)).toBe(true)
    expect(reviews.some(({ author }) => author === null)).toBe(true)
    expect(texts.some((text) => text.length > 600)).toBe(true)
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(150)
  })

  it('grow better over time, with a busy fortnight at the end', () => {
    const [first, latest] = [reviews.filter(isIn([365, 560])), reviews.filter(isIn([0, 120]))]
    expect(averageOf(latest) - averageOf(first)).toBeGreaterThan(0.3)
    const [busy, before] = [reviews.filter(isIn([2, 16])), reviews.filter(isIn([30, 44]))]
    expect(busy.length).toBeGreaterThan(before.length * 3)
  })

  it('are mostly answered, and whoever was not content always is, save what is of these days or told as open', () => {
    const replied = reviews.filter(({ vendor }) => vendor !== 'facebook')
    const [old, fortnight] = [replied.filter(isIn([17, 560])), replied.filter(isIn([2, 16]))]
    const shareOf = (some: readonly SeedReview[]) => some.filter(({ reply }) => reply).length / some.length
    expect(shareOf(old)).toBeGreaterThan(0.9)
    expect(shareOf(fortnight)).toBeGreaterThan(0.55)
    expect(shareOf(fortnight)).toBeLessThan(0.85)
    const angry = replied.filter(({ rating }) => (rating ?? 5) <= 2)
    const open = angry.filter(({ reply }) => !reply)
    expect(new Set(open.map(({ author }) => author))).toEqual(
      new Set(['Derek Quigley', 'Kyle Brandtner', 'RainyCompass12']),
    )
    expect(open).toHaveLength(3)
    expect(reviews.filter(({ reply }) => reply?.rejectedFor).map(({ author }) => author)).toEqual(['Graham Nickerson'])
  })

  it.each(['2026-11-15T08:00:00Z', '2026-11-18T03:30:00Z', '2026-11-20T23:50:00Z'])(
    'tell of one bad evening at one place, on the Saturday of the week before %s',
    (moment) => {
      const time = new Date(moment)
      const told = writeHarbourReviews({ now: time, publicUrl: 'http://goodword.test' })
      const halifax = HARBOUR_BISTRO[0]?.listings.map(({ id }) => id)
      const begin = badEveningBefore(time, 4)
      const age = (time.getTime() - begin.getTime()) / DAY_MS
      expect(new Date(begin.getTime() - 4 * 3_600_000).getUTCDay()).toBe(6)
      expect(age).toBeGreaterThan(6.1)
      expect(age).toBeLessThan(13.5)

      const angry = told.filter(
        ({ rating, isRecommended, createdAt, listingId }) =>
          (isRecommended === false || (rating ?? 5) <= 2) &&
          halifax?.includes(listingId) &&
          createdAt >= begin &&
          createdAt.getTime() < begin.getTime() + 3.5 * 3_600_000,
      )
      expect(angry.length).toBeGreaterThanOrEqual(6)
      expect(new Set(angry.map(({ vendor }) => vendor)).size).toBe(4)
      expect(new Set(angry.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'de']))
      expect(told.filter(({ createdAt, reply }) => createdAt > time || (reply && reply.at > time))).toEqual([])
    },
  )

  it('have one among them who would rather have the guests elsewhere', () => {
    const rivals = reviews.filter(({ content }) => content?.includes('Pier Nine Grill'))
    expect(rivals.map(({ rating, vendor }) => [rating, vendor])).toEqual([
      [1, 'google'],
      [1, 'yelp'],
    ])
    const toronto = HARBOUR_BISTRO[1]?.listings.map(({ id }) => id)
    expect(rivals.every(({ listingId }) => toronto?.includes(listingId))).toBe(true)
  })
})
