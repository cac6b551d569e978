import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from '../notice.ts'
import { listDue } from './deliveries.repository.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const mention: Notice = { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null }
const assigned: Notice = { kind: 'review.assigned', params: { doer: 'Mia' }, link: null }
const bad: Notice = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
  link: null,
}

/** What a newer release has told, before an older one came back. */
const makeUnknown = ({ userId }: TestMember, kind: string) =>
  app.superuser.query(`update notification_deliveries set kind = 'of.tomorrow' where user_id = $1 and kind = $2`, [
    userId,
    kind,
  ])
const openBrowser = async (person: TestMember) => {
  const browser = createBrowser(app)
  const { body } = await app.as(person).post('/api/v1/me/push-devices', browser.subscription)
  return { ...browser, id: body.id as string }
}
/** As the clock finds it again and again. */
async function keepTrying(person: TestMember, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    await fixture.hurry(person)
    await app.superuser.query(`delete from pgboss.job where name = 'notifications.deliver'`)
    await fixture.sweep()
    await fixture.deliver()
  }
}

describe('a notification that cannot be sent', () => {
  it('takes the person’s other mails along twice at most', async () => {
    const ann = await app.make.member()
    for (const notice of [mention, assigned]) await fixture.tell(ann, notice)
    await makeUnknown(ann, 'review.mentioned')

    await keepTrying(ann, 2)
    expect(await fixture.readMails(ann)).toEqual([])
    await keepTrying(ann, 1)

    expect((await fixture.readMails(ann)).map(({ subject }) => subject)).toEqual(['Mia assigned a review to you.'])
    await fixture.tell(ann, assigned)
    await fixture.deliver()
    expect(await fixture.readMails(ann)).toHaveLength(2)
  })

  it.each(['email', 'push'])('is given up in the end: %s', async (channel) => {
    const ann = await app.make.member()
    await openBrowser(ann)
    await fixture.tell(ann, bad)
    await app.superuser.query('delete from notification_deliveries where user_id = $1 and channel <> $2', [
      ann.userId,
      channel,
    ])
    await makeUnknown(ann, 'review.bad')

    await keepTrying(ann, 19)
    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'sending' }])
    await keepTrying(ann, 3)

    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'failed', failure: 'given-up' }])
  })

  it('does not come before what a worker left that died once: that goes as one mail', async () => {
    const ann = await app.make.member()
    for (const notice of [mention, assigned]) await fixture.tell(ann, notice)
    await app.superuser.query(`update notification_deliveries set state = 'sending', attempts = 1 where user_id = $1`, [
      ann.userId,
    ])

    await keepTrying(ann, 1)

    expect((await fixture.readMails(ann)).map(({ subject }) => subject)).toEqual(['2 notifications'])
  })
})

describe('a browser whose keys cannot be read', () => {
  const spoilKeys = (id: string) =>
    app.superuser.query(`update push_subscriptions set keys_sealed = 's1.gone' where id = $1`, [id])

  it('does not keep a push from the others', async () => {
    const ann = await app.make.member()
    const [spoilt, whole] = [await openBrowser(ann), await openBrowser(ann)]
    await spoilKeys(spoilt.id)
    await fixture.tell(ann, bad)

    expect(await fixture.deliver()).toEqual([])

    expect([await spoilt.read(), (await whole.read()).length]).toEqual([[], 1])
    expect((await fixture.listDeliveries(ann)).map(({ state }) => state).toSorted()).toEqual(['handed-on', 'sent'])
  })

  it('is not tried for ever', async () => {
    const ann = await app.make.member()
    await spoilKeys((await openBrowser(ann)).id)
    await fixture.tell(ann, bad)

    await fixture.deliver()

    expect((await fixture.listDeliveries(ann)).map(({ state }) => state).toSorted()).toEqual(['failed', 'handed-on'])
  })
})

describe('the clock', () => {
  it('finds everybody’s first before anybody’s backlog, and of a person’s mails the first', async () => {
    const [busy, other] = [await app.make.member(), await app.make.member()]
    await openBrowser(other)
    for (const channel of ['email', 'push']) {
      await app.superuser.query(
        `insert into notification_deliveries (customer_id, user_id, channel, kind, params, due_at)
         select $1, $2, $3, 'review.mentioned', '{"doer": "Mia"}', now() - interval '1 hour' from generate_series(1, 20)`,
        [busy.customerId, busy.userId, channel],
      )
    }
    await fixture.tell(other, bad)

    const found = await app.product.base.transactions.platform.step((tx) => listDue(tx, 10))

    const { rows } = await app.superuser.query(
      `select user_id, channel, count(*)::int as found from notification_deliveries
       where id = any($1) and user_id = any($2) group by 1, 2`,
      [found.map(({ deliveryId }) => deliveryId), [busy.userId, other.userId]],
    )
    expect(rows).toContainEqual({ user_id: other.userId, channel: 'email', found: 1 })
    expect(rows).toContainEqual({ user_id: other.userId, channel: 'push', found: 1 })
    expect(rows).toContainEqual({ user_id: busy.userId, channel: 'email', found: 1 })
    expect(rows).toHaveLength(4)
  })
})
