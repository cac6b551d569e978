import { describe, expect, it } from 'vitest'
import type { BasicReputation, LocationReputation, Reputation } from '#shared/contracts/reputation.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

async function get<Body>(member: TestMember, path: string): Promise<Body> {
  const { status, body } = await app.as(member).get(`/api/v1/reputation${path}`)
  expect(status).toBe(200)
  return body as Body
}

async function makeLocation({ customerId }: TestMember, name: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    'insert into locations (customer_id, name) values ($1, $2) returning id',
    [customerId, name],
  )
  return rows[0]?.id ?? ''
}

interface Given {
  ago: number
  rating?: number
  platform?: 'google' | 'yelp'
  locationId?: string
  sentiment?: string
  answeredAfterHours?: number
}

async function write({ customerId }: TestMember, given: Given): Promise<void> {
  const { ago, rating = 5, platform = 'google', locationId, sentiment, answeredAfterHours } = given
  const createdAt = daysAgo(ago)
  const columns = {
    ...(sentiment !== undefined && { sentiment }),
    ...(locationId !== undefined && { location_id: locationId }),
    ...(answeredAfterHours !== undefined && {
      response: 'Thanks',
      responded_at: new Date(createdAt.getTime() + answeredAfterHours * 3_600_000),
    }),
  }
  await app.make.review({ customerId, rating, platform, createdAt, columns })
}

describe('GET /reputation', () => {
  it('adds up a period beside the one before, over time and by platform', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await write(owner, { ago: 2, rating: 5, sentiment: 'positive', answeredAfterHours: 2 })
    await write(owner, { ago: 2, rating: 2, sentiment: 'negative', answeredAfterHours: 40, platform: 'yelp' })
    await write(owner, { ago: 9, rating: 1 })
    await write(owner, { ago: 400, rating: 4 })

    const shown = await get<Reputation>(owner, '?period=7d')

    expect(shown).toMatchObject({
      now: {
        reviewCount: 2,
        ratingSum: 7,
        stars: [0, 1, 0, 0, 1],
        answeredCount: 2,
        positiveCount: 1,
        negativeCount: 1,
        timedCount: 2,
        quickCount: 1,
        answerSeconds: 42 * 3600,
      },
      before: { reviewCount: 1, stars: [1, 0, 0, 0, 0], timedCount: 0 },
      ever: { reviewCount: 4, ratedCount: 4, ratingSum: 12 },
      platforms: [
        { platform: 'google', now: { reviewCount: 1 }, before: { reviewCount: 1 } },
        { platform: 'yelp', now: { reviewCount: 1 }, before: { reviewCount: 0 } },
      ],
    })
    expect(shown.series.points.map(({ counts }) => counts.reviewCount)).toEqual([2])
    expect(await get<Reputation>(owner, '?period=7d&platform=yelp')).toMatchObject({
      now: { reviewCount: 1 },
      ever: { ratedCount: 1, ratingSum: 2 },
    })
    expect(await get<Reputation>(owner, '?period=all')).toMatchObject({ now: { reviewCount: 4 }, before: null })
  })

  it('counts the very reviews that the list of reviews shows for its addresses', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const location = await makeLocation(owner, 'Harbour')
    for (const rating of [1, 3, 5, 5]) {
      await write(owner, { ago: 3, rating, locationId: location, sentiment: rating > 3 ? 'positive' : 'negative' })
    }
    await write(owner, { ago: 3, rating: 5 })
    const { days, now } = await get<Reputation>(owner, `?period=30d&location=${location}`)
    const listed = async (search: string) => {
      const path = `/api/v1/reviews?location=${location}&from=${days?.from}&to=${days?.to}${search}`
      const { body } = await app.as(owner).get(path)
      return (body as { items: unknown[] }).items.length
    }

    expect(await listed('')).toBe(now.reviewCount)
    expect(await listed('&rating=5&stars=yes')).toBe(now.stars[4])
    expect(await listed('&sentiment=negative')).toBe(now.negativeCount)
    expect(await listed('&answered=no')).toBe(now.reviewCount - now.answeredCount)
  })

  it('shows nothing of another customer, and nothing where there is nothing', async () => {
    const [ours, theirs] = [
      await app.make.member({ tier: 'professional' }),
      await app.make.member({ tier: 'professional' }),
    ]
    const place = await makeLocation(theirs, 'Theirs')
    await write(theirs, { ago: 1, locationId: place })

    expect((await get<Reputation>(ours, '')).now.reviewCount).toBe(0)
    expect((await get<Reputation>(ours, `?location=${place}`)).now.reviewCount).toBe(0)
    expect((await get<{ items: unknown[] }>(ours, '/locations')).items).toEqual([])
    expect((await get<Reputation>(ours, '')).platforms).toEqual([])
  })

  it('keeps to the locations that somebody is limited to', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const [mine, other] = [await makeLocation(owner, 'Mine'), await makeLocation(owner, 'Other')]
    await write(owner, { ago: 1, rating: 4, locationId: mine })
    await write(owner, { ago: 1, rating: 1, locationId: other })
    await write(owner, { ago: 1, rating: 1 })
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [mine] })

    expect(await get<Reputation>(limited, '')).toMatchObject({ now: { reviewCount: 1, ratingSum: 4 } })
    expect(await get<Reputation>(limited, `?location=${other}`)).toMatchObject({ now: { reviewCount: 0 } })
    expect((await get<{ items: LocationReputation[] }>(limited, '/locations')).items).toMatchObject([{ name: 'Mine' }])
  })
})

