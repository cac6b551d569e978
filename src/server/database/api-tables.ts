import type { ColumnType, Generated } from 'kysely'
import type {
  WebhookDeliveryState,
  WebhookEventType,
  WebhookFailure,
  WebhookGivenUpFor,
} from '#shared/domain/webhooks.ts'
import type { VisitMapping } from '#shared/domain/visit-hooks.ts'
import type { Json, Timestamp } from './column-kinds.ts'

/** What programs of customers come in by, and what was answered to requests that may come again. */
export interface ApiTables {
  idempotency_keys: IdempotencyKeysTable
  api_keys: ApiKeysTable
  'directory.api_key_secrets': DirectoryApiKeySecretsTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_secrets: WebhookSecretsTable
  webhook_events: WebhookEventsTable
  webhook_counters: WebhookCountersTable
  webhook_deliveries: WebhookDeliveriesTable
  visit_hooks: VisitHooksTable
  visit_hook_messages: VisitHookMessagesTable
  'directory.visit_hook_words': DirectoryVisitHookWordsTable
}

export interface IdempotencyKeysTable {
  customer_id: string
  caller: string
  key: string
  request_hash: string
  answer: Json<unknown> | null
  created_at: Timestamp
}

export interface ApiKeysTable {
  customer_id: string
  id: Generated<string>
  name: string
  permissions: string[]
  locations: string[] | null
  ip_ranges: Generated<string[]>
  expires_at: Date | null
  last_used_at: Date | null
  created_by: string
  created_by_name: string
  created_at: Timestamp
}

export interface DirectoryApiKeySecretsTable {
  secret_hash: Buffer
  customer_id: string
  api_key_id: string
  hint: string
  created_at: Timestamp
  ends_at: Date | null
}

export interface WebhookEndpointsTable {
  customer_id: string
  id: Generated<string>
  address: string
  events: WebhookEventType[]
  is_on: Generated<boolean>
  failing_since: Date | null
  /** Days on which it failed since it last took something, and the last of them. */
  failing_days: Generated<number>
  failed_on: Date | null
  given_up_at: Date | null
  given_up_for: WebhookGivenUpFor | null
  created_by_name: string
  created_at: Timestamp
}

export interface WebhookSecretsTable {
  customer_id: string
  id: string
  endpoint_id: string
  /** Sealed. */
  secret: string
  hint: string
  created_at: Timestamp
  ends_at: Date | null
}

export interface WebhookEventsTable {
  customer_id: string
  id: Generated<string>
  type: string
  data: Json<object>
  endpoint_id: string | null
  sequence: string | null
  created_at: Timestamp
}

export interface WebhookCountersTable {
  customer_id: string
  last: string
}

export interface WebhookDeliveriesTable {
  customer_id: string
  id: Generated<string>
  endpoint_id: string
  event_id: string
  state: Generated<WebhookDeliveryState>
  attempts: Generated<number>
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  failure: WebhookFailure | null
  tried_at: Date | null
  answer_status: number | null
  answer_text: string | null
  answer_ms: number | null
  created_at: Timestamp
}

export interface VisitHooksTable {
  customer_id: string
  id: Generated<string>
  name: string
  location_id: string | null
  mapping: Json<VisitMapping>
  /** Sealed. */
  secret: string | null
  hint: string
  earlier_hint: string | null
  /** Sealed. */
  earlier_secret: string | null
  earlier_ends_at: Date | null
  last_used_at: Date | null
  created_by_name: string
  created_at: Timestamp
}

export interface VisitHookMessagesTable {
  customer_id: string
  hook_id: string
  sender_id: string
  visit_id: string
  created_at: Timestamp
}

export interface DirectoryVisitHookWordsTable {
  word_hash: Buffer
  customer_id: string
  hook_id: string
  ends_at: Date | null
}
