import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const action = { kind: 'dispute', reason: 'irrelevant', description: 'Not about us.' }
const disputeAll = (member: TestMember, on: object) => app.as(member).post('/api/v1/reviews/bulk', { action, on })

describe('disputing many reviews', () => {
  it('opens one for each, and passes over those that have one, are gone or another’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { customerId } = owner
    const ids = [await app.make.review({ customerId }), await app.make.review({ customerId, platform: 'yelp' })]
    const { reviewId: disputed } = await fixture.start(owner)
    const theirs = await app.make.review({ customerId: stranger.customerId })

    const { body } = await disputeAll(owner, { ids: [...ids, disputed, theirs] })

    expect(body).toMatchObject({ kind: 'dispute', state: 'done', done: 2, skipped: 2 })
    const { items } = (await app.as(owner).get(`${fixture.path}?reason=irrelevant`)).body
    expect(new Set(items.map(({ reviewId }: { reviewId: string }) => reviewId))).toEqual(new Set(ids))
    expect(items[0]).toMatchObject({ description: 'Not about us.', category: 'off-topic', createdByName: owner.name })
    for (const id of ids) expect(await fixture.reviewStatus(owner, id)).toBe('disputed')
    expect(await fixture.reviewStatus(stranger, theirs)).toBe('pending')
  })

  it('goes on slice by slice for all that match', async () => {
    const owner = await app.make.member()
    for (const rating of [1, 1, 5]) await app.make.review({ customerId: owner.customerId, rating })
    await disputeAll(owner, { filter: { rating: ['1'], sort: 'newest' } })
    await app.jobs.tryAll('reviews.bulk')
    await app.jobs.tryAll('reviews.bulk')
    expect((await app.as(owner).get(fixture.path)).body.items).toHaveLength(2)
  })

  it('is not for a plan without disputes', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    const ids = [await app.make.review({ customerId: owner.customerId })]
    expect((await disputeAll(owner, { ids })).body.code).toBe('plan-limit')
    expect((await disputeAll(owner, { filter: { sort: 'newest' } })).body.code).toBe('plan-limit')
    expect(await fixture.reviewStatus(owner, ids[0] ?? '')).toBe('pending')
  })
})
