import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { QrCodeEventType, QrCodeStatus, QrCodeType, ScanDevice } from '#shared/contracts/qr-codes.ts'
import type { Fault } from '#shared/domain/faults.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { Capabilities, IntegrationStatus, ListingChoice, Platform } from '#shared/domain/platforms.ts'
import type { ImportReading, ImportState, RowFault } from '#shared/domain/review-import.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

export interface LocationsTable {
  customer_id: string
  id: Generated<string>
  name: string
  address: Generated<string>
  timezone: Generated<string>
  review_links: ColumnType<Partial<Record<Platform, string>>, string | undefined, string>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface IntegrationsTable {
  customer_id: string
  id: Generated<string>
  location_id: string | null
  type: Platform
  name: string
  status: IntegrationStatus
  listing_id: string | null
  config: ColumnType<Record<string, string>, string | undefined, string>
  credentials: string | null
  token_expires_at: Date | null
  capabilities: ColumnType<Capabilities | Record<string, never>, string | undefined, string>
  choices: ColumnType<ListingChoice[], string | undefined, string>
  refresh_lease_until: Date | null
  fault: NullableJson<Fault>
  needs_reconnect: Generated<boolean>
  last_sync: Date | null
  next_sync_at: Date | null
  pushed_at: Date | null
  watermark: Date | null
  last_full_pass_at: Date | null
  total_on_platform: number | null
  is_sandbox: Generated<boolean>
  connected_by: string | null
  created_at: Timestamp
  updated_at: Timestamp
  expiry_warned_for: Date | null
}

export interface PlatformAuthorizationsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  session_id: string
  platform: Platform
  integration_id: string | null
  reconnects_id: string | null
  state_hash: string
  code_verifier: string
  redirect_uri: string
  used_at: Date | null
  created_at: Timestamp
}

export interface ReviewsTable {
  customer_id: string
  id: Generated<string>
  location_id: string | null
  integration_id: string | null
  platform: Platform
  listing_id: string
  platform_review_id: string
  rating: number | null
  is_recommended: boolean | null
  language: string | null
  url: string | null
  status: Generated<ReviewStatus>
  response: string | null
  responded_at: Date | null
  ai_generated: Generated<boolean>
  sentiment: 'positive' | 'neutral' | 'negative' | null
  sentiment_score: number | null
  analyzed_at: Date | null
  analysis_claimed_until: Date | null
  has_text: Generated<boolean>
  assignee_id: string | null
  tags: Generated<string[]>
  read_at: Date | null
  read_by: string | null
  done_at: Date | null
  done_by: string | null
  flagged_at: Date | null
  flagged_by: string | null
  scheduled_at: Date | null
  cancelled_at: Date | null
  disputed_at: Date | null
  reply_id: string | null
  reply_state: ReplyState | null
  rating_rank: GeneratedAlways<number>
  lowness: GeneratedAlways<number>
  source: Generated<'platform' | 'import' | 'manual'>
  is_sandbox: Generated<boolean>
  created_at: ColumnType<Date, Date, Date>
  updated_at: ColumnType<Date, Date, Date>
  first_seen_at: Timestamp
  seen_in_pass: string | null
  vanished_at: Date | null
  import_id: string | null
  /** The database keeps it, once another answer has followed. */
  first_answered_at: Date | null
  /** As it was read last: `food+` praises, `food-` finds fault, `food=` only mentions. */
  themes: Generated<string[]>
  /** The language of its words, as it was read last. */
  written_in: string | null
}

export interface ReviewImportsTable {
  customer_id: string
  id: Generated<string>
  platform: Platform
  location_id: string | null
  file_name: string
  file: string | null
  reading: Json<ImportReading>
  state: Generated<ImportState>
  next_row: Generated<number>
  total: number
  added: Generated<number>
  duplicates: Generated<number>
  refused: Generated<number>
  removed: Generated<number>
  requested_by: string | null
  created_at: Timestamp
  finished_at: Date | null
  faults: ColumnType<{ line: number; fault: RowFault; value: string }[], string | undefined, string>
  requested_by_name: string | null
}

export interface ReviewContentsTable {
  customer_id: string
  review_id: string
  title: string | null
  content: string | null
  author: string | null
  author_url: string | null
  media: ColumnType<string[], string | undefined, string>
  fetched_at: Timestamp
  keep_until: Date | null
  /** The content without capitals and accents, to be searched. */
  words: GeneratedAlways<string | null>
  author_words: GeneratedAlways<string | null>
}

export interface ReviewVersionsTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  rating: number | null
  is_recommended: boolean | null
  title: string | null
  content: string | null
  replaced_at: Timestamp
  keep_until: Date | null
}

export interface SyncRunsTable {
  customer_id: string
  id: Generated<string>
  integration_id: string
  trigger: 'button' | 'timer' | 'push' | 'connect'
  is_full: Generated<boolean>
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'stopped'>
  cursor: string | null
  seen: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  vanished: Generated<number>
  total: number | null
  fault: NullableJson<Fault>
  retry_at: Date | null
  requested_by: string | null
  created_at: Timestamp
  started_at: Date | null
  finished_at: Date | null
}

/** The key is sealed. */
export interface ListingKeysTable {
  id: Generated<string>
  platform: Platform
  code_hash: string
  code_challenge: string
  listing_id: string
  name: string
  api_key: string
  created_at: Timestamp
}

export interface QrCodesTable {
  customer_id: string
  id: Generated<string>
  code: string
  name: string
  type: QrCodeType
  destination: string
  platform: Platform | null
  page_id: string | null
  location_id: string | null
  status: Generated<QrCodeStatus>
  scans: Generated<number>
  unique_scans: Generated<number>
  last_scan: Date | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
  words: GeneratedAlways<string>
}

export interface QrCodeEventsTable {
  customer_id: string
  id: Generated<string>
  qr_code_id: string
  event_type: QrCodeEventType
  amount: Generated<number>
  created_at: Timestamp
}

export interface QrCodeScansTable {
  customer_id: string
  qr_code_id: string
  day: Date
  hour: number
  device: ScanDevice
  scans: number
  unique_scans: number
}

export interface QrCodeVisitorsTable {
  customer_id: string
  qr_code_id: string
  day: Date
  visitor: Buffer
}

export interface QrCodeScanBatchesTable {
  customer_id: string
  id: Generated<string>
  scans: ColumnType<unknown, string, never>
  created_at: Timestamp
}

/** How much a customer's files take together. The tables that hold them count here by triggers. */
export interface StorageUseTable {
  customer_id: string
  bytes: GeneratedAlways<string>
}
