import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#shared/contracts/chat.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({
  AI_BASE_URL: 'sandbox',
  AI_MODEL: 'gpt-4o',
  AI_DAILY_TOKENS: '5000',
  AI_TIMEOUT_SECONDS: '6',
})

const setMode = (mode: string, says?: object) => app.anonymous.post('/sandbox/ai/mode', { mode, ...(says && { says }) })
afterEach(() => setMode('normal'))

const ask = async (person: TestMember, text: string) => {
  const { status, body } = await app.as(person).post('/api/v1/chat/messages', { text })
  expect(status).toBe(200)
  return body.answer as ChatMessage & { answer: NonNullable<ChatMessage['answer']> }
}
const usageOf = async (person: TestMember) => (await app.as(person).get('/api/v1/assistant/usage')).body.days

const FIXED = {
  about: 'figures',
  from: null,
  to: null,
  location: null,
  platform: null,
  stars: [],
  order: 'newest',
  rankedBy: 'click',
}
const meaning = (...questions: object[]) => ({
  language: 'en',
  questions: questions.map((each) => ({ ...FIXED, ...each })),
})

async function makeBusiness() {
  const owner = await app.make.member()
  const { customerId } = owner
  const [harbour, hill] = [
    await app.make.location(customerId, 'Harbour'),
    await app.make.location(customerId, 'Hilltop'),
  ]
  for (const [locationId, rating, platform] of [
    [harbour, 2, 'google'],
    [hill, 5, 'google'],
    [hill, 4, 'yelp'],
  ] as const) {
    await app.make.review({ customerId, locationId, rating, platform })
  }
  return { owner, harbour, hill }
}

describe('what no words tell', () => {
  it('is read by the model, looked up here, and counted', async () => {
    const { owner, hill } = await makeBusiness()
    const { text, answer } = await ask(owner, 'What do guests think of us at Hilltop?')
    expect(text).toBe('Hilltop: 2 reviews, 4.5 stars on average, 0% answered.')
    expect(answer).toMatchObject({
      by: 'assistant',
      origin: { engine: 'model', model: 'gpt-4o', version: 'question-1' },
    })
    expect(answer.figures[0]).toMatchObject({ value: 2, link: `/reviews?location=%5B%22${hill}%22%5D` })
    expect(await usageOf(owner)).toMatchObject([{ feature: 'chat_questions', model: 'gpt-4o', calls: 1 }])
  })

  it('is not sent where words do, or a flow answers', async () => {
    const { owner } = await makeBusiness()
    await ask(owner, 'How many reviews do we have?')
    await ask(owner, 'any discount?')
    expect(await usageOf(owner)).toEqual([])
  })

  it('takes no more than four questions, of days, platforms and stars', async () => {
    const { owner } = await makeBusiness()
    const days = { from: '2020-01-01', to: '2020-01-31' }
    await setMode('obedient', meaning(days, { platform: 'yelp' }, { stars: [2] }, { about: 'disputes' }, {}, {}))
    const { text, answer } = await ask(owner, 'Tell me about the people')
    expect(text.split('\n')).toEqual([
      '01/01/2020 – 01/31/2020: no reviews. Before that: no reviews.',
      'Yelp: 1 review, 4.0 stars on average, 0% answered.',
      '2 stars: 1 review.',
      'No active disputes.',
    ])
    expect(answer.actions).toHaveLength(4)
  })

  it('writes days as the settings say', async () => {
    const { owner } = await makeBusiness()
    const business = { companyName: 'Harbour', country: null, timezone: 'UTC', language: 'en' }
    await app.as(owner).put('/api/v1/settings/general', { ...business, dateFormat: 'YYYY-MM-DD' })
    await setMode('obedient', meaning({ from: '2020-01-01', to: '2020-01-31' }))
    expect((await ask(owner, 'Tell me about the people')).text).toMatch(/^2020-01-01 – 2020-01-31: /)
  })

  it('shows none of the model’s own words', async () => {
    const { owner } = await makeBusiness()
    await setMode('obedient', meaning({ location: 'Call 555-0100 now' }))
    expect((await ask(owner, 'Tell me about the people')).answer.by).toBe('fallback')
    await setMode('obedient', { says: 'Your average is 5.0!' })
    const { text, answer } = await ask(owner, 'Tell me about the people')
    expect([answer.by, text.includes('5.0')]).toEqual(['fallback', false])
  })

  it('tells somebody who is limited of their own places, whatever the model reads', async () => {
    const { owner, harbour } = await makeBusiness()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).put(`/api/v1/team/${manager.memberId}/locations`, { locations: [harbour] })
    await setMode('obedient', meaning({}, { location: 'Hilltop' }))
    const { text, answer } = await ask(manager, 'What do the people think at Hilltop?')
    expect(text).toBe('1 review, 2.0 stars on average, 0% answered.\nI know no location called “Hilltop”.')
    expect(answer.figures[0]?.value).toBe(1)
  })

  it.each(['What do guests think?', 'Draft a promotion for Easter'])(
    'is stopped by who no longer waits, and nothing of it is kept: %s',
    async (text) => {
      const { owner } = await makeBusiness()
      await setMode('hang')
      const stop = new AbortController()
      const asked = fetch(`${app.url}/api/v1/chat/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        signal: stop.signal,
      })
      const reservations = async () =>
        (await app.superuser.query('select 1 from ai_reservations where customer_id = $1', [owner.customerId])).rowCount
      await vi.waitFor(async () => expect(await reservations()).toBe(1))
      stop.abort()
      await expect(asked).rejects.toThrow('aborted')
      // Well before the model's own time is up.
      await vi.waitFor(async () => expect(await reservations()).toBe(0), 4000)
      expect((await app.as(owner).get('/api/v1/chat/conversations')).body.items).toEqual([])
    },
  )

  it.each(['refusal', 'malformed-json', 'empty', 'hang'])('falls back where the model fails: %s', async (mode) => {
    const { owner } = await makeBusiness()
    await setMode(mode)
    expect((await ask(owner, 'What do guests think?')).answer.by).toBe('fallback')
  })

  it('asks nobody once the day’s allowance is used, and answers what needs no model', async () => {
    const { owner } = await makeBusiness()
    await app.superuser.query(
      `insert into ai_usage (customer_id, day, feature, model, tokens)
       values ($1, (now() at time zone 'utc')::date, 'chat_questions', 'gpt-4o', 5000)`,
      [owner.customerId],
    )
    expect((await ask(owner, 'What do guests think?')).answer.by).toBe('fallback')
    expect((await ask(owner, 'How many reviews do we have?')).answer.figures[0]?.value).toBe(3)
  })
})
