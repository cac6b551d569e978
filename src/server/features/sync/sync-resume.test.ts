import { afterEach, describe, expect, it } from 'vitest'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const PAGE = 50

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 1)
const { superuser } = app

/** All that was taken in, word for word, in one line. */
const hashOf = async (member: TestMember) =>
  (
    await superuser.query<{ total: number; hash: string }>(
      `select count(*)::int as total, md5(string_agg(concat_ws('|', r.platform_review_id, r.rating, r.created_at, r.updated_at,
         r.vanished_at, c.content, c.author), ';' order by r.platform_review_id)) as hash
       from reviews r join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
       where r.customer_id = $1`,
      [member.customerId],
    )
  ).rows[0]
const runOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/integrations')).body.items[0].lastRun as Record<string, unknown>
const countPagesRead = async () =>
  (
    await superuser.query<{ total: number }>(
      `select count(*)::int as total from sandbox.vendor_calls where method = 'GET' and path like '%/reviews'`,
    )
  ).rows[0]?.total ?? 0
const forgetJobs = () => superuser.query(`delete from pgboss.job where name = 'sync.run'`)

async function connectUnsynced(count: number): Promise<TestMember> {
  await forgetJobs()
  await fixture.db.deleteFrom('sandbox.vendor_reviews').execute()
  await fixture.write(
    Array.from({ length: count }, (_, index) => ({
      id: `review-${index}`,
      content: `Review ${index}`,
      createdAt: new Date(2026, 0, 1, 0, index),
    })),
  )
  const owner = await app.make.member()
  await fixture.connect(owner)
  return owner
}

/** The worker dies in the middle of the page after this many: what it had written of it is undone. */
async function dieAfter(seen: number): Promise<void> {
  await superuser.query(
    `create or replace function die() returns trigger language plpgsql as $$ begin
       if new.seen > ${seen} then raise 'killed'; end if; return new; end $$`,
  )
  await superuser.query('create or replace trigger die before update on sync_runs for each row execute function die()')
}
const live = () => superuser.query('drop trigger if exists die on sync_runs')

afterEach(live)

describe('a run that is cut off', () => {
  it('ends the same, whichever page it was at', async () => {
    const undisturbed = await connectUnsynced(4 * PAGE + 7)
    await app.jobs.tryAll('sync.run')
    const expected = await hashOf(undisturbed)
    const disturbed = await app.make.member()
    await forgetJobs()
    await fixture.connect(disturbed)
    for (const seen of [0, 0, PAGE, 2 * PAGE, 4 * PAGE]) {
      await dieAfter(seen)
      await app.jobs.tryAll('sync.run')
      expect(await runOf(disturbed)).toMatchObject({ state: 'running', seen })
    }
    await live()

    await app.jobs.tryAll('sync.run')

    expect(await runOf(disturbed)).toMatchObject({
      state: 'done',
      seen: 4 * PAGE + 7,
      added: 4 * PAGE + 7,
      vanished: 0,
    })
    expect(await hashOf(disturbed)).toEqual(expected)
  })

  it('reads no page again that it had noted', async () => {
    const owner = await connectUnsynced(4 * PAGE)
    const before = await countPagesRead()
    await dieAfter(2 * PAGE)
    await app.jobs.tryAll('sync.run')
    await live()
    await app.jobs.tryAll('sync.run')

    expect(await runOf(owner)).toMatchObject({ state: 'done' })
    // Four pages, and the one it died in once more.
    expect((await countPagesRead()) - before).toBe(5)
  })

  it('has all its tries again once it gets on', async () => {
    const owner = await connectUnsynced(4 * PAGE)

    await app.jobs.tryAll('sync.run', { retryCount: 6, isLastTry: true })

    expect(await runOf(owner)).toMatchObject({ state: 'running' })
    expect(await app.jobs.list('sync.run')).toHaveLength(2)
    await app.jobs.tryAll('sync.run')
    expect(await runOf(owner)).toMatchObject({ state: 'done', seen: 4 * PAGE })
  })

  it('counts nothing twice when a worker that was believed dead is not', async () => {
    const owner = await connectUnsynced(10 * PAGE)

    await Promise.all([app.jobs.tryAll('sync.run'), app.jobs.tryAll('sync.run'), app.jobs.tryAll('sync.run')])

    expect(await runOf(owner)).toMatchObject({ state: 'done', seen: 10 * PAGE, added: 10 * PAGE, changed: 0 })
  })

  it('is given up in words when no worker is left, and another can start', async () => {
    const owner = await connectUnsynced(2 * PAGE)
    await dieAfter(PAGE)
    await app.jobs.tryAll('sync.run')
    await live()
    const patient = await app.make.member()
    await fixture.connect(patient)
    await superuser.query(
      `update sync_runs set state = 'running', started_at = now() - interval '6 minutes' where state in ('queued', 'running')`,
    )
    await superuser.query(`delete from pgboss.job where name = 'sync.run' and data ->> 'customerId' = $1`, [
      owner.customerId,
    ])
    await superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('sync.start-due', '{}', 0)`)

    await app.jobs.run('sync.start-due')

    expect(await runOf(owner)).toMatchObject({
      state: 'failed',
      fault: { kind: 'our-fault', reason: null, words: null },
    })
    expect(await runOf(patient)).toMatchObject({ state: 'running' })
    await fixture.sync(owner)
    expect(await runOf(owner)).toMatchObject({ state: 'done', added: PAGE })
  })
})

describe('an ordinary run', () => {
  it('reads as far as it knows what comes, and no further', async () => {
    const owner = await connectUnsynced(20 * PAGE)
    const before = await countPagesRead()
    await app.jobs.tryAll('sync.run')
    const full = (await countPagesRead()) - before
    await forgetJobs()
    await fixture.write([{ content: 'Brand new' }])

    await fixture.sync(owner)

    expect(full).toBe(20)
    expect((await countPagesRead()) - before - full).toBe(2)
    expect(await runOf(owner)).toMatchObject({ state: 'done', added: 1 })
  })
})
