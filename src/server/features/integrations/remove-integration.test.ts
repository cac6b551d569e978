import { describe, expect, it } from 'vitest'
import { listCalls } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const facebook = await createPlatformFixture(app, 'facebook', 1)
const google = await createPlatformFixture(app, 'google', 2)
await facebook.write([
  { rating: null, isRecommended: true },
  { rating: null, isRecommended: false },
])

const remove = (member: TestMember, id: string) => app.as(member).delete(`/api/v1/integrations/${id}`)
const disconnect = (member: TestMember, id: string) => app.as(member).post(`/api/v1/integrations/${id}/disconnect`)
const countRevocations = async () =>
  (await listCalls(google.db, 'google', 1000)).filter(({ path }) => path.endsWith('/revoke')).length

async function connect(): Promise<{ owner: TestMember; id: string }> {
  const owner = await app.make.member()
  const { id } = (await facebook.connect(owner)).body
  await app.jobs.tryAll('sync.run')
  return { owner, id }
}

async function countReviews(member: TestMember, where: string): Promise<number> {
  const { rows } = await app.superuser.query<{ total: number }>(
    `select count(*)::int as total from reviews where customer_id = $1 and ${where}`,
    [member.customerId],
  )
  return rows[0]?.total ?? 0
}

describe('DELETE /api/v1/integrations/:integrationId', () => {
  it('takes a disconnected one off the list and leaves its reviews', async () => {
    const { owner, id } = await connect()
    await disconnect(owner, id)

    expect(await remove(owner, id)).toMatchObject({ status: 200, body: { items: [] } })

    expect(await countReviews(owner, 'integration_id is null')).toBe(2)
    expect((await remove(owner, id)).status).toBe(404)
  })

  it('is refused while it is connected', async () => {
    const { owner, id } = await connect()

    expect(await remove(owner, id)).toMatchObject({ status: 409, body: { code: 'illegal-transition' } })
    expect((await app.as(owner).get('/api/v1/integrations')).body.items).toHaveLength(1)
  })

  it('takes away a choice that was left open, and gives its consent back', async () => {
    const owner = await app.make.member()
    const { id } = (await google.connect(owner)).body
    const before = await countRevocations()

    expect((await remove(owner, id)).body).toEqual({ items: [] })

    expect(await countRevocations()).toBe(before + 1)
  })

  it('is for those who manage connections, and for their own only', async () => {
    const { owner, id } = await connect()
    await disconnect(owner, id)
    const stranger = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })

    expect((await remove(stranger, id)).status).toBe(404)
    expect((await remove(member, id)).status).toBe(403)
    expect((await app.as(owner).get('/api/v1/integrations')).body.items).toHaveLength(1)
  })
})

describe('a listing that is connected again after its connection was removed', () => {
  it('has its reviews back, also those that the platform no longer has', async () => {
    const { owner, id } = await connect()
    await app.superuser.query(
      `insert into reviews (customer_id, integration_id, platform, listing_id, platform_review_id, created_at, updated_at)
       values ($1, $2, 'facebook', '200', 'long-gone', now(), now())`,
      [owner.customerId, id],
    )
    await disconnect(owner, id)
    await remove(owner, id)

    const again = (await facebook.connect(owner)).body
    await app.jobs.tryAll('reviews.place')
    await app.jobs.tryAll('sync.run')

    expect(await countReviews(owner, `integration_id = '${again.id}'`)).toBe(3)
    expect(await countReviews(owner, 'vanished_at is not null')).toBe(1)
  })
})
