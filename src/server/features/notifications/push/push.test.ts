import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from '#server/features/notifications/notice.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const PATH = '/api/v1/me/push-devices'
const bad: Notice = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
  link: '/reviews?review=1',
}

const addTo = (person: TestMember, browser: ReturnType<typeof createBrowser>) =>
  app.as(person).post(PATH, browser.subscription)
async function openBrowser(person: TestMember) {
  const browser = createBrowser(app)
  await addTo(person, browser)
  return browser
}
const listDevices = async (person: TestMember) =>
  (await app.as(person).get('/api/v1/me/notification-preferences')).body.devices as { id: string; device: string }[]
const pushesOf = async (person: TestMember) => {
  const { rows } = await app.superuser.query(
    `select state, failure from notification_deliveries where user_id = $1 and channel = 'push'`,
    [person.userId],
  )
  return rows as { state: string; failure: string | null }[]
}

describe('a browser', () => {
  it('is added under its own name, once, and can be removed', async () => {
    const ann = await app.make.member()
    const { subscription } = createBrowser(app)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const first = await app.as(ann).post(PATH, subscription, { 'user-agent': userAgent })
    const again = await app.as(ann).post(PATH, subscription, { 'user-agent': userAgent })

    expect([first.status, again.body.id]).toEqual([200, first.body.id])
    expect(await listDevices(ann)).toMatchObject([{ id: first.body.id, device: 'Firefox · Linux' }])
    expect((await app.as(ann).delete(`${PATH}/${first.body.id}`)).status).toBe(200)
    expect((await app.as(ann).delete(`${PATH}/${first.body.id}`)).status).toBe(404)
    expect(await listDevices(ann)).toEqual([])
  })

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://user:word@push.example.com/x',
    `${app.url}/api/v1/notifications`,
    `${app.url}/sandbox/push/../mailbox/empty`,
  ])('at %s is refused', async (endpoint) => {
    const { subscription } = createBrowser(app)
    const { status, body } = await app.as(await app.make.member()).post(PATH, { ...subscription, endpoint })

    expect([status, body.reason]).toEqual([400, 'push-device-refused'])
  })

  it('with keys that nothing can be encrypted for is refused', async () => {
    const { subscription } = createBrowser(app)
    const { status } = await app.as(await app.make.member()).post(PATH, { ...subscription, p256dh: 'short' })

    expect(status).toBe(400)
  })

  it('that another person has used tells the one who asked last, whichever customer they are of', async () => {
    const [ann, ben] = [await app.make.member(), await app.make.member()]
    const browser = await openBrowser(ann)

    const { status } = await addTo(ben, browser)

    expect(status).toBe(200)
    expect([await listDevices(ann), (await listDevices(ben)).length]).toEqual([[], 1])
  })

  it('cannot be taken from its owner by somebody who only knows its address', async () => {
    const [ann, thief] = [await app.make.member(), await app.make.member()]
    const browser = await openBrowser(ann)
    const foreign = { ...createBrowser(app).subscription, endpoint: browser.subscription.endpoint }

    const { status, body } = await app.as(thief).post(PATH, foreign)

    expect([status, body.reason]).toEqual([400, 'push-device-refused'])
    expect([(await listDevices(ann)).length, await listDevices(thief)]).toEqual([1, []])
  })

  it('beyond twenty takes the place of the first', async () => {
    const ann = await app.make.member()
    const browsers = Array.from({ length: 21 }, () => createBrowser(app))
    const ids: string[] = []
    for (const browser of browsers) ids.push((await addTo(ann, browser)).body.id)

    expect((await listDevices(ann)).map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
  })

  it('of another customer cannot be removed', async () => {
    const [ann, stranger] = [await app.make.member(), await app.make.member()]
    await openBrowser(ann)
    const [device] = await listDevices(ann)

    expect((await app.as(stranger).delete(`${PATH}/${device?.id}`)).status).toBe(404)
    expect((await app.as(stranger).delete(`${PATH}/${randomUUID()}`)).status).toBe(404)
    expect(await listDevices(ann)).toHaveLength(1)
  })

  it('subscribes with the installation’s key, which stays and is kept sealed', async () => {
    const { body } = await app.as(await app.make.member()).get('/api/v1/me/notification-preferences')
    const { rows } = await app.superuser.query('select public_key, private_key from push_keys')

    expect(rows).toEqual([{ public_key: body.pushKey, private_key: expect.stringMatching(/^s1\./) }])
    expect(Buffer.from(body.pushKey, 'base64url')).toHaveLength(65)
  })
})

