import { describe, expect, it } from 'vitest'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { connectByKey } from '#testing/vendors/connect-by-key.ts'
import { runSync, type SyncDeps } from './run-sync.ts'

const app = await startTestApp()
const google = await createPlatformFixture(app, 'google', 1)
const tripadvisor = await createPlatformFixture(app, 'tripadvisor', 1)
const { integrations } = app.product.services
const deps: SyncDeps = {
  transactions: app.product.base.transactions,
  integrations,
  sliceMs: 60_000,
}

const integrationOf = async (member: TestMember) => (await app.as(member).get('/api/v1/integrations')).body.items[0]
const goneOf = async (member: TestMember) =>
  (
    await app.superuser.query<{ id: string }>(
      'select platform_review_id as id from reviews where customer_id = $1 and vanished_at is not null',
      [member.customerId],
    )
  ).rows.map(({ id }) => id)
const makeFull = (member: TestMember) =>
  app.superuser.query('update integrations set last_full_pass_at = null where customer_id = $1', [member.customerId])
const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 0, 2) - minutes * 60_000)

/** Runs what is queued for this member, with something happening after each page has come and before it is taken in. */
async function runWith(member: TestMember, happen: (runId: string) => Promise<unknown>) {
  const { lastRun } = await integrationOf(member)
  const fetchPage: typeof integrations.fetchPage = async (integration, cursor) => {
    const page = await integrations.fetchPage(integration, cursor)
    await happen(lastRun.id)
    return page
  }
  const key = { customerId: member.customerId, runId: lastRun.id as string }
  await runSync({ ...deps, integrations: { ...integrations, fetchPage } }, key)
}

async function connectGoogle(count: number) {
  await google.db.deleteFrom('sandbox.vendor_reviews').execute()
  await google.write(
    Array.from({ length: count }, (_, index) => ({ id: `review-${index}`, createdAt: minutesAgo(index) })),
  )
  const owner = await app.make.member()
  return { owner, id: (await google.connect(owner)).body.id as string }
}

describe('a page that comes too late', () => {
  it('is not taken in once the run was stopped', async () => {
    const { owner } = await connectGoogle(3)

    await runWith(owner, (runId) => app.as(owner).post(`/api/v1/sync/${runId}/stop`))

    expect(await integrationOf(owner)).toMatchObject({ reviewsSeen: 0, lastRun: { state: 'stopped', seen: 0 } })
  })

  it('leaves a connection alone that was disconnected meanwhile', async () => {
    const { owner, id } = await connectGoogle(3)

    await runWith(owner, () => app.as(owner).post(`/api/v1/integrations/${id}/disconnect`))

    const left = { status: 'disconnected', fault: null, nextSyncAt: null, lastSync: null }
    expect(await integrationOf(owner)).toMatchObject(left)
  })
})

describe('an ordinary run', () => {
  it('looks again at what is a little older than the last one, for clocks differ', async () => {
    const { owner } = await connectGoogle(200)
    await app.jobs.tryAll('sync.run')
    await app.superuser.query('update integrations set watermark = $2 where customer_id = $1', [
      owner.customerId,
      minutesAgo(-15),
    ])
    await google.sync(owner)

    expect((await integrationOf(owner)).lastRun).toMatchObject({ state: 'done', seen: 100 })
  })
})

describe('a full pass while the platform changes', () => {
  it('takes nothing for gone that a deletion moved past it; the next one finds what is', async () => {
    await tripadvisor.write(
      Array.from({ length: 70 }, (_, index) => ({ id: String(5000 + index), createdAt: minutesAgo(index) })),
    )
    const owner = await app.make.member()
    await connectByKey(app, owner, { platform: 'tripadvisor', listing: '200' })
    await app.jobs.tryAll('sync.run')
    await makeFull(owner)
    await app.as(owner).post('/api/v1/sync')

    await runWith(owner, () => changeReview(tripadvisor.db, 'tripadvisor', '5000', { deleted_at: new Date() }))

    expect((await integrationOf(owner)).lastRun).toMatchObject({ state: 'done', vanished: 0 })
    expect(await goneOf(owner)).toEqual([])
    await makeFull(owner)
    await tripadvisor.sync(owner)
    expect(await goneOf(owner)).toEqual(['5000'])
  })
})
