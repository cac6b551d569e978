import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()

const ACTION = { kind: 'schedule', text: 'Thank you, {author}!', date: `${NEXT_YEAR}-06-01`, time: '09:00' }

const planAll = (member: TestMember, ids: string[], action: object = {}) =>
  app.as(member).post('/api/v1/reviews/bulk', { action: { ...ACTION, ...action }, on: { ids } })
const list = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/scheduled-responses')).body.items as Record<string, unknown>[]

async function addLocation(owner: TestMember, timezone: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name, timezone) values ($1, 'A shop', $2) returning id`,
    [owner.customerId, timezone],
  )
  return rows[0]?.id ?? ''
}

describe('planning replies to many reviews', () => {
  it('fills the words for each and means the time of each one’s place', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    const locationId = await addLocation(owner, 'Asia/Tokyo')
    const ids = [
      await app.make.review({ customerId, author: 'Ann' }),
      await app.make.review({ customerId, author: 'Bo', locationId }),
    ]

    const { body } = await planAll(owner, ids)

    expect(body).toMatchObject({ state: 'done', done: 2, skipped: 0 })
    expect(await list(owner)).toMatchObject([
      {
        reviewId: ids[1],
        responseText: 'Thank you, Bo!',
        scheduledTime: `${NEXT_YEAR}-06-01T00:00:00.000Z`,
        status: 'pending',
      },
      { reviewId: ids[0], responseText: 'Thank you, Ann!', scheduledTime: `${NEXT_YEAR}-06-01T09:00:00.000Z` },
    ])
    const { review, events } = (await app.as(owner).get(`/api/v1/reviews/${ids[0]}`)).body
    expect([review.status, events[0].kind]).toEqual(['scheduled', 'scheduled'])
    expect(await app.jobs.list('scheduled-responses.fire')).toHaveLength(2)
  })

  it('passes over what has a reply, a plan, or is gone, and over others’ reviews', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { customerId } = owner
    const ids = [
      await app.make.review({ customerId }),
      await app.make.review({ customerId }),
      await app.make.review({ customerId, columns: { response: 'Thanks', responded_at: new Date() } }),
      await app.make.review({ customerId, columns: { vanished_at: new Date() } }),
      await app.make.review({ customerId: stranger.customerId }),
    ]
    await planAll(owner, ids.slice(0, 1))

    const { body } = await planAll(owner, ids)

    expect(body).toMatchObject({ done: 1, skipped: 4 })
    expect(new Set((await list(owner)).map(({ reviewId }) => reviewId))).toEqual(new Set(ids.slice(0, 2)))
    expect(await list(stranger)).toEqual([])
  })

  it('passes over those for whom nothing would be left of the words', async () => {
    const owner = await app.make.member()
    const given = { customerId: owner.customerId, platform: 'facebook', rating: null } as const
    const id = await app.make.review({ ...given, isRecommended: true })

    expect((await planAll(owner, [id], { text: '{rating}' })).body).toMatchObject({ done: 0, skipped: 1 })
    expect(await list(owner)).toEqual([])
  })

  it.each([
    ['a time that has passed', { date: '2020-06-01' }, 'Scheduled time must be in the future'],
    ['a day too far away', { date: `${NEXT_YEAR + 2}-06-01` }, 'Choose a day within the next two years.'],
    ['a time that is none', { time: '25:00' }, 'Please fill out all required fields'],
    [
      'a variable nobody knows',
      { text: 'Hello {auhtor}' },
      '{auhtor} does not exist. You can use {author}, {business}, {location}, {platform}, {rating}.',
    ],
  ])('refuses %s in words', async (_case, action, detail) => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })

    expect(await planAll(owner, [id], action)).toMatchObject({ status: 400, body: { detail } })
    expect(await list(owner)).toEqual([])
  })
})
