import { request } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TestResponse } from '#testing/http-client.ts'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { LINE_FACTOR } from './limits.ts'

const REQUESTS = 4
const app = await startTestApp({
  REQUESTS_PER_CUSTOMER: String(REQUESTS),
  DATABASE_CONNECTIONS: '12',
  HEAVY_REQUESTS: '2',
})

/** Requests of one customer that hold a connection each until they are let go: somebody else has the row they want. */
async function flood(busy: TestMember, requests: number) {
  const { body: location } = await app.as(busy).post('/api/v1/locations', { name: 'Harbour' })
  const release = await hold('select from locations where customer_id = $1 and id = $2 for update', [
    busy.customerId,
    location.id,
  ])
  const answers = Array.from({ length: requests }, () =>
    app.as(busy).put(`/api/v1/locations/${location.id}`, { name: 'Haven' }),
  )
  return {
    answers,
    end: async () => {
      await release()
      return Promise.all(answers)
    },
  }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now()
  return { answer: await work, ms: performance.now() - startedAt }
}

/** Holds what a statement locks; the answer lets it go. */
async function hold(statement: string, values: unknown[] = []) {
  const holder = await app.superuser.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin')
  await holder.query(statement, values)
  return () => holder.query('rollback')
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
    const release = await hold('lock table activity in share mode')
    const files = Array.from({ length: REQUESTS + REQUESTS * LINE_FACTOR + 3 }, () => ask(busy))
    const refused = await Promise.race(files)

    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate-limited', '2'])
    expect((await app.as(other).get('/api/v1/reviews')).status).toBe(200)
    await release()
    const statuses = (await Promise.all(files)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429, 429])
    expect((await ask(busy)).status).toBe(200)
  })
})

describe('looks of one customer', () => {
  it.each([
    ['past the router', () => '/api/v1/reviews'],
    ['by the router, spelled in another way', () => '/api/v1/%72eviews'],
    ['by the router', (reviewId: string) => `/api/v1/reviews/${reviewId}`],
  ])('have a line of so many, however they come: %s', async (_way, pathOf) => {
    const [busy, other] = [await app.make.member(), await app.make.member()]
    const reviewId = await app.make.review({ customerId: busy.customerId })
    const release = await hold('lock table reviews in access exclusive mode')
    const looks = Array.from({ length: REQUESTS + REQUESTS * LINE_FACTOR + 3 }, () =>
      app.as(busy).get(pathOf(reviewId)),
    )
    const refused = await Promise.race(looks)

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    expect((await app.as(other).get('/api/v1/me')).status).toBe(200)
    await release()
    const statuses = (await Promise.all(looks)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429, 429])
  })
})

describe('what works on very much at once', () => {
  const flag = { kind: 'flag', isFlagged: true }
  const bulk = (member: TestMember, ids: string[]) =>
    app.as(member).post('/api/v1/reviews/bulk', { action: flag, on: { ids } })
  const lockReview = ({ member, id }: { member: TestMember; id: string }) =>
    hold('select from reviews where customer_id = $1 and id = $2 for update', [member.customerId, id])

  async function makeBusy() {
    const member = await app.make.member()
    return { member, id: await app.make.review({ customerId: member.customerId }) }
  }

  /** How many wait in the database for what somebody holds. */
  async function countHeld(): Promise<number> {
    const { rows } = await app.superuser.query<{ total: number }>(
      `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.total ?? 0
  }

  it('is done one at a time, and keeps neither their own looks nor another customer waiting', async () => {
    const [{ member: busy, id }, { member: other, id: othersId }] = [await makeBusy(), await makeBusy()]
    const release = await lockReview({ member: busy, id })
    const answers = Array.from({ length: 1 + REQUESTS }, () => bulk(busy, [id]))
    await vi.waitUntil(async () => (await countHeld()) > 0)
    const looks = await Promise.all(Array.from({ length: REQUESTS }, () => app.as(busy).get('/api/v1/reviews')))

    expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 200))
    expect((await bulk(other, [othersId])).body).toMatchObject({ state: 'done', done: 1 })
    expect(await countHeld()).toBe(1)
    await release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('has a shorter line, and then says when to come back', async () => {
    const { member: busy, id } = await makeBusy()
    const release = await lockReview({ member: busy, id })
    const refused: TestResponse[] = []
    const answers = Array.from({ length: 1 + REQUESTS + 3 }, async () => {
      const answer = await bulk(busy, [id])
      if (answer.status === 429) refused.push(answer)
      return answer.status
    })
    await vi.waitUntil(() => refused.length === 3)

    expect(refused.map(({ body, headers }) => [body.code, headers.get('retry-after')])).toEqual(
      refused.map(() => ['rate-limited', '2']),
    )
    await release()
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(1 + REQUESTS)
  })

  it('is done for so many customers at a time; the next has the first place that is free', async () => {
    const customers = [await makeBusy(), await makeBusy(), await makeBusy()]
    const releases: (() => Promise<unknown>)[] = []
    for (const customer of customers) releases.push(await lockReview(customer))
    const answers = customers.map(({ member, id }) => bulk(member, [id]))
    await vi.waitUntil(async () => (await countHeld()) === 2)
    const last = customers.at(-1)

    expect((await app.as(last?.member ?? { token: '' }).get('/api/v1/reviews')).status).toBe(200)
    expect(await countHeld()).toBe(2)
    for (const release of releases) await release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('begins when all of it has come: whoever sends slowly takes nobody’s place', async () => {
    const slow = [await makeBusy(), await makeBusy()].map(({ member }) => {
      const sending = request(`${app.localUrl}/api/v1/reviews/bulk`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${member.token}`,
          'content-type': 'application/json',
          'content-length': '1000',
        },
      })
      sending.on('error', () => undefined)
      onTestFinished(() => void sending.destroy())
      return new Promise<void>((resolve) => sending.write('{', () => resolve()))
    })
    await Promise.all(slow)
    const { member, id } = await makeBusy()
    expect((await bulk(member, [id])).status).toBe(200)
  })
})
