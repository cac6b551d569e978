import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)

const WISH = {
  reviewId: null,
  reason: 'fake',
  platform: 'google',
  rating: 1,
  content: 'They burned my steak and the waiter Ivan shouted at us.',
}
const draft = (member: TestMember, given: object = {}) =>
  app.as(member).post(`${fixture.path}/draft`, { ...WISH, ...given })
const usageOf = async ({ customerId }: TestMember) =>
  (await app.superuser.query('select feature, calls from ai_usage where customer_id = $1', [customerId])).rows

describe('a draft by the assistant', () => {
  it('has a description and evidence, is counted, and is known when the form is sent', async () => {
    const owner = await app.make.member()
    const { status, body } = await draft(owner)
    expect(status).toBe(200)
    expect(body).toMatchObject({ draftId: expect.any(String), origin: { engine: 'template' } })
    expect(body.description.length).toBeGreaterThan(20)
    expect(await usageOf(owner)).toEqual([{ feature: 'dispute_generation', calls: '1' }])

    const opened = await fixture.open(owner, { description: body.description, draftId: body.draftId })
    // What the built-in assistant puts together is nobody's artificial intelligence.
    expect(opened.body).toMatchObject({ aiGenerated: false, origin: { engine: 'template' } })
  })

  it('points at what the server knows of the review: another one with the same words', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    await app.make.review({ customerId, content: WISH.content, author: 'Bo' })
    const reviewId = await app.make.review({ customerId, content: WISH.content, author: 'Ann' })
    const [known, unknown] = [await draft(owner, { reviewId }), await draft(owner, { content: 'Something else here.' })]
    expect(known.body.evidence.length).toBeGreaterThan(unknown.body.evidence.length)
  })

  it('names the listing that the review is on, and no other customer’s', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    const name = async ({ customerId }: TestMember, place: string) => {
      const { rows } = await app.superuser.query<{ id: string }>(
        'insert into locations (customer_id, name) values ($1, $2) returning id',
        [customerId, place],
      )
      return app.make.review({ customerId, content: WISH.content, locationId: rows[0]?.id ?? null })
    }
    const [ours] = [await name(owner, 'Harbour Café'), await name(other, 'Elsewhere')]
    expect((await draft(owner, { reviewId: ours })).body.description).toContain('a review of Harbour Café on Google')
  })

  it('needs to know what the review says', async () => {
    const owner = await app.make.member()
    expect(await draft(owner, { content: '  ' })).toMatchObject({
      status: 400,
      body: { detail: 'Please add review information first' },
    })
    expect(await usageOf(owner)).toEqual([])
  })

  it('is not written about another customer’s review', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const reviewId = await app.make.review({ customerId: owner.customerId })
    expect((await draft(stranger, { reviewId })).status).toBe(404)
  })

  it('is forgotten after a day', async () => {
    const owner = await app.make.member()
    const { draftId } = (await draft(owner)).body
    await app.superuser.query(`update dispute_drafts set created_at = now() - interval '25 hours' where id = $1`, [
      draftId,
    ])
    await app.superuser.query(`insert into pgboss.job (name, data) values ('housekeeping.prune', '{}')`)
    await app.jobs.run('housekeeping.prune')
    const { rowCount } = await app.superuser.query('select from dispute_drafts where id = $1', [draftId])
    expect(rowCount).toBe(0)
  })
})

describe('a priority', () => {
  it('is kept with why and what to do, and changes nothing that somebody is about to save', async () => {
    const owner = await app.make.member()
    const { disputeId, dispute } = await fixture.start(owner)
    const { body } = await fixture.act(owner, disputeId, 'prioritize')

    expect(body).toMatchObject({ aiPrioritized: true, updatedAt: dispute.updatedAt, status: 'pending' })
    expect(body.urgencyScore).toBe(body.priority.urgencyScore)
    expect(body.priorityLevel).toBe(body.priority.priorityLevel)
    expect(body.priority.recommendedActions.length).toBeGreaterThan(0)
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'prioritized'])
    expect(await usageOf(owner)).toEqual([{ feature: 'dispute_prioritization', calls: '1' }])

    const action = await fixture.act(owner, disputeId, 'take-action')
    expect(action.body.checklist.map(({ text }: { text: string }) => text)).toEqual(body.priority.recommendedActions)
  })

  it('is not found for what is decided', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await fixture.act(owner, disputeId, 'resolve')
    expect((await fixture.act(owner, disputeId, 'prioritize')).body).toMatchObject({
      code: 'illegal-transition',
      detail: 'A dispute that is resolved cannot be prioritized.',
    })
    expect(await usageOf(owner)).toEqual([])
  })

  it('goes by what was told where there is no review', async () => {
    const owner = await app.make.member()
    const said = { description: 'It is not true.', reason: 'fake', platform: 'yelp' }
    const mild = (await fixture.open(owner, { ...said, rating: 5, content: 'Nice.' })).body.id
    const harsh = (await fixture.open(owner, { ...said, rating: 1, content: 'I will burn your house down.' })).body.id
    const scoreOf = async (id: string) => (await fixture.act(owner, id, 'prioritize')).body.urgencyScore
    expect(await scoreOf(harsh)).toBeGreaterThan(await scoreOf(mild))
  })

  it('of many is found one by one, once each, and for open ones that nobody has looked at', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const [first, second, over] = [await fixture.start(owner), await fixture.start(owner), await fixture.start(owner)]
    const theirs = await fixture.start(stranger)
    await fixture.act(owner, over.disputeId, 'resolve')

    const asked = await app.as(owner).post(`${fixture.path}/prioritize`, {})
    await app.jobs.run('disputes.prioritize')
    await app.jobs.run('disputes.prioritize')

    expect(asked.body).toEqual({ count: 2 })
    for (const { disputeId } of [first, second]) {
      expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'prioritized'])
    }
    expect((await fixture.get(owner, over.disputeId)).aiPrioritized).toBe(false)
    expect((await app.as(owner).post(`${fixture.path}/prioritize`, {})).body).toEqual({ count: 0 })
    const ids = [first.disputeId, theirs.disputeId]
    expect((await app.as(owner).post(`${fixture.path}/prioritize`, { ids })).body).toEqual({ count: 1 })
    await app.jobs.run('disputes.prioritize')
    expect(await fixture.kindsOf(owner, first.disputeId)).toEqual(['created', 'prioritized', 'prioritized'])
    expect(await fixture.kindsOf(stranger, theirs.disputeId)).toEqual(['created'])
  })
})
