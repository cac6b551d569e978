import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { findP95, timeRequests } from './dashboard.ts'
import { AS_IN_PRODUCTION } from './floor.ts'
import { writeMillionReviewsOf } from './million-reviews.ts'
import { median, type BenchRow } from './table.ts'

const LONGEST_MS = 30

/** What one customer with a million reviews waits for each view of the reputation. */
export async function benchReputation(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    const { owner, locationId } = await writeMillionReviewsOf(app, await app.make.member())
    const paths = {
      basic: '/api/v1/reputation/basic',
      '90 days': '/api/v1/reputation?period=90d',
      '12 months': '/api/v1/reputation?period=12m',
      'all there is': '/api/v1/reputation?period=all',
      'one location and platform': `/api/v1/reputation?period=90d&location=${locationId}&platform=google`,
      'locations, 90 days': '/api/v1/reputation/locations?period=90d',
      'locations, all there is': '/api/v1/reputation/locations?period=all',
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
