import { describe, expect, it } from 'vitest'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from './notice.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)

const NEWS: readonly Notice[] = [
  {
    kind: 'review.bad',
    params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
    link: '/reviews?review=1',
  },
  { kind: 'connection.broken', params: { platform: 'google', name: 'Harbour' }, link: '/settings?tab=integrations' },
  { kind: 'dispute.due', params: { label: 'Zoe' }, link: '/disputes?dispute=1' },
  { kind: 'security.notice', params: { notice: 'password-changed', provider: null }, link: null },
]
const ALL = NEWS.map(({ kind }) => kind).toSorted()
const without = (...gone: NotificationKind[]) => ALL.filter((kind) => !gone.includes(kind))

async function makeTold(options: Parameters<typeof app.make.member>[0] = {}): Promise<TestMember> {
  const person = await app.make.member(options)
  for (const notice of NEWS) await fixture.tell(person, notice)
  return person
}
async function look(person: TestMember) {
  const { items, unreadCount } = (await app.as(person).get('/api/v1/notifications')).body as {
    items: { id: string; kind: NotificationKind | null }[]
    unreadCount: number
  }
  return { kinds: items.map(({ kind }) => String(kind)).toSorted(), unreadCount }
}
const demote = ({ memberId }: TestMember, role: string) =>
  app.superuser.query('update team_members set role = $2 where id = $1', [memberId, role])
const setCustomer = ({ customerId }: TestMember, column: 'status' | 'subscription_tier', value: string) =>
  app.superuser.query(`update customers set ${column} = $2 where id = $1`, [customerId, value])
async function findId({ userId }: TestMember, kind: NotificationKind): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    'select id from notifications where user_id = $1 and kind = $2',
    [userId, kind],
  )
  return rows[0]?.id ?? ''
}

describe('the bell', () => {
  it('shows whoever lost a right nothing of it, until they have it again', async () => {
    const manager = await makeTold({ role: 'manager' })
    expect(await look(manager)).toEqual({ kinds: ALL, unreadCount: 4 })

    await demote(manager, 'member')
    expect(await look(manager)).toEqual({ kinds: without('connection.broken'), unreadCount: 3 })
    const hidden = await findId(manager, 'connection.broken')
    expect((await app.as(manager).post(`/api/v1/notifications/${hidden}/read`)).status).toBe(404)
    expect((await app.as(manager).post('/api/v1/notifications/read-all')).body).toEqual({ readCount: 3 })

    await demote(manager, 'manager')
    expect(await look(manager)).toEqual({ kinds: ALL, unreadCount: 1 })
  })

  it('shows nothing of what the plan has lost', async () => {
    const owner = await makeTold()
    await setCustomer(owner, 'subscription_tier', 'starter')

    expect(await look(owner)).toEqual({ kinds: without('dispute.due'), unreadCount: 3 })
  })

  it.each(['suspended', 'deactivated'])('of a customer that is %s tells of the own account alone', async (status) => {
    const [owner, stranger] = [await makeTold(), await makeTold()]
    await app.make.notification({ ...owner, message: 'From before there were kinds, about Zoe' })
    await setCustomer(owner, 'status', status)

    expect(await look(owner)).toEqual({ kinds: ['security.notice'], unreadCount: 1 })
    expect((await app.as(owner).post('/api/v1/notifications/read-all')).body).toEqual({ readCount: 1 })
    expect(await look(stranger)).toEqual({ kinds: ALL, unreadCount: 4 })
    await setCustomer(owner, 'status', 'active')
    expect((await look(owner)).unreadCount).toBe(4)
  })
})

describe('a customer that is closed', () => {
  const PREFERENCES = '/api/v1/me/notification-preferences'
  const DEVICES = '/api/v1/me/push-devices'

  it('has its people choose about their own account alone, and changes nothing', async () => {
    const owner = await app.make.member()
    await setCustomer(owner, 'status', 'suspended')

    const { choices } = (await app.as(owner).get(PREFERENCES)).body as { choices: { kind: string }[] }
    const change = await app.as(owner).patch(PREFERENCES, { digest: { isOn: true, hour: 3 } })

    expect(new Set(choices.map(({ kind }) => kind))).toEqual(new Set(['security.notice']))
    expect(change).toMatchObject({ status: 403, body: { code: 'customer-inactive' } })
  })

  it('takes no browser, and lets none go', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const [first, second] = [createBrowser(app), createBrowser(app)]
    const { id } = (await app.as(owner).post(DEVICES, first.subscription)).body as { id: string }
    await setCustomer(owner, 'status', 'suspended')

    for (const answer of [
      await app.as(owner).post(DEVICES, second.subscription),
      await app.as(owner).delete(`${DEVICES}/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'customer-inactive' } })
    }
    expect((await app.as(stranger).post(DEVICES, second.subscription)).status).toBe(200)
  })
})
