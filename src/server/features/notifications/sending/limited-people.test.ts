import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** A business with two places, and somebody who looks after the harbour alone, with a browser of their own. */
async function makeBusiness() {
  const owner = await app.make.member()
  const { customerId } = owner
  const [harbour, hill] = [await app.make.location(customerId, 'Harbour'), await app.make.location(customerId, 'Hill')]
  const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
  const browser = await openBrowser(limited)
  /** In one transaction for each, as somebody enters them. */
  const enter = async (locationId: string | null, words: { author: string; rating: number }) => {
    const review = { platform: 'yelp', locationId, content: `Soup of ${words.author}`, day: YESTERDAY, ...words }
    expect(await app.as(owner).post('/api/v1/manual-reviews', review)).toMatchObject({ status: 200 })
  }
  const enterEverywhere = async (rating: number) => {
    await enter(harbour, { author: `Harbour guest ${rating}`, rating })
    await enter(hill, { author: `Hill guest ${rating}`, rating })
    await enter(null, { author: `Somewhere guest ${rating}`, rating })
  }
  return { owner, limited, customerId, harbour, hill, browser, enterEverywhere }
}

async function openBrowser(person: { token: string }, headers: Record<string, string> = {}) {
  const browser = createBrowser(app)
  expect(await app.as(person).post('/api/v1/me/push-devices', browser.subscription, headers)).toMatchObject({
    status: 200,
  })
  return browser
}

const mailsOf = async (person: TestMember) =>
  (await fixture.readMails(person)).map(({ subject, text, html }) => `${subject} ${text} ${html}`).join('\n')
const pushedTo = async (browser: ReturnType<typeof createBrowser>) =>
  (await browser.read()).map(({ message }) => `${message.title} ${message.body} ${message.link}`).join('\n')

describe('somebody who is limited to a location', () => {
  it('is alerted by mail, push and bell of what is bad there, and of nothing else', async () => {
    const { owner, limited, browser, enterEverywhere } = await makeBusiness()
    const ofOwner = await openBrowser(await app.make.member({ customerId: owner.customerId, role: 'manager' }))

    await enterEverywhere(1)
    await fixture.hurry(limited)
    await fixture.deliver()

    const bell = JSON.stringify((await app.as(limited).get('/api/v1/notifications')).body)
    for (const told of [await mailsOf(limited), await pushedTo(browser), bell]) {
      expect(told).toContain('Harbour guest 1')
      expect(told).not.toMatch(/Hill|Somewhere/)
    }
    expect(await pushedTo(ofOwner)).toMatch(/Hill guest 1/)
  })

  it('is told how many new ones came there, and not how many came', async () => {
    const { limited, enterEverywhere } = await makeBusiness()

    await enterEverywhere(5)

    const { items } = (await app.as(limited).get('/api/v1/notifications')).body
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).toContain('Harbour guest 5')
  })

  it('has a digest of what happened there', async () => {
    const { limited, owner, customerId, enterEverywhere } = await makeBusiness()
    await enterEverywhere(2)
    await enterEverywhere(4)
    await app.superuser.query(
      `update reviews set first_seen_at = now() - interval '2 hours', created_at = now() - interval '2 hours' where customer_id = $1`,
      [customerId],
    )
    await app.superuser.query(
      `insert into disputes (customer_id, reason, description, created_at)
       select $1, 'fake', 'Never here', now() - interval '1 hour'`,
      [customerId],
    )
    await app.superuser.query(
      `insert into notification_habits (customer_id, user_id, digest_due_at, timezone)
       select $1, unnest($2::uuid[]), now() - interval '1 minute', 'UTC'
       on conflict (customer_id, user_id) do update set digest_due_at = excluded.digest_due_at`,
      [customerId, [limited.userId, owner.userId]],
    )

    await fixture.sweep()
    await app.jobs.tryAll('notifications.digest')

    const digestOf = async (person: TestMember) =>
      (await fixture.readMails(person)).find(({ subject }) => subject.startsWith('What is new'))?.text ?? ''
    expect(await digestOf(owner)).toMatch(/6 new reviews[^]*3 bad reviews are waiting[^]*One was opened/)
    const own = await digestOf(limited)
    expect(own).toMatch(/2 new reviews[^]*One bad review is waiting/)
    expect(own).not.toMatch(/One was opened/)
    expect(own).not.toMatch(/Hill|Somewhere/)
  })

  it('is sent nothing that waited when they lost its location', async () => {
    const { owner, limited, hill, browser, enterEverywhere } = await makeBusiness()
    await enterEverywhere(1)
    const path = `/api/v1/team/${limited.memberId}/locations`
    expect((await app.as(owner).put(path, { locations: [hill] })).status).toBe(200)

    await fixture.hurry(limited)
    await fixture.deliver()

    expect(await mailsOf(limited)).not.toContain('guest')
    expect(await pushedTo(browser)).toBe('')
  })
})

describe('a person of two customers', () => {
  it('has push for both in one browser, each told by its own customer', async () => {
    const [home, host] = [await app.make.member(), await app.make.member()]
    const invited = await app.as(host).post('/api/v1/invitations', { email: home.email, role: 'manager' })
    await app.as(home).post(`/api/v1/me/invitations/${invited.body.id}/accept`, { name: 'Ana Agent' })
    const browser = createBrowser(app)
    for (const id of [home.customerId, host.customerId]) {
      const headers = { 'goodword-customer': id }
      const added = await app.as(home).post('/api/v1/me/push-devices', browser.subscription, headers)
      expect(added.status).toBe(200)
    }

    for (const customerId of [home.customerId, host.customerId]) {
      await fixture.tell(
        { ...home, customerId },
        {
          kind: 'review.bad',
          params: { platform: 'google', author: customerId, rating: 1, recommended: null },
          link: '/reviews?review=1',
        },
      )
    }
    await fixture.deliver()

    const links = (await browser.read()).map(({ message }) => [message.link, message.body] as const)
    expect(links).toHaveLength(2)
    for (const id of [home.customerId, host.customerId]) {
      expect(links).toContainEqual([`/reviews?review=1&customer=${id}`, expect.stringContaining(id)])
    }
  })
})
