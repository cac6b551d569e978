import type { ReportCadence } from '#shared/contracts/report-mails.ts'
import type { Generated } from 'kysely'
import type { NotificationType } from '#shared/domain/activity-actions.ts'
import type { NotificationChannel, NotificationKind, NotificationParams } from '#shared/domain/notification-kinds.ts'
import type { BlockReason, Doubt } from '#shared/domain/assistant.ts'
import type { SlackFailure } from '#shared/domain/slack.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { Json, JsonList, Timestamp } from './column-kinds.ts'

export interface NotificationsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  type: NotificationType
  /** Of those from before kinds. */
  message: string | null
  link: string | null
  read_at: Date | null
  created_at: Timestamp
  kind: NotificationKind | null
  params: Json<NotificationParams>
  amount: Generated<number>
  topic: string | null
  review_ids: Generated<string[]>
}

export interface SlackWebhooksTable {
  customer_id: string
  id: Generated<string>
  /** Sealed. */
  address: string
  failure: SlackFailure | null
  failed_at: Date | null
}

export interface SlackMessagesTable {
  customer_id: string
  id: Generated<string>
  kind: NotificationKind
  params: Json<NotificationParams>
  amount: Generated<number>
  link: string | null
  state: Generated<'queued' | 'dispatching' | 'sent' | 'failed' | 'unknown' | 'dropped'>
  attempts: Generated<number>
  due_at: Date | null
  failure: SlackFailure | null
  created_at: Timestamp
}

export interface NotificationChoicesTable {
  customer_id: string
  user_id: string
  kind: NotificationKind
  channel: NotificationChannel
  is_on: boolean
}

export interface TimePreferencesTable {
  customer_id: string
  user_id: string
  has_quiet_hours: Generated<boolean>
  quiet_from: Generated<string>
  quiet_to: Generated<string>
  /** `null` goes by the customer's. */
  timezone: string | null
  has_digest: Generated<boolean>
  digest_hour: Generated<number>
  digest_due_at: Date | null
  digested_to: Date | null
}

export interface NotificationDeliveriesTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  channel: Exclude<NotificationChannel, 'app'>
  kind: NotificationKind
  params: Json<NotificationParams>
  amount: Generated<number>
  topic: string | null
  link: string | null
  review_id: string | null
  state: Generated<'waiting' | 'sending' | 'handed-on' | 'sent' | 'dropped' | 'failed'>
  due_at: Date
  attempts: Generated<number>
  reached: Generated<string[]>
  failure: string | null
  created_at: Timestamp
  settled_at: Date | null
}

export interface PushSubscriptionsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  endpoint: string
  keys_sealed: string
  device: string
  created_at: Timestamp
  used_at: Date | null
  /** It goes with the session. */
  session_id: string
  /** So often in a row its push service has not answered. */
  failures: Generated<number>
  failing_since: Date | null
}

export interface ReplyLinksTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  review_id: string
  draft: string
  draft_origin: Json<DraftOrigin>
  draft_doubts: JsonList<Doubt>
  expires_at: Date
  used_at: Date | null
  reply_id: string | null
  created_at: Timestamp
}

export interface AlertDraftsTable {
  customer_id: string
  review_id: string
  state: Generated<'writing' | 'drafted' | 'held-back' | 'failed'>
  draft: string | null
  draft_origin: Json<DraftOrigin> | null
  draft_doubts: JsonList<Doubt>
  reasons: BlockReason[] | null
  begun_at: Timestamp
}

export interface PushKeysTable {
  id: string
  public_key: string
  private_key: string
  created_at: Timestamp
}

export interface ReputationReportsTable {
  customer_id: string
  user_id: string
  cadence: ReportCadence
  due_at: Date
}
