import { describe, expect, it } from 'vitest'
import type { PushOutcome } from '#server/adapters/push/port.ts'
import { createMailOutbox } from '#server/kernel/outbox/messages.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { SendingDeps } from '../sending/sending-deps.ts'
import { deliverPush } from './deliver-push.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const { transactions, keyring } = app.product.base

const busyFor = (retryAfterSeconds: number | null): PushOutcome => ({
  kind: 'later',
  reason: 'busy',
  retryAfterSeconds,
})
const createParts = (outcome: PushOutcome): SendingDeps => ({
  transactions,
  mail: createMailOutbox(),
  push: { makeKeys: () => KEYS, canSendTo: () => true, send: async () => outcome },
  pushKeys: { prepare: async () => undefined, current: () => KEYS },
  keyring,
  siteUrl: () => app.url,
  alerts: {
    prepare: async () => null,
    listReviews: async () => new Map(),
    makeWord: async () => '',
    findWaiting: async () => ({ count: 0, link: '' }),
  },
})
const KEYS = { publicKey: '', privateKey: '' }

/** One that waits to be pushed; after so many tries. */
async function start(attempts: number, browsers = 1) {
  const ann = await app.make.member()
  for (let at = 0; at < browsers; at += 1) {
    await app.as(ann).post('/api/v1/me/push-devices', createBrowser(app).subscription)
  }
  const params = { platform: 'google', author: null, rating: 1, recommended: null } as const
  await fixture.tell(ann, { kind: 'review.bad', params, link: null })
  const { rows } = await app.superuser.query<{ id: string }>(
    `update notification_deliveries set attempts = $2 where user_id = $1 and channel = 'push' returning id`,
    [ann.userId, attempts],
  )
  const deliveryId = rows[0]?.id ?? ''
  const { customerId } = ann
  return {
    userId: ann.userId,
    customerId,
    deliveryId,
    again: () => fixture.hurry(ann),
    send: async (outcome: PushOutcome) => {
      const before = Date.now()
      await deliverPush(createParts(outcome), { customerId, deliveryId }, { isAgain: false })
      const found = await app.superuser.query<{ state: string; due_at: Date }>(
        'select state, due_at from notification_deliveries where id = $1',
        [deliveryId],
      )
      const { state, due_at: dueAt } = found.rows[0] ?? { state: '', due_at: new Date(0) }
      return { state, minutes: Math.round((dueAt.getTime() - before) / 60_000) }
    },
  }
}

describe('a browser whose push service does not answer', () => {
  const silent: PushOutcome = { kind: 'silent', reason: 'The operation was aborted due to timeout' }
  const findDevice = async (userId: string) =>
    (
      await app.superuser.query<{ failures: number; failing_since: Date | null }>(
        'select failures, failing_since from push_subscriptions where user_id = $1',
        [userId],
      )
    ).rows[0]

  it('is tried again, and from the fifth time on waited for no longer', async () => {
    const { userId, send, again } = await start(1)
    for (let silences = 1; silences < 5; silences += 1) {
      expect(await send(silent)).toMatchObject({ state: 'waiting' })
      expect(await findDevice(userId)).toMatchObject({ failures: silences })
      await again()
    }
    expect(await send(silent)).toMatchObject({ state: 'failed' })
    expect(await findDevice(userId)).toMatchObject({ failures: 5 })
  })

  it('is dropped when it has been silent so often and for a day', async () => {
    const { userId, send } = await start(1)
    await app.superuser.query(
      `update push_subscriptions set failures = 4, failing_since = now() - interval '25 hours' where user_id = $1`,
      [userId],
    )
    await send(silent)
    expect(await findDevice(userId)).toBeUndefined()
  })

  it('is as good as new once it answers', async () => {
    const { userId, send, again } = await start(1)
    await send(silent)
    await again()
    await send({ kind: 'accepted' })
    expect(await findDevice(userId)).toEqual({ failures: 0, failing_since: null })
  })

  it('keeps none of the person’s other browsers waiting', async () => {
    const { userId, customerId, deliveryId } = await start(0, 8)
    const parts = createParts({ kind: 'accepted' })
    let waiting = 0
    const { promise: allAsked, resolve } = Promise.withResolvers<void>()
    const send: SendingDeps['push']['send'] = async () => {
      waiting += 1
      if (waiting === 8) resolve()
      await allAsked
      return silent
    }
    await deliverPush({ ...parts, push: { ...parts.push, send } }, { customerId, deliveryId }, { isAgain: false })
    expect([waiting, await findDevice(userId)]).toMatchObject([8, { failures: 1 }])
  })
})

describe('a push to a service that is busy', () => {
  it.each([
    ['at first', 1, null, 1],
    ['later', 5, null, 16],
    ['late', 10, null, 60],
    ['as long as the service asks', 0, 2 * 3600, 120],
    ['as long as the service asks, if that is more', 5, 60, 16],
  ])('is put off %s', async (_case, attempts, asked, minutes) => {
    expect(await (await start(attempts)).send(busyFor(asked))).toEqual({ state: 'waiting', minutes })
  })

  it.each([
    ['five hours', 11, null],
    ['a day, should the service want that', 0, 25 * 3600],
  ])('is not sent after %s: it is old then', async (_case, attempts, asked) => {
    expect(await (await start(attempts)).send(busyFor(asked))).toMatchObject({ state: 'failed' })
  })
})
