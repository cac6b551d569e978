import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)

type Before = (member: TestMember, disputeId: string) => Promise<unknown>
const nothing: Before = async () => undefined
const filed: Before = (member, id) => fixture.act(member, id, 'filed', { reference: 'CASE-1' })
const rejected: Before = (member, id) => fixture.act(member, id, 'reject', { note: 'Kept' })
const filedAndRejected: Before = async (member, id) => {
  await filed(member, id)
  await rejected(member, id)
}

describe('every move', () => {
  it.each<[string, Before, string, string]>([
    ['filed', nothing, 'in_progress', 'A dispute that is in progress cannot be filed.'],
    ['resolve', nothing, 'resolved', 'A dispute that is resolved cannot be resolved.'],
    ['reject', nothing, 'rejected', 'A dispute that is rejected cannot be rejected.'],
    ['resolve', filed, 'resolved', 'A dispute that is resolved cannot be resolved.'],
    ['reject', filed, 'rejected', 'A dispute that is rejected cannot be rejected.'],
    ['reopen', rejected, 'pending', 'A dispute that is pending cannot be reopened.'],
    ['appeal', filedAndRejected, 'in_progress', 'You only get one appeal, and it has already been made.'],
  ])('raced fifty times has one winner: %s', async (action, before, status, detail) => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await before(owner, disputeId)
    const count = (await fixture.get(owner, disputeId)).events.length

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.act(owner, disputeId, action, { reference: null })),
    )

    const lost = answers.filter((answer) => answer.status !== 200)
    expect(answers.filter((answer) => answer.status === 200).map(({ body }) => body.status)).toEqual([status])
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['illegal-transition']))
    expect(lost[0]?.body.detail).toBe(detail)
    expect((await fixture.get(owner, disputeId)).events).toHaveLength(count + 1)
  })

  it.each([
    ['resolve', 'reject'],
    ['filed', 'resolve'],
    ['reject', 'filed'],
  ])('against another leaves one state and both its lines: %s and %s', async (one, other) => {
    const owner = await app.make.member()
    const { disputeId, reviewId } = await fixture.start(owner)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fixture.act(owner, disputeId, index % 2 ? one : other, { reference: null }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    const after = await fixture.get(owner, disputeId)
    expect(after.events).toHaveLength(won.length + 1)
    expect(await fixture.reviewStatus(owner, reviewId)).toBe(after.status === 'in_progress' ? 'disputed' : 'pending')
  })

  it.each(['resolve', 'reject', 'reopen', 'appeal', 'filed', 'file', 'prioritize', 'take-action'])(
    'finds nothing of another customer’s: %s',
    async (action) => {
      const [owner, stranger] = [await app.make.member(), await app.make.member()]
      const { disputeId } = await fixture.start(owner)
      const answer = await fixture.act(stranger, disputeId, action, { reference: null })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'That dispute does not exist.' } })
      expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created'])
    },
  )
})

describe('what is refused', () => {
  it.each<[string, Before, string]>([
    ['reopen', nothing, 'A dispute that is pending cannot be reopened.'],
    ['reopen', (member, id) => fixture.act(member, id, 'resolve'), 'A dispute that is resolved cannot be reopened.'],
    ['appeal', nothing, 'Only a dispute that was filed with the platform can be appealed.'],
    ['appeal', rejected, 'Only a dispute that was filed with the platform can be appealed.'],
    ['appeal', filed, 'A dispute that is in progress cannot be appealed.'],
  ])('says so in a sentence: %s', async (action, before, detail) => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await before(owner, disputeId)
    const answer = await fixture.act(owner, disputeId, action, { reference: null })
    expect(answer).toMatchObject({ status: 409, body: { code: 'illegal-transition', detail } })
  })

  it('is to resolve one whose review stays', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    expect((await fixture.act(owner, disputeId, 'resolve', { outcome: 'kept' })).status).toBe(400)
    expect((await fixture.get(owner, disputeId)).status).toBe('pending')
  })

  it('is an appeal where the platform has none', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner, { platform: 'yelp' })
    await filedAndRejected(owner, disputeId)
    const { body } = await fixture.act(owner, disputeId, 'appeal', { reference: null })
    expect(body.detail).toBe('This platform does not accept appeals.')
  })

  it('is to reopen one whose review has another by now', async () => {
    const owner = await app.make.member()
    const { disputeId, reviewId } = await fixture.start(owner)
    await rejected(owner, disputeId)
    const other = await fixture.open(owner, { reviewId })
    expect(await fixture.act(owner, disputeId, 'reopen')).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [{ message: other.body.id }] },
    })
  })
})

