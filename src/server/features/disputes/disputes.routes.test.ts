import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const { path } = fixture

describe('opening a dispute', () => {
  it('takes the review’s data over and makes the review disputed in the same step', async () => {
    const owner = await app.make.member()
    const { reviewId, dispute } = await fixture.start(owner, { content: 'Never again', author: 'Bo' })

    expect(dispute).toMatchObject({
      reviewId,
      review: { id: reviewId, content: 'Never again', author: 'Bo', rating: 1 },
      platform: 'google',
      reason: 'fake',
      category: 'fake-engagement',
      status: 'pending',
      aiGenerated: false,
      evidence: [],
      filedWithPlatform: false,
      filingState: 'none',
      urgencyScore: null,
      createdByName: owner.name,
    })
    const { review, events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect([review.status, events[0].kind, events[0].actorName]).toEqual(['disputed', 'disputed', owner.name])
    const { items } = (await app.as(owner).get('/api/v1/activity')).body
    expect(items[0]).toMatchObject({ action: 'dispute.opened', subjectType: 'dispute', subjectId: dispute.id })
  })

  it('trims its lines and leaves empty ones out', async () => {
    const owner = await app.make.member()
    const { body } = await fixture.open(owner, { evidence: ['  no booking ', '  ', ''], notes: ['call back '] })
    expect(body).toMatchObject({ evidence: ['no booking'], notes: ['call back'], platform: null, filingWay: 'none' })
  })

  it('needs a description', async () => {
    const owner = await app.make.member()
    expect(await fixture.open(owner, { description: '   ' })).toMatchObject({ status: 400 })
  })

  it('is for one at a time: another names the one there is', async () => {
    const owner = await app.make.member()
    const { reviewId, disputeId } = await fixture.start(owner)

    const again = await fixture.open(owner, { reviewId })

    expect(again).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This review already has an open dispute.', errors: [{ message: disputeId }] },
    })
  })

  it('fifty times at once has one winner', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const answers = await Promise.all(Array.from({ length: 50 }, () => fixture.open(owner, { reviewId })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  it('twice with one key opens one', async () => {
    const owner = await app.make.member()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await fixture.open(owner, {}, headers), await fixture.open(owner, {}, headers)]
    expect(second.body.id).toBe(first.body.id)
  })

  it('of another customer’s review finds nothing', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const reviewId = await app.make.review({ customerId: owner.customerId })
    expect(await fixture.open(stranger, { reviewId })).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('pending')
  })

  it.each([
    ['model', 'The review names a waiter we never had and a dish we never sold.', true],
    [
      'model',
      'The review names a waiter we never had. All else we wrote ourselves, and it is longer than that by far.',
      false,
    ],
    ['template', 'The review names a waiter we never had and a dish we never sold.', false],
  ])(
    'is called the assistant’s only where a provider’s words are left: %s, %s',
    async (engine, description, isGenerated) => {
      const owner = await app.make.member()
      const { rows } = await app.superuser.query<{ id: string }>(
        `insert into dispute_drafts (customer_id, user_id, description, origin)
       values ($1, $2, 'The review names a waiter we never had and a dish we never sold.', $3) returning id`,
        [owner.customerId, owner.userId, JSON.stringify({ engine, model: 'm', version: '1' })],
      )
      const { body } = await fixture.open(owner, { description, draftId: rows[0]?.id })
      expect(body.aiGenerated).toBe(isGenerated)
    },
  )

  it('is not called so by a colleague’s draft', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into dispute_drafts (customer_id, user_id, description, origin) values ($1, $2, 'The same words', $3) returning id`,
      [owner.customerId, owner.userId, JSON.stringify({ engine: 'model', model: 'm', version: '1' })],
    )
    const given = { description: 'The same words', draftId: rows[0]?.id }
    expect((await fixture.open(colleague, given)).body).toMatchObject({ aiGenerated: false, origin: null })
  })
})

describe('the list', () => {
  const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

  it('is newest first, page by page', async () => {
    const owner = await app.make.member()
    const opened: string[] = []
    for (let turn = 0; turn < 5; turn += 1) opened.push((await fixture.open(owner)).body.id)

    const first = (await app.as(owner).get(`${path}?limit=3`)).body
    const second = (await app.as(owner).get(`${path}?limit=3&cursor=${first.nextCursor}`)).body

    expect([...idsOf(first), ...idsOf(second)]).toEqual(opened.toReversed())
    expect(second.nextCursor).toBeNull()
    expect((await app.as(owner).get(`${path}?sort=urgency&cursor=${first.nextCursor}`)).status).toBe(400)
  })

  it('by urgency has the most urgent first and what nobody looked at last, page by page', async () => {
    const owner = await app.make.member()
    const scores = [3, null, 9, 3, 10]
    const ids: string[] = []
    for (const score of scores) {
      const { id } = (await fixture.open(owner)).body
      ids.push(id)
      await app.superuser.query('update disputes set urgency_score = $2 where id = $1', [id, score])
    }
    const first = (await app.as(owner).get(`${path}?sort=urgency&limit=2`)).body
    const second = (await app.as(owner).get(`${path}?sort=urgency&limit=5&cursor=${first.nextCursor}`)).body
    expect([...idsOf(first), ...idsOf(second)]).toEqual([ids[4], ids[2], ids[3], ids[0], ids[1]])
  })

  it('by urgency has open ones before those that are decided, page by page', async () => {
    const owner = await app.make.member()
    const ids: string[] = []
    for (const [score, isOver] of [
      [2, false],
      [10, true],
      [null, false],
      [5, true],
    ] as const) {
      const { id } = (await fixture.open(owner, { description: 'A needle' })).body
      ids.push(id)
      await app.superuser.query('update disputes set urgency_score = $2 where id = $1', [id, score])
      if (isOver) await fixture.act(owner, id, 'resolve')
    }
    for (const query of ['', '&search=needle']) {
      const first = (await app.as(owner).get(`${path}?sort=urgency&limit=2${query}`)).body
      const second = (await app.as(owner).get(`${path}?sort=urgency&cursor=${first.nextCursor}${query}`)).body
      expect([...idsOf(first), ...idsOf(second)]).toEqual([ids[0], ids[2], ids[1], ids[3]])
    }
  })

  it.each([
    ['search=WAITER', ['Our waiter says']],
    ['search=100%25', ['He wrote 100% false things']],
    ['search=_', ['an under_score']],
    ['search=o&sort=urgency&reason=other', ['He wrote 100% false things']],
    ['reason=offensive', ['Our waiter says']],
    ['status=resolved', []],
    ['platform=yelp', ['an under_score']],
    ['search=zzz', []],
  ])('finds by %s', async (query, expected) => {
    const owner = await app.make.member()
    await fixture.open(owner, { description: 'Our waiter says', reason: 'offensive' })
    await fixture.open(owner, { description: 'He wrote 100% false things', reason: 'other' })
    await fixture.start(owner, { platform: 'yelp', dispute: { description: 'an under_score' } })

    const { items } = (await app.as(owner).get(`${path}?${query}`)).body

    expect(items.map(({ description }: { description: string }) => description)).toEqual(expected)
  })

  it('of active ones has what nobody has decided, searched or not, also of one location', async () => {
    const owner = await app.make.member()
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into locations (customer_id, name) values ($1, 'Pier') returning id`,
      [owner.customerId],
    )
    const locationId = rows[0]?.id ?? ''
    const pending = (await fixture.open(owner)).body.id
    const underWay = (await fixture.start(owner, { locationId })).disputeId
    const decided = (await fixture.start(owner, { locationId })).disputeId
    await fixture.act(owner, underWay, 'filed', { reference: null })
    await fixture.act(owner, decided, 'resolve')
    for (const search of ['', '&search=nobody']) {
      const active = (await app.as(owner).get(`${path}?status=active${search}`)).body
      const there = (await app.as(owner).get(`${path}?status=active&location=${locationId}${search}`)).body
      expect(idsOf(active)).toEqual([underWay, pending])
      expect(idsOf(there)).toEqual([underWay])
    }
  })

  it('of a search goes on page by page too', async () => {
    const owner = await app.make.member()
    const opened: string[] = []
    for (let turn = 0; turn < 3; turn += 1)
      opened.push((await fixture.open(owner, { description: 'A needle' })).body.id)
    const first = (await app.as(owner).get(`${path}?search=needle&limit=2`)).body
    const second = (await app.as(owner).get(`${path}?search=needle&limit=2&cursor=${first.nextCursor}`)).body
    expect([...idsOf(first), ...idsOf(second)]).toEqual(opened.toReversed())
  })

  it('is a customer’s own, searched or not, and so is each dispute', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { disputeId, reviewId } = await fixture.start(owner)
    for (const query of ['', '?search=nobody', `?reviewId=${reviewId}`]) {
      expect((await app.as(owner).get(path + query)).body.items).toHaveLength(1)
      expect((await app.as(stranger).get(path + query)).body.items).toEqual([])
    }
    expect((await app.as(stranger).get(`${path}/${disputeId}`)).status).toBe(404)
    expect((await app.as(stranger).get(`${path}/stats`)).body).toMatchObject({ open: 0, rows: [] })
  })
})

