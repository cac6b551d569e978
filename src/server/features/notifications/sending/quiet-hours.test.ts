import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from '../notice.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const bad: Notice = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
  link: '/reviews?review=1',
}
const notice: Notice = { kind: 'security.notice', params: { notice: 'new-device', provider: null }, link: null }

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** Where it is not about eight in the morning now: that is when digests are sent. */
const [HERE, THERE] = [5, 6, 7, 8, 9, 10].includes(new Date().getUTCHours())
  ? ['Asia/Tokyo', 'UTC']
  : ['UTC', 'Asia/Tokyo']
const clockHere = new Intl.DateTimeFormat('en-GB', { timeZone: HERE, timeStyle: 'short' })
const clockAt = (time: Date) => clockHere.format(time)

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
  const quietHours = { isOn: true, from: clockAt(from), to: clockAt(to) }
  await app.as(person).patch('/api/v1/me/notification-preferences', { quietHours, timezone: HERE })
  return new Date(Math.floor(to.getTime() / 60_000) * 60_000)
}
/** The night is over, by the clock; nobody has changed anything. */
async function wakeUp(person: TestMember): Promise<void> {
  await app.superuser.query('update notification_habits set quiet_from = $2, quiet_to = $3 where user_id = $1', [
    person.userId,
    clockAt(hoursFromNow(-3)),
    clockAt(hoursFromNow(-1)),
  ])
  await fixture.hurry(person)
  await sendByTheClock()
}
const chooseHours = (person: TestMember, quietHours: object) =>
  app.as(person).patch('/api/v1/me/notification-preferences', { quietHours })
const NONE = { isOn: false, from: '22:00', to: '07:00' }
async function sendByTheClock() {
  await fixture.sweep()
  await fixture.deliver()
}
const received = async ({ person, browser }: Arrived) => ({
  mails: (await fixture.readMails(person)).length,
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
    for (const { person } of [asleep, awake]) await fixture.tell(person, bad)
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
    await fixture.tell(asleep.person, bad)
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
    await fixture.tell(asleep.person, bad)
    await fixture.deliver()
    await fallAsleep(asleep.person)
    await asleep.browser.break(null)

    await fixture.hurry(asleep.person)
    await sendByTheClock()

    expect(await asleep.browser.read()).toEqual([])
    await wakeUp(asleep.person)
    expect(await asleep.browser.read()).toHaveLength(1)
  })

  it('hold back nothing of the person’s own account', async () => {
    const asleep = await arrive()
    for (const item of [bad, notice]) await fixture.tell(asleep.person, item)
    await fallAsleep(asleep.person)

    await sendByTheClock()

    const pushes = await asleep.browser.read()
    expect(pushes.map(({ message }) => message.title)).toEqual(['Security notice'])
    expect(await received(asleep)).toEqual({ mails: 0, pushes: 1 })
  })
})

