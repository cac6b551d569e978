import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const GOOD = 'Wonderful food and a lovely waiter.'

async function startWith(review: { content?: string | null; rating?: number | null } = {}) {
  const owner = await app.make.member()
  const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5, content: GOOD, ...review })
  return { owner, reviewId, path: `/api/v1/reviews/${reviewId}/analysis` }
}

const correct = (member: TestMember, path: string, sentiment: string | null) =>
  app.as(member).put(`${path}/correction`, { sentiment })
const rowOf = async (reviewId: string) =>
  (
    await app.superuser.query(
      'select sentiment, sentiment_score, analyzed_at is not null as is_read from reviews where id = $1',
      [reviewId],
    )
  ).rows[0]

describe('the analysis of a review', () => {
  it('is not there while it waits, and is kept when it was asked for', async () => {
    const { owner, path, reviewId } = await startWith()
    expect((await app.as(owner).get(path)).body).toEqual({ analysis: null })

    const { status, body } = await app.as(owner).post(path)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reviewId,
      sentiment: 'positive',
      readSentiment: 'positive',
      correction: null,
      origin: { engine: 'built-in', model: null },
    })
    expect((await app.as(owner).get(path)).body).toEqual({ analysis: body })
    expect(await rowOf(reviewId)).toMatchObject({ sentiment: 'positive', is_read: true })
    const { body: detail } = await app.as(owner).get(`/api/v1/reviews/${reviewId}`)
    expect(detail.review).toMatchObject({ sentiment: 'positive', sentimentOrigin: { engine: 'built-in', model: null } })
  })

  it('asked for twice with one key is counted once', async () => {
    const { owner, path } = await startWith()
    const once = () => app.as(owner).post(path, {}, { 'idempotency-key': 'same' })
    const [first, second] = [await once(), await once()]
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const { rows } = await app.superuser.query(
      'select calls, tokens, estimated_tokens from ai_usage where customer_id = $1',
      [owner.customerId],
    )
    expect(rows).toEqual([{ calls: '1', tokens: '500', estimated_tokens: '500' }])
  })

  it('gives each clause as it stands in the review, also where that holds what nobody sees', async () => {
    const { owner, path } = await startWith({ content: '\u200bThe food was wonderful, but the waiter was rude.' })
    await app.as(owner).post(path)
    const { analysis } = (await app.as(owner).get(path)).body
    const content = '\u200bThe food was wonderful, but the waiter was rude.'
    expect(analysis.aspects.length).toBeGreaterThan(0)
    for (const { clause, start, end } of analysis.aspects) {
      expect(clause).not.toBe('')
      expect(content.slice(start, end)).toBe(clause)
    }
    const { rows } = await app.superuser.query(
      'select findings::text as findings from review_analyses where review_id = $1',
      [analysis.reviewId],
    )
    expect(rows[0].findings).not.toContain('waiter')
  })

  it('of neither words nor stars says nothing, and counts as read', async () => {
    const { owner, path, reviewId } = await startWith({ content: null, rating: null })
    expect((await app.as(owner).post(path)).body).toMatchObject({ basis: 'nothing', sentiment: 'neutral' })
    expect(await rowOf(reviewId)).toEqual({ sentiment: null, sentiment_score: null, is_read: true })
  })

  it('waits again when the writer changes words or stars, and when words come back', async () => {
    const { owner, path, reviewId } = await startWith()
    const change = async (statement: string) => {
      await app.as(owner).post(path)
      await app.superuser.query(statement, [reviewId])
      return (await rowOf(reviewId))?.is_read
    }
    expect(await change(`update review_contents set content = 'Dull' where review_id = $1`)).toBe(false)
    expect((await app.as(owner).get(path)).body).toEqual({ analysis: null })
    expect(await change('update reviews set rating = 1 where id = $1')).toBe(false)
    expect(await change('update reviews set rating = 1 where id = $1')).toBe(true)
    expect(await change('delete from review_contents where review_id = $1')).toBe(true)
    expect(
      await change(
        `insert into review_contents (customer_id, review_id, content) select customer_id, id, 'Back' from reviews where id = $1`,
      ),
    ).toBe(false)
  })

  it('is seen by whoever sees reviews, and made anew by whoever may correct it', async () => {
    const { owner, path } = await startWith()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    expect((await app.as(member).post(path)).status).toBe(403)
    expect((await app.as(manager).post(path)).status).toBe(200)
    expect((await app.as(member).get(path)).body.analysis).toMatchObject({ sentiment: 'positive' })
  })

  it('of another customer’s review is not found', async () => {
    const [{ path }, stranger] = [await startWith(), await app.make.member()]
    expect((await app.as(stranger).get(path)).status).toBe(404)
    expect((await app.as(stranger).post(path)).status).toBe(404)
    expect((await correct(stranger, path, 'negative')).status).toBe(404)
  })
})