describe('a dispute', () => {
  it('says how it is likely to end, and when a reply does more', async () => {
    const owner = await app.make.member()
    const plain = await fixture.start(owner, { content: 'The soup was cold.', dispute: { reason: 'other' } })
    const rude = await fixture.start(owner, { content: 'The owner is an asshole.', dispute: { reason: 'offensive' } })
    const copied = 'A very long text that nobody writes twice by chance.'
    await app.make.review({ customerId: owner.customerId, content: copied })
    const copy = await fixture.start(owner, { content: copied })

    expect((await fixture.get(owner, plain.disputeId)).estimate).toMatchObject({ chance: 'poor', isReplyBetter: true })
    expect((await fixture.get(owner, rude.disputeId)).estimate).toMatchObject({
      chance: 'good',
      grounds: expect.arrayContaining([{ key: 'offensive-words', speaks: 'for', detail: 'asshole' }]),
    })
    expect((await fixture.get(owner, copy.disputeId)).estimate).toMatchObject({
      grounds: expect.arrayContaining([{ key: 'duplicate', speaks: 'for', detail: '1' }]),
    })
    expect((await fixture.get(owner, (await fixture.open(owner)).body.id)).estimate).toBeNull()
  })

  it('gives no hope once the platform has decided, also when it is reopened', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner, { content: 'The owner is an asshole.' })
    await fixture.act(owner, disputeId, 'filed', { reference: 'G-1' })
    expect((await fixture.get(owner, disputeId)).estimate).toMatchObject({ chance: 'fair' })
    await fixture.act(owner, disputeId, 'reject')
    expect((await fixture.get(owner, disputeId)).estimate).toBeNull()
    await fixture.act(owner, disputeId, 'reopen')
    expect((await fixture.get(owner, disputeId)).estimate).toBeNull()
  })

  it('goes on without its review', async () => {
    const owner = await app.make.member()
    const { disputeId, reviewId } = await fixture.start(owner)
    await app.superuser.query('delete from reviews where id = $1', [reviewId])
    expect(await fixture.get(owner, disputeId)).toMatchObject({ reviewId: null, review: null, platform: 'google' })
    expect((await fixture.act(owner, disputeId, 'resolve')).status).toBe(200)
  })

  it('counts in the statistics of its platform and reason', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await fixture.start(owner)
    await fixture.open(owner, { reason: 'other' })
    const filedAt = new Date(Date.now() - 4 * 86_400_000).toISOString()
    await fixture.act(owner, disputeId, 'filed', { reference: 'X', filedAt })
    await fixture.act(owner, disputeId, 'resolve')

    const { disputeId: withdrawn } = await fixture.start(owner)
    await fixture.act(owner, withdrawn, 'resolve', { outcome: 'withdrawn' })
    expect((await app.as(owner).get(`${path}/stats`)).body).toEqual({
      open: 2,
      filed: 1,
      rows: [
        { platform: 'google', reason: 'fake', open: 1, resolved: 2, withdrawn: 1, rejected: 0 },
        { platform: null, reason: 'other', open: 1, resolved: 0, withdrawn: 0, rejected: 0 },
      ],
      medianDays: 4,
    })
  })
})

