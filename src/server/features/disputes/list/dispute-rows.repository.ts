import { CompiledQuery, type Selectable } from 'kysely'
import { capabilitiesSchema, type Capabilities } from '#shared/domain/platforms.ts'
import type { DisputesTable } from '#server/database/dispute-tables.ts'
import type { OutOfJson } from '#server/database/out-of-json.ts'
import type { IntegrationsTable, ReviewContentsTable, ReviewsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** What a row on screen shows of a dispute, and what decides on its way to the platform. */
const COLUMNS = [
  ...(['id', 'review_id', 'platform', 'stated_rating', 'stated_content', 'reason', 'category', 'description'] as const),
  ...(['status', 'ai_generated', 'draft_origin', 'draft_edited', 'evidence', 'notes', 'platform_case_id'] as const),
  ...(['filed_with_platform', 'filing_state', 'filing_attempts', 'filing_due_at', 'filing_fault', 'filed_at'] as const),
  ...(['is_sandbox_case', 'priority_level', 'urgency_score', 'ai_prioritized', 'priority', 'priority_reason'] as const),
  ...(['checklist', 'due_at', 'outcome', 'outcome_note', 'closed_at', 'appeal_words', 'appealed_at'] as const),
  ...(['appeal_reference', 'appeal_decided_at', 'assignee_id', 'incident_id', 'created_by_name'] as const),
  ...(['created_at', 'updated_at'] as const),
]
const REVIEW_COLUMNS = [
  ...(['platform', 'rating', 'is_recommended', 'url', 'source', 'created_at', 'vanished_at', 'location_id'] as const),
  ...(['is_sandbox', 'integration_id'] as const),
]
const CONTENT_COLUMNS = ['author', 'content'] as const

type Connection = Pick<Selectable<IntegrationsTable>, 'id' | 'status' | 'needs_reconnect'> & {
  capabilities: Capabilities | null
}
type OfReview<Table, Column extends keyof Selectable<Table> & string> = {
  [Name in Column as `review_${Name}`]: Selectable<Table>[Name] | null
}
type Row = OutOfJson<
  Pick<Selectable<DisputesTable>, (typeof COLUMNS)[number]> &
    OfReview<ReviewsTable, (typeof REVIEW_COLUMNS)[number]> &
    OfReview<ReviewContentsTable, (typeof CONTENT_COLUMNS)[number]>
> & {
  /** As the page counts them, where one leads. */
  lead: number | null
  assignee_name: string | null
  file_count: number
}

export type JoinedDispute = Row & {
  /** Of the review, while there is one. */
  connection: Connection | null
}

const ofReview = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column} as review_${column}`).join(', ')

// The words are looked up by their keys, one row at most: joined, they might be planned by reading all that the customer has. All
// rows come as one JSON text, which costs less to read than a thousand values, each by its own parser.
const rowsOf = (customer: string) => `select d.lead, ${COLUMNS.map((column) => `d.${column}`).join(', ')},
  ${ofReview('r', REVIEW_COLUMNS)}, ${ofReview('c', CONTENT_COLUMNS)},
  case when d.assignee_id is not null then (
    select x.name from team_members x where x.customer_id = ${customer} and x.user_id = d.assignee_id) end as assignee_name,
  (select count(*)::int from dispute_files x
    where x.customer_id = ${customer} and x.dispute_id = d.id and x.removed_at is null) as file_count`
const joinsOf = (customer: string) => `left join lateral (
    select ${REVIEW_COLUMNS.map((column) => `x.${column}`).join(', ')} from reviews x
    where x.customer_id = ${customer} and x.id = d.review_id limit 1) r on true
  left join lateral (
    select ${CONTENT_COLUMNS.map((column) => `x.${column}`).join(', ')} from review_contents x
    where x.customer_id = ${customer} and x.review_id = d.review_id limit 1) c on true`
const CONNECTIONS = `select json_agg(json_build_object('id', x.id, 'status', x.status, 'needs_reconnect', x.needs_reconnect,
  'capabilities', x.capabilities)) from integrations x where x.customer_id =`

/** Disputes with all that a row on screen shows, in one statement and the order of their places (`id` and `lead`). */
export function loadPlaced(tx: CustomerTx, places: CompiledQuery): Promise<JoinedDispute[]> {
  const parameters = [...places.parameters, tx.customerId]
  const page = `select d.*, placed.lead, placed.turn from (
      select id, lead, row_number() over () as turn from (${places.sql}) places) placed
    join disputes d on d.customer_id = $${parameters.length} and d.id = placed.id`
  return loadRows(tx, selectRows({ page, order: 'd.turn' }, parameters))
}

/** The same where the disputes themselves are at hand: all their columns and `lead`, by the columns of their order. */
export function loadWhole(tx: CustomerTx, disputes: CompiledQuery, order: string): Promise<JoinedDispute[]> {
  return loadRows(tx, selectRows({ page: disputes.sql, order }, [...disputes.parameters, tx.customerId]))
}

/** Those of these that there are, in their order. */
export async function loadDisputes(tx: CustomerTx, ids: readonly string[]): Promise<JoinedDispute[]> {
  if (ids.length === 0) return []
  return loadPlaced(tx, CompiledQuery.raw('select unnest($1::uuid[]) as id, null::int as lead', [ids]))
}

/** The customer is the last of the parameters. */
function selectRows({ page, order }: { page: string; order: string }, parameters: readonly unknown[]): CompiledQuery {
  const customer = `$${parameters.length}`
  return CompiledQuery.raw(
    `select json_agg(found) as found, (${CONNECTIONS} ${customer}) as connections
     from (${rowsOf(customer)} from (${page}) d ${joinsOf(customer)} order by ${order}) found`,
    [...parameters],
  )
}

async function loadRows(tx: CustomerTx, statement: CompiledQuery): Promise<JoinedDispute[]> {
  const { rows } = await tx.executeQuery<{ found: Row[] | null; connections: Connection[] | null }>(statement)
  const connections = (rows[0]?.connections ?? []).map((connection) => ({
    ...connection,
    capabilities: capabilitiesSchema.safeParse(connection.capabilities).data ?? null,
  }))
  return (rows[0]?.found ?? []).map((row) =>
    Object.assign(row, { connection: connections.find(({ id }) => id === row.review_integration_id) ?? null }),
  )
}