describe('a push', () => {
  it('reaches every browser of the person once, encrypted for each', async () => {
    const ann = await app.make.member()
    const browsers = [await openBrowser(ann), await openBrowser(ann)]
    await fixture.tell(ann, bad)

    await fixture.deliver()
    await fixture.deliver()

    for (const browser of browsers) {
      expect(await browser.read()).toEqual([
        {
          topic: expect.stringMatching(/^[0-9a-f]{32}$/),
          ttlSeconds: 86_400,
          urgency: 'high',
          message: {
            id: expect.any(String),
            title: 'Bad review',
            body: '1-star review: Google Business Profile · Zoe',
            link: `/reviews?review=1&customer=${ann.customerId}`,
            language: 'en',
          },
        },
      ])
    }
    expect(await pushesOf(ann)).toEqual([{ state: 'sent', failure: null }])
  })

  it('to a browser that is gone removes it', async () => {
    const ann = await app.make.member()
    const [gone, there] = [await openBrowser(ann), await openBrowser(ann)]
    await gone.break(410)
    await fixture.tell(ann, bad)

    await fixture.deliver()

    expect(await listDevices(ann)).toHaveLength(1)
    expect(await there.read()).toHaveLength(1)
    expect(await pushesOf(ann)).toMatchObject([{ state: 'sent' }])
  })

  it.each([429, 503])(
    'that a service answers with %i goes again later, and only where it has not arrived',
    async (status) => {
      const ann = await app.make.member()
      const [busy, there] = [await openBrowser(ann), await openBrowser(ann)]
      await busy.break(status)
      await fixture.tell(ann, bad)
      await fixture.deliver()
      expect(await pushesOf(ann)).toEqual([{ state: 'waiting', failure: `The push service answered ${status}.` }])
      const [first] = await there.read()
      await there.break(500)

      await fixture.deliver()
      expect(await busy.read()).toEqual([])
      await busy.break(null)
      await fixture.hurry(ann)
      await fixture.deliver()

      expect(await busy.read()).toHaveLength(1)
      expect(await there.read()).toEqual([first])
      expect(await pushesOf(ann)).toMatchObject([{ state: 'sent' }])
    },
  )

  it('that a worker died over is seen once', async () => {
    const ann = await app.make.member()
    const browser = await openBrowser(ann)
    await fixture.tell(ann, bad)
    await fixture.deliver()
    await app.superuser.query(
      `update notification_deliveries set state = 'sending', settled_at = null, reached = '{}', due_at = now()
       where user_id = $1 and channel = 'push'`,
      [ann.userId],
    )

    await fixture.sweep()
    await fixture.deliver()

    expect(await browser.read()).toHaveLength(1)
    expect(await pushesOf(ann)).toMatchObject([{ state: 'sent' }])
  })

  it('that a service refuses for good is not tried again', async () => {
    const ann = await app.make.member()
    await (await openBrowser(ann)).break(400)
    await fixture.tell(ann, bad)

    await fixture.deliver()

    expect(await pushesOf(ann)).toEqual([{ state: 'failed', failure: 'The push service answered 400.' }])
  })
})

describe('the sandbox’s push service', () => {
  it('takes nothing from a sender that did not sign for it', async () => {
    const browser = createBrowser(app)
    const headers = { ttl: '60', 'content-encoding': 'aes128gcm', authorization: 'vapid t=a.b.c, k=d' }
    const { pathname } = new URL(browser.subscription.endpoint)

    expect((await app.anonymous.post(pathname, {}, headers)).status).toBe(403)
    expect(await browser.read()).toEqual([])
  })
})
