import { describe, expect, it } from 'vitest'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { runSync } from './run-sync.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'facebook', 1)

const firstDay = Date.UTC(2026, 0, 1)
const write = (ids: readonly string[]) =>
  fixture.write(
    ids.map((id, index) => ({
      id,
      rating: null,
      isRecommended: true,
      content: `Visit ${id}`,
      createdAt: new Date(firstDay + index * 60_000),
    })),
  )
const integrationOf = async (member: TestMember) => (await app.as(member).get('/api/v1/integrations')).body.items[0]
const age = (member: TestMember, interval: string) =>
  app.superuser.query(`update integrations set last_full_pass_at = now() - $2::interval where customer_id = $1`, [
    member.customerId,
    interval,
  ])
const goneOf = async (member: TestMember) =>
  (
    await app.superuser.query<{ id: string }>(
      `select platform_review_id as id from reviews where customer_id = $1 and vanished_at is not null order by 1`,
      [member.customerId],
    )
  ).rows.map(({ id }) => id)

async function connectWith(count: number) {
  await fixture.db.deleteFrom('sandbox.vendor_reviews').execute()
  const ids = Array.from({ length: count }, fixture.newId)
  await write(ids)
  const owner = await app.make.member()
  await fixture.connect(owner)
  await app.jobs.tryAll('sync.run')
  return { owner, ids }
}

/** The first page alone, as a worker that ran out of time leaves it. */
async function takeFirstPage(member: TestMember) {
  await app.as(member).post('/api/v1/sync')
  const { lastRun } = await integrationOf(member)
  const { base, services } = app.product
  await runSync(
    {
      transactions: base.transactions,
      integrations: services.integrations,
      sliceMs: -1,
    },
    { customerId: member.customerId, runId: lastRun.id },
  )
}

describe('a full pass over a platform whose total lags behind', () => {
  it('finds what is gone although the total still counts it', async () => {
    const { owner, ids } = await connectWith(130)
    await age(owner, '2 days')
    await takeFirstPage(owner)
    const gone = ids[0] ?? ''
    await changeReview(fixture.db, 'facebook', gone, { deleted_at: new Date() })

    await app.jobs.tryAll('sync.run')

    expect((await integrationOf(owner)).lastRun).toMatchObject({ state: 'done', total: 130, seen: 129, vanished: 1 })
    expect(await goneOf(owner)).toEqual([gone])
  })

  it('takes what is gone out of the list, its count and the dashboard, and leaves it to be looked for', async () => {
    const { owner, ids } = await connectWith(4)
    const [gone = '', stays = ''] = ids
    const numbers = async () => {
      const [list, count, dashboard] = await Promise.all(
        ['reviews', 'reviews/count', 'dashboard?period=all'].map((path) => app.as(owner).get(`/api/v1/${path}`)),
      )
      return [list?.body.items.length, count?.body.count, dashboard?.body.totalReviews.value]
    }
    expect(await numbers()).toEqual([4, 4, 4])
    await changeReview(fixture.db, 'facebook', gone, { deleted_at: new Date() })
    await age(owner, '2 days')

    await fixture.sync(owner)

    expect((await integrationOf(owner)).lastRun).toMatchObject({ seen: 3, vanished: 1 })
    expect(await numbers()).toEqual([3, 3, 3])
    const find = async (query: string) => (await app.as(owner).get(`/api/v1/reviews?${query}`)).body.items
    expect(await find('triage=gone')).toMatchObject([{ platformReviewId: gone }])
    expect(await find(`search=${gone}`)).toEqual([])
    expect(await find(`search=${gone}&triage=gone`)).toMatchObject([{ platformReviewId: gone }])
    expect(await find(`search=${stays}`)).toMatchObject([{ platformReviewId: stays }])

    await changeReview(fixture.db, 'facebook', gone, { deleted_at: null })
    await age(owner, '2 days')
    await fixture.sync(owner)
    expect(await numbers()).toEqual([4, 4, 4])
  })

  it('comes every day, because such a platform does not say what was edited', async () => {
    const { owner, ids } = await connectWith(130)
    const edited = ids[0] ?? ''
    await changeReview(fixture.db, 'facebook', edited, { content: 'On second thoughts' })

    await age(owner, '23 hours')
    await fixture.sync(owner)
    expect((await integrationOf(owner)).lastRun).toMatchObject({ seen: 100, changed: 0 })
    await age(owner, '25 hours')
    await fixture.sync(owner)

    expect((await integrationOf(owner)).lastRun).toMatchObject({ seen: 130, changed: 1, vanished: 0 })
  })
})
