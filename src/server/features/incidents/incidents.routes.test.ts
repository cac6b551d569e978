import { describe, expect, it } from 'vitest'
import { editReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import type { ReviewOptions } from '#testing/make-review.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const HOUR_MS = 3_600_000
const PATH = '/api/v1/incidents'
const RULE = { isOn: true, reviews: 5, maxRating: 2, withinHours: 24 }

async function write(owner: TestMember, count: number, given: Partial<ReviewOptions> = {}): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    ids.push(await app.make.review({ customerId: owner.customerId, rating: 1, ...given }))
  }
  return ids
}

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/** As the job does that the arrival of reviews asks for. */
async function watch({ customerId }: TestMember): Promise<void> {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'incidents.watch')
  await handler?.run({ customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
}

const list = async (member: TestMember) => (await app.as(member).get(PATH)).body.items
const bells = async (member: TestMember) => (await app.as(member).get('/api/v1/notifications')).body.items
const countActions = async (member: TestMember, action: string) =>
  (await feed(member)).filter((entry: { action: string }) => entry.action === action).length
const feed = async (member: TestMember) => (await app.as(member).get('/api/v1/activity')).body.items
const jobsOf = async ({ customerId }: TestMember) =>
  (await app.jobs.list('incidents.watch')).filter(
    ({ data }) => (data as { customerId: string }).customerId === customerId,
  )

async function addLocation(owner: TestMember, name: string): Promise<string> {
  return (await app.as(owner).post('/api/v1/locations', { name })).body.id as string
}

describe('many bad reviews at once', () => {
  it('raise one incident at their place, told to those who can end it', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const locationId = await addLocation(owner, 'Harbour')
    const ids = [...(await write(owner, 3, { locationId })), ...(await write(owner, 2, { locationId, rating: 2 }))]

    await watch(owner)

    const [incident] = await list(member)
    expect(incident).toMatchObject({
      state: 'open',
      locationId,
      locationName: 'Harbour',
      reviewCount: 5,
      isAutomationPaused: true,
      closedAt: null,
    })
    const { body } = await app.as(member).get(`${PATH}/${incident.id}`)
    expect(body.reviews.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
    const message = '5 bad reviews within an hour at Harbour: an incident has been opened.'
    const link = `/disputes?incident=${incident.id}`
    for (const told of [owner, manager]) expect(await bells(told)).toMatchObject([{ type: 'dispute', message, link }])
    expect(await bells(member)).toEqual([])
    expect((await feed(owner))[0]).toMatchObject({ action: 'incident.opened', subjectLabel: 'Harbour' })
  })

  it('is told to nobody where the customer wants no news of disputes', async () => {
    const owner = await app.make.member()
    await createDisputeFixture(app).quieten(owner)
    await write(owner, 5)
    await watch(owner)
    expect([(await list(owner)).length, await bells(owner)]).toEqual([1, []])
  })

  it.each<[string, (owner: TestMember) => Promise<unknown>]>([
    ['too few', (owner) => write(owner, 4)],
    ['not bad enough', (owner) => write(owner, 9, { rating: 3 })],
    ['old ones, brought now', (owner) => write(owner, 9, { createdAt: ago(25), source: 'import' })],
    ['of years ago, fetched now', (owner) => write(owner, 9, { createdAt: ago(24 * 365) })],
    [
      'spread over two places',
      async (owner) => {
        await write(owner, 4)
        await write(owner, 4, { locationId: await addLocation(owner, 'Quay') })
      },
    ],
    ['gone from the platform', (owner) => write(owner, 5, { columns: { vanished_at: new Date() } })],
    [
      'of a customer who does not want it',
      async (owner) => {
        await app.as(owner).put(`${PATH}/rule`, { ...RULE, isOn: false })
        await write(owner, 9)
      },
    ],
    ['another customer’s', async () => write(await app.make.member(), 9)],
  ])('raise none when they are %s', async (_why, arrange) => {
    const owner = await app.make.member()
    await arrange(owner)

    await watch(owner)

    expect([await list(owner), await bells(owner)]).toEqual([[], []])
  })

  it('raise none in a plan without disputes', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    await write(owner, 9)

    await watch(owner)

    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [
      owner.customerId,
    ])
    expect(await list(owner)).toEqual([])
  })

  it('that arrive late count by when they were written', async () => {
    const owner = await app.make.member()
    await write(owner, 3, { createdAt: ago(40) })
    await write(owner, 1, { createdAt: ago(30) })
    await watch(owner)
    expect(await list(owner)).toEqual([])

    await write(owner, 1, { createdAt: ago(26) })
    await watch(owner)

    const [incident] = await list(owner)
    expect(incident).toMatchObject({ state: 'open', reviewCount: 5 })
    const lasted = Date.parse(incident.lastReviewAt) - Date.parse(incident.firstReviewAt)
    expect(Math.round(lasted / HOUR_MS)).toBe(14)
    expect((await bells(owner))[0].message).toMatch(/^5 bad reviews within 1[45] hours /)
  })

  it('do not bring back what was there when one was closed', async () => {
    const owner = await app.make.member()
    await write(owner, 5)
    await watch(owner)
    const [first] = await list(owner)
    await write(owner, 4)
    await app.as(owner).post(`${PATH}/${first.id}/close`)

    await write(owner, 1, { source: 'manual' })
    await watch(owner)

    expect(await list(owner)).toMatchObject([{ id: first.id, state: 'closed', reviewCount: 5 }])
  })

  it('are forgotten when their writers give more stars', async () => {
    const owner = await app.make.member()
    const [changed] = await write(owner, 6)
    await watch(owner)
    await app.superuser.query('update reviews set rating = 5 where id = $1', [changed])

    await watch(owner)

    const [incident] = await list(owner)
    expect(incident).toMatchObject({ state: 'open', reviewCount: 5 })
    const { reviews } = (await app.as(owner).get(`${PATH}/${incident.id}`)).body
    expect(reviews.map(({ id }: { id: string }) => id)).not.toContain(changed)
  })

  it('are looked at again when a sync brings them edited', async () => {
    const fixture = await createPlatformFixture(app, 'google', 1)
    const owner = await app.make.member()
    const ids = Array.from({ length: 5 }, fixture.newId)
    await fixture.write(ids.map((id) => ({ id, rating: 1, createdAt: ago(1) })))
    await fixture.connect(owner)
    for (const job of ['sync.run', 'incidents.watch']) await app.jobs.tryAll(job)
    expect(await list(owner)).toMatchObject([{ state: 'open', reviewCount: 5 }])

    await editReview(fixture.db, 'google', ids[0] ?? '', { rating: 5, content: 'They made up for it' })
    await fixture.sync(owner)
    await app.jobs.tryAll('incidents.watch')

    expect(await list(owner)).toMatchObject([{ state: 'open', reviewCount: 4 }])
  })

  it('raise none when they are late and far apart, or were known long ago', async () => {
    const [apart, known] = [await app.make.member(), await app.make.member()]
    for (const hours of [20, 32, 44, 56, 68]) await write(apart, 1, { createdAt: ago(hours) })
    await write(known, 5, { createdAt: ago(40), columns: { first_seen_at: ago(39) } })
    for (const owner of [apart, known]) {
      await watch(owner)
      expect(await list(owner)).toEqual([])
    }
  })

  it('are one incident however many look at once', async () => {
    const owner = await app.make.member()
    await write(owner, 7)

    await Promise.all(Array.from({ length: 50 }, () => watch(owner)))

    expect(await list(owner)).toMatchObject([{ reviewCount: 7, locationName: null }])
    expect([(await bells(owner)).length, await countActions(owner, 'incident.opened')]).toEqual([1, 1])
  })

  it('count as not recommended where there are no stars', async () => {
    const owner = await app.make.member()
    await write(owner, 5, { platform: 'facebook', isRecommended: false })

    await watch(owner)

    expect(await list(owner)).toMatchObject([{ reviewCount: 5 }])
  })

  it('go to the incident while it is open, also long after its window', async () => {
    const owner = await app.make.member()
    await write(owner, 5)
    await watch(owner)
    await app.superuser.query(
      `update incidents set opened_at = seconds_after(opened_at, -259200) where customer_id = $1`,
      [owner.customerId],
    )
    await write(owner, 1, { createdAt: ago(30) })
    await write(owner, 1)
    await write(owner, 1, { rating: 4 })
    await write(owner, 1, { createdAt: ago(24 * 5) })

    await watch(owner)

    expect(await list(owner)).toMatchObject([{ state: 'open', reviewCount: 7 }])
    expect(await bells(owner)).toHaveLength(1)
  })

  it('raise the next incident only by themselves when one is over', async () => {
    const owner = await app.make.member()
    await write(owner, 5)
    await watch(owner)
    const [first] = await list(owner)
    await app.as(owner).post(`${PATH}/${first.id}/close`)
    await write(owner, 4)
    await watch(owner)
    expect(await list(owner)).toMatchObject([{ id: first.id, state: 'closed', reviewCount: 5 }])

    await write(owner, 1)
    await watch(owner)

    expect(await list(owner)).toMatchObject([
      { state: 'open', reviewCount: 5 },
      { id: first.id, state: 'closed' },
    ])
  })

  it('are looked for when reviews arrive, once for all that wait', async () => {
    const owner = await app.make.member()
    const day = new Date().toISOString().slice(0, 10)
    const review = { platform: 'google', locationId: null, day, author: 'Zoe', rating: 1, content: 'Bad', url: '' }
    const enter = () => app.as(owner).post('/api/v1/manual-reviews', { ...review, isRecommended: null })
    await app.as(owner).put(`${PATH}/rule`, { ...RULE, reviews: 2, withinHours: 48 })

    expect([(await enter()).status, (await enter()).status]).toEqual([200, 200])
    expect(await jobsOf(owner)).toHaveLength(1)
    await app.jobs.tryAll('incidents.watch')

    expect(await list(owner)).toMatchObject([{ reviewCount: 2 }])
  })

  it('mark a dispute that was opened before as part of it', async () => {
    const owner = await app.make.member()
    const [reviewId] = await write(owner, 5)
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into disputes (customer_id, review_id, platform, reason, description)
       values ($1, $2, 'google', 'fake', 'Never was here') returning id`,
      [owner.customerId, reviewId],
    )

    await watch(owner)

    const [incident] = await list(owner)
    expect((await app.as(owner).get(`/api/v1/disputes/${rows[0]?.id}`)).body.incidentId).toBe(incident.id)
    const { reviews } = (await app.as(owner).get(`${PATH}/${incident.id}`)).body
    expect(reviews.find(({ id }: { id: string }) => id === reviewId).disputeId).toBe(rows[0]?.id)
  })
})

describe('a dispute', () => {
  const open = async (owner: TestMember, reviewId: string | undefined) =>
    (await app.as(owner).post('/api/v1/disputes', { reviewId, description: 'Never was here' })).body

  it('of a review of an open incident is part of it', async () => {
    const owner = await app.make.member()
    const [reviewId, later] = await write(owner, 5)
    const [other] = await write(owner, 1, { rating: 5 })
    await watch(owner)
    const [incident] = await list(owner)

    expect((await open(owner, reviewId)).incidentId).toBe(incident.id)
    expect((await open(owner, other)).incidentId).toBe(null)
    await app.as(owner).post(`${PATH}/${incident.id}/close`)
    expect((await open(owner, later)).incidentId).toBe(null)
  })
})

describe('ending an incident', () => {
  async function begin() {
    const owner = await app.make.member()
    await write(owner, 5)
    await watch(owner)
    const [incident] = await list(owner)
    return { owner, path: `${PATH}/${incident.id}` }
  }

  it('is done once by one of fifty', async () => {
    const { owner, path } = await begin()

    const answers = await Promise.all(Array.from({ length: 50 }, () => app.as(owner).post(`${path}/close`)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect((await app.as(owner).get(path)).body).toMatchObject({
      state: 'closed',
      isAutomationPaused: false,
      closedByName: owner.name,
    })
    expect(await countActions(owner, 'incident.closed')).toBe(1)
    expect((await app.as(owner).post(`${path}/close`)).body.detail).toBe('This incident is already over.')
  })

  it('is not for a member, and another customer finds nothing to end', async () => {
    const { owner, path } = await begin()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stranger = await app.make.member()

    expect((await app.as(member).post(`${path}/close`)).status).toBe(403)
    expect((await app.as(stranger).post(`${path}/close`)).status).toBe(404)
    expect((await app.as(stranger).get(path)).status).toBe(404)
    expect(await list(stranger)).toEqual([])
    expect((await app.as(owner).get(path)).body.state).toBe('open')
  })
})

describe('the rule', () => {
  it('is five of two stars or fewer within a day until somebody says otherwise', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    expect((await app.as(owner).get(`${PATH}/rule`)).body).toEqual(RULE)
    const own = { isOn: true, reviews: 3, maxRating: 1, withinHours: 2 }

    expect((await app.as(owner).put(`${PATH}/rule`, own)).body).toEqual(own)
    await app.as(owner).put(`${PATH}/rule`, own)

    expect((await app.as(owner).get(`${PATH}/rule`)).body).toEqual(own)
    expect((await app.as(stranger).get(`${PATH}/rule`)).body).toEqual(RULE)
  })

  it('is changed by those who manage settings, within reason', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    expect((await app.as(manager).put(`${PATH}/rule`, RULE)).status).toBe(403)
    const { body } = await app.as(owner).put(`${PATH}/rule`, { isOn: true, reviews: 1, maxRating: 4, withinHours: 0 })
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['reviews', 'maxRating', 'withinHours'])
  })
})

describe('a plan without disputes', () => {
  it('has no part of incidents, also of those it had before', async () => {
    const owner = await app.make.member()
    await write(owner, 5)
    await watch(owner)
    const [incident] = await list(owner)
    await app.superuser.query(`update customers set subscription_tier = 'starter' where id = $1`, [owner.customerId])

    const answers = await Promise.all([
      app.as(owner).get(PATH),
      app.as(owner).get(`${PATH}/${incident.id}`),
      app.as(owner).post(`${PATH}/${incident.id}/close`),
      app.as(owner).get(`${PATH}/${incident.id}/evidence.pdf`),
      app.as(owner).get(`${PATH}/rule`),
      app.as(owner).put(`${PATH}/rule`, RULE),
    ])

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'plan-limit']))
  })
})
