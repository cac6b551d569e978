import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { findP95, timeRequests } from './dashboard.ts'
import { AS_IN_PRODUCTION } from './floor.ts'
import { writeMillionReviewsOf } from './million-reviews.ts'
import { median, type BenchRow } from './table.ts'

const LONGEST_MS = 30
const TARGETS = { hours: [4, 8, 24, 72, 168], tellsAssignee: false, toldRoles: [], toldUserIds: [] }

/** What one customer with a million reviews waits for each view of the reputation. */
export async function benchReputation(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    const { owner, locationId } = await writeMillionReviewsOf(app, await app.make.member())
    await app.as(owner).put('/api/v1/settings/response-targets', TARGETS)
    const paths = {
      basic: '/api/v1/reputation/basic',
      '90 days': '/api/v1/reputation?period=90d',
      '12 months': '/api/v1/reputation?period=12m',
      'all there is': '/api/v1/reputation?period=all',
      'one location and platform': `/api/v1/reputation?period=90d&location=${locationId}&platform=google`,
      'locations, 90 days': '/api/v1/reputation/locations?period=90d',
      'locations, all there is': '/api/v1/reputation/locations?period=all',
      'themes, 90 days': '/api/v1/reputation/themes?period=90d',
      'themes, all there is': '/api/v1/reputation/themes?period=all',
      'quotes of a theme': '/api/v1/reputation/themes/food/quotes?period=90d',
      languages: '/api/v1/reputation/languages?period=90d',
      'the week': '/api/v1/reputation/week',
      'targets, 90 days': '/api/v1/reputation/targets?period=90d',
      'targets, all there is': '/api/v1/reputation/targets?period=all',
      'the file': '/api/v1/reputation.csv?period=90d',
    }
    for (const path of Object.values(paths)) await timeRequests(app, owner, path)
    const rows: BenchRow[] = []
    for (const [name, path] of Object.entries(paths)) {
      const waits = await timeRequests(app, owner, path)
      rows.push({
        work: `reputation, ${name}, 95 of 100, beside 30 ms (median ${median(waits).toFixed(1)})`,
        ours: findP95(waits),
        floor: LONGEST_MS,
        unit: 'ms',
        goal: 'under 1',
      })
    }
    return rows
  } finally {
    await app.stop()
  }
}
