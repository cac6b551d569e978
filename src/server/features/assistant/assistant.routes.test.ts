import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const VOICE = {
  tone: 'formal',
  dos: ['Thank them by name'],
  donts: ['No jokes'],
  signature: 'The team',
  facts: ['We are open on Sundays'],
}
const VOICE_PATH = '/api/v1/assistant/brand-voice'

describe('the brand voice', () => {
  it('is friendly until somebody says otherwise, and then stays what they said', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    expect((await app.as(owner).get(VOICE_PATH)).body).toEqual(DEFAULT_BRAND_VOICE)
    expect((await app.as(owner).put(VOICE_PATH, VOICE)).body).toEqual(VOICE)

    expect((await app.as(owner).get(VOICE_PATH)).body).toEqual(VOICE)
    expect((await app.as(stranger).get(VOICE_PATH)).body).toEqual(DEFAULT_BRAND_VOICE)
    const [latest] = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(latest).toMatchObject({ action: 'assistant.voice-changed', actorName: owner.name })
  })

  it('is read by whoever drafts and changed by whoever manages settings', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    expect((await app.as(manager).get(VOICE_PATH)).status).toBe(200)
    expect((await app.as(manager).put(VOICE_PATH, VOICE)).status).toBe(403)
  })

  it('with a line that is empty or too many of them is refused, and the line is named', async () => {
    const owner = await app.make.member()
    const put = async (change: object) => (await app.as(owner).put(VOICE_PATH, { ...VOICE, ...change })).body.errors
    expect(await put({ dos: ['Fine', ' '] })).toMatchObject([{ field: 'dos.1', code: 'required' }])
    expect(await put({ facts: Array.from({ length: 21 }, () => 'x') })).toMatchObject([
      { field: 'facts', code: 'tooMany' },
    ])
  })

  it('shows in a draft', async () => {
    const owner = await app.make.member()
    await app.as(owner).put(VOICE_PATH, VOICE)
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5 })
    const { body } = await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`)
    expect(body.text).toContain('The team')
  })
})

describe('a text', () => {
  const read = (member: { token: string }, text: object) => app.as(member).post('/api/v1/assistant/sentiment', text)

  it('is read as a review is, and nothing is kept of it but that it was', async () => {
    const owner = await app.make.member()
    const { status, body } = await read(owner, { content: 'The waiter was rude and the food was cold.', rating: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ sentiment: 'negative', basis: 'words-and-stars', language: 'en' })
    expect(body.origin).toMatchObject({ engine: 'built-in', model: null })
    const { rows } = await app.superuser.query('select from review_analyses where customer_id = $1', [owner.customerId])
    expect(rows).toEqual([])
    const usage = (await app.as(owner).get('/api/v1/assistant/usage')).body
    expect(usage.days).toMatchObject([
      { feature: 'sentiment_analysis', model: null, calls: 1, tokens: 500, estimatedTokens: 500 },
    ])
  })

  it('needs no stars, and is refused when it is a book', async () => {
    const owner = await app.make.member()
    expect((await read(owner, { content: 'Wonderful.' })).body).toMatchObject({ sentiment: 'positive', basis: 'words' })
    expect((await read(owner, { content: 'x'.repeat(20_001) })).status).toBe(400)
    expect((await app.anonymous.post('/api/v1/assistant/sentiment', { content: 'x' })).status).toBe(401)
  })
})

describe('usage', () => {
  it('is summed by day, feature and model, for the days asked for and this customer alone', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { rows } = await app.superuser.query<{ today: string }>(
      `select to_char((now() at time zone 'utc')::date, 'YYYY-MM-DD') as today`,
    )
    await app.superuser.query(
      `insert into ai_usage (customer_id, day, feature, model, calls, tokens, estimated_tokens)
       select $1, (now() at time zone 'utc')::date - age, feature, model, 2, 100, estimated
       from (values (0, 'response_generation', 'm', 0), (6, 'response_generation', '', 100),
         (7, 'response_generation', '', 100)) v (age, feature, model, estimated)`,
      [owner.customerId],
    )
    const { body } = await app.as(owner).get('/api/v1/assistant/usage?days=7')
    expect(body.to).toBe(rows[0]?.today)
    expect(body.days).toMatchObject([
      { day: body.from, model: null, tokens: 100, estimatedTokens: 100 },
      { day: body.to, model: 'm', calls: 2, tokens: 100, estimatedTokens: 0 },
    ])
    expect(body).toMatchObject({ spentToday: 100, dailyCap: null })
    expect((await app.as(stranger).get('/api/v1/assistant/usage?days=7')).body.days).toEqual([])
  })
})

describe('the assistant', () => {
  it('says who it is and how far it is', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId })
    const { body } = await app.as(owner).get('/api/v1/assistant')
    expect(body).toMatchObject({ model: null, isSandbox: false, waitingCount: 1, outdatedCount: 0, reanalysis: null })
    expect(body.measuredAccuracy).toBeGreaterThan(0.8)
  })
})
