import { createServer } from 'node:http'
import { Pool, type QueryResult } from 'pg'
import { writeReviewCursor, type ReviewPlace } from '#server/features/reviews/list/review-cursor.ts'
import type { ResolvedFilter } from '#server/features/reviews/list/review-filter.ts'
import { selectPlaces } from '#server/features/reviews/list/review-page.repository.ts'
import { selectReviews } from '#server/features/reviews/list/review-rows.repository.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { RARE_WORD, writeMillionReviews, type LargeCustomer } from './million-reviews.ts'
import { measureSpeed, median, type BenchRow, type Target } from './table.ts'

const ROUNDS = 5
const CONNECTIONS = 8
const PAGE = 25
/** How far behind the first a deep page begins. */
const DEPTH = 5000
const SEARCHES_EACH = 20
const LONGEST_SEARCH_MS = 50

interface Mix {
  work: string
  query: string
  filter: ResolvedFilter
}

/** A page of one customer's reviews out of a million, beside bare node:http with pg on the same SQL and no checks at all. */
export async function benchInboxList(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir, ROLES: 'web' })
  try {
    return await measureInbox(app, await writeMillionReviews(app))
  } finally {
    await app.stop()
  }
}

export async function measureInbox(app: StandAloneApp, large: LargeCustomer): Promise<BenchRow[]> {
  return [...(await compareMixes(app, large)), await timeSearches(app, large)]
}

function mixesOf({ owner, locationId }: LargeCustomer): Mix[] {
  const [from, before] = ['2025-11-01', '2026-05-01']
  return [
    { work: 'no filter', query: '', filter: { sort: 'newest' } },
    {
      work: 'platform and status',
      query: 'platform=google&status=responded',
      filter: { sort: 'newest', platforms: ['google'], status: 'responded' },
    },
    {
      work: 'few stars and pending',
      query: 'rating=1&rating=2&status=pending',
      filter: { sort: 'newest', ratings: [1, 2], status: 'pending' },
    },
    {
      work: 'location and dates',
      query: `location=${locationId}&from=${from}&to=2026-04-30`,
      filter: { sort: 'newest', locations: [locationId], from: `${from}T00:00:00Z`, before: `${before}T00:00:00Z` },
    },
    {
      work: 'assignee, lowest first',
      query: 'assignee=me&sort=lowest',
      filter: { sort: 'lowest', assignee: owner.userId },
    },
    {
      work: 'search and platform',
      query: 'search=birthday&platform=google',
      filter: { sort: 'newest', pattern: '%birthday%', platforms: ['google'] },
    },
  ]
}

async function compareMixes(app: StandAloneApp, large: LargeCustomer): Promise<BenchRow[]> {
  const { customerId, token } = large.owner
  // The search looks for its customer in the session; everything else names it.
  const pool = new Pool({ ...superuserOf(app), max: CONNECTIONS, options: `-c app.customer_id=${customerId}` })
  const bare = await startBare(app, pool, customerId)
  try {
    const rows: BenchRow[] = []
    for (const mix of mixesOf(large)) {
      for (const after of [null, await findDeepPlace(app, pool, { customerId, filter: mix.filter })]) {
        const cursor = after ? `&cursor=${writeReviewCursor(mix.filter.sort, after)}` : ''
        const ours = { url: `${app.url}/api/v1/reviews?${mix.query}${cursor}`, headers: authorise(token) }
        const floor = { url: bare.add({ filter: mix.filter, after, limit: PAGE + 1 }), headers: {} }
        const speeds = await compare(ours, floor)
        rows.push({
          work: `inbox, ${mix.work}, ${after ? 'deep' : 'first'} page`,
          ...speeds,
          unit: 'requests/s',
          goal: '0.6',
        })
      }
    }
    return rows
  } finally {
    bare.close()
    await pool.end()
  }
}

const superuserOf = (app: StandAloneApp) => ({ ...app.product.base.app.address, user: 'postgres', password: '' })
const authorise = (token: string) => ({ authorization: `Bearer ${token}` })

async function compare(ours: Target, floor: Target): Promise<{ ours: number; floor: number }> {
  const speeds = { ours: [] as number[], floor: [] as number[] }
  for (const target of [floor, ours]) await measureSpeed(target, CONNECTIONS)
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.floor.push(await measureSpeed(floor, CONNECTIONS))
    speeds.ours.push(await measureSpeed(ours, CONNECTIONS))
  }
  return { ours: median(speeds.ours), floor: median(speeds.floor) }
}

interface PageRequest {
  filter: ResolvedFilter
  after: ReviewPlace | null
  limit: number
}

async function findDeepPlace(
  app: StandAloneApp,
  pool: Pool,
  { customerId, filter }: { customerId: string; filter: ResolvedFilter },
): Promise<ReviewPlace> {
  const places = await runPlaces(app, pool, { customerId, request: { filter, after: null, limit: DEPTH } })
  const last = places.rows.at(-PAGE * 2)
  if (!last) throw new Error('The filter finds too little to go deep.')
  return { lead: last.lead, createdAt: last.created_at.toISOString(), id: last.id }
}

function runPlaces(
  { product }: StandAloneApp,
  pool: Pool,
  { customerId, request }: { customerId: string; request: PageRequest },
): Promise<QueryResult<{ id: string; created_at: Date; lead: number | null }>> {
  const { sql, parameters } = selectPlaces(product.base.app.db, customerId, request).compile(product.base.app.db)
  return pool.query(sql, [...parameters])
}

/** When a day begins depends on where the customer is. */
const SETTINGS_SQL =
  'select general, notifications, security, branding, automation from customer_settings where customer_id = $1'

interface BarePage {
  sql: string
  parameters: unknown[]
  hasDays: boolean
}

/** Each page has an address of its own; what it runs is put together beforehand. */
async function startBare(app: StandAloneApp, pool: Pool, customerId: string) {
  const { db } = app.product.base.app
  const pages: BarePage[] = []
  const rowsQuery = selectReviews(db, customerId, []).compile()
  const answer = async (page: BarePage | undefined) => {
    if (page?.hasDays) await pool.query(SETTINGS_SQL, [customerId])
    const places = await pool.query<{ id: string }>(page?.sql ?? '', page?.parameters)
    const found = places.rows.slice(0, PAGE).map(({ id }) => id)
    // The ids come last.
    const { rows } = await pool.query(rowsQuery.sql, [...rowsQuery.parameters.slice(0, -1), found])
    return JSON.stringify({ items: rows })
  }
  const server = createServer((incoming, outgoing) => {
    answer(pages[Number(incoming.url?.slice(1))]).then(
      (body) => outgoing.end(body),
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    add(request: PageRequest): string {
      const { sql, parameters } = selectPlaces(db, customerId, request).compile(db)
      const hasDays = request.filter.from !== undefined
      const number = pages.push({ sql, parameters: [...parameters], hasDays }) - 1
      return `http://127.0.0.1:${port}/${number}`
    },
    close: () => server.close(),
  }
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
