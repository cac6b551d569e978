import { sql, type CompiledQuery, type InferResult, type Kysely, type Selectable } from 'kysely'
import type { RepliesTable } from '#server/database/inbox-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

type ReplyRow = Selectable<RepliesTable>
/** Out of JSON, where instants are text, or out of its own table. */
export type ReplyRecord = {
  [Column in keyof ReplyRow]: Date extends ReplyRow[Column] ? ReplyRow[Column] | string : ReplyRow[Column]
}

export type JoinedReview = InferResult<ReturnType<typeof selectReviews>>[number]

// Put together once: doing so takes longer than reading the answer, and only its last two values ever change.
let statement: CompiledQuery<JoinedReview> | undefined

/** Reviews with all that a row on screen shows, in one statement. In no particular order. */
export async function loadReviews(tx: CustomerTx, ids: readonly string[]): Promise<JoinedReview[]> {
  statement ??= selectReviews(tx, tx.customerId, ids).compile()
  const parameters = [...statement.parameters.slice(0, -2), tx.customerId, ids]
  return (await tx.executeQuery<JoinedReview>({ ...statement, parameters })).rows
}

/** The customer and the ids come last. */
export function selectReviews(db: Kysely<Tables>, customerId: string, ids: readonly string[]) {
  return joinReviews(db)
    .where('reviews.customer_id', '=', customerId)
    .where(sql<boolean>`reviews.id = any(${ids})`)
}

const countNotes = sql<number>`(select count(*)::int from review_notes n
  where n.customer_id = reviews.customer_id and n.review_id = reviews.id)`
const hasVersions = sql<boolean>`exists (select from review_versions v
  where v.customer_id = reviews.customer_id and v.review_id = reviews.id)`

const ANALYSIS_COLUMNS = [
  'analyses.engine as analysis_engine',
  'analyses.model as analysis_model',
  'analyses.corrected as corrected_sentiment',
] as const
const PLAN_COLUMNS = [
  'planned.id as planned_id',
  'planned.scheduled_time as planned_time',
  'planned.timezone as planned_timezone',
  'planned.status as planned_status',
  'planned.hold_reason as planned_hold_reason',
] as const

/** Joins on the customer too: that is how every key begins. */
function joinReviews(db: Kysely<Tables>) {
  return db
    .selectFrom('reviews')
    .leftJoin('review_contents as contents', (join) =>
      join.onRef('contents.customer_id', '=', 'reviews.customer_id').onRef('contents.review_id', '=', 'reviews.id'),
    )
    .leftJoin('replies', (join) =>
      join.onRef('replies.customer_id', '=', 'reviews.customer_id').onRef('replies.id', '=', 'reviews.reply_id'),
    )
    .leftJoin('scheduled_responses as planned', (join) =>
      join
        .onRef('planned.customer_id', '=', 'reviews.customer_id')
        .onRef('planned.review_id', '=', 'reviews.id')
        .on('planned.status', 'in', ['pending', 'held']),
    )
    .leftJoin('locations', (join) =>
      join.onRef('locations.customer_id', '=', 'reviews.customer_id').onRef('locations.id', '=', 'reviews.location_id'),
    )
    .leftJoin('team_members as assignees', (join) =>
      join
        .onRef('assignees.customer_id', '=', 'reviews.customer_id')
        .onRef('assignees.user_id', '=', 'reviews.assignee_id'),
    )
    .leftJoin('integrations', (join) =>
      join
        .onRef('integrations.customer_id', '=', 'reviews.customer_id')
        .onRef('integrations.id', '=', 'reviews.integration_id'),
    )
    .leftJoin('review_analyses as analyses', (join) =>
      join.onRef('analyses.customer_id', '=', 'reviews.customer_id').onRef('analyses.review_id', '=', 'reviews.id'),
    )
    .selectAll('reviews')
    .select([
      'contents.title',
      'contents.content',
      'contents.author',
      'contents.author_url',
      'contents.media',
      'locations.name as location_name',
      'assignees.name as assignee_name',
      'integrations.status as integration_status',
      'integrations.capabilities',
      'integrations.needs_reconnect',
      ...ANALYSIS_COLUMNS,
      ...PLAN_COLUMNS,
      sql<ReplyRecord | null>`to_jsonb(replies)`.as('current_reply'),
      countNotes.as('note_count'),
      hasVersions.as('is_edited'),
    ])
}
