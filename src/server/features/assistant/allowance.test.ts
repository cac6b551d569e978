import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const CAP = 5000
const app = await startTestApp({ AI_BASE_URL: 'sandbox', AI_MODEL: 'gpt-4o', AI_DAILY_TOKENS: String(CAP) })

const setMode = (mode: string) => app.anonymous.post('/sandbox/ai/mode', { mode })
afterEach(() => setMode('normal'))

const ask = (member: TestMember) =>
  app.as(member).post('/api/v1/assistant/sentiment', { content: 'Lovely food and kind people.', rating: 5 })
const spentBy = async (member: TestMember): Promise<number> =>
  (await app.as(member).get('/api/v1/assistant/usage')).body.spentToday
const spend = (member: TestMember, tokens: number) =>
  app.superuser.query(
    `insert into ai_usage (customer_id, day, feature, model, tokens)
     values ($1, (now() at time zone 'utc')::date, 'sentiment_analysis', 'gpt-4o', $2)`,
    [member.customerId, tokens],
  )
const reserve = (member: TestMember, tokens: number, expiresIn: string) =>
  app.superuser.query(
    `insert into ai_reservations (customer_id, tokens, expires_at) values ($1, $2, now() + $3::interval)`,
    [member.customerId, tokens, expiresIn],
  )
const reservationsOf = async (member: TestMember): Promise<number> =>
  (await app.superuser.query('select from ai_reservations where customer_id = $1', [member.customerId])).rows.length

describe('a day’s allowance', () => {
  it('lets one of fifty through where one is left, and others’ requests as ever', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    await spend(owner, CAP - 1)

    const racing = Array.from({ length: 50 }, () => ask(owner))
    const [answers, unaffected] = [await Promise.all(racing), await ask(other)]

    const served = answers.filter(({ status }) => status === 200)
    expect(served).toHaveLength(1)
    expect(unaffected.status).toBe(200)
    expect(await spentBy(owner)).toBe(CAP - 1 + (await spentBy(other)))
    expect([await reservationsOf(owner), await reservationsOf(other)]).toEqual([0, 0])
    expect(await ask(owner)).toMatchObject({ status: 403, body: { code: 'plan-limit' } })
  })

  it('that answers under way may use up is said to be theirs, not gone', async () => {
    const owner = await app.make.member()
    await reserve(owner, CAP, '10 minutes')
    const { status, body } = await ask(owner)
    expect([status, body.code, body.retryAfterSeconds]).toEqual([503, 'unavailable', 5])
    expect(body.detail).toBe(
      '5,000 of today’s 5,000 AI tokens are left, and answers in progress need them. Try again in a moment.',
    )
  })

  it('comes back from a process that died with it', async () => {
    const owner = await app.make.member()
    await reserve(owner, CAP, '-1 second')
    expect((await ask(owner)).status).toBe(200)
    expect(await reservationsOf(owner)).toBe(0)
  })

  it('is not touched by what came to nothing', async () => {
    const owner = await app.make.member()
    await setMode('401')
    expect((await ask(owner)).status).toBe(503)
    expect([await spentBy(owner), await reservationsOf(owner)]).toEqual([0, 0])
  })

  it('is given back where somebody stops a draft', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5, content: 'Lovely food.' })
    await setMode('slow')
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
    const url = `${app.url}/api/v1/reviews/${reviewId}/draft/stream`
    const response = await fetch(url, { method: 'POST', headers, body: '{}', signal: stop.signal })
    expect([response.status, await reservationsOf(owner)]).toEqual([200, 1])
    stop.abort()
    await vi.waitFor(async () => expect(await reservationsOf(owner)).toBe(0), 5000)
  })
})
