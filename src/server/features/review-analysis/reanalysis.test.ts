import { describe, expect, it } from 'vitest'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import { ANALYSIS_VERSION } from '#server/assistant/analysis/read-review.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { reanalyze, type ReanalysisDeps } from './reanalyze.ts'

const app = await startTestApp()

async function startWith(count: number, version = 'old') {
  const owner = await app.make.member()
  await app.superuser.query(
    `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
     select $1, 'google', 'l', 'n-' || n, 5, now(), now() from generate_series(1, $2::int) n`,
    [owner.customerId, count],
  )
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'reviews.analyze')
  await handler?.run({ customerId: owner.customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
  await setVersion(owner, version)
  return owner
}

const setVersion = ({ customerId }: TestMember, version: string) =>
  app.superuser.query(`update review_analyses set version = $2 where customer_id = $1`, [customerId, version])
const start = (member: TestMember) => app.as(member).post('/api/v1/assistant/reanalysis')
const stateOf = async (member: TestMember) => (await app.as(member).get('/api/v1/assistant')).body
const clearJobs = () => app.superuser.query(`delete from pgboss.job where name = 'reviews.reanalyze'`)

describe('analyzing again', () => {
  it('reads what another version has read, with progress, and leaves what people said', async () => {
    const [owner, stranger] = [await startWith(450), await startWith(1)]
    await app.superuser.query(
      `update review_analyses set corrected = 'negative', corrected_at = now() where review_id =
         (select review_id from review_analyses where customer_id = $1 limit 1)`,
      [owner.customerId],
    )
    expect(await stateOf(owner)).toMatchObject({ outdatedCount: 450, waitingCount: 0, reanalysis: null })
    const { body } = await start(owner)
    expect(body).toMatchObject({ state: 'running', total: 450, done: 0, startedBy: owner.name })
    await app.jobs.run('reviews.reanalyze')

    expect(await stateOf(owner)).toMatchObject({
      outdatedCount: 0,
      reanalysis: { state: 'done', done: 450, total: 450 },
    })
    expect((await stateOf(stranger)).outdatedCount).toBe(1)
    const { rows } = await app.superuser.query(
      'select sentiment, count(*)::int as total from reviews where customer_id = $1 group by 1 order by 1',
      [owner.customerId],
    )
    expect(rows).toEqual([
      { sentiment: 'negative', total: 1 },
      { sentiment: 'positive', total: 449 },
    ])
  })

  it('does not count what a person had a provider read as outdated', async () => {
    const owner = await startWith(2, (await stateOf(await app.make.member())).analysisVersion)
    await app.superuser.query(
      `update review_analyses set engine = 'model', model = 'gpt-4o', version = 'sentiment-1' where review_id =
         (select review_id from review_analyses where customer_id = $1 limit 1)`,
      [owner.customerId],
    )
    expect(await stateOf(owner)).toMatchObject({ outdatedCount: 0 })
  })

  it('leaves an analysis as it is when the words went meanwhile', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId, content: 'Lovely food, rude waiter.' })
    const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'reviews.analyze')
    await handler?.run({ customerId: owner.customerId }, { jobId: 'x', retryCount: 0, isLastTry: false })
    await setVersion(owner, 'old')
    await start(owner)
    await app.superuser.query('delete from review_contents where review_id = $1', [reviewId])
    // As whoever looked just before the words went sees it.
    await app.superuser.query('update review_analyses set words_gone_at = null where review_id = $1', [reviewId])
    await app.jobs.run('reviews.reanalyze')
    const { rows } = await app.superuser.query(
      'select basis, jsonb_array_length(themes) as themes from review_analyses where review_id = $1',
      [reviewId],
    )
    expect(rows).toEqual([{ basis: 'words-and-stars', themes: 2 }])
  })

  it('takes all when none is outdated', async () => {
    const owner = await startWith(3)
    await setVersion(owner, (await stateOf(owner)).analysisVersion)
    await clearJobs()
    expect((await start(owner)).body).toMatchObject({ total: 3 })
    await app.jobs.run('reviews.reanalyze')
    expect((await stateOf(owner)).reanalysis).toMatchObject({ state: 'done', done: 3 })
  })

  it('goes on where a killed worker was, and counts nothing twice', async () => {
    const owner = await startWith(450)
    await clearJobs()
    const { body: run } = await start(owner)
    const deps: ReanalysisDeps = {
      transactions: app.product.base.transactions,
      access: { assistant: createBuiltInAssistant(), dailyTokens: null },
      reader: { engine: 'built-in', version: ANALYSIS_VERSION, builtInVersion: ANALYSIS_VERSION },
      sliceMs: -1,
    }
    const key = { customerId: owner.customerId, runId: run.id }
    await reanalyze(deps, key)
    const waiting = await app.jobs.list('reviews.reanalyze')
    expect(waiting.map(({ data }) => data)).toEqual([key, key])
    expect((await stateOf(owner)).reanalysis).toMatchObject({ state: 'running', done: 200 })

    await app.jobs.run('reviews.reanalyze')
    expect((await stateOf(owner)).reanalysis).toMatchObject({ state: 'done', done: 450 })
  })

  it('is done once at a time; one that nobody works on any more makes way', async () => {
    const owner = await startWith(1)
    await clearJobs()
    const { body: first } = await start(owner)
    expect((await start(owner)).status).toBe(409)
    await clearJobs()
    const { body: second } = await start(owner)
    expect(second).toMatchObject({ state: 'running' })
    expect(second.id).not.toBe(first.id)
  })

  it('pressed by many at once starts once', async () => {
    const owner = await startWith(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  it('needs the right to manage settings', async () => {
    const owner = await startWith(1)
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    expect((await start(manager)).status).toBe(403)
  })
})
