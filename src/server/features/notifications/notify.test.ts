import { describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import type { TestMember } from '#testing/make.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from './notice.ts'
import { notify, notifyEveryone } from './notify.ts'

const app = await startTestApp()
const { transactions } = app.product.base
const review = { platform: 'google', author: 'Ann', rating: 5, recommended: null } as const
const newReview: Notice = { kind: 'review.new', params: review, link: '/reviews?review=1', linkOfMany: '/reviews' }
const mention: Notice = { kind: 'review.mentioned', params: { doer: 'Mia' }, link: '/reviews?review=1' }

const tell = (people: TestMember | readonly TestMember[], notice: Notice) => {
  const [first, ...others] = Array.isArray(people) ? (people as TestMember[]) : [people as TestMember]
  if (!first) throw new Error('Nobody to tell.')
  const userIds = [first, ...others].map(({ userId }) => userId)
  return transactions.step(first.customerId, (tx) => notify(tx, userIds, notice))
}
const bell = async (person: TestMember) => (await app.as(person).get('/api/v1/notifications')).body

interface Delivery {
  id: string
  channel: string
  kind: string
  amount: number
  link: string | null
  state: string
  due_at: Date
}
const listDeliveries = async ({ userId }: TestMember) =>
  (
    await app.superuser.query<Delivery>(
      `select id, channel, kind, amount, link, state, due_at from notification_deliveries where user_id = $1
       order by created_at, channel`,
      [userId],
    )
  ).rows

const addDevice = ({ customerId, userId }: TestMember) =>
  app.superuser.query(
    `insert into push_subscriptions (customer_id, user_id, endpoint, keys_sealed, device, session_id)
     select $1, $2, $3, 'sealed', 'Firefox', id from auth.sessions where user_id = $2 limit 1`,
    [customerId, userId, `https://push.test/${userId}`],
  )

const choose = (person: TestMember, change: object) =>
  app.as(person).patch('/api/v1/me/notification-preferences', change)

async function setCustomer({ customerId }: TestMember, changes: object): Promise<void> {
  const notifications = { ...DEFAULT_CUSTOMER_SETTINGS.notifications, ...changes }
  const { general, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
  await app.superuser.query(
    `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
     values ($1, $2, $3, $4, $5, $6)`,
    [customerId, general, notifications, security, branding, automation],
  )
}

describe('what is gathered', () => {
  it('becomes one unread notification of fifty, however many arrive at once', async () => {
    const member = await app.make.member()

    await Promise.all(Array.from({ length: 50 }, () => tell(member, newReview)))

    expect(await bell(member)).toMatchObject({
      items: [{ kind: 'review.new', type: 'review', amount: 50, message: '50 new reviews', link: '/reviews' }],
      unreadCount: 1,
      nextCursor: null,
    })
  })

  it('rises to the top with its newest words, and begins anew once it is read', async () => {
    const member = await app.make.member()
    await tell(member, newReview)
    await tell(member, mention)
    await tell(member, { ...newReview, amount: 3, params: { ...review, author: 'Bob' } })

    const { items } = await bell(member)
    expect(items).toMatchObject([{ kind: 'review.new', amount: 4 }, { kind: 'review.mentioned' }])
    await app.as(member).post(`/api/v1/notifications/${items[0].id}/read`)
    await tell(member, newReview)

    expect((await bell(member)).items).toMatchObject([
      { amount: 1, isRead: false, link: '/reviews?review=1' },
      { amount: 4, isRead: true },
      { kind: 'review.mentioned' },
    ])
  })

  it('leaves as one, a little later, until it has left', async () => {
    const member = await app.make.member()
    await choose(member, { choices: [{ kind: 'review.new', channel: 'email', isOn: true }] })
    await tell(member, newReview)
    await tell(member, { ...newReview, amount: 2 })

    const [waiting, ...others] = await listDeliveries(member)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ channel: 'email', amount: 3, link: '/reviews', state: 'waiting' })
    expect(waiting?.due_at.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await app.superuser.query(`update notification_deliveries set state = 'sending' where id = $1`, [waiting?.id])
    await tell(member, newReview)

    expect(new Set((await listDeliveries(member)).map(({ amount }) => amount))).toEqual(new Set([1, 3]))
  })
})

describe('who is told', () => {
  it('is who may know it: not those without the right, not those who left, nobody twice', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    const member = await app.make.member({ customerId, role: 'member' })
    const left = await app.make.member({ customerId, role: 'admin' })
    await app.superuser.query(`update team_members set status = 'inactive' where user_id = $1`, [left.userId])
    const params = { platform: 'google', author: null, doer: 'Mia' } as const

    await tell([owner, owner, member, left], { kind: 'reply.awaiting', params, link: null })

    expect((await bell(owner)).items).toHaveLength(1)
    expect((await bell(member)).items).toEqual([])
    const { rows } = await app.superuser.query('select from notifications where user_id = $1', [left.userId])
    expect(rows).toEqual([])
  })

  it('is nobody of another customer, whoever names them', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]

    await tell([ours, theirs], mention)
    await transactions.step(ours.customerId, (tx) => notifyEveryone(tx, newReview))

    expect((await bell(ours)).items).toHaveLength(2)
    expect((await bell(theirs)).items).toEqual([])
    expect(await listDeliveries(theirs)).toEqual([])
  })

  it('is everybody but who did it', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })

    await transactions.step(owner.customerId, (tx) => notifyEveryone(tx, newReview, { except: owner.userId }))

    expect((await bell(owner)).items).toEqual([])
    expect((await bell(colleague)).items).toHaveLength(1)
  })

  it('is nobody where the customer wants none of it, or the plan has none', async () => {
    const quiet = await app.make.member()
    await setCustomer(quiet, { reviewAlerts: false, disputeAlerts: false })
    const starter = await app.make.member({ tier: 'starter' })
    const due: Notice = { kind: 'dispute.due', params: { label: 'Ann' }, link: null }

    for (const notice of [newReview, due, mention]) await tell(quiet, notice)
    for (const notice of [newReview, due]) await tell(starter, notice)

    expect((await bell(quiet)).items).toMatchObject([{ kind: 'review.mentioned' }])
    expect((await bell(starter)).items).toMatchObject([{ kind: 'review.new' }])
  })

  it('hears it live in every tab, and colleagues do not', async () => {
    const member = await app.make.member()
    const colleague = await app.make.member({ customerId: member.customerId, role: 'admin' })
    const tabs = await Promise.all([1, 2].map(() => openLiveReader(app.url, member.token)))
    const theirs = await openLiveReader(app.url, colleague.token)

    await tell(member, mention)
    await tell([member, colleague], newReview)

    for (const tab of tabs) await tab.waitFor(2)
    await theirs.waitFor(1)
    const types = (seen: { data: string }[]) => seen.map(({ data }) => (JSON.parse(data) as { type: string }).type)
    for (const tab of tabs) expect(types(tab.seen)).toEqual(['notification.changed', 'notification.changed'])
    expect(types(theirs.seen)).toEqual(['notification.changed'])
    await Promise.all([...tabs, theirs].map((tab) => tab.close()))
  })
})

