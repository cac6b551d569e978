import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { STATES_BY_REPLY_FILTER, type ResolvedFilter } from './review-filter.ts'
import type { ReviewPlace } from './review-cursor.ts'

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
  const isSearch = request.filter.pattern !== undefined
  return isSearch ? searchFor(request) : sql<PlaceRow>`${selectPage(db, customerId, request)}`
}

/** Walks the index of the filter or of the order from where the page before ended. */
export function selectPage(db: Kysely<Tables>, customerId: string, { filter, after, limit }: PageRequest) {
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc'
  const lead = LEADING_COLUMN[filter.sort]
  return whereMatches(db, customerId, filter)
    .select(['id', 'created_at', lead === null ? sql<null>`null`.as('lead') : sql<number>`${sql.ref(lead)}`.as('lead')])
    .$if(after !== null, (query) => query.where(isBeyond(filter.sort, after)))
    .$if(lead !== null, (query) => query.orderBy(lead ?? 'created_at', direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
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

type Reviews = SelectQueryBuilder<Tables, 'reviews', object>

function whereMatches(db: Kysely<Tables>, customerId: string, filter: ResolvedFilter): Reviews {
  const conditions = [...listConditions(filter), ...stateConditions(filter)]
  const reviews: Reviews = db.selectFrom('reviews').where('customer_id', '=', customerId)
  return conditions.reduce((query, condition) => query.where(condition), reviews)
}

function listConditions(filter: ResolvedFilter): RawBuilder<boolean>[] {
  const { platforms, ratings, hasStars, sentiments, locations, tags, isGone } = filter
  return [
    isGone ? sql<boolean>`vanished_at is not null` : sql<boolean>`vanished_at is null`,
    ...isOneOf('id', filter.ids),
    ...isOneOf('platform', platforms),
    ...isOneOf('rating_rank', ratings),
    ...(hasStars === undefined ? [] : [hasStars ? sql<boolean>`rating is not null` : sql<boolean>`rating is null`]),
    ...isOneOf('sentiment', sentiments),
    ...isOneOf('location_id', locations),
    ...(tags ? [sql<boolean>`tags <> '{}' and tags && ${[...tags]}::text[]`] : []),
  ]
}

/** A single value is an equality: only then does the index of that column hold the order, too. */
function isOneOf(column: string, values: readonly (string | number)[] | undefined): RawBuilder<boolean>[] {
  if (!values) return []
  return [sql<boolean>`${sql.ref(column)} in (${sql.join([...values])})`]
}

function stateConditions(filter: ResolvedFilter): RawBuilder<boolean>[] {
  const { status, assignee, from, before, seenAfter, hasText, isDone, isUnread, plan } = filter
  const conditions: (RawBuilder<boolean> | false | undefined)[] = [
    status !== undefined && sql<boolean>`status = ${status}`,
    assignee !== undefined &&
      (assignee === 'nobody' ? sql<boolean>`assignee_id is null` : sql<boolean>`assignee_id = ${assignee}`),
    from !== undefined && sql<boolean>`created_at >= ${from}`,
    before !== undefined && sql<boolean>`created_at < ${before}`,
    seenAfter !== undefined && sql<boolean>`first_seen_at > ${seenAfter}`,
    hasText !== undefined && sql<boolean>`has_text = ${hasText}`,
    isDone !== undefined && (isDone ? sql<boolean>`done_at is not null` : sql<boolean>`done_at is null`),
    isUnread && sql<boolean>`read_at is null`,
    answeredCondition(filter),
    replyCondition(filter),
    draftCondition(filter),
    plan !== undefined &&
      sql<boolean>`exists (select from scheduled_responses p
        where p.customer_id = reviews.customer_id and p.review_id = reviews.id and p.status = ${plan})`,
  ]
  return conditions.filter((condition) => condition instanceof Object)
}

function answeredCondition({ answered }: ResolvedFilter): RawBuilder<boolean> | undefined {
  if (answered === undefined) return undefined
  if (answered === 'yes') return sql<boolean>`is_answered(response, reply_state)`
  if (answered === 'no') return sql<boolean>`not is_answered(response, reply_state)`
  const isFree = replyCondition({ replyStates: STATES_BY_REPLY_FILTER.none, hasNoReply: true })
  return sql<boolean>`response is null and done_at is null and vanished_at is null and status <> 'scheduled' and ${isFree}`
}

function draftCondition({ draft }: ResolvedFilter): RawBuilder<boolean> | undefined {
  if (draft === undefined) return undefined
  const begun = sql`select from reply_drafts d where d.customer_id = reviews.customer_id and d.review_id = reviews.id
    and d.user_id = ${draft.userId} and d.text <> ''`
  return draft.isThere ? sql<boolean>`exists (${begun})` : sql<boolean>`not exists (${begun})`
}

function replyCondition({
  replyStates,
  hasNoReply,
}: Pick<ResolvedFilter, 'replyStates' | 'hasNoReply'>): RawBuilder<boolean> | undefined {
  if (!replyStates) return undefined
  const hasState = sql<boolean>`reply_state in (${sql.join([...replyStates])})`
  return hasNoReply ? sql<boolean>`(reply_state is null or ${hasState})` : hasState
}
