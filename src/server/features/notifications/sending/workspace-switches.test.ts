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

async function arrive() {
  const person = await app.make.member()
  const browser = createBrowser(app)
  await app.as(person).post('/api/v1/me/push-devices', browser.subscription)
  return { person, browser }
}
type Arrived = Awaited<ReturnType<typeof arrive>>
const received = async ({ person, browser }: Arrived) => ({
  mails: (await fixture.readMails(person)).length,
  pushes: (await browser.read()).length,
})
const bellOf = async (person: TestMember) => (await app.as(person).get('/api/v1/notifications')).body.items.length

describe('what the workspace has switched off', () => {
  it.each([
    ['email', { mails: 0, pushes: 1 }],
    ['push', { mails: 1, pushes: 0 }],
  ] as const)('is not sent, and is not kept for later: %s', async (channel, left) => {
    const [ours, theirs] = [await arrive(), await arrive()]
    await fixture.setSwitches(ours.person, { [channel]: false })
    for (const { person } of [ours, theirs]) await fixture.tell(person, bad)
    await fixture.deliver()

    expect(await received(ours)).toEqual(left)
    expect(await received(theirs)).toEqual({ mails: 1, pushes: 1 })
    expect(await bellOf(ours.person)).toBe(1)

    await fixture.setSwitches(ours.person, { [channel]: true })
    await fixture.hurry(ours.person)
    await fixture.sweep()
    await fixture.deliver()
    expect(await received(ours)).toEqual(left)
  })

  it.each([
    ['email', { mails: 0, pushes: 1 }],
    ['push', { mails: 1, pushes: 0 }],
  ] as const)('is dropped where it waited already: %s', async (channel, left) => {
    const [ours, theirs] = [await arrive(), await arrive()]
    for (const { person } of [ours, theirs]) await fixture.tell(person, bad)
    await fixture.setSwitches(ours.person, { [channel]: false })
    await fixture.deliver()

    expect(await received(ours)).toEqual(left)
    expect(await received(theirs)).toEqual({ mails: 1, pushes: 1 })
    expect((await fixture.listDeliveries(ours.person)).map(({ state }) => state)).toContain('dropped')
  })

  it('is dropped where it waited and nobody wants news of reviews any more', async () => {
    const ours = await arrive()
    await fixture.tell(ours.person, bad)
    await fixture.setSwitches(ours.person, { reviewAlerts: false })
    await fixture.deliver()

    expect(await received(ours)).toEqual({ mails: 0, pushes: 0 })
  })

  it('takes the digest along, which tells it all once mail is on again', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    const columns = { first_seen_at: new Date(Date.now() - 7_200_000) }
    for (const { customerId } of [ours, theirs]) await app.make.review({ customerId, columns })
    const makeDue = () =>
      app.superuser.query(
        `insert into notification_habits (customer_id, user_id, digest_due_at)
         select customer_id, user_id, now() - interval '1 minute' from team_members where user_id = any($1)
         on conflict (customer_id, user_id) do update set digest_due_at = excluded.digest_due_at`,
        [[ours.userId, theirs.userId]],
      )
    const send = async () => {
      await makeDue()
      await fixture.sweep()
      await app.jobs.tryAll('notifications.digest')
    }
    await fixture.setSwitches(ours, { email: false })
    await send()
    expect([await fixture.readMails(ours), (await fixture.readMails(theirs)).length]).toEqual([[], 1])

    await fixture.setSwitches(ours, { email: true })
    await send()
    expect((await fixture.readMails(ours)).map(({ text }) => text.includes('One new review'))).toEqual([true])
  })

  it('leaves what concerns a person’s own account: the bell has it, a push of it is as any other', async () => {
    const ours = await arrive()
    const choices = [{ kind: 'security.notice', channel: 'push', isOn: true }]
    await app.as(ours.person).patch('/api/v1/me/notification-preferences', { choices })
    await fixture.setSwitches(ours.person, { email: false, push: false })
    await fixture.tell(ours.person, notice)
    await fixture.deliver()

    expect(await bellOf(ours.person)).toBe(1)
    expect(await received(ours)).toEqual({ mails: 0, pushes: 0 })
  })

  it('is told where people choose for themselves, and their choices stay', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    const read = async (person: { token: string }) =>
      (await app.as(person).get('/api/v1/me/notification-preferences')).body as Record<string, unknown>
    const before = await read(ours)
    await fixture.setSwitches(ours, { email: false })

    expect(await read(ours)).toEqual({ ...before, workspace: { email: false, push: true } })
    expect(await read(theirs)).toMatchObject({ workspace: { email: true, push: true } })
    expect(await read(await app.make.admin())).toMatchObject({ workspace: { email: true, push: true } })
  })
})
