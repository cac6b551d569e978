import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveStatus } from '#shared/domain/review-status.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { applyFacts, lockReview } from './reviews.service.ts'
import { factsOf } from './review-facts.ts'

const app = await startTestApp()
const { transactions } = app.product.base
const triage = (member: TestMember, id: string, change: object, headers = {}) =>
  app.as(member).patch(`/api/v1/reviews/${id}`, change, headers)
const detail = async (member: TestMember, id: string) => (await app.as(member).get(`/api/v1/reviews/${id}`)).body
const kinds = async (member: TestMember, id: string): Promise<string[]> =>
  (await detail(member, id)).events.map((event: { kind: string }) => event.kind)

describe('PATCH /api/v1/reviews/:reviewId', () => {
  it('flags and unflags; the status, the history and the feed follow', async () => {
    const owner = await app.make.member()
    const respondedAt = new Date(Date.now() - 1000)
    const id = await app.make.review({
      customerId: owner.customerId,
      columns: { responded_at: respondedAt, status: 'responded' },
    })

    const flagged = (await triage(owner, id, { isFlagged: true })).body
    const unflagged = (await triage(owner, id, { isFlagged: false })).body

    expect([flagged.status, unflagged.status]).toEqual(['flagged', 'responded'])
    expect(await kinds(owner, id)).toEqual(['unflagged', 'flagged'])
    const { body } = await app.as(owner).get('/api/v1/activity?limit=2')
    expect(body.items).toEqual([
      expect.objectContaining({ action: 'review.unflagged', subjectId: id }),
      expect.objectContaining({ action: 'review.flagged', subjectLabel: 'Ann Author · Google Business Profile' }),
    ])
  })

  it.each([{ isFlagged: true }, { isDone: true }])('takes it for read with %j, and not with a tag', async (change) => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })

    const tagged = (await triage(owner, id, { tags: ['soup'] })).body
    const changed = (await triage(owner, id, change)).body

    expect([tagged.isRead, changed.isRead]).toEqual([false, true])
  })

  it('tells a colleague once that a review is theirs, and nobody of what they take themselves', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const id = await app.make.review({ customerId: owner.customerId })

    for (const assigneeId of [colleague.userId, colleague.userId]) await triage(owner, id, { assigneeId })
    const { body: theirs } = await app.as(colleague).get('/api/v1/notifications')
    const { body } = await triage(owner, id, { assigneeId: owner.userId })
    await triage(owner, id, { assigneeId: null })

    expect(theirs.items).toEqual([
      expect.objectContaining({
        type: 'review',
        link: `/reviews?review=${id}`,
        message: `${owner.name} assigned a review to you.`,
      }),
    ])
    expect(body.assignee).toEqual({ userId: owner.userId, name: owner.name })
    expect((await app.as(owner).get('/api/v1/notifications')).body.items).toEqual([])
    expect(await kinds(owner, id)).toEqual(['unassigned', 'assigned', 'assigned'])
  })

  it('assigns to nobody outside the team', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const id = await app.make.review({ customerId: owner.customerId })

    expect(await triage(owner, id, { assigneeId: stranger.userId })).toMatchObject({
      status: 400,
      body: { detail: 'That person is not a member of your team.' },
    })
  })

  it('tags and marks as done, and says nothing of what is so already', async () => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })
    const change = { tags: ['late', 'vip', 'late'], isDone: true }

    const { body } = await triage(owner, id, change)
    await triage(owner, id, { tags: ['vip', 'late'], isDone: true })
    await triage(owner, id, { isDone: false })

    expect(body).toMatchObject({ tags: ['late', 'vip'], isDone: true, status: 'pending' })
    expect((await kinds(owner, id)).toSorted()).toEqual(['done', 'reopened', 'tagged'])
  })

  it('pressed twice with one key happens once', async () => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })
    const headers = { 'idempotency-key': randomUUID() }

    const [first, second] = [
      await triage(owner, id, { isFlagged: true }, headers),
      await triage(owner, id, { isFlagged: true }, headers),
    ]

    expect(second.body).toEqual(first.body)
    expect(await kinds(owner, id)).toEqual(['flagged'])
  })

  it('is not for a member, who may read all the same; nor for another customer', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const id = await app.make.review({ customerId: owner.customerId })
    const read = (who: TestMember) => app.as(who).put(`/api/v1/reviews/${id}/read`, { isRead: true })

    expect((await triage(member, id, { isFlagged: true })).status).toBe(403)
    expect((await read(member)).body.isRead).toBe(true)
    expect((await triage(stranger, id, { isFlagged: true })).status).toBe(404)
    expect((await read(stranger)).status).toBe(404)
    expect((await app.as(stranger).get(`/api/v1/reviews/${id}`)).status).toBe(404)
  })

  it('says for which reason its words could be disputed', async () => {
    const { customerId, ...owner } = await app.make.member()
    const make = (content: string) => app.make.review({ customerId, content })
    const [rude, plain] = [await make('The owner is an asshole.'), await make('The soup was cold.')]
    const reasonOf = async (id: string) => (await detail({ customerId, ...owner }, id)).disputeReason
    expect([await reasonOf(rude), await reasonOf(plain)]).toEqual(['offensive', null])
  })

  it('keeps one consistent end when fifty do something at once', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const id = await app.make.review({ customerId: owner.customerId })
    const changes = [{ isFlagged: true }, { isFlagged: false }, { assigneeId: colleague.userId }, { assigneeId: null }]

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, racer) => triage(owner, id, changes[racer % changes.length] ?? {})),
    )

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    const { review, events } = await detail(owner, id)
    const count = (kind: string) => events.filter((event: { kind: string }) => event.kind === kind).length
    // Each line tells of a change, so they take turns.
    expect(count('flagged') - count('unflagged')).toBe(review.isFlagged ? 1 : 0)
    expect(count('assigned') - count('unassigned')).toBe(review.assignee ? 1 : 0)
    expect(review.status).toBe(review.isFlagged ? 'flagged' : 'pending')
  })
})