describe('what a person says of a review', () => {
  it('counts from then on, whatever is read anew, until it is taken back', async () => {
    const { owner, path, reviewId } = await startWith()
    await app.as(owner).post(path)
    const { body } = await correct(owner, path, 'negative')
    expect(body).toMatchObject({
      sentiment: 'negative',
      sentimentScore: -0.7,
      readSentiment: 'positive',
      correction: { sentiment: 'negative', by: owner.name },
    })
    expect(await rowOf(reviewId)).toMatchObject({ sentiment: 'negative', sentiment_score: -0.7 })

    expect((await app.as(owner).post(path)).body).toMatchObject({ sentiment: 'negative', readSentiment: 'positive' })
    expect(await rowOf(reviewId)).toMatchObject({ sentiment: 'negative' })
    const found = await app.as(owner).get('/api/v1/reviews?sentiment=negative')
    expect(found.body.items.map((item: { id: string }) => item.id)).toEqual([reviewId])

    expect((await correct(owner, path, null)).body).toMatchObject({ sentiment: 'positive', correction: null })
    expect(await rowOf(reviewId)).toMatchObject({ sentiment: 'positive' })
  })

  it('may come before anybody has read it', async () => {
    const { owner, path } = await startWith()
    expect((await correct(owner, path, 'neutral')).body).toMatchObject({
      sentiment: 'neutral',
      sentimentScore: 0,
      readSentiment: 'positive',
    })
  })

  it('stands in its history and in the feed, once however often it is said', async () => {
    const { owner, path, reviewId } = await startWith()
    for (const sentiment of ['negative', 'negative', null]) await correct(owner, path, sentiment)

    const { body } = await app.as(owner).get(`/api/v1/reviews/${reviewId}`)
    const told = body.events.filter((event: { kind: string }) => event.kind === 'sentiment-corrected')
    expect(told.map((event: { detail: string | null }) => event.detail)).toEqual([null, 'negative'])
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items as { action: string }[]
    expect(feed.filter(({ action }) => action === 'review.sentiment-corrected')).toHaveLength(2)
  })

  it('needs the right to manage reviews', async () => {
    const { owner, path } = await startWith()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    expect((await correct(member, path, 'negative')).status).toBe(403)
  })

  it('holds when fifty say and read at once: nothing is stuck, and the last one counts', async () => {
    const { owner, path, reviewId } = await startWith()
    const said = ['positive', 'neutral', 'negative'] as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        turn % 2 === 0 ? correct(owner, path, said[turn % 3] ?? null) : app.as(owner).post(path),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))

    const { rows } = await app.superuser.query(
      `select a.corrected, r.sentiment, (select detail from review_events e
         where e.customer_id = r.customer_id and e.review_id = r.id and kind = 'sentiment-corrected' order by created_at desc limit 1) as last
       from reviews r join review_analyses a on a.customer_id = r.customer_id and a.review_id = r.id where r.id = $1`,
      [reviewId],
    )
    expect(rows[0].sentiment).toBe(rows[0].corrected)
    expect(rows[0].last).toBe(rows[0].corrected)
  })
})

describe('words that have to go', () => {
  const age = (reviewId: string) =>
    app.superuser.query(`update review_contents set keep_until = now() - interval '1 hour' where review_id = $1`, [
      reviewId,
    ])
  const prune = async () => {
    const [handler] = app.product.services.jobHandlers.filter(
      ({ definition }) => definition.name === 'housekeeping.prune',
    )
    await handler?.run({}, { jobId: 'x', retryCount: 0, isLastTry: false })
  }

  it('take with them what points into them, and what a provider said of them', async () => {
    const [own, provided] = [await startWith(), await startWith()]
    for (const { owner, path } of [own, provided]) await app.as(owner).post(path)
    await app.superuser.query(
      `update review_analyses set engine = 'model', model = 'm', summary = 'They liked the waiter.', themes = '["waiter"]'
       where review_id = $1`,
      [provided.reviewId],
    )
    await app.superuser.query(`update review_analyses set summary = 'Own words.' where review_id = $1`, [own.reviewId])
    for (const { reviewId } of [own, provided]) await age(reviewId)
    await prune()

    const read = async ({ owner, path }: typeof own) => (await app.as(owner).get(path)).body.analysis
    expect(await read(own)).toMatchObject({ summary: 'Own words.', aspects: [], sentiment: 'positive' })
    expect(await read(provided)).toMatchObject({ summary: '', themes: [], aspects: [], sentiment: 'positive' })
  })

  it('leave what was read of them: stars alone would say less', async () => {
    const { owner, path, reviewId } = await startWith({ rating: 1 })
    const { body: before } = await app.as(owner).post(path)
    await age(reviewId)
    await prune()
    expect((await app.as(owner).post(path)).body).toMatchObject({ basis: before.basis, sentiment: before.sentiment })
    await app.superuser.query(`update review_analyses set version = 'old' where review_id = $1`, [reviewId])
    expect((await app.as(owner).get('/api/v1/assistant')).body.outdatedCount).toBe(0)
  })
})
