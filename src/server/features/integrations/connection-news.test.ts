import { afterEach, describe, expect, it } from 'vitest'
import { clearFaults } from '#sandbox/vendors/vendor-faults.repository.ts'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const google = await createPlatformFixture(app, 'google', 1)
const facebook = await createPlatformFixture(app, 'facebook', 1)

afterEach(() => clearFaults(google.db, 'google'))

const bell = async (person: TestMember) => (await app.as(person).get('/api/v1/notifications')).body.items

describe('a connection', () => {
  it('that breaks is told to all who see connections, once', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stranger = await app.make.member()
    await google.connect(owner)
    await app.jobs.tryAll('sync.run')
    await revokeEverything(google.db, 'google')
    await google.sync(owner)
    await google.sync(owner)

    const broken = {
      kind: 'connection.broken',
      type: 'system',
      link: '/settings?tab=integrations',
      message:
        'Google Business Profile · Harbour 200 needs to be reconnected. Until then, no new reviews will come in.',
    }
    for (const person of [owner, manager]) expect(await bell(person)).toEqual([expect.objectContaining(broken)])
    for (const person of [member, stranger]) expect(await bell(person)).toEqual([])
  })

  it('whose token nobody can renew is told a week ahead, once for each expiry', async () => {
    const owner = await app.make.member()
    await facebook.connect(owner)
    await app.jobs.tryAll('sync.run')
    const expireIn = (days: number) =>
      app.superuser.query(
        `update integrations set token_expires_at = date_trunc('second', now()) + make_interval(days => $2)
         where customer_id = $1`,
        [owner.customerId, days],
      )
    const expiring = async () =>
      (await bell(owner)).filter(({ kind }: { kind: string }) => kind === 'connection.expiring')

    await expireIn(8)
    await facebook.sync(owner)
    expect(await expiring()).toEqual([])
    await expireIn(6)
    await facebook.sync(owner)
    await facebook.sync(owner)

    expect(await expiring()).toMatchObject([{ link: '/settings?tab=integrations' }])
    await expireIn(5)
    await facebook.sync(owner)
    expect(await expiring()).toHaveLength(2)
  })

  it('that renews itself warns nobody', async () => {
    const owner = await app.make.member()
    await google.connect(owner)
    await app.jobs.tryAll('sync.run')
    await google.sync(owner)

    const { rows } = await app.superuser.query<{ is_near: boolean }>(
      `select token_expires_at < now() + interval '7 days' as is_near from integrations where customer_id = $1`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ is_near: true }])
    expect(await bell(owner)).toEqual([])
  })
})