describe('the status of a review', () => {
  it('follows from its facts after whatever happens to it', async () => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })
    const within = <T>(work: Parameters<typeof transactions.step<T>>[1]) => transactions.step(owner.customerId, work)
    const facts = ['respondedAt', 'scheduledAt', 'cancelledAt', 'flaggedAt', 'disputedAt'] as const
    const seen = new Set<string>()
    let seed = 7
    const pick = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

    for (let step = 0; step < 150; step += 1) {
      const fact = facts[pick(facts.length)] ?? 'flaggedAt'
      const isUndone = pick(3) === 0
      await within((tx) => applyFacts(tx, id, (_review, at) => ({ [fact]: isUndone ? null : at })))
      if (pick(4) === 0) await triage(owner, id, { isFlagged: pick(2) === 0 })
      const review = await within((tx) => lockReview(tx, id))
      expect(review.status).toBe(deriveStatus(factsOf(review)))
      seen.add(review.status)
    }

    expect(seen.size).toBe(5)
  })

  it('is that of what happened last, also within one millisecond', async () => {
    const owner = await app.make.member()
    const id = await app.make.review({ customerId: owner.customerId })
    const future = new Date(Date.now() + 60_000)

    const row = await transactions.step(owner.customerId, async (tx) => {
      await applyFacts(tx, id, { disputedAt: future })
      return applyFacts(tx, id, (_review, at) => ({ scheduledAt: at }))
    })

    expect(row.status).toBe('scheduled')
  })
})

describe('notes', () => {
  it('are left, tell whom they mention, and are taken back by their author alone', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const id = await app.make.review({ customerId: owner.customerId })
    const path = `/api/v1/reviews/${id}/notes`

    const { body: note } = await app
      .as(owner)
      .post(path, { text: 'Look at this', mentions: [colleague.userId, owner.userId] })

    expect(note).toMatchObject({ text: 'Look at this', authorId: owner.userId, authorName: owner.name })
    const bell = (await app.as(colleague).get('/api/v1/notifications')).body.items
    expect(bell).toEqual([expect.objectContaining({ message: `${owner.name} mentioned you in a note.` })])
    expect((await app.as(owner).get('/api/v1/notifications')).body.items).toEqual([])
    expect(await detail(owner, id)).toMatchObject({ review: { noteCount: 1 }, notes: [{ id: note.id }] })
    expect((await app.as(colleague).delete(`${path}/${note.id}`)).status).toBe(404)
    expect((await app.as(owner).delete(`${path}/${note.id}`)).body).toEqual({ items: [] })
  })

  it('mention nobody outside the team, and are not for another customer', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const id = await app.make.review({ customerId: owner.customerId })
    const add = (who: TestMember, mentions: string[]) =>
      app.as(who).post(`/api/v1/reviews/${id}/notes`, { text: 'Hello', mentions })

    expect((await add(owner, [stranger.userId])).body.detail).toBe('That person is not a member of your team.')
    expect((await add(stranger, [])).status).toBe(404)
    expect((await detail(owner, id)).notes).toEqual([])
  })
})

describe('GET /api/v1/reviews/:reviewId', () => {
  it('tells of the same author’s other reviews on the platform, and who is writing just now', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const stranger = await app.make.member()
    const author = 'Bo Writer'
    const id = await app.make.review({ customerId: owner.customerId, author })
    const other = await app.make.review({ customerId: owner.customerId, author, content: 'Again' })
    await app.make.review({
      customerId: owner.customerId,
      author,
      platform: 'facebook',
      rating: null,
      isRecommended: true,
    })
    await app.make.review({ customerId: stranger.customerId, author })
    for (const [member, until] of [
      [colleague, '1 minute'],
      [owner, '1 minute'],
    ] as const) {
      await app.superuser.query(
        `insert into reply_drafts (customer_id, review_id, user_id, user_name, composing_until) values ($1, $2, $3, $4, now() + $5::interval)`,
        [owner.customerId, id, member.userId, member.name, until],
      )
    }

    const body = await detail(owner, id)

    expect(body.others).toEqual([expect.objectContaining({ id: other, content: 'Again' })])
    expect(body.composing).toEqual([colleague.name])
  })
})
