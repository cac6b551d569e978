import type { ColumnType, Generated } from 'kysely'
import type { BulkAction, DraftSkip } from '#shared/contracts/review-bulk.ts'
import type { HOLD_REASONS, REVIEW_EVENT_KINDS, ReviewFilter } from '#shared/contracts/reviews.ts'
import type { Doubt } from '#shared/domain/assistant.ts'
import type { ReplyFault } from '#shared/domain/faults.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { DraftOrigin, ReplySource, ReplyState } from '#shared/domain/replies.ts'
import type { Json, JsonList, NullableJson, Timestamp } from './column-kinds.ts'

export interface RepliesTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  text: string
  state: ReplyState
  source: Generated<ReplySource>
  author_id: string | null
  author_name: string | null
  ai_generated: Generated<boolean>
  draft_origin: NullableJson<DraftOrigin>
  draft_share: number | null
  drafted_text: string | null
  answered_at: Date | null
  replaces_id: string | null
  schedule_id: string | null
  post_after: Date | null
  attempts: Generated<number>
  checks: Generated<number>
  posted_at: Date | null
  settled_at: Date | null
  listed_at: Date | null
  fault: NullableJson<ReplyFault>
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  return_note: string | null
  created_at: Timestamp
  updated_at: Timestamp
  words: ColumnType<string, never, never>
}

export interface ReplyDraftsTable {
  customer_id: string
  review_id: string
  user_id: string
  user_name: string
  text: Generated<string>
  instructions: Generated<string>
  drafted_text: string | null
  draft_origin: NullableJson<DraftOrigin>
  draft_doubts: JsonList<Doubt>
  composing_until: Date | null
  updated_at: Timestamp
}

export interface ReplyTemplatesTable {
  customer_id: string
  id: Generated<string>
  name: string
  text: string
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ScheduledResponsesTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  response_text: string
  scheduled_time: Date
  local_time: string
  timezone: string
  status: Generated<'pending' | 'held' | 'sent' | 'superseded'>
  hold_reason: (typeof HOLD_REASONS)[number] | null
  ai_generated: Generated<boolean>
  draft_origin: NullableJson<DraftOrigin>
  drafted_text: string | null
  review_updated_at: Date
  based_on: string | null
  replaces_found: Generated<boolean>
  despite_incident: Generated<boolean>
  by_rule: Generated<boolean>
  /** `null` also for the template of a sentiment. */
  rule_id: Generated<string | null>
  decided_by: string | null
  reply_id: string | null
  created_by: string | null
  created_by_name: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ReviewNotesTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  author_id: string
  author_name: string
  text: string
  mentions: Generated<string[]>
  created_at: Timestamp
  words: ColumnType<string, never, never>
}

export interface ReviewEventsTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  kind: (typeof REVIEW_EVENT_KINDS)[number]
  actor_id: string | null
  actor_name: string | null
  detail: string | null
  created_at: Timestamp
}

export interface ReviewViewsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  user_name: string
  name: string
  query: Json<ReviewFilter>
  is_shared: Generated<boolean>
  created_at: Timestamp
}

export interface ReviewBulkRunsTable {
  customer_id: string
  id: Generated<string>
  action: Json<BulkAction>
  /** `ids`: of these alone. */
  filter: Json<ReviewFilter & { ids?: readonly string[] }>
  state: Generated<'running' | 'done' | 'failed' | 'stopped'>
  cursor: string | null
  done: Generated<number>
  skipped: Generated<number>
  skips: ColumnType<Partial<Record<DraftSkip, number>>, string | undefined, string>
  total: number
  refusal: NullableJson<GivenRefusal>
  requested_by: string
  requested_by_name: string
  created_at: Timestamp
  finished_at: Date | null
}
