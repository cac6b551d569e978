import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { FeatureSwitch } from '#shared/domain/feature-switches.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

export interface QueuePausesTable {
  name: string
  paused_at: Timestamp
  paused_by: string
}

export interface QueuedJobsTable {
  id: Generated<string>
  position: GeneratedAlways<string>
  /** `null`: the queue is to forget all of `turn_of`. */
  name: string | null
  data: NullableJson<object>
  /** Whose turn it takes; the nil one's: nobody's. */
  turn_of: string
  /** How many of theirs may be done at the same time; 0: as many as there are workers. */
  places: Generated<number>
  start_after: Date | null
  singleton_key: string | null
  is_unless_waiting: Generated<boolean>
  written_at: Timestamp
}

export interface NoticesTable {
  id: Generated<string>
  texts: Json<Record<Locale, string>>
  tone: 'info' | 'warn'
  starts_at: Date
  ends_at: Date
  created_by: string
  created_at: Timestamp
}

export interface SwitchedOffTable {
  name: FeatureSwitch
  switched_at: Timestamp
  switched_by: string
}

export interface CustomerViewsTable {
  session_id: string
  user_id: string
  viewed_id: string
  ends_at: Date
}

export interface AdminAuditTable {
  id: GeneratedAlways<string>
  user_id: string
  /** As they were called then. */
  admin_name: string | null
  action: string
  is_change: Generated<boolean>
  /** Not `customer_id`: the line is the platform's, and outlives the customer. */
  subject_customer_id: string | null
  subject: string | null
  reason: string | null
  details: ColumnType<Record<string, DeedDetail>, string, never>
  request_id: string
  created_at: Timestamp
}

export type DeedDetail = string | number | boolean | null
