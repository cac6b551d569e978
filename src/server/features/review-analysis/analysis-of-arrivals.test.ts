import { describe, expect, it } from 'vitest'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { requestAnalysis } from './review-analysis.jobs.ts'

const app = await startTestApp()
const google = await createPlatformFixture(app, 'google', 1)
const { base } = app.product
const { transactions } = base

const ANALYZE = 'reviews.analyze'
const jobsOf = async ({ customerId }: TestMember) =>
  (await app.jobs.list(ANALYZE)).filter(({ data }) => (data as { customerId?: string }).customerId === customerId)
const clearJobs = () => app.superuser.query('delete from pgboss.job where name = $1', [ANALYZE])
const sentimentsOf = async ({ customerId }: TestMember) =>
  (
    await app.superuser.query<{ sentiment: string | null }>(
      'select sentiment from reviews where customer_id = $1 order by sentiment nulls last',
      [customerId],
    )
  ).rows.map(({ sentiment }) => sentiment)
const waitingOf = async ({ customerId }: TestMember) =>
  (
    await app.superuser.query<{ total: number }>(
      'select count(*)::int as total from reviews where customer_id = $1 and analyzed_at is null',
      [customerId],
    )
  ).rows[0]?.total

async function readAll({ customerId }: TestMember): Promise<void> {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === ANALYZE)
  await handler?.run({ customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
}

const MANUAL = { platform: 'google', day: '2026-01-02', author: 'Ann', rating: 1, content: 'Cold food, rude waiter.' }

describe('a review that arrives', () => {
  it('by sync is read, and once more when its writer changes it', async () => {
    const owner = await app.make.member()
    await google.write([{ rating: 5, content: 'Lovely evening, great food.' }])
    await google.connect(owner)
    await app.jobs.tryAll('sync.run')
    expect(await jobsOf(owner)).toHaveLength(1)
    await app.jobs.run(ANALYZE)
    expect(await sentimentsOf(owner)).toContain('positive')
    expect(await waitingOf(owner)).toBe(0)

    await clearJobs()
    await google.sync(owner)
    expect(await jobsOf(owner)).toEqual([])

    await app.superuser.query(`update sandbox.vendor_reviews set rating = 1, content = 'Awful, dirty and rude.',
      updated_at = now() + interval '1 second' where content like 'Lovely evening%'`)
    await google.sync(owner)
    expect(await jobsOf(owner)).toHaveLength(1)
    await app.jobs.run(ANALYZE)
    expect(await sentimentsOf(owner)).toEqual(['negative'])
  })

  it('in a file is read', async () => {
    const owner = await app.make.member()
    const text = 'Date,Author,Rating,Text\n2026-01-02,Ann,5,Lovely food\n2026-01-03,Bob,1,Terrible and dirty'
    await app.as(owner).post('/api/v1/review-imports', { platform: 'google', text, fileName: 'reviews.csv' })
    await app.jobs.run('reviews.import')
    await app.jobs.run(ANALYZE)
    expect(await sentimentsOf(owner)).toEqual(['negative', 'positive'])
  })

  it('by hand is read, and again when it is changed', async () => {
    const owner = await app.make.member()
    const { body: review } = await app.as(owner).post('/api/v1/manual-reviews', MANUAL)
    await app.jobs.run(ANALYZE)
    expect(await sentimentsOf(owner)).toEqual(['negative'])

    await clearJobs()
    const change = { ...MANUAL, rating: 5, content: 'Wonderful food, lovely waiter.' }
    await app.as(owner).put(`/api/v1/manual-reviews/${review.id}`, change)
    expect(await jobsOf(owner)).toHaveLength(1)
    await app.jobs.run(ANALYZE)
    expect(await sentimentsOf(owner)).toEqual(['positive'])
  })

  it('with hundreds of others is read with them; they are counted once, and screens are told', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'l', 'n-' || n, 1 + n % 5, now(), now() from generate_series(1, 450) n`,
      [owner.customerId],
    )
    await app.make.review({ customerId: stranger.customerId })
    await transactions.step(owner.customerId, (tx) => requestAnalysis(tx))
    await app.jobs.run(ANALYZE)

    expect([await waitingOf(owner), await waitingOf(stranger)]).toEqual([0, 1])
    const { rows } = await app.superuser.query('select feature, calls, tokens from ai_usage where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ feature: 'sentiment_analysis', calls: '450', tokens: '225000' }])
    const told = await app.superuser.query(
      `select type, count(*)::int as times from live_events
       where customer_id = $1 and type <> 'activity.recorded' group by type order by type`,
      [owner.customerId],
    )
    expect(told.rows).toEqual([
      { type: 'analysis.progressed', times: 3 },
      { type: 'review.changed', times: 3 },
    ])
  })
})

describe('the job that reads', () => {
  it('waits once for a customer, however many ask for it', async () => {
    const owner = await app.make.member()
    for (const author of ['Ann', 'Bob', 'Cleo'])
      await app.as(owner).post('/api/v1/manual-reviews', { ...MANUAL, author })
    expect(await jobsOf(owner)).toHaveLength(1)
  })

  it('is asked for anew while one runs, which may have looked already', async () => {
    const owner = await app.make.member()
    await app.as(owner).post('/api/v1/manual-reviews', MANUAL)
    await app.superuser.query(`update pgboss.job set state = 'active' where name = $1 and state = 'created'`, [ANALYZE])
    await app.as(owner).post('/api/v1/manual-reviews', { ...MANUAL, author: 'Bob' })
    const states = (await jobsOf(owner)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['active', 'created'])
  })

  it('is not begun by a worker while a review it counts on is not committed', async () => {
    const owner = await app.make.member()
    await app.as(owner).post('/api/v1/manual-reviews', MANUAL)
    const fetchNext = () =>
      app.superuser.query(
        `select id from pgboss.job where name = $1 and state = 'created'
        and data ->> 'customerId' = '${owner.customerId}' for update skip locked`,
        [ANALYZE],
      )

    await transactions.step(owner.customerId, async (tx) => {
      await requestAnalysis(tx)
      expect((await fetchNext()).rows).toEqual([])
    })
    expect((await fetchNext()).rows).toHaveLength(1)
    expect(await jobsOf(owner)).toHaveLength(1)
  })

  it('run by several at once reads each review once', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'l', 'n-' || n, 1 + n % 5, now(), now() from generate_series(1, 900) n`,
      [owner.customerId],
    )
    await Promise.all([1, 2, 3, 4].map(() => readAll(owner)))

    expect(await waitingOf(owner)).toBe(0)
    const { rows } = await app.superuser.query('select calls from ai_usage where customer_id = $1', [owner.customerId])
    expect(rows).toEqual([{ calls: '900' }])
  })

  it('waits for a review that somebody holds, and reads it then', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const holder = await app.superuser.connect()
    await holder.query('begin')
    const lock = 'select from reviews where customer_id = $1 and id = $2 for update'
    await holder.query(lock, [owner.customerId, reviewId])
    const analysis = readAll(owner)
    await holder.query(`update review_contents set content = 'Awful, dirty and rude.' where review_id = $1`, [reviewId])
    await holder.query(`update reviews set rating = 1 where id = $1`, [reviewId])
    await holder.query('commit')
    holder.release()
    await analysis

    expect(await sentimentsOf(owner)).toEqual(['negative'])
  })

  it('keeps nothing of words that go while it reads', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId, content: 'Lovely food, rude waiter.' })
    const janitor = await app.superuser.connect()
    await janitor.query('begin')
    await janitor.query('delete from review_contents where review_id = $1', [reviewId])
    await readAll(owner)
    await janitor.query('commit')
    janitor.release()
    await readAll(owner)

    const { rows } = await app.superuser.query(
      'select findings, words_gone_at is not null as is_gone from review_analyses where review_id = $1',
      [reviewId],
    )
    expect(rows).toEqual([{ findings: [], is_gone: true }])
  })
})
