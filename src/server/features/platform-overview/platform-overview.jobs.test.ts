import { isDeepStrictEqual } from 'node:util'
import type { PlatformOverview } from '#shared/contracts/platform-overview.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const admin = await app.make.admin()

/** What moves by itself is left out. */
async function look() {
  const { customers, subscriptions, churn, revenue }: PlatformOverview = (
    await app.as(admin).get('/api/v1/admin/overview')
  ).body
  return { customers, subscriptions, churn, revenue }
}
const countRows = async () =>
  (await app.superuser.query<{ count: number }>('select count(*)::int as count from platform_days')).rows[0]?.count ?? 0

let before: Awaited<ReturnType<typeof look>>
describeJobsRunTwice(app, 'platformOverview', {
  'platform-overview.fold': {
    arrange: async () => {
      await app.superuser.query(
        `insert into platform_days
         select utc_day(now()) - n, tier, 'USD', 0, n % 5, 100 * (n % 7), 1, n % 2, n, 10 * n, n % 3
         from generate_series(0, 800) n, unnest(array['starter', 'professional', 'enterprise']) tier
         on conflict do nothing`,
      )
      before = await look()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('platform-overview.fold', '{}')`)
    },
    // Every figure is as it was, from a tenth of the rows.
    effect: async () => isDeepStrictEqual(await look(), before) && (await countRows()) < 350,
    done: true,
  },
})
