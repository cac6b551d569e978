import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { whereMatches, type Reviews } from './review-conditions.repository.ts'
import type { ReviewPlace } from './review-cursor.ts'
import type { ResolvedFilter } from './review-filter.ts'

type Sort = ReviewFilter['sort']
export interface PageRequest {
  filter: ResolvedFilter
  after: ReviewPlace | null
  limit: number
}

/** The column that leads the order, where it is not the time alone. */
export const LEADING_COLUMN = {
  newest: null,
  oldest: null,
  lowest: 'lowness',
  highest: 'rating_rank',
} as const satisfies Record<Sort, string | null>

interface PlaceRow {
  id: string
  created_at: Date
  lead: number | null
}

/** Where the reviews of a page stand, in order. */
export async function listPlaces(tx: CustomerTx, request: PageRequest): Promise<ReviewPlace[]> {
  const { rows } = await selectPlaces(tx, tx.customerId, request).execute(tx)
  return rows.map((row) => ({ lead: row.lead, createdAt: row.created_at.toISOString(), id: row.id }))
}

export function selectPlaces(db: Kysely<Tables>, customerId: string, request: PageRequest): RawBuilder<PlaceRow> {
  if (request.filter.pattern !== undefined) return searchFor(request)
  if (isByStars(request.filter)) return selectByStars(db, customerId, request)
  return sql<PlaceRow>`${selectPage(db, customerId, request).select(['id', 'created_at'])}`
}

/** The page with all that stands in the reviews themselves, where it is walked to in one go. */
export function selectWhole(db: Kysely<Tables>, customerId: string, request: PageRequest): RawBuilder<object> | null {
  if (request.filter.pattern !== undefined || isByStars(request.filter)) return null
  return sql<object>`${selectPage(db, customerId, request).selectAll()}`
}

/** The order of a page, as its own columns say it. */
export function orderOf(sort: Sort): string {
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  const columns = [...(LEADING_COLUMN[sort] === null ? [] : ['lead']), 'created_at', 'id']
  return columns.map((column) => `r.${column} ${direction}`).join(', ')
}

/** Walks the index of the filter or of the order from where the page before ended. */
function selectPage(db: Kysely<Tables>, customerId: string, { filter, after, limit }: PageRequest) {
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc'
  const lead = LEADING_COLUMN[filter.sort]
  return whereMatches(db, customerId, filter)
    .select(lead === null ? sql<null>`null`.as('lead') : sql<number>`${sql.ref(lead)}`.as('lead'))
    .$if(after !== null, (query) => query.where(isBeyond(filter.sort, after)))
    .$if(lead !== null, (query) => query.orderBy(lead ?? 'created_at', direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
}

/** What a review counts as without a number of stars is the last: see `rating_rank` and `lowness`. */
const STARS = [
  { rank: 5, lowness: 0 },
  { rank: 4, lowness: 1 },
  { rank: 3, lowness: 2 },
  { rank: 2, lowness: 3 },
  { rank: 1, lowness: 4 },
  { rank: 0, lowness: 0 },
]

/**
 * By stars, and only some of them: those may all stand at the far end of the order's own index. Each number of stars is then
 * walked to by itself, in the index of the filter with the stars behind it.
 */
function isByStars({ sort, ...filter }: ResolvedFilter): boolean {
  const { status, platforms, ratings, sentiments, locations, assignee, from, before, answered, replyStates } = filter
  const { language, target } = filter
  const narrowing = [
    status,
    platforms,
    ratings,
    sentiments,
    locations,
    assignee,
    from,
    before,
    answered,
    replyStates,
    language,
    target,
  ]
  return LEADING_COLUMN[sort] !== null && !filter.tags && narrowing.some((condition) => condition !== undefined)
}

function selectByStars(db: Kysely<Tables>, customerId: string, request: PageRequest): RawBuilder<PlaceRow> {
  const { filter, after, limit } = request
  const leadOf = ({ rank, lowness }: (typeof STARS)[number]) => (filter.sort === 'lowest' ? lowness : rank)
  const wanted = STARS.filter(({ rank }) => !filter.ratings || filter.ratings.includes(rank))
  const walks = wanted
    .filter((stars) => after === null || leadOf(stars) <= (after.lead ?? 0))
    .map((stars) => {
      const isWithin = after !== null && leadOf(stars) === after.lead
      const walk: Reviews = whereMatches(db, customerId, { ...filter, ratings: [stars.rank] })
      return walk
        .select(['id', 'created_at', sql<number>`${sql.lit(leadOf(stars))}`.as('lead')])
        .$if(isWithin, (query) => query.where(isBeyond('newest', after)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
    })
  if (walks.length === 0) return sql<PlaceRow>`select id, created_at, rating_rank as lead from reviews where false`
  return sql<PlaceRow>`select id, created_at, lead from (${sql.join(walks, sql` union all `)}) walks
    order by lead desc, created_at desc, id desc limit ${sql.lit(limit)}`
}

/** `isMore` where there are more than counted. */
export async function countMatches(
  tx: CustomerTx,
  filter: ResolvedFilter,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const matching = selectMatching(tx, filter, most + 1)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${matching}) as matching`.execute(
    tx,
  )
  const total = rows[0]?.total ?? 0
  return { count: Math.min(total, most), isMore: total > most }
}

/** The same of several filters in one statement, each as far as `most`; answers in their order. */
export async function countEach(
  tx: CustomerTx,
  filters: readonly ResolvedFilter[],
  most: number,
): Promise<{ count: number; isMore: boolean }[]> {
  if (filters.length === 0) return []
  const totals = filters.map(
    (filter) => sql`(select count(*)::int from (${selectMatching(tx, filter, most + 1)}) as matching)`,
  )
  const { rows } = await sql<{ totals: number[] }>`select array[${sql.join(totals)}] as totals`.execute(tx)
  return (rows[0]?.totals ?? []).map((total) => ({ count: Math.min(total, most), isMore: total > most }))
}

const selectMatching = (tx: CustomerTx, filter: ResolvedFilter, limit: number) =>
  filter.pattern === undefined
    ? whereMatches(tx, tx.customerId, filter).select('id').limit(limit)
    : searchFor({ filter, after: null, limit }, null)

/** Content lies behind row-level security, which no pattern can pass; the function filters by customer itself. */
function searchFor({ filter, after, limit }: PageRequest, order: Sort | null = filter.sort): RawBuilder<PlaceRow> {
  const { pattern, sort: _order, ...conditions } = filter
  return sql<PlaceRow>`select id, created_at, lead from find_reviews_saying(
    ${pattern}, ${JSON.stringify(conditions)}::jsonb, ${order}, ${after && JSON.stringify(after)}::jsonb, ${limit})`
}

function isBeyond(sort: Sort, after: ReviewPlace | null): RawBuilder<boolean> {
  const lead = LEADING_COLUMN[sort]
  if (sort === 'oldest') return sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id})`
  if (lead === null) return sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`
  return sql<boolean>`(${sql.ref(lead)}, created_at, id) < (${after?.lead}::smallint, ${after?.createdAt}, ${after?.id})`
}
