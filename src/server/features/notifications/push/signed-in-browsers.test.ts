import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { signServiceToken } from '#testing/auth-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from '#server/features/notifications/notice.ts'

const SECRET = 'a secret for the tokens of services'
const app = await startTestApp({ AUTH_JWT_SECRET: SECRET })
const fixture = createNotificationFixture(app)
const bad: Notice = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null },
  link: '/reviews?review=1',
}

type Session = Pick<TestMember, 'token'>

async function openBrowser(session: Session, browser = createBrowser(app)) {
  const { status } = await app.as(session).post('/api/v1/me/push-devices', browser.subscription)
  expect(status).toBe(200)
  return browser
}
/** Two browsers of one person, each with a session of its own. */
async function openTwo() {
  const ann = await app.make.member()
  const elsewhere = await app.make.session(ann)
  return { ann, elsewhere, here: await openBrowser(ann), there: await openBrowser(elsewhere) }
}
async function countPushes(person: TestMember, ...browsers: ReturnType<typeof createBrowser>[]): Promise<number[]> {
  await fixture.tell(person, bad)
  await fixture.deliver()
  return Promise.all(browsers.map(async (browser) => (await browser.read()).length))
}
/** Her subscriptions, and their entries in the directory. */
async function countKept({ customerId }: TestMember): Promise<object | undefined> {
  const { rows } = await app.superuser.query<object>(
    `select (select count(*)::int from push_subscriptions where customer_id = $1) as subscriptions,
       (select count(*)::int from directory.push_endpoints where customer_id = $1) as endpoints`,
    [customerId],
  )
  return rows[0]
}
const signOut = ({ token }: Session, scope: string) =>
  app.anonymous.post(`/auth/v1/logout?scope=${scope}`, {}, { authorization: `Bearer ${token}` })
const change = (person: TestMember, set: string) =>
  app.superuser.query(`update auth.users set ${set} where id = $1`, [person.userId])

describe('a browser is told no more', () => {
  it('once its session is ended from another', async () => {
    const { ann, here, there } = await openTwo()
    expect(await countPushes(ann, here, there)).toEqual([1, 1])

    expect((await app.as(ann).post('/api/v1/me/sessions/end-others')).status).toBe(200)

    expect(await countPushes(ann, here, there)).toEqual([2, 1])
  })

  it('once its person signs out everywhere', async () => {
    const { ann, elsewhere, here, there } = await openTwo()

    expect((await signOut(elsewhere, 'global')).status).toBe(204)

    expect(await countPushes(ann, here, there)).toEqual([0, 0])
    expect(await countKept(ann)).toEqual({ subscriptions: 0, endpoints: 0 })
  })

  it('once its person is erased', async () => {
    const { ann } = await openTwo()
    expect(await countKept(ann)).toEqual({ subscriptions: 2, endpoints: 2 })

    const service = app.as({ token: await signServiceToken(SECRET) })
    expect((await service.delete(`/auth/v1/admin/users/${ann.userId}`)).status).toBe(200)

    expect(await countKept(ann)).toEqual({ subscriptions: 0, endpoints: 0 })
  })

  it('once its session is cleared away for its age', async () => {
    const { ann, elsewhere } = await openTwo()
    await app.superuser.query(`update auth.sessions set refreshed_at = now() - interval '31 days' where id = $1`, [
      decodeJwt(elsewhere.token).session_id,
    ])

    await app.superuser.query('select prune_expired()')

    expect(await countKept(ann)).toEqual({ subscriptions: 1, endpoints: 1 })
  })

  it('once its person signs out there, and another goes on', async () => {
    const { ann, elsewhere, here, there } = await openTwo()

    await signOut(elsewhere, 'local')

    expect(await countPushes(ann, here, there)).toEqual([1, 0])
  })

  it('while its person is banned', async () => {
    const { ann, here, there } = await openTwo()
    await change(ann, `banned_until = now() + interval '1 day'`)
    expect(await countPushes(ann, here, there)).toEqual([0, 0])

    await change(ann, 'banned_until = null')

    expect(await countPushes(ann, here, there)).toEqual([1, 1])
  })

  it('once its session has lasted as long as it may, and is not listed any more', async () => {
    const { ann, here, there } = await openTwo()
    await app.superuser.query(
      `update auth.sessions set created_at = now() - interval '31 days' where user_id = $1 and id <>
         (select session_id from push_subscriptions where endpoint = $2)`,
      [ann.userId, here.subscription.endpoint],
    )

    expect(await countPushes(ann, here, there)).toEqual([1, 0])
    const { body } = await app.as(ann).get('/api/v1/me/notification-preferences')
    expect(body.devices).toHaveLength(1)
  })
})

describe('a browser is still told', () => {
  it('when its person has not been seen for hours', async () => {
    const { ann, here, there } = await openTwo()
    await app.superuser.query(`update auth.sessions set last_seen_at = now() - interval '9 hours' where user_id = $1`, [
      ann.userId,
    ])

    expect(await countPushes(ann, here, there)).toEqual([1, 1])
  })

  it('in the session that it was added in last', async () => {
    const ann = await app.make.member()
    const again = await app.make.session(ann)
    const browser = await openBrowser(ann)
    await openBrowser(again, browser)

    await signOut(ann, 'local')

    expect(await countPushes(ann, browser)).toEqual([1])
  })

  it('for the other person who sits before it now', async () => {
    const [ann, ben] = [await app.make.member(), await app.make.member()]
    const browser = await openBrowser(ann)
    await openBrowser(ben, browser)

    await signOut(ann, 'global')

    expect(await countPushes(ann, browser)).toEqual([0])
    expect(await countPushes(ben, browser)).toEqual([1])
  })
})
