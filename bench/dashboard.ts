import { PERIODS } from '#shared/domain/periods.ts'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION } from './floor.ts'
import { writeMillionReviewsOf } from './million-reviews.ts'
import { median, type BenchRow } from './table.ts'

const ROUNDS = 60
/** The first few wake up what sleeps. */
const WARMING = 5
const FLOOR_ROUNDS = 3
const LONGEST_MS = 15
const LONGEST_NEEDS_MS = 50
const WRITTEN = 1000
const PAGE = 50
const WRITING_ROUNDS = 15

/** The dashboard of one customer with a million reviews, beside adding those up anew each time. */
export async function benchDashboard(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    const writing = await compareWriting(app, await app.make.member())
    const { owner, locationId } = await writeMillionReviewsOf(app, await app.make.member())
    return [writing, ...(await timeDashboards(app, owner, locationId)), ...(await timeNeeds(app, owner, locationId))]
  } finally {
    await app.stop()
  }
}

const DAYS_LOOKED_AT = { '7d': 14, '30d': 60, '90d': 180, '12m': 730, all: null } as const

async function timeDashboards(app: StandAloneApp, owner: TestMember, locationId: string): Promise<BenchRow[]> {
  const waits: number[] = []
  const rows: BenchRow[] = []
  for (const period of PERIODS) {
    const path = `/api/v1/dashboard?period=${period}`
    const own = await timeRequests(app, owner, path)
    waits.push(...own, ...(await timeRequests(app, owner, `${path}&location=${locationId}`)))
    const floor = await timeRawSums(app, owner, DAYS_LOOKED_AT[period])
    rows.push({
      work: `dashboard, ${period}, beside the raw sums`,
      ours: median(own),
      floor,
      unit: 'ms',
      // Of a week there is little to add up: there the request itself weighs most.
      goal: period === '7d' ? 'under 2' : 'under 1',
    })
  }
  const least = median(await timeRequests(app, owner, '/api/v1/me'))
  return [
    ...rows,
    { work: 'dashboard, beside who one is', ours: median(waits), floor: least, unit: 'ms', goal: 'under 4' },
    {
      work: 'dashboard, 95 of 100, beside 15 ms',
      ours: findP95(waits),
      floor: LONGEST_MS,
      unit: 'ms',
      goal: 'under 1',
    },
  ]
}

async function timeNeeds(app: StandAloneApp, owner: TestMember, locationId: string): Promise<BenchRow[]> {
  const path = '/api/v1/dashboard/needs'
  const waits = [
    ...(await timeRequests(app, owner, path)),
    ...(await timeRequests(app, owner, `${path}?location=${locationId}`)),
  ]
  const work = 'what needs one today, 95 of 100, beside 50 ms'
  return [{ work, ours: findP95(waits), floor: LONGEST_NEEDS_MS, unit: 'ms', goal: 'under 1' }]
}

export async function timeRequests(
  app: StandAloneApp,
  { token }: Pick<TestMember, 'token'>,
  path: string,
): Promise<number[]> {
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    if (round >= WARMING) waits.push(performance.now() - from)
  }
  return waits
}

export const findP95 = (waits: readonly number[]) =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN

/** The same figures of the period and the one before, by platform and day, from the reviews themselves. */
async function timeRawSums({ superuser }: StandAloneApp, owner: TestMember, days: number | null): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < FLOOR_ROUNDS; round += 1) {
    const from = performance.now()
    await superuser.query(
      `select date_trunc('day', created_at), platform, count(*), count(rating), sum(rating),
        count(*) filter (where is_answered(response, reply_state))
       from reviews where customer_id = $1 and created_at > now() - make_interval(days => coalesce($2, 36500))
       group by 1, 2`,
      [owner.customerId, days],
    )
    times.push(performance.now() - from)
  }
  return median(times)
}

/** What keeping the totals costs whoever writes: a thousand reviews page by page, with it and without. */
async function compareWriting(app: StandAloneApp, { customerId }: TestMember): Promise<BenchRow> {
  const times = { kept: [] as number[], unkept: [] as number[] }
  for (let round = 0; round < WRITING_ROUNDS; round += 1) {
    times.kept.push(await timeWriting(app, customerId))
    await app.superuser.query('alter table reviews disable trigger user')
    times.unkept.push(await timeWriting(app, customerId))
    await app.superuser.query('alter table reviews enable trigger user')
  }
  const work = `writing ${WRITTEN} reviews with their totals, beside without`
  return { work, ours: median(times.kept), floor: median(times.unkept), unit: 'ms', goal: 'under 1.5' }
}

async function timeWriting({ superuser }: StandAloneApp, customerId: string): Promise<number> {
  const from = performance.now()
  for (let first = 0; first < WRITTEN; first += PAGE) {
    await superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', '1', gen_random_uuid(), 1 + n % 5, now() - n * interval '2 hours', now()
       from generate_series($2::int, $2 + $3 - 1) n`,
      [customerId, first, PAGE],
    )
  }
  return performance.now() - from
}
