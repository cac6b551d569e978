import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const disputes = createDisputeFixture(app)
const REFUSED = { status: 400, body: { reason: 'assignee-cannot-see', errors: [{ field: 'assigneeId' }] } }

/** A business with two places, a review and a dispute at each, and one colleague who sees the harbour alone. */
async function makeBusiness() {
  const owner = await app.make.member({ tier: 'enterprise' })
  const { customerId } = owner
  const [harbour, hill] = [await app.make.location(customerId, 'Harbour'), await app.make.location(customerId, 'Hill')]
  const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
  const colleague = await app.make.member({ customerId, role: 'manager' })
  const atHarbour = await disputes.start(owner, { locationId: harbour })
  const atHill = await disputes.start(owner, { locationId: hill })
  return { owner, customerId, harbour, hill, limited, colleague, atHarbour, atHill }
}

const assign = (by: TestMember, reviewId: string, { userId }: TestMember) =>
  app.as(by).patch(`/api/v1/reviews/${reviewId}`, { assigneeId: userId })

async function assignDispute(by: TestMember, disputeId: string, { userId }: TestMember) {
  const { updatedAt } = await disputes.get(by, disputeId)
  return disputes.change(by, disputeId, { assigneeId: userId, updatedAt })
}

async function assigneesOf(owner: TestMember, { reviewId, disputeId }: { reviewId: string; disputeId: string }) {
  const { review } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
  return [review.assignee?.userId ?? null, (await disputes.get(owner, disputeId)).assignee?.userId ?? null]
}

const lose = (owner: TestMember, { memberId }: TestMember, permissions: string[]) =>
  app.as(owner).patch(`/api/v1/team/${memberId}`, { permissions })

describe('somebody who cannot see it', () => {
  it('is not assigned what is elsewhere', async () => {
    const { owner, limited, atHarbour, atHill } = await makeBusiness()

    expect(await assign(owner, atHill.reviewId, limited)).toMatchObject(REFUSED)
    expect(await assignDispute(owner, atHill.disputeId, limited)).toMatchObject(REFUSED)
    expect((await assign(owner, atHarbour.reviewId, limited)).status).toBe(200)
    expect((await assignDispute(owner, atHarbour.disputeId, limited)).status).toBe(200)
  })

  it('is not assigned what belongs to no location, where they are limited', async () => {
    const { owner, customerId, limited } = await makeBusiness()
    const nowhere = await app.make.review({ customerId })
    const loose = (await disputes.open(owner)).body

    expect(await assign(owner, nowhere, limited)).toMatchObject(REFUSED)
    expect(await assignDispute(owner, loose.id, limited)).toMatchObject(REFUSED)
  })

  it('is not assigned what they lack the permission for', async () => {
    const { owner, colleague, atHill } = await makeBusiness()
    await lose(owner, colleague, ['reviews.view'])

    expect(await assignDispute(owner, atHill.disputeId, colleague)).toMatchObject(REFUSED)
    expect((await assign(owner, atHill.reviewId, colleague)).status).toBe(200)
    await lose(owner, colleague, ['disputes.view'])
    expect(await assign(owner, atHill.reviewId, colleague)).toMatchObject(REFUSED)
  })

  it('is skipped by bulk work, and gets the rest', async () => {
    const { owner, limited, atHarbour, atHill } = await makeBusiness()
    const ids = [atHarbour.reviewId, atHill.reviewId]
    const action = { kind: 'assign', assigneeId: limited.userId }

    expect((await app.as(owner).post('/api/v1/reviews/bulk', { action, on: { ids } })).body).toMatchObject({
      done: 1,
      skipped: 1,
    })
    expect((await assigneesOf(owner, atHarbour))[0]).toBe(limited.userId)
    expect((await assigneesOf(owner, atHill))[0]).toBeNull()
  })

  it('is told apart from those who can, for the choice', async () => {
    const { owner, harbour, hill, limited, colleague, customerId } = await makeBusiness()
    await lose(owner, colleague, ['reviews.view'])
    const elsewhere = await app.make.member({ customerId, role: 'manager', locations: [hill] })
    const choose = async (by: TestMember, { userId }: TestMember) =>
      (await app.as(by).get('/api/v1/reviews/options')).body.members.find(
        (member: { userId: string }) => member.userId === userId,
      )

    expect(await choose(owner, limited)).toMatchObject({ seesReviews: true, seesDisputes: true, locations: [harbour] })
    expect(await choose(owner, colleague)).toMatchObject({ seesReviews: true, seesDisputes: false, locations: null })
    expect(await choose(limited, elsewhere)).toMatchObject({ locations: [] })
  })
})

describe('what is assigned', () => {
  it('is let go of by whoever no longer sees it, and kept where they do', async () => {
    const { owner, colleague, harbour, atHarbour, atHill } = await makeBusiness()
    for (const { reviewId, disputeId } of [atHarbour, atHill]) {
      await assign(owner, reviewId, colleague)
      await assignDispute(owner, disputeId, colleague)
    }

    await app.as(owner).put(`/api/v1/team/${colleague.memberId}/locations`, { locations: [harbour] })

    expect(await assigneesOf(owner, atHarbour)).toEqual([colleague.userId, colleague.userId])
    expect(await assigneesOf(owner, atHill)).toEqual([null, null])
    await lose(owner, colleague, ['reviews.view'])
    expect(await assigneesOf(owner, atHarbour)).toEqual([colleague.userId, null])
    expect((await disputes.kindsOf(owner, atHarbour.disputeId)).filter((kind) => kind === 'assigned')).toHaveLength(2)
  })

  it('goes to the heir as far as they see it, and else to nobody', async () => {
    const { owner, colleague, limited, atHarbour, atHill } = await makeBusiness()
    for (const { reviewId, disputeId } of [atHarbour, atHill]) {
      await assign(owner, reviewId, colleague)
      await assignDispute(owner, disputeId, colleague)
    }

    await app.as(owner).delete(`/api/v1/team/${colleague.memberId}?handOverTo=${limited.memberId}`)

    expect(await assigneesOf(owner, atHarbour)).toEqual([limited.userId, limited.userId])
    expect(await assigneesOf(owner, atHill)).toEqual([null, null])
  })

  it('is nothing to another customer', async () => {
    const { owner, atHill } = await makeBusiness()
    const stranger = await app.make.member()

    expect((await assign(owner, atHill.reviewId, stranger)).body.reason).toBe('person-not-member')
    expect((await assign(stranger, atHill.reviewId, stranger)).status).toBe(404)
  })
})