describe('who may', () => {
  it('look, open, file and resolve, by role', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    const [member, manager] = [
      await app.make.member({ customerId, role: 'member' }),
      await app.make.member({ customerId, role: 'manager' }),
    ]
    const { disputeId } = await fixture.start(member)

    expect((await app.as(member).get(path)).body.items).toHaveLength(1)
    for (const action of ['file', 'filed', 'resolve', 'reject', 'reopen', 'appeal']) {
      const body = { reference: null }
      expect((await fixture.act(member, disputeId, action, body)).body.code).toBe('permission-denied')
    }
    expect((await fixture.act(manager, disputeId, 'filed', { reference: 'X' })).status).toBe(200)
    expect((await fixture.act(manager, disputeId, 'resolve')).status).toBe(200)
  })

  it.each([
    ['starter', 'active', 403],
    ['starter', 'trialing', 200],
    ['professional', 'active', 200],
    ['enterprise', 'active', 200],
  ] as const)('with the plan %s, %s: %i', async (tier, customerStatus, status) => {
    const owner = await app.make.member({ tier, customerStatus })
    const opened = await fixture.open(owner)
    expect([opened.status, (await app.as(owner).get(path)).status]).toEqual([status, status])
    expect((await app.as(owner).get(`${path}/stats`)).status).toBe(status)
    if (status === 200) return
    const detail = 'Dispute management is part of the Professional plan. Upgrade to dispute reviews.'
    expect(opened.body).toMatchObject({ code: 'plan-limit', detail })
    for (const action of ['file', 'resolve', 'prioritize', 'take-action']) {
      expect((await fixture.act(owner, randomUUID(), action)).body.code).toBe('plan-limit')
    }
  })
})
