import { sql, type CompiledQuery, type InferResult, type Kysely, type Selectable } from 'kysely'
import type { ReviewAnalysesTable } from '#server/database/assistant-tables.ts'
import type { RepliesTable } from '#server/database/inbox-tables.ts'
import type { IntegrationsTable } from '#server/database/platform-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { capabilitiesSchema, type Capabilities } from '#shared/domain/platforms.ts'

type ReplyRow = Selectable<RepliesTable>
/** Out of JSON, where instants are text, or out of its own table. */
export type ReplyRecord = {
  [Column in keyof ReplyRow]: Date extends ReplyRow[Column] ? ReplyRow[Column] | string : ReplyRow[Column]
}

type Analysis = Pick<Selectable<ReviewAnalysesTable>, 'engine' | 'model' | 'corrected'>
type ReviewRow = InferResult<ReturnType<typeof selectReviews>>[number]

export interface JoinedReview extends ReviewRow {
  connection: Connection | null
  /** Of a review from a file only: no connection brought it, but its platform may have one. */
  is_platform_connected: boolean
}

/** One that brings reviews; a customer has a handful, its reviews are many. */
interface Connection extends Pick<Selectable<IntegrationsTable>, 'id' | 'type' | 'status' | 'needs_reconnect'> {
  capabilities: Capabilities | null
}

// Put together once: doing so takes longer than reading the answer, and only its last two values ever change.
let statement: CompiledQuery<ReviewRow> | undefined

/** Reviews with all that a row on screen shows, in one statement. In no particular order. */
export async function loadReviews(tx: CustomerTx, ids: readonly string[]): Promise<JoinedReview[]> {
  statement ??= selectReviews(tx, tx.customerId, ids).compile()
  const parameters = [...statement.parameters.slice(0, -2), tx.customerId, ids]
  const [{ rows }, connections] = await Promise.all([
    tx.executeQuery<ReviewRow>({ ...statement, parameters }),
    listConnections(tx),
  ])
  return rows.map((row) =>
    Object.assign(row, {
      connection: connections.find(({ id }) => id === row.integration_id) ?? null,
      is_platform_connected:
        row.source === 'import' &&
        connections.some(({ type, status }) => type === row.platform && status === 'connected'),
    }),
  )
}

async function listConnections(tx: CustomerTx): Promise<Connection[]> {
  const rows = await tx
    .selectFrom('integrations')
    .select(['id', 'type', 'status', 'needs_reconnect', 'capabilities'])
    .where('customer_id', '=', tx.customerId)
    .execute()
  return rows.map((row) => ({ ...row, capabilities: capabilitiesSchema.safeParse(row.capabilities).data ?? null }))
}

/** The customer and the ids come last. */
export function selectReviews(db: Kysely<Tables>, customerId: string, ids: readonly string[]) {
  return (
    joinReviews(db)
      .where('reviews.customer_id', '=', customerId)
      // As a list of keys to look up: of `= any` the planner thinks that walking all of a customer's reviews is cheaper.
      .where(sql<boolean>`reviews.id in (select unnest(${ids}::uuid[]))`)
  )
}

const countNotes = sql<number>`(select count(*)::int from review_notes n
  where n.customer_id = reviews.customer_id and n.review_id = reviews.id)`
const hasVersions = sql<boolean>`exists (select from review_versions v
  where v.customer_id = reviews.customer_id and v.review_id = reviews.id)`

// What is one row at most stands here rather than among the joins: each further join doubles the time of planning.
const analysis = sql<Analysis | null>`(select jsonb_build_object('engine', a.engine, 'model', a.model,
  'corrected', a.corrected) from review_analyses a
  where a.customer_id = reviews.customer_id and a.review_id = reviews.id)`
const locationName = sql<string | null>`(select l.name from locations l
  where l.customer_id = reviews.customer_id and l.id = reviews.location_id)`
const assigneeName = sql<string | null>`(select m.name from team_members m
  where m.customer_id = reviews.customer_id and m.user_id = reviews.assignee_id)`
const liveReply = sql<Pick<ReplyRecord, 'text' | 'answered_at'> | null>`(select jsonb_build_object('text', r.text,
  'answered_at', r.answered_at) from replies r
  where r.customer_id = reviews.customer_id and r.review_id = reviews.id and r.id <> reviews.reply_id
    and r.state in ('live', 'checking') order by r.created_at desc limit 1)`
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
    .selectAll('reviews')
    .select([
      'contents.title',
      'contents.content',
      'contents.author',
      'contents.author_url',
      'contents.media',
      ...PLAN_COLUMNS,
      sql<ReplyRecord | null>`to_jsonb(replies)`.as('current_reply'),
      locationName.as('location_name'),
      assigneeName.as('assignee_name'),
      analysis.as('analysis'),
      liveReply.as('live_reply'),
      countNotes.as('note_count'),
      hasVersions.as('is_edited'),
    ])
}
