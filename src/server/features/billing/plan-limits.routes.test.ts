import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
const { path, look, refresh } = billing
const STARTER = { tier: 'starter', interval: 'month' } as const
const ALL = ['google', 'facebook', 'yelp', 'tripadvisor']
await billing.setSilent(true)

interface Room {
  platforms: { platform: string; stays: boolean }[]
  members: { id: string; stays: boolean }[]
}
const stayingIn = ({ platforms, members }: Room) => ({
  platforms: platforms.filter(({ stays }) => stays).map(({ platform }) => platform),
  members: members.filter(({ stays }) => stays).map(({ id }) => id),
})

async function connect({ customerId }: TestMember, type: string, at: number): Promise<void> {
  await app.superuser.query(
    `insert into integrations (customer_id, type, name, status, listing_id, next_sync_at, created_at)
     values ($1, $2, $2, 'connected', $2, now() + interval '1 hour', now() - make_interval(hours => 9 - $3))`,
    [customerId, type, at],
  )
}

/** Professional, with four platforms and two colleagues, of whom the plan to come has room for three and none. */
async function makeFull() {
  const owner = await billing.makePaying()
  for (const [at, type] of ALL.entries()) await connect(owner, type, at)
  const [first, second] = [await join(owner), await join(owner)]
  return { owner, first, second }
}
const join = ({ customerId }: TestMember) => app.make.member({ customerId, role: 'admin' })

async function goDown(owner: TestMember): Promise<void> {
  await app.as(owner).post(path('/switch'), STARTER)
  await billing.passDays(31)
  await refresh(owner)
}

const connectionsOf = async (member: TestMember) => {
  const { body } = await app.as(member).get('/api/v1/integrations')
  const items: { id: string; type: string; status: string }[] = body.items
  return new Map(items.map((item) => [item.type, item]))
}
const statusesOf = async (member: TestMember) =>
  Object.fromEntries([...(await connectionsOf(member))].map(([type, { status }]) => [type, status]))
const rename = (member: TestMember) => app.as(member).post('/api/v1/locations', { name: 'Another place' })

describe('a smaller plan', () => {
  it('is shown with what would rest, which the owner chooses; and nothing is deleted', async () => {
    const { owner, first, second } = await makeFull()
    const preview = async () => (await app.as(owner).post(path('/switch/preview'), STARTER)).body
    expect(stayingIn((await preview()).room)).toEqual({
      platforms: ['google', 'facebook', 'yelp'],
      members: [owner.memberId],
    })
    const kept = { platforms: ['tripadvisor', 'google'], members: [second.memberId] }
    expect((await app.as(owner).put(path('/kept'), kept)).status).toBe(200)
    expect(stayingIn((await preview()).room).platforms).toEqual(['google', 'facebook', 'tripadvisor'])
    // There is room for all as yet.
    expect(stayingIn((await look(owner)).room)).toEqual({
      platforms: ALL,
      members: [owner, first, second].map(({ memberId }) => memberId),
    })

    expect((await look(owner)).nextRoom).toBeNull()
    await app.as(owner).post(path('/switch'), STARTER)
    expect(stayingIn((await look(owner)).nextRoom)).toEqual({
      platforms: ['google', 'facebook', 'tripadvisor'],
      members: [owner.memberId],
    })

    await goDown(owner)
    expect(await statusesOf(owner)).toEqual({
      google: 'connected',
      facebook: 'connected',
      tripadvisor: 'connected',
      yelp: 'resting',
    })
    expect((await look(owner)).usage).toEqual({
      platforms: { taken: 4, limit: 3 },
      teamMembers: { taken: 3, limit: 1 },
    })
  })

  it('lets a colleague it has no room for read and not act, and fetches nothing from a platform that rests', async () => {
    const { owner, first } = await makeFull()
    await goDown(owner)
    expect((await app.as(first).get('/api/v1/reviews')).status).toBe(200)
    const { customer } = (await app.as(first).get('/api/v1/me')).body
    expect(customer.isResting).toBe(true)
    expect([customer.permissions.includes('reviews.view'), customer.permissions.includes('replies.publish')]).toEqual([
      true,
      false,
    ])
    const standing = async (member: TestMember) =>
      (await app.as(member).get('/api/v1/me/standing')).body.readOnlyBecause
    expect([await standing(first), await standing(owner)]).toEqual(['no-room', null])
    expect(await rename(first)).toMatchObject({ status: 403, body: { code: 'plan-limit', reason: 'member-resting' } })
    expect((await rename(owner)).status).toBe(200)

    const resting = (await connectionsOf(owner)).get('tripadvisor')
    const sync = await app.as(owner).post('/api/v1/sync', { integrationId: resting?.id })
    expect(sync).toMatchObject({ status: 403, body: { reason: 'platform-resting' } })
    await app.superuser.query(`update integrations set next_sync_at = now() where customer_id = $1`, [owner.customerId])
    const { rows } = await app.superuser.query(
      `select i.type from find_due_syncs(500) d join integrations i on i.id = d.integration_id
       where d.customer_id = $1 order by 1`,
      [owner.customerId],
    )
    expect(rows.map(({ type }) => type)).toEqual(['facebook', 'google', 'yelp'])
    // What is awake can be connected anew, what rests cannot.
    const authorize = async (platform: string) =>
      (await app.as(owner).post('/api/v1/integrations/authorizations', { platform })).body
    expect(await authorize('google')).toHaveProperty('url')
    expect(await authorize('tripadvisor')).toMatchObject({
      reason: 'platforms-beyond-plan',
      values: { limit: 3, plan: 'professional' },
    })
  })

  it('wakes what it has room for again, and a greater one wakes everything', async () => {
    const { owner, first, second } = await makeFull()
    await goDown(owner)
    const google = (await connectionsOf(owner)).get('google')
    await app.as(owner).post(`/api/v1/integrations/${google?.id}/disconnect`)
    await app.jobs.run('billing.settle-plan')
    expect((await statusesOf(owner))['tripadvisor']).toBe('connected')

    await app.as(owner).post(path('/switch'), { tier: 'professional', interval: 'month' })
    expect([(await rename(first)).status, (await rename(second)).status]).toEqual([200, 200])
    expect(Object.values(await statusesOf(owner))).not.toContain('resting')
  })

  it('keeps nothing of another customer', async () => {
    const [{ owner }, stranger] = [await makeFull(), await app.make.member()]
    const keep = (kept: object) => app.as(owner).put(path('/kept'), { platforms: [], members: [], ...kept })
    expect(await keep({ members: [stranger.memberId] })).toMatchObject({ status: 404 })
    expect(await app.as(stranger).put(path('/kept'), { platforms: ['google'], members: [] })).toMatchObject({
      status: 404,
    })
  })

  it('never lets the owner rest, whoever that is', async () => {
    const { owner, first } = await makeFull()
    await goDown(owner)
    await app.superuser.query(`update team_members set role = 'admin' where id = $1`, [owner.memberId])
    await app.superuser.query(`update team_members set role = 'owner' where id = $1`, [first.memberId])
    expect((await rename(first)).status).toBe(200)
  })
})
