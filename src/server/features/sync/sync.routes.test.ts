import { describe, expect, it } from 'vitest'
import { setFault, clearFaults } from '#sandbox/vendors/vendor-faults.repository.ts'
import { changeReview, editReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 1)

const rowsOf = async (member: TestMember) =>
  (
    await app.superuser.query<{ id: string; rating: number; content: string; status: string; is_gone: boolean }>(
      `select r.platform_review_id as id, r.rating, c.content, r.status, r.vanished_at is not null as is_gone
       from reviews r left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
       where r.customer_id = $1 order by r.platform_review_id`,
      [member.customerId],
    )
  ).rows
const runOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/integrations')).body.items[0].lastRun as Record<string, unknown>
const dropReviews = () => fixture.db.deleteFrom('sandbox.vendor_reviews').execute()
const makeFull = (member: TestMember) =>
  app.superuser.query('update integrations set last_full_pass_at = null where customer_id = $1', [member.customerId])

async function connectWith(count: number) {
  await dropReviews()
  const ids = Array.from({ length: count }, fixture.newId)
  await fixture.write(
    ids.map((id, index) => ({ id, content: `Review ${index}`, createdAt: new Date(2026, 0, 1, 0, index) })),
  )
  const owner = await app.make.member()
  await fixture.connect(owner)
  await app.jobs.tryAll('sync.run')
  return { owner, ids }
}

describe('a sync', () => {
  it('takes in every page, as pending, and nothing twice', async () => {
    const { owner } = await connectWith(120)
    await fixture.sync(owner)

    const rows = await rowsOf(owner)
    expect([rows.length, new Set(rows.map((row) => row.status))]).toEqual([120, new Set(['pending'])])
    expect(await runOf(owner)).toMatchObject({ state: 'done', trigger: 'button', added: 0, changed: 0 })
  })

  it('tells every open screen that many reviews have changed', async () => {
    const { owner } = await connectWith(1)
    const { rows } = await app.superuser.query(
      `select subject_id from live_events where customer_id = $1 and type = 'review.changed'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ subject_id: null }])
  })

  it('afterwards asks only for what is newer', async () => {
    const { owner } = await connectWith(120)
    await fixture.write([{ content: 'Brand new' }])
    await fixture.sync(owner)

    expect(await runOf(owner)).toMatchObject({ state: 'done', added: 1, seen: 100 })
  })

  it('keeps what a review said before its writer changed it', async () => {
    const { owner, ids } = await connectWith(2)
    await editReview(fixture.db, 'google', ids[0] ?? '', { rating: 1, content: 'On second thoughts' })
    await fixture.sync(owner)

    expect(await rowsOf(owner)).toContainEqual(expect.objectContaining({ rating: 1, content: 'On second thoughts' }))
    const { rows } = await app.superuser.query('select rating, content from review_versions where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ rating: 4, content: 'Review 0' }])
  })

  it('finds by a full pass what is gone, and takes it back when it returns', async () => {
    const { owner, ids } = await connectWith(3)
    const gone = ids[1] ?? ''
    await changeReview(fixture.db, 'google', gone, { deleted_at: new Date() })
    await makeFull(owner)
    await fixture.sync(owner)
    expect((await rowsOf(owner)).filter((row) => row.is_gone).map((row) => row.id)).toEqual([gone])
    expect(await runOf(owner)).toMatchObject({ vanished: 1 })

    await changeReview(fixture.db, 'google', gone, { deleted_at: null, updated_at: new Date() })
    await fixture.sync(owner)
    expect((await rowsOf(owner)).filter((row) => row.is_gone)).toEqual([])
  })

  it('goes on where it was when the platform fails on the way, and ends the same', async () => {
    await dropReviews()
    await fixture.write(Array.from({ length: 180 }, (_, index) => ({ content: `Review ${index}` })))
    const owner = await app.make.member()
    await fixture.connect(owner)
    await setFault(fixture.db, 'google', { kind: 'down', remaining: 1 })
    await app.jobs.tryAll('sync.run')
    expect(await runOf(owner)).toMatchObject({ state: 'running', fault: { kind: 'platform-down' } })
    await clearFaults(fixture.db, 'google')

    await app.jobs.tryAll('sync.run')

    expect(await runOf(owner)).toMatchObject({ state: 'done', added: 180, seen: 180 })
    expect(await rowsOf(owner)).toHaveLength(180)
  })

  it('is given up when the platform stays away', async () => {
    const { owner } = await connectWith(1)
    await app.as(owner).post('/api/v1/sync')
    await setFault(fixture.db, 'google', { kind: 'rate-limit', remaining: null })
    await app.jobs.tryAll('sync.run', { isLastTry: true })
    await clearFaults(fixture.db, 'google')

    expect(await runOf(owner)).toMatchObject({ state: 'failed', fault: { kind: 'rate-limited' } })
  })

  it('asked for twice is one run', async () => {
    const { owner } = await connectWith(1)
    const ask = () => app.as(owner).post('/api/v1/sync')
    const answers = await Promise.all([ask(), ask(), ask()])

    expect(new Set(answers.map((answer) => answer.body.runs[0].id)).size).toBe(1)
  })

  it('can be stopped, and keeps what it has', async () => {
    const { owner } = await connectWith(1)
    const [run] = (await app.as(owner).post('/api/v1/sync')).body.runs
    expect((await app.as(owner).post(`/api/v1/sync/${run.id}/stop`)).body).toMatchObject({ state: 'stopped' })
    await app.jobs.tryAll('sync.run')

    expect(await runOf(owner)).toMatchObject({ state: 'stopped' })
    expect((await app.as(owner).post(`/api/v1/sync/${run.id}/stop`)).status).toBe(409)
    const stranger = await app.make.member()
    expect((await app.as(stranger).post(`/api/v1/sync/${run.id}/stop`)).status).toBe(404)
  })

  it('starts by the clock when it is due, once', async () => {
    const { owner } = await connectWith(1)
    await app.superuser.query('update integrations set next_sync_at = now() where customer_id = $1', [owner.customerId])
    await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('sync.start-due', '{}', 0)`)
    await app.jobs.run('sync.start-due')
    await app.jobs.run('sync.start-due')

    expect(await runOf(owner)).toMatchObject({ trigger: 'timer', state: 'queued' })
    const { rows } = await app.superuser.query(
      `select id from sync_runs where customer_id = $1 and trigger = 'timer'`,
      [owner.customerId],
    )
    expect(rows).toHaveLength(1)
  })

  it('starts once when the clocks of two processes strike together, and not again when one is late', async () => {
    const { owner } = await connectWith(1)
    const twin = await startTestApp({ DATABASE_URL: app.database.url })
    await app.superuser.query('update integrations set next_sync_at = now() where customer_id = $1', [owner.customerId])
    const clocks = [app, app, twin, twin].map(({ product }) =>
      product.services.jobHandlers.find(({ definition }) => definition.name === 'sync.start-due'),
    )
    const strike = async (clock: (typeof clocks)[number]) =>
      clock?.run({}, { jobId: 'clock', retryCount: 0, isLastTry: false })
    const queued = async () => (await app.jobs.list('sync.run')).length
    const before = await queued()

    await Promise.all(clocks.map(strike))
    await app.jobs.tryAll('sync.run')
    await Promise.all(clocks.map(strike))

    const { rows } = await app.superuser.query(
      `select state from sync_runs where customer_id = $1 and trigger = 'timer'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ state: 'done' }])
    expect((await queued()) - before).toBe(1)
  })

  it('starts nothing where nothing is connected', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).post('/api/v1/sync')).body).toEqual({ runs: [] })
  })
})
