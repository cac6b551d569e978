import { writeReviewCursor, type ReviewPlace } from '#server/features/reviews/list/review-cursor.ts'
import type { ResolvedFilter } from '#server/features/reviews/list/review-filter.ts'
import { LEADING_COLUMN } from '#server/features/reviews/list/review-page.repository.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION, authorise, compare, startFloor, type Floor } from './floor.ts'
import { leanList, type LeanPage } from './lean-list.ts'
import type { Target } from './load.ts'
import { RARE_WORD, writeMillionReviews, type LargeCustomer } from './million-reviews.ts'
import { comparePeers } from './peers.ts'
import type { BenchRow } from './table.ts'

const PAGE = 25
/** How far behind the first a deep page begins; before its end where a filter finds less. */
const DEPTH = 5000
const SEARCHES_EACH = 20
const LONGEST_SEARCH_MS = 50

/** A filter as the address names it, as the list knows it, and as one would write it by hand. */
interface Mix {
  work: string
  query: string
  filter: ResolvedFilter
  condition: string
  values: unknown[]
}

/** A page of one customer's reviews out of a million, beside one lean statement by hand. */
export async function benchInboxList(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    return await measureInbox(app, await writeMillionReviews(app))
  } finally {
    await app.stop()
  }
}

export async function measureInbox(app: StandAloneApp, large: LargeCustomer): Promise<BenchRow[]> {
  const peers = process.argv.includes('--peers') ? await comparePeers(app, large) : []
  return [...(await compareMixes(app, large)), await timeSearches(app, large), ...peers]
}

function mixesOf({ owner, locationId }: LargeCustomer): Mix[] {
  const [from, before] = ['2025-11-01T00:00:00Z', '2026-05-01T00:00:00Z']
  return [
    { work: 'no filter', query: '', filter: { sort: 'newest' }, condition: 'true', values: [] },
    {
      work: 'platform and status',
      query: 'platform=google&status=responded',
      filter: { sort: 'newest', platforms: ['google'], status: 'responded' },
      condition: `r.platform = 'google' and r.status = 'responded'`,
      values: [],
    },
    {
      work: 'few stars and pending',
      query: 'rating=1&rating=2&status=pending',
      filter: { sort: 'newest', ratings: [1, 2], status: 'pending' },
      condition: `r.rating_rank in (1, 2) and r.status = 'pending'`,
      values: [],
    },
    {
      work: 'location and dates',
      query: `location=${locationId}&from=${from.slice(0, 10)}&to=2026-04-30`,
      filter: { sort: 'newest', locations: [locationId], from, before },
      condition: 'r.location_id = $2 and r.created_at >= $3 and r.created_at < $4',
      values: [locationId, from, before],
    },
    {
      work: 'assignee, lowest first',
      query: 'assignee=me&sort=lowest',
      filter: { sort: 'lowest', assignee: owner.userId },
      condition: 'r.assignee_id = $2',
      values: [owner.userId],
    },
    {
      work: 'search and platform',
      query: 'search=birthday&platform=google',
      filter: { sort: 'newest', pattern: '%birthday%', platforms: ['google'] },
      condition: `r.platform = 'google' and c.content ilike '%birthday%'`,
      values: [],
    },
  ]
}

async function compareMixes(app: StandAloneApp, large: LargeCustomer): Promise<BenchRow[]> {
  const floor = await startFloor(app)
  try {
    const rows: BenchRow[] = []
    for (const mix of mixesOf(large)) {
      for (const after of [null, await findDeepPlace(floor, large.owner.customerId, mix)]) {
        const cursor = after ? `&cursor=${writeReviewCursor(mix.filter.sort, after)}` : ''
        const ours = { url: `${app.url}/api/v1/reviews?${mix.query}${cursor}`, headers: authorise(large.owner.token) }
        const page = leanPage(large.owner.customerId, mix, after)
        const work = `inbox, ${mix.work}, ${after ? 'deep' : 'first'} page`
        rows.push(...(await compare(work, { ours, floor: floor.add(leanList(page)) }, '0.5')))
        if (rows.length === 2) rows.push(...(await compareShort(floor, ours, page)))
      }
    }
    return rows
  } finally {
    await floor.close()
  }
}

/** Beside a floor that leaves out half of what the row shows, to be told what that half costs. */
const compareShort = (floor: Floor, ours: Target, page: LeanPage) =>
  compare('the same beside a shorter row', { ours, floor: floor.add(leanList(page, { isShort: true })) }, 'none')

function leanPage(customerId: string, { filter, condition, values }: Mix, after: ReviewPlace | null): LeanPage {
  const lead = LEADING_COLUMN[filter.sort]
  return {
    customerId,
    condition,
    values,
    place: [...(lead ? [`r.${lead}`] : []), 'r.created_at', 'r.id'],
    after: after ? [...(lead ? [after.lead] : []), after.createdAt, after.id] : [],
    rows: PAGE + 1,
  }
}

async function findDeepPlace({ pool }: Floor, customerId: string, mix: Mix): Promise<ReviewPlace> {
  const lead = LEADING_COLUMN[mix.filter.sort]
  const order = [...(lead ? [`r.${lead} desc`] : []), 'r.created_at desc', 'r.id desc'].join(', ')
  const { rows } = await pool.query<{ id: string; created_at: Date; lead: number | null }>(
    `select r.id, r.created_at, ${lead ? `r.${lead}` : 'null'} as lead
     from reviews r left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
     where r.customer_id = $1 and r.vanished_at is null and ${mix.condition} order by ${order} limit ${DEPTH}`,
    [customerId, ...mix.values],
  )
  const place = rows[Math.floor(rows.length * 0.9)]
  if (!place) throw new Error('The filter finds too little to go deep.')
  return { lead: place.lead, createdAt: place.created_at.toISOString(), id: place.id }
}

/** Rare, usual, short and absent words, alone and with filters, by one person at a time. */
async function timeSearches(app: StandAloneApp, { owner }: LargeCustomer): Promise<BenchRow> {
  const words = [RARE_WORD.text, 'birthday', 'the', 'nightmare', 'Table 77', 'ou', 'zeppelin', 'soup was cold']
  const filters = ['', '&platform=google', '&rating=1&rating=2&status=pending', '&sort=lowest']
  const waits: number[] = []
  for (let turn = 0; turn < SEARCHES_EACH; turn += 1) {
    for (const word of words) {
      const url = `${app.url}/api/v1/reviews?search=${encodeURIComponent(word)}${filters[turn % filters.length]}`
      const from = performance.now()
      const response = await fetch(url, { headers: authorise(owner.token) })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The search answered ${response.status}.`)
      waits.push(performance.now() - from)
    }
  }
  const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN
  return { work: 'search, 95 of 100, beside 50 ms', ours: p95, floor: LONGEST_SEARCH_MS, unit: 'ms', goal: 'under 1' }
}
