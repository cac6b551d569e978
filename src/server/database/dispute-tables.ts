import type { ColumnType, Generated } from 'kysely'
import type { IncidentRule } from '#shared/contracts/incidents.ts'
import type { DisputePriority, DisputeReason } from '#shared/domain/assistant.ts'
import type { PolicyCategory } from '#shared/domain/dispute-policies.ts'
import type {
  DisputeEventKind,
  DisputeOutcome,
  DisputeStatus,
  EVIDENCE_TYPES,
  FiledWay,
  FilingState,
} from '#shared/domain/dispute-status.ts'
import type { Fault } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { Json, JsonList, NullableJson, Timestamp } from './column-kinds.ts'

export interface DisputesTable {
  customer_id: string
  id: Generated<string>
  review_id: string | null
  platform: Platform | null
  stated_rating: number | null
  stated_content: string | null
  reason: DisputeReason
  category: PolicyCategory | null
  description: string
  status: Generated<DisputeStatus>
  ai_generated: Generated<boolean>
  draft_origin: NullableJson<DraftOrigin>
  draft_edited: Generated<boolean>
  evidence: JsonList<string>
  notes: JsonList<string>
  platform_case_id: string | null
  filed_with_platform: Generated<boolean>
  filing_state: Generated<FilingState>
  filing_fault: NullableJson<Fault>
  filing_round: Generated<number>
  filing_attempts: Generated<number>
  filing_due_at: Date | null
  filing_moved_at: Date | null
  filed_at: Date | null
  filed_by: string | null
  is_sandbox_case: Generated<boolean>
  priority_level: DisputePriority['priorityLevel'] | null
  urgency_score: number | null
  ai_prioritized: Generated<boolean>
  prioritized_at: Date | null
  priority: NullableJson<DisputePriority & { origin: DraftOrigin }>
  priority_reason: DisputeReason | null
  priority_problem: NullableJson<{ refusal: GivenRefusal | null }>
  priority_asked_at: Date | null
  checklist: JsonList<{ id: string; text: string; isDone: boolean }>
  due_at: Date | null
  reminded_at: Date | null
  outcome: DisputeOutcome | null
  outcome_note: string | null
  closed_at: Date | null
  closed_by: string | null
  appeal_words: string | null
  appealed_at: Date | null
  appeal_reference: string | null
  appeal_decided_at: Date | null
  assignee_id: string | null
  incident_id: string | null
  created_by: string | null
  created_by_name: string | null
  created_at: Timestamp
  updated_at: Timestamp
  words: ColumnType<string, never, never>
  urgency: ColumnType<number, never, never>
}

export interface DisputeFilingsTable {
  customer_id: string
  id: Generated<string>
  dispute_id: string
  round: number
  way: FiledWay
  is_sandbox: boolean
  reference: string | null
  filed_at: Timestamp
  filed_by: string | null
  filed_by_name: string | null
  outcome: DisputeOutcome | null
  decided_at: Date | null
  words: ColumnType<string | null, never, never>
}

export interface DisputeEventsTable {
  customer_id: string
  id: Generated<string>
  dispute_id: string
  kind: DisputeEventKind
  detail: string | null
  actor_id: string | null
  actor_name: string | null
  created_at: Timestamp
}

export interface DisputeFilesTable {
  customer_id: string
  id: Generated<string>
  dispute_id: string
  name: string
  media_type: (typeof EVIDENCE_TYPES)[number]
  size: number
  sha256: string
  content: Buffer
  added_by: string | null
  added_by_name: string | null
  created_at: Timestamp
  removed_at: Date | null
  removed_by: string | null
  removed_by_name: string | null
  words: ColumnType<string | null, never, never>
}

export interface DisputeDraftsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  description: string
  origin: Json<DraftOrigin>
  created_at: Timestamp
}

export interface IncidentsTable {
  customer_id: string
  id: Generated<string>
  state: Generated<'open' | 'closed'>
  location_id: string | null
  review_count: Generated<number>
  first_review_at: Date
  last_review_at: Date
  rule: Json<IncidentRule>
  opened_at: Timestamp
  closed_at: Date | null
  closed_by: string | null
  closed_by_name: string | null
}

export interface IncidentReviewsTable {
  customer_id: string
  incident_id: string
  review_id: string
}

export interface IncidentRulesTable {
  customer_id: string
  rule: Json<IncidentRule>
  updated_at: Timestamp
}

export interface CompetitorNamesTable {
  customer_id: string
  names: Json<string[]>
  updated_at: Timestamp
}
