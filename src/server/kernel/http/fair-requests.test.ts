import { describe, expect, it, onTestFinished } from 'vitest'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { LINE_FACTOR } from './limits.ts'

const REQUESTS = 4
const app = await startTestApp({ REQUESTS_PER_CUSTOMER: String(REQUESTS), DATABASE_CONNECTIONS: '6' })

/** Requests of one customer that hold a connection each until they are let go: somebody else has the row they want. */
async function flood(busy: TestMember, requests: number) {
  const { body: location } = await app.as(busy).post('/api/v1/locations', { name: 'Harbour' })
  const holder = await app.superuser.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin')
  await holder.query('select from locations where id = $1 for update', [location.id])
  const answers = Array.from({ length: requests }, () =>
    app.as(busy).put(`/api/v1/locations/${location.id}`, { name: 'Haven' }),
  )
  return {
    answers,
    end: async () => {
      await holder.query('rollback')
      return Promise.all(answers)
    },
  }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now()
  return { answer: await work, ms: performance.now() - startedAt }
}

describe('a customer who asks for very much at once', () => {
  it('keeps neither another customer nor anybody who signs in waiting', async () => {
    const [busy, other] = [await app.make.member(), await app.make.member()]
    const { end } = await flood(busy, 24)
    const asked = await timed(app.as(other).get('/api/v1/reviews'))
    const credentials = { email: other.email, password: TEST_PASSWORD }
    const signedIn = await timed(app.anonymous.post('/auth/v1/token?grant_type=password', credentials))

    expect([asked.answer.status, signedIn.answer.status]).toEqual([200, 200])
    expect(Math.max(asked.ms, signedIn.ms)).toBeLessThan(3000)
    expect((await end()).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200))
  })

  it('has a line of so many, and is then told when to come back', async () => {
    const [busy, other] = [await app.make.member(), await app.make.member()]
    const { answers, end } = await flood(busy, REQUESTS + REQUESTS * LINE_FACTOR + 3)
    const refused = await Promise.race(answers)

    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate-limited', '2'])
    expect(refused.body.detail).toBe('Your account has too many requests under way. Try again in 2 seconds.')
    expect((await app.as(other).get('/api/v1/reviews')).status).toBe(200)
    const statuses = (await end()).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429, 429])
  })

  it.each([
    ['reviews', (busy: TestMember) => app.as(busy).get('/api/v1/reviews/export.csv')],
    ['contacts', (busy: TestMember) => app.as(busy).post('/api/v1/contacts.csv', { selection: { filter: {} } })],
  ])('has no more files on their way than requests: %s', async (_what, ask) => {
    const [busy, other] = [await app.make.member(), await app.make.member()]
    const holder = await app.superuser.connect()
    onTestFinished(() => holder.release(true))
    await holder.query('begin')
    await holder.query('lock table activity in share mode')
    const files = Array.from({ length: REQUESTS + REQUESTS * LINE_FACTOR + 3 }, () => ask(busy))
    const refused = await Promise.race(files)

    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate-limited', '2'])
    expect((await app.as(other).get('/api/v1/reviews')).status).toBe(200)
    await holder.query('rollback')
    const statuses = (await Promise.all(files)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429, 429])
    expect((await ask(busy)).status).toBe(200)
  })
})
