import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const TYPED = { platform: 'yelp', rating: 2, content: 'The owner is an asshole.', reason: 'offensive' }
const link = (member: TestMember, disputeId: string, reviewId: string) =>
  fixture.act(member, disputeId, 'review', { reviewId })

describe('a dispute about a review that is not here', () => {
  it('keeps what was told of it, and goes by it', async () => {
    const owner = await app.make.member()
    const { body } = await fixture.open(owner, TYPED)
    expect(body).toMatchObject({
      platform: 'yelp',
      stated: { rating: 2, content: 'The owner is an asshole.' },
      category: 'offensive',
      review: null,
      filingWay: 'by-hand',
      filingObstacle: 'not-linked',
    })
    expect((await fixture.get(owner, body.id)).estimate).toMatchObject({ chance: 'good' })
    const { items } = (await app.as(owner).get(`${fixture.path}?platform=yelp`)).body
    expect(items).toHaveLength(1)
    expect((await app.as(owner).get(`${fixture.path}/stats`)).body.rows).toMatchObject([
      { platform: 'yelp', reason: 'offensive', open: 1 },
    ])
  })

  it('is filed by hand on that platform, and not by us', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.open(owner, TYPED)).body
    expect((await fixture.act(owner, id, 'file')).body.detail).toBe('This dispute is not linked to an external review')
    expect((await fixture.act(owner, id, 'filed', { reference: 'Y-1' })).body).toMatchObject({
      status: 'in_progress',
      filings: [{ way: 'by-hand', isSandbox: false, reference: 'Y-1' }],
    })
  })

  it('knows nothing that was not told', async () => {
    const owner = await app.make.member()
    expect((await fixture.open(owner)).body).toMatchObject({ platform: null, stated: null, filingWay: 'none' })
  })

  it('leaves to the review what a review says', async () => {
    const owner = await app.make.member()
    const { dispute } = await fixture.start(owner, { dispute: TYPED })
    expect(dispute).toMatchObject({ platform: 'google', stated: null })
  })
})

describe('linking a review later', () => {
  async function start(given: object = TYPED) {
    const owner = await app.make.member()
    const { id: disputeId } = (await fixture.open(owner, given)).body
    const reviewId = await app.make.review({ customerId: owner.customerId, platform: 'tripadvisor', rating: 1 })
    return { owner, disputeId, reviewId }
  }

  it('makes the review disputed, and the dispute one about its platform', async () => {
    const { owner, disputeId, reviewId } = await start()
    const { body } = await link(owner, disputeId, reviewId)
    expect(body).toMatchObject({ reviewId, platform: 'tripadvisor', review: { id: reviewId }, category: 'offensive' })
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('disputed')
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'review-linked'])
  })

  it('proposes the category where the platform has another for the reason', async () => {
    const { owner, disputeId, reviewId } = await start({ platform: 'yelp', reason: 'fake' })
    expect((await link(owner, disputeId, reviewId)).body).toMatchObject({ category: 'not-firsthand' })
    const none = await start({ reason: 'fake' })
    expect((await link(none.owner, none.disputeId, none.reviewId)).body).toMatchObject({ category: 'fake-engagement' })
  })

  it('raced fifty times has one winner', async () => {
    const { owner, disputeId, reviewId } = await start()
    const other = await app.make.review({ customerId: owner.customerId })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => link(owner, disputeId, turn % 2 ? reviewId : other)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const lost = answers.filter(({ status }) => status !== 200).map(({ body }) => body.detail as string)
    expect(new Set(lost)).toEqual(new Set(['This dispute is already linked to a review.']))
    const statuses = [await fixture.reviewStatus(owner, reviewId), await fixture.reviewStatus(owner, other)]
    expect(statuses.toSorted()).toEqual(['disputed', 'pending'])
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'review-linked'])
  })

  it('of many disputes to one review lets one have it, and names it to the others', async () => {
    const { owner, disputeId, reviewId } = await start()
    const ids = [disputeId]
    while (ids.length < 10) ids.push((await fixture.open(owner, TYPED)).body.id)
    const answers = await Promise.all(ids.map((id) => link(owner, id, reviewId)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'conflict',
      errors: [{ message: won[0]?.body.id }],
    })
  })

  it.each<[string, (owner: TestMember, disputeId: string) => Promise<unknown>, string]>([
    ['decided', (owner, id) => fixture.act(owner, id, 'resolve'), 'A dispute that is resolved cannot be changed.'],
    [
      'filed elsewhere',
      (owner, id) => fixture.act(owner, id, 'filed', { reference: null }),
      'This dispute was filed with Yelp. Choose a review from there.',
    ],
  ])('is refused for one that is %s', async (_case, before, detail) => {
    const { owner, disputeId, reviewId } = await start()
    await before(owner, disputeId)
    expect(await link(owner, disputeId, reviewId)).toMatchObject({ status: 409, body: { detail } })
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('pending')
  })

  it('finds nothing of another customer’s, neither dispute nor review', async () => {
    const [mine, theirs] = [await start(), await start()]
    expect((await link(mine.owner, mine.disputeId, theirs.reviewId)).status).toBe(404)
    expect((await link(mine.owner, theirs.disputeId, mine.reviewId)).status).toBe(404)
    expect(await fixture.reviewStatus(mine.owner, mine.reviewId)).toBe('pending')
    expect(await fixture.reviewStatus(theirs.owner, theirs.reviewId)).toBe('pending')
  })
})
