import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-bench.ts'
import { createTellingBench } from '#testing/telling-bench.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { News } from '../news.ts'

const app = await startTestApp()
const bench = createTellingBench(app)
const bad: News = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
  link: '/reviews?review=1',
}
const notice: News = { kind: 'security.notice', params: { notice: 'new-device', provider: null }, link: null }

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const clockAt = (time: Date) => time.toISOString().slice(11, 16)

async function arrive() {
  const person = await app.make.member()
  const browser = createBrowser(app)
  await app.as(person).post('/api/v1/me/push-devices', browser.subscription)
  const choices = [{ kind: 'security.notice', channel: 'push', isOn: true }]
  await app.as(person).patch('/api/v1/me/notification-preferences', { choices })
  return { person, browser }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

/** It is night there, and will be for about an hour. */
async function fallAsleep(person: TestMember): Promise<Date> {
  const [from, to] = [hoursFromNow(-1), hoursFromNow(1)]
  const quietHours = { from: clockAt(from), to: clockAt(to) }
  await app.as(person).patch('/api/v1/me/notification-preferences', { quietHours, timezone: 'UTC' })
  return new Date(Math.floor(to.getTime() / 60_000) * 60_000)
}
async function wakeUp(person: TestMember): Promise<void> {
  await app.as(person).patch('/api/v1/me/notification-preferences', { quietHours: null })
  await bench.hurry(person)
  await sendByTheClock()
}
async function sendByTheClock() {
  await bench.sweep()
  await bench.deliver()
}
const received = async ({ person, browser }: Arrived) => ({
  mails: (await bench.readMails(person)).length,
  pushes: (await browser.read()).length,
})
const dueTimesOf = async ({ userId }: TestMember) =>
  (
    await app.superuser.query<{ state: string; due_at: Date }>(
      'select state, due_at from notification_deliveries where user_id = $1',
      [userId],
    )
  ).rows

describe('quiet hours that have begun since it was told', () => {
  it('are waited for by mail and push, and both go out once afterwards', async () => {
    const [asleep, awake] = [await arrive(), await arrive()]
    for (const { person } of [asleep, awake]) await bench.tell(person, bad)
    const end = await fallAsleep(asleep.person)

    await sendByTheClock()

    expect([await received(asleep), await received(awake)]).toEqual([
      { mails: 0, pushes: 0 },
      { mails: 1, pushes: 1 },
    ])
    expect(await dueTimesOf(asleep.person)).toEqual([
      { state: 'waiting', due_at: end },
      { state: 'waiting', due_at: end },
    ])
    await wakeUp(asleep.person)
    expect(await received(asleep)).toEqual({ mails: 1, pushes: 1 })
  })

  it('are waited for by what a worker has died over', async () => {
    const asleep = await arrive()
    await bench.tell(asleep.person, bad)
    await fallAsleep(asleep.person)
    await app.superuser.query(`update notification_deliveries set state = 'sending' where user_id = $1`, [
      asleep.person.userId,
    ])

    await app.jobs.tryAll('notifications.deliver', { retryCount: 1 })
    await sendByTheClock()

    expect(await received(asleep)).toEqual({ mails: 0, pushes: 0 })
    await wakeUp(asleep.person)
    expect(await received(asleep)).toEqual({ mails: 1, pushes: 1 })
  })

  it('are waited for by a push that its service has put off', async () => {
    const asleep = await arrive()
    await asleep.browser.break(503)
    await bench.tell(asleep.person, bad)
    await bench.deliver()
    await fallAsleep(asleep.person)
    await asleep.browser.break(null)

    await bench.hurry(asleep.person)
    await sendByTheClock()

    expect(await asleep.browser.read()).toEqual([])
    await wakeUp(asleep.person)
    expect(await asleep.browser.read()).toHaveLength(1)
  })

  it('hold back nothing of the person’s own account', async () => {
    const asleep = await arrive()
    for (const news of [bad, notice]) await bench.tell(asleep.person, news)
    await fallAsleep(asleep.person)

    await sendByTheClock()

    const pushes = await asleep.browser.read()
    expect(pushes.map(({ message }) => message.title)).toEqual(['Security notice'])
    expect(await received(asleep)).toEqual({ mails: 0, pushes: 1 })
  })
})

describe('a digest that falls into quiet hours', () => {
  const sendDigests = async () => {
    await bench.sweep()
    await app.jobs.tryAll('notifications.digest')
  }
  const makeDue = ({ userId }: TestMember) =>
    app.superuser.query(
      `update notification_habits set digest_due_at = now() - interval '1 minute' where user_id = $1`,
      [userId],
    )

  it('is sent at their end, with all that it would have told', async () => {
    const [asleep, awake] = [await app.make.member(), await app.make.member()]
    const end = await fallAsleep(asleep)
    await app.as(awake).patch('/api/v1/me/notification-preferences', { timezone: 'UTC' })
    for (const person of [asleep, awake]) {
      await app.make.review({ customerId: person.customerId, columns: { first_seen_at: hoursFromNow(-2) } })
      await makeDue(person)
    }

    await sendDigests()

    expect([await bench.readMails(asleep), (await bench.readMails(awake)).length]).toEqual([[], 1])
    const { rows } = await app.superuser.query('select digest_due_at from notification_habits where user_id = $1', [
      asleep.userId,
    ])
    expect(rows).toEqual([{ digest_due_at: end }])

    await app.as(asleep).patch('/api/v1/me/notification-preferences', { quietHours: null })
    await makeDue(asleep)
    await sendDigests()
    expect((await bench.readMails(asleep)).map(({ text }) => text.includes('One new review'))).toEqual([true])
  })
})