describe('where it goes', () => {
  it('is as usual until the person chooses: bell and mail, and their browser once there is one', async () => {
    const member = await app.make.member()
    const bad: Notice = { kind: 'review.bad', params: { ...review, rating: 1 }, link: null }
    await tell(member, bad)
    await addDevice(member)
    await tell(member, bad)

    expect((await listDeliveries(member)).map(({ channel }) => channel)).toEqual(['email', 'email', 'push'])
  })

  it('is queued with what happened, for what is due at once', async () => {
    const member = await app.make.member()
    await tell(member, mention)

    const [delivery] = await listDeliveries(member)
    expect(delivery?.due_at.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await app.jobs.list('notifications.deliver')).toContainEqual(
      expect.objectContaining({ data: { customerId: member.customerId, deliveryId: delivery?.id } }),
    )
  })

  it('follows the person: no bell, no mail', async () => {
    const member = await app.make.member()
    const off = (channel: string) => ({ kind: 'review.mentioned', channel, isOn: false })
    await choose(member, { choices: [off('app'), off('email')] })

    await tell(member, mention)

    expect((await bell(member)).items).toEqual([])
    expect(await listDeliveries(member)).toEqual([])
  })

  it('waits for the end of quiet hours, except what cannot wait', async () => {
    const member = await app.make.member()
    const timezone = 'Europe/Berlin'
    const shift = (hours: number) => toWallTime(new Date(Date.now() + hours * 3_600_000), timezone).time
    await choose(member, {
      quietHours: { isOn: true, from: shift(-2), to: shift(2) },
      timezone,
      choices: [{ kind: 'security.notice', channel: 'push', isOn: true }],
    })
    await addDevice(member)

    await tell(member, mention)
    await tell(member, { kind: 'security.notice', params: { notice: 'new-device', provider: null }, link: null })

    const [waiting, always, ...others] = await listDeliveries(member)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ kind: 'review.mentioned', channel: 'email' })
    expect(waiting?.due_at.getTime()).toBeGreaterThan(Date.now() + 3_600_000)
    expect(always).toMatchObject({ kind: 'security.notice', channel: 'push' })
    expect(always?.due_at.getTime()).toBeLessThanOrEqual(Date.now())
    const queued = (await app.jobs.list('notifications.push')).map(
      ({ data }) => (data as { deliveryId: string }).deliveryId,
    )
    expect(queued).toContain(always?.id)
    expect(queued).not.toContain(waiting?.id)
  })

  it('is the digest too, from the first thing that is told', async () => {
    const member = await app.make.member()
    await tell(member, mention)

    const { rows } = await app.superuser.query<{ digest_due_at: Date }>(
      'select digest_due_at from notification_habits where user_id = $1',
      [member.userId],
    )
    expect(rows[0]?.digest_due_at.getUTCHours()).toBe(8)
    expect(rows[0]?.digest_due_at.getTime()).toBeGreaterThan(Date.now())
  })

  it('comes once for one key, however often it is told', async () => {
    const member = await app.make.member()
    const notice: Notice = { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null }
    for (let turn = 0; turn < 2; turn += 1) {
      await transactions.step(member.customerId, (tx) => notifyEveryone(tx, notice, { key: 'once' }))
    }

    expect((await bell(member)).items).toHaveLength(1)
    expect(await listDeliveries(member)).toHaveLength(1)
  })
})