describe('what quiet hours hold back', () => {
  async function holdBack() {
    const asleep = await arrive()
    const end = await fallAsleep(asleep.person)
    await fixture.tell(asleep.person, bad)
    await sendByTheClock()
    expect(await received(asleep)).toEqual({ mails: 0, pushes: 0 })
    return { asleep, end }
  }

  it('goes out by mail and push once they are over', async () => {
    const { asleep } = await holdBack()
    await wakeUp(asleep.person)
    expect(await received(asleep)).toEqual({ mails: 1, pushes: 1 })
  })

  it('goes out at once when they are switched off, and what others hold back does not', async () => {
    const [{ asleep }, { asleep: colleague }] = [await holdBack(), await holdBack()]

    await chooseHours(asleep.person, NONE)
    await fixture.deliver()

    expect([await received(asleep), await received(colleague)]).toEqual([
      { mails: 1, pushes: 1 },
      { mails: 0, pushes: 0 },
    ])
  })

  it('goes out at once when they are moved to another time of the day', async () => {
    const { asleep } = await holdBack()
    await chooseHours(asleep.person, { isOn: true, from: clockAt(hoursFromNow(3)), to: clockAt(hoursFromNow(5)) })
    await fixture.deliver()
    expect(await received(asleep)).toEqual({ mails: 1, pushes: 1 })
  })

  it('waits for their new end when that is moved', async () => {
    const { asleep, end } = await holdBack()
    const later = new Date(end.getTime() + 3_600_000)
    await chooseHours(asleep.person, { isOn: true, from: clockAt(hoursFromNow(-1)), to: clockAt(later) })
    await fixture.deliver()
    expect((await dueTimesOf(asleep.person)).map(({ due_at: at }) => at)).toEqual([later, later])
  })

  it('waits by the clock of the timezone that is chosen', async () => {
    const { asleep } = await holdBack()
    await app.as(asleep.person).patch('/api/v1/me/notification-preferences', { timezone: THERE })
    await fixture.deliver()
    expect(await received(asleep)).toEqual({ mails: 1, pushes: 1 })
  })

  it('is not what a push service has put off: that waits for it', async () => {
    const awake = await arrive()
    await awake.browser.break(503)
    await fixture.tell(awake.person, bad)
    await fixture.deliver()
    const before = await dueTimesOf(awake.person)
    await chooseHours(awake.person, NONE)
    expect(await dueTimesOf(awake.person)).toEqual(before)
  })

  it('is gathered to its end all the same', async () => {
    const { person } = await arrive()
    await app.as(person).patch('/api/v1/me/notification-preferences', {
      choices: [{ kind: 'review.new', channel: 'email', isOn: true }],
    })
    await fallAsleep(person)
    await fixture.tell(person, { ...bad, kind: 'review.new' })
    await chooseHours(person, NONE)
    const [gathering] = await dueTimesOf(person)
    const minutes = ((gathering?.due_at.getTime() ?? 0) - Date.now()) / 60_000
    expect([minutes > 4, minutes <= 5]).toEqual([true, true])
  })
})

describe('a digest that falls into quiet hours', () => {
  const sendDigests = async () => {
    await fixture.sweep()
    await app.jobs.tryAll('notifications.digest')
  }
  const makeDue = ({ userId }: TestMember) =>
    app.superuser.query(
      `update notification_habits set digest_due_at = now() - interval '1 minute' where user_id = $1`,
      [userId],
    )
  const digestDueAt = async ({ userId }: TestMember) =>
    (
      await app.superuser.query<{ at: Date }>(
        'select digest_due_at as at from notification_habits where user_id = $1',
        [userId],
      )
    ).rows[0]?.at

  it('is sent at their end, with all that it would have told', async () => {
    const [asleep, awake] = [await app.make.member(), await app.make.member()]
    const end = await fallAsleep(asleep)
    await app.as(awake).patch('/api/v1/me/notification-preferences', { timezone: HERE })
    for (const person of [asleep, awake]) {
      await app.make.review({ customerId: person.customerId, columns: { first_seen_at: hoursFromNow(-2) } })
      await makeDue(person)
    }

    await sendDigests()

    expect([await fixture.readMails(asleep), (await fixture.readMails(awake)).length]).toEqual([[], 1])
    expect(await digestDueAt(asleep)).toEqual(end)

    await chooseHours(asleep, NONE)
    await sendDigests()
    expect((await fixture.readMails(asleep)).map(({ text }) => text.includes('One new review'))).toEqual([true])
  })

  it('is not forgotten when preferences change while it waits, nor sent before its hour', async () => {
    const [waiting, early] = [await app.make.member(), await app.make.member()]
    const end = await fallAsleep(waiting)
    await makeDue(waiting)
    await sendDigests()
    await fallAsleep(early)

    for (const person of [waiting, early]) {
      await app.as(person).patch('/api/v1/me/notification-preferences', { timezone: HERE })
    }

    expect(await digestDueAt(waiting)).toEqual(end)
    const readDigestHour = async () => clockAt((await digestDueAt(early)) ?? new Date(0))
    expect(await readDigestHour()).toBe('08:00')
    await chooseHours(early, NONE)
    expect(await readDigestHour()).toBe('08:00')
  })
})
