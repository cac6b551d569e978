import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ProviderName } from '#shared/domain/providers.ts'
import type { Json, Timestamp } from './column-kinds.ts'

export interface SandboxMailsTable {
  id: string
  to_address: string
  from_address: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  unsubscribe_url: string | null
  created_at: Timestamp
}

export interface SandboxPushesTable {
  id: Generated<string>
  subscription: string
  topic: string | null
  ttl_seconds: number
  urgency: string
  body: Buffer
  created_at: Timestamp
}

export interface SandboxSlackWebhooksTable {
  path: string
  messages: Generated<string[]>
  fault: number | null
}

export interface SandboxWebhookReceiversTable {
  name: string
  secret: string | null
  fault: number | null
}

export interface SandboxWebhookMessagesTable {
  id: Generated<string>
  receiver: string
  message_id: string
  headers: Json<Record<string, string>>
  body: string
  is_verified: boolean | null
  created_at: Timestamp
}

export interface SandboxPushFaultsTable {
  subscription: string
  status: number
}

export interface SandboxTextMessagesTable {
  id: string
  to_number: string
  text_body: string
  created_at: Timestamp
}

export interface SandboxDnsRecordsTable {
  name: string
  type: 'TXT' | 'CNAME'
  value: string
  created_at: Timestamp
}

export interface SandboxIdentityKeysTable {
  id: string
  private_key: string
  certificate: string
  created_at: Timestamp
}

export interface SandboxIdentityCodesTable {
  code_hash: string
  tenant: string
  grant_data: Json<Record<string, unknown>>
  used_at: Date | null
  created_at: Timestamp
}

export interface SandboxVendorAccountsTable {
  vendor: Platform
  id: string
  name: string
  email: string
}

export interface SandboxVendorListingsTable {
  vendor: Platform
  id: string
  account_id: string
  name: string
  address: Generated<string>
}

export interface SandboxVendorReviewsTable {
  vendor: Platform
  id: string
  listing_id: string
  rating: number | null
  is_recommended: boolean | null
  title: string | null
  content: string | null
  author: string | null
  language: string | null
  media: ColumnType<string[], string | undefined, string>
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
  reply_text: string | null
  reply_state: 'checking' | 'live' | 'rejected' | null
  reply_reason: string | null
  reply_updated_at: Date | null
}

export interface SandboxVendorGrantsTable {
  id: Generated<string>
  vendor: SandboxVendor
  account_id: string
  listing_ids: ColumnType<string[], string[] | undefined, string[]>
  client_id: Generated<string>
  redirect_uri: Generated<string>
  scope: Generated<string>
  code_challenge: string | null
  created_at: Timestamp
  revoked_at: Date | null
}

export interface SandboxVendorTokensTable {
  value_hash: string
  grant_id: string
  kind: 'code' | 'access' | 'refresh'
  listing_id: string | null
  expires_at: Date | null
  used_at: Date | null
}

/** Whoever is stood in for: review platforms, and services that carry messages. */
export type SandboxVendor = Platform | ProviderName | 'payments'

export interface SandboxVendorFaultsTable {
  vendor: SandboxVendor
  kind: VendorFault
  remaining: number | null
  reason: string | null
}

export interface SandboxVendorSubscriptionsTable {
  vendor: Platform
  subject: string
  callback_url: string
  secret: Generated<string>
}

export interface SandboxVendorCallsTable {
  id: GeneratedAlways<string>
  vendor: SandboxVendor
  method: string
  path: string
  status: number
  duration_ms: Generated<number>
  created_at: Timestamp
}

export interface SandboxVendorDisputesTable {
  id: GeneratedAlways<string>
  vendor: Platform
  case_id: string
  listing_id: string
  review_id: string
  reason: string
  description: string
  client_reference: string | null
  created_at: Timestamp
}

export interface SandboxAssistantModesTable {
  api_key: string
  mode: string
  remaining: number | null
  says: string | null
}

export interface SandboxAssistantCallsTable {
  id: GeneratedAlways<string>
  api_key: string
  mode: string
  status: number
  request: Json<Record<string, unknown>>
  created_at: Timestamp
}

export type VendorFault =
  | 'rate-limit'
  | 'down'
  | 'garbage'
  | 'slow'
  | 'timeout'
  | 'hold-replies'
  | 'reject-replies'
  | 'no-permission'
  | 'no-reviews'
  | 'cut'