describe('a decision', () => {
  it('takes “disputed” back from the review, and reopening gives it again', async () => {
    const owner = await app.make.member()
    const answered = { columns: { response: 'Thanks', responded_at: new Date(), status: 'responded' } }
    const { disputeId, reviewId } = await fixture.start(owner, answered)
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('disputed')
    await rejected(owner, disputeId)
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('responded')
    await fixture.act(owner, disputeId, 'reopen')
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('disputed')
  })

  it('is told to whoever opened it and looks after it, and to nobody else', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    const [opener, keeper, other] = [
      await app.make.member({ customerId, role: 'member' }),
      await app.make.member({ customerId, role: 'manager' }),
      await app.make.member({ customerId, role: 'manager' }),
    ]
    const { disputeId, dispute } = await fixture.start(opener, { author: 'Zoe' })
    await fixture.change(opener, disputeId, { assigneeId: keeper.userId, updatedAt: dispute.updatedAt })
    await fixture.act(owner, disputeId, 'resolve', { outcome: 'removed', note: 'Gone' })

    const label = 'Google Business Profile · Zoe'
    const link = `/disputes?dispute=${disputeId}`
    const closed = { type: 'dispute', link, message: `${owner.name} closed a dispute as resolved: ${label}` }
    expect(await fixture.bells(opener)).toEqual([expect.objectContaining(closed)])
    expect(await fixture.bells(keeper)).toEqual([
      expect.objectContaining(closed),
      expect.objectContaining({ message: `${opener.name} assigned a dispute to you: ${label}` }),
    ])
    expect([await fixture.bells(owner), await fixture.bells(other)]).toEqual([[], []])
  })

  it('that the review was removed asks for no answer to it any more, and its history says who was done with it', async () => {
    const owner = await app.make.member()
    const cases = [
      [await fixture.start(owner), 'removed'],
      [await fixture.start(owner), 'edited'],
    ] as const
    for (const [{ disputeId }, outcome] of cases) await fixture.act(owner, disputeId, 'resolve', { outcome })
    const [[gone], [edited]] = cases

    const due = (await app.as(owner).get('/api/v1/reviews?answered=due')).body.items as { id: string }[]

    expect(due.map(({ id }) => id)).toEqual([edited.reviewId])
    const { review, events } = (await app.as(owner).get(`/api/v1/reviews/${gone.reviewId}`)).body
    expect(review).toMatchObject({ isDone: true, status: 'pending' })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'done', actorName: owner.name }))
  })

  it('is told to nobody where the customer wants no news of disputes, and another one’s wish is their own', async () => {
    const [quiet, other] = [await app.make.member(), await app.make.member()]
    await fixture.quieten(quiet)
    for (const owner of [quiet, other]) {
      const opener = await app.make.member({ customerId: owner.customerId, role: 'manager' })
      const { disputeId } = await fixture.start(opener)
      await fixture.act(owner, disputeId, 'resolve')
      expect(await fixture.bells(opener)).toHaveLength(owner === quiet ? 0 : 1)
    }
  })

  it('of an appeal closes the appeal too', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await filedAndRejected(owner, disputeId)
    const appealed = (await fixture.act(owner, disputeId, 'appeal', { reference: 'AP-1' })).body
    expect(appealed).toMatchObject({ outcome: null, closedAt: null, appeal: { reference: 'AP-1', isDecided: false } })
    await rejected(owner, disputeId)

    const after = await fixture.get(owner, disputeId)
    expect(after).toMatchObject({ status: 'rejected', outcome: 'kept', appeal: { isDecided: true } })
    const kinds = ['created', 'filed', 'rejected', 'appealed', 'appeal-decided', 'rejected']
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(kinds)
    const again = await fixture.act(owner, disputeId, 'appeal', { reference: null })
    expect(again.body.detail).toBe('You only get one appeal, and it has already been made.')
  })
})
