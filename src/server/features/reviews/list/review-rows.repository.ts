import { CompiledQuery, type Selectable } from 'kysely'
import type { Review } from '#shared/contracts/reviews.ts'
import { capabilitiesSchema, type Capabilities } from '#shared/domain/platforms.ts'
import type { ReviewAnalysesTable } from '#server/database/assistant-tables.ts'
import type { RepliesTable } from '#server/database/inbox-tables.ts'
import type { OutOfJson } from '#server/database/out-of-json.ts'
import type { IntegrationsTable, ReviewContentsTable, ReviewsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** What a row on screen shows of a review; what only its own page shows stays away. */
const COLUMNS = [
  ...(['id', 'platform', 'platform_review_id', 'source', 'rating', 'is_recommended', 'language', 'url'] as const),
  ...(['status', 'sentiment', 'sentiment_score', 'response', 'responded_at', 'ai_generated'] as const),
  ...(['location_id', 'integration_id', 'assignee_id', 'tags', 'reply_state', 'is_sandbox'] as const),
  ...(['vanished_at', 'created_at', 'updated_at'] as const),
]
const CONTENT_COLUMNS = ['title', 'content', 'author', 'author_url', 'media'] as const
const REPLY_COLUMNS = [
  ...(['id', 'text', 'state', 'source', 'author_name', 'ai_generated', 'draft_origin', 'draft_share'] as const),
  ...(['attempts', 'post_after', 'posted_at', 'settled_at', 'fault', 'decided_by_name'] as const),
  ...(['return_note', 'created_at'] as const),
]

type ReplyRow = Pick<Selectable<RepliesTable>, (typeof REPLY_COLUMNS)[number]>
export type ReplyRecord = ReplyRow | OutOfJson<ReplyRow>

/** A connection that brings reviews; a customer has a handful, its reviews are many. */
interface Connection extends Pick<Selectable<IntegrationsTable>, 'id' | 'type' | 'status'> {
  needsReconnect: boolean
  capabilities: Capabilities | null
}

type Row = OutOfJson<Pick<Selectable<ReviewsTable>, (typeof COLUMNS)[number]>> & {
  [Column in (typeof CONTENT_COLUMNS)[number]]: Selectable<ReviewContentsTable>[Column] | null
} & {
  /** As the page counts them, where one leads. */
  lead: number | null
  is_read: boolean
  is_flagged: boolean
  is_done: boolean
  current_reply: ReplyRecord | null
  live_reply: { text: string; answered_at: string | null } | null
  planned: Review['planned']
  location_name: string | null
  assignee_name: string | null
  analysis: Pick<Selectable<ReviewAnalysesTable>, 'engine' | 'model' | 'corrected'> | null
  note_count: number
  is_edited: boolean
}

export type JoinedReview = Row & {
  connection: Connection | null
  /** Of a review from a file only: no connection brought it, but its platform may have one. */
  is_platform_connected: boolean
}

// What is one row at most is a select of its own rather than a join: each further join doubles the time of planning, and may be
// planned by reading all that the customer has. None is made for what the review itself tells is not there. All rows come as one
// JSON text, which costs less to read than a thousand values, each by its own parser; of many columns a row becomes JSON for less
// than `json_build_object` takes.
// The customer is the statement's own in each of them: where customers are spread over nodes, all of it is found at one.
const ofReview = (customer: string) => `x.customer_id = ${customer} and x.review_id = r.id`
const rowsOf = (customer: string) => `select r.lead,
  ${COLUMNS.map((column) => `r.${column}`).join(', ')}, ${CONTENT_COLUMNS.map((column) => `c.${column}`).join(', ')},
  r.read_at is not null as is_read, r.flagged_at is not null as is_flagged, r.done_at is not null as is_done,
  case when r.reply_id is not null then (
    select reply from (
      select ${REPLY_COLUMNS.map((column) => `x.${column}`).join(', ')} from replies x
      where x.customer_id = ${customer} and x.id = r.reply_id) reply) end as current_reply,
  case when r.reply_id is not null and r.reply_state is distinct from 'live' then (
    select json_build_object('text', x.text, 'answered_at', x.answered_at) from replies x
    where ${ofReview(customer)} and x.id <> r.reply_id and x.state in ('live', 'checking')
    order by x.created_at desc limit 1) end as live_reply,
  case when r.scheduled_at is not null then (
    select json_build_object('id', x.id, 'scheduledTime', x.scheduled_time, 'timezone', x.timezone, 'status', x.status,
      'holdReason', x.hold_reason) from scheduled_responses x
    where ${ofReview(customer)} and x.status in ('pending', 'held')) end as planned,
  (select x.name from locations x where x.customer_id = ${customer} and x.id = r.location_id) as location_name,
  case when r.assignee_id is not null then (
    select x.name from team_members x where x.customer_id = ${customer} and x.user_id = r.assignee_id) end as assignee_name,
  case when r.sentiment is not null then (
    select json_build_object('engine', x.engine, 'model', x.model, 'corrected', x.corrected) from review_analyses x
    where ${ofReview(customer)}) end as analysis,
  (select count(*)::int from review_notes x where ${ofReview(customer)}) as note_count,
  exists (select from review_versions x where ${ofReview(customer)}) as is_edited`
const contentsOf = (customer: string) => `left join lateral (
  select ${CONTENT_COLUMNS.map((column) => `x.${column}`).join(', ')} from review_contents x where ${ofReview(customer)} limit 1) c on true`
const CONNECTIONS = `select json_agg(json_build_object('id', x.id, 'type', x.type, 'status', x.status,
  'needsReconnect', x.needs_reconnect, 'capabilities', x.capabilities)) from integrations x where x.customer_id =`

/** Reviews with all that a row on screen shows, in one statement and the order of their places (`id` and `lead`). */
export function loadPlaced(tx: CustomerTx, places: CompiledQuery): Promise<JoinedReview[]> {
  return loadRows(tx, selectPlaced(tx.customerId, places))
}

/** The same where the reviews themselves are at hand: all their columns and `lead`, by the columns of their order. */
export function loadWhole(tx: CustomerTx, reviews: CompiledQuery, order: string): Promise<JoinedReview[]> {
  return loadRows(tx, selectRows({ page: reviews.sql, order }, [...reviews.parameters, tx.customerId]))
}

/** Those of these that there are. */
export function loadReviews(tx: CustomerTx, ids: readonly string[]): Promise<JoinedReview[]> {
  return loadPlaced(tx, placesOf(ids))
}

export const placesOf = (ids: readonly string[]) =>
  CompiledQuery.raw('select unnest($1::uuid[]) as id, null::int as lead', [ids])

export function selectPlaced(customerId: string, places: CompiledQuery): CompiledQuery {
  const parameters = [...places.parameters, customerId]
  const page = `select r.*, placed.lead, placed.turn from (
      select id, lead, row_number() over () as turn from (${places.sql}) places) placed
    join reviews r on r.customer_id = $${parameters.length} and r.id = placed.id`
  return selectRows({ page, order: 'turn' }, parameters)
}

/** The customer is the last of the parameters. */
function selectRows({ page, order }: { page: string; order: string }, parameters: readonly unknown[]): CompiledQuery {
  const customer = `$${parameters.length}`
  return CompiledQuery.raw(
    `select json_agg(found) as found, (${CONNECTIONS} ${customer}) as connections
     from (${rowsOf(customer)} from (${page}) r ${contentsOf(customer)} order by ${order}) found`,
    [...parameters],
  )
}

async function loadRows(tx: CustomerTx, statement: CompiledQuery): Promise<JoinedReview[]> {
  const { rows } = await tx.executeQuery<{ found: Row[] | null; connections: Connection[] | null }>(statement)
  const found = rows[0]?.found ?? []
  const connections = (rows[0]?.connections ?? []).map((connection) => ({
    ...connection,
    capabilities: capabilitiesSchema.safeParse(connection.capabilities).data ?? null,
  }))
  return found.map((row) => Object.assign(row, findConnection(row, connections)))
}

function findConnection(row: Row, connections: readonly Connection[]) {
  return {
    connection: connections.find(({ id }) => id === row.integration_id) ?? null,
    is_platform_connected:
      row.source === 'import' &&
      connections.some(({ type, status }) => type === row.platform && status === 'connected'),
  }
}
