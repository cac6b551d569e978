import { describe, expect, it } from 'vitest'
import type { Onboarding } from '#shared/contracts/dashboard.ts'
import { FULL_CAPABILITIES } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/dashboard/onboarding'
const look = async (member: TestMember): Promise<Onboarding> => (await app.as(member).get(PATH)).body as Onboarding
const doneOf = async (member: TestMember) =>
  (await look(member)).steps.filter(({ isDone }) => isDone).map(({ step }) => step)

describe('the first steps', () => {
  it('are ticked by what is there, one after the other', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    expect((await look(owner)).steps.map(({ step, isDone }) => [step, isDone])).toEqual([
      ['connect', false],
      ['sync', false],
      ['reply', false],
      ['voice', false],
      ['team', false],
    ])

    await app.superuser.query(
      `insert into integrations (customer_id, type, name, status, listing_id, capabilities) values ($1, 'google', 'Harbour', 'connected', '1', $2)`,
      [customerId, JSON.stringify(FULL_CAPABILITIES)],
    )
    expect(await doneOf(owner)).toEqual(['connect'])

    const reviewId = await app.make.review({ customerId })
    expect(await doneOf(owner)).toEqual(['connect', 'sync'])

    const reply = (source: string) =>
      app.superuser.query(
        `insert into replies (customer_id, review_id, text, state, source, posted_at) values ($1, $2, 'Thanks', 'live', $3, now())`,
        [customerId, reviewId, source],
      )
    await reply('platform')
    expect(await doneOf(owner)).toEqual(['connect', 'sync'])
    await reply('person')
    expect(await doneOf(owner)).toEqual(['connect', 'sync', 'reply'])

    await app.superuser.query(`insert into brand_voices (customer_id, voice) values ($1, '{}')`, [customerId])
    await app.make.member({ customerId, role: 'member' })
    expect(await doneOf(owner)).toEqual(['connect', 'sync', 'reply', 'voice', 'team'])
  })

  it('say to everybody whether there is anything at all, from a connection or by hand', async () => {
    const [owner, importer] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await app.make.review({ customerId: importer.customerId })
    expect([await look(owner), await look(member), await look(importer)].map(({ isEmpty }) => isEmpty)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('are for whoever is limited to a location those that concern no other', async () => {
    const { customerId } = await app.make.member()
    const locations = [await app.make.location(customerId)]
    const limited = await app.make.member({ customerId, role: 'admin', locations })
    expect((await look(limited)).steps.map(({ step }) => step)).toEqual(['sync', 'reply'])
  })

  it('are no one else’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await app.make.review({ customerId: stranger.customerId })
    await app.as(stranger).put(PATH, { isDismissed: true })
    expect(await look(owner)).toMatchObject({ isDismissed: false })
    expect(await doneOf(owner)).toEqual([])
  })

  it('are those that the person may take', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    expect((await look(member)).steps.map(({ step }) => step)).toEqual(['reply'])
  })

  it('leave the team out where the plan is for one', async () => {
    const [alone, trying] = [
      await app.make.member({ tier: 'starter' }),
      await app.make.member({ tier: 'starter', customerStatus: 'trialing' }),
    ]
    expect((await look(alone)).steps.map(({ step }) => step)).not.toContain('team')
    expect((await look(trying)).steps.map(({ step }) => step)).toContain('team')
  })

  it('can be put away for everybody and brought back', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    expect((await app.as(owner).put(PATH, { isDismissed: true })).body).toMatchObject({ isDismissed: true })
    expect(await look(manager)).toMatchObject({ isDismissed: true })
    expect((await app.as(manager).put(PATH, { isDismissed: false })).status).toBe(403)
    expect((await app.as(owner).put(PATH, { isDismissed: false })).body).toMatchObject({ isDismissed: false })
    expect(await look(manager)).toMatchObject({ isDismissed: false })
  })
})
