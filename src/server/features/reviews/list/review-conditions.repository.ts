import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { STATES_BY_REPLY_FILTER, type ResolvedFilter } from './review-filter.ts'

export type Reviews = SelectQueryBuilder<Tables, 'reviews', object>

/** A customer's reviews that a filter lets through. */
export function whereMatches(db: Kysely<Tables>, customerId: string, filter: ResolvedFilter): Reviews {
  const conditions = [...listConditions(filter), ...stateConditions(filter)]
  const reviews: Reviews = db.selectFrom('reviews').where('customer_id', '=', customerId)
  return conditions.reduce((query, condition) => query.where(condition), reviews)
}

function listConditions(filter: ResolvedFilter): RawBuilder<boolean>[] {
  const { platforms, ratings, hasStars, sentiments, locations, themes, language, tags, isGone } = filter
  return [
    isGone ? sql<boolean>`vanished_at is not null` : sql<boolean>`vanished_at is null`,
    ...isOneOf('id', filter.ids),
    ...isOneOf('platform', platforms),
    ...isOneOf('rating_rank', ratings),
    ...(hasStars === undefined ? [] : [hasStars ? sql<boolean>`rating is not null` : sql<boolean>`rating is null`]),
    ...isOneOf('sentiment', sentiments),
    ...isOneOf('location_id', locations),
    ...(themes ? [sql<boolean>`themes && ${[...themes]}::text[]`] : []),
    ...(language === undefined ? [] : [sql<boolean>`written_in = ${language}`]),
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
    ...targetConditions(filter),
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

const HOUR_MS = 3_600_000

/** The first of what is late bounds where it is looked for, by the index of what is not answered. */
function targetConditions({ target }: ResolvedFilter): RawBuilder<boolean>[] {
  if (target === undefined) return []
  const isByTarget = sql<boolean>`is_by_target(${JSON.stringify(target)}::jsonb, rating_rank, created_at, response, reply_state,
    first_answered_at, responded_at, done_at)`
  if (target.kind !== 'overdue') return [isByTarget]
  const soonest = Math.min(...target.hours.map((hours) => hours ?? Number.POSITIVE_INFINITY))
  if (!Number.isFinite(soonest)) return [sql<boolean>`false`]
  return [
    sql<boolean>`not is_answered(response, reply_state)`,
    sql<boolean>`created_at >= ${target.since}`,
    sql<boolean>`created_at < ${new Date(Date.parse(target.now) - soonest * HOUR_MS).toISOString()}`,
    isByTarget,
  ]
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