describe('the plans', () => {
  it('give everybody rating, volume and response rate of 90 days, and no more than that', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    await write(owner, { ago: 80, rating: 4, answeredAfterHours: 3, sentiment: 'positive' })
    await write(owner, { ago: 100, rating: 2 })

    const { now, before } = await get<BasicReputation>(owner, '/basic')

    expect(now).toEqual({ reviewCount: 1, ratedCount: 1, ratingSum: 4, answeredCount: 1 })
    expect(before).toEqual({ reviewCount: 1, ratedCount: 1, ratingSum: 2, answeredCount: 0 })
    for (const path of ['', '/locations', '.csv']) {
      expect((await app.as(owner).get(`/api/v1/reputation${path}`)).status).toBe(403)
    }
  })
})

describe('GET /reputation/locations', () => {
  it('has the locations side by side, best rated first, and those without reviews last', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const [harbour, hill] = [await makeLocation(owner, 'Harbour'), await makeLocation(owner, 'Hill')]
    await makeLocation(owner, 'New')
    await write(owner, { ago: 1, rating: 3, locationId: harbour })
    await write(owner, { ago: 40, rating: 5, locationId: harbour })
    await write(owner, { ago: 1, rating: 5, locationId: hill })

    const { items } = await get<{ items: LocationReputation[] }>(owner, '/locations?period=30d')

    expect(items).toMatchObject([
      { name: 'Hill', now: { ratingSum: 5 }, before: { reviewCount: 0 }, points: [{ ratingSum: 5, ratedCount: 1 }] },
      { name: 'Harbour', now: { ratingSum: 3 }, before: { ratingSum: 5 } },
      { name: 'New', now: { reviewCount: 0 }, points: [] },
    ])
  })
})

describe('GET /reputation.csv', () => {
  it('has a line for each time, under headings in the language of the screen', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await write(owner, { ago: 1, rating: 4, answeredAfterHours: 3, sentiment: 'positive' })

    const { body } = await app.as(owner).get('/api/v1/reputation.csv?period=7d&language=de')

    const [headings, line, end] = String(body).split('\r\n')
    expect(headings).toContain('Durchschnitt,Beantwortet')
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,1,4,1,100,3,0,0,0,1,0,1,0,0$/)
    expect(end).toBe('')
  })
})
