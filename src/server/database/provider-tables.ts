import type { ColumnType, Generated } from 'kysely'
import type { Deliverability } from '#shared/domain/deliverability.ts'
import type { ErrorCode } from '#shared/domain/error-codes.ts'
import type {
  ProviderFault,
  ProviderName,
  ProviderSettings,
  ProviderType,
  SocialProvider,
} from '#shared/domain/providers.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { TextSender } from '#shared/domain/text-rules.ts'
import type { Metadata, NullableJson, Timestamp } from './column-kinds.ts'

export interface ProviderConnectionsTable {
  customer_id: string
  id: Generated<string>
  provider_type: ProviderType
  provider_name: ProviderName
  account: Generated<string>
  credentials: string
  is_default: Generated<boolean>
  status: ColumnType<'active' | 'disconnected', 'active' | undefined, 'active' | 'disconnected'>
  fault: NullableJson<ProviderFault>
  settings: ColumnType<ProviderSettings, string | undefined, string>
  hook_word: string
  deliverability: NullableJson<Deliverability>
  text_sender: NullableJson<TextSender>
  audience_read_at: Date | null
  place_id: string | null
  token_expires_at: Date | null
  renew_at: Date | null
  renew_lease_until: Date | null
  expiry_told_at: Date | null
  checked_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

/** As it was told. */
export interface ToldRefusal {
  code: ErrorCode
  message: string
  refusal: GivenRefusal
}

export interface ProviderAuthorizationsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  session_id: string
  provider_name: SocialProvider
  reconnects_id: string | null
  state_hash: string
  code_verifier: string
  redirect_uri: string
  granted: string | null
  connection_ids: ColumnType<string[], string[] | undefined, string[]>
  /** Why nothing came of it. */
  refused: NullableJson<ToldRefusal>
  used_at: Date | null
  created_at: Timestamp
}

export interface ProviderEventsTable {
  customer_id: string
  id: Generated<string>
  connection_id: string
  event_key: string
  kind: string
  message_id: string | null
  reference: string | null
  /** Written by versions before 0175 only. */
  address: Generated<string>
  address_key: Buffer | null
  proof_key: string | null
  detail: Metadata
  occurred_at: Date
  received_at: Timestamp
}

export interface DirectoryProviderHooksTable {
  word: string
  customer_id: string
  connection_id: string
}

export interface SandboxProviderMessagesTable {
  id: string
  vendor: ProviderName
  account: string
  from_text: string
  to_text: string
  subject: Generated<string>
  text_body: string
  html_body: Generated<string>
  headers: ColumnType<Record<string, string>, string | undefined, string>
  hook_url: string | null
  reference: string | null
  status: Generated<string>
  created_at: Timestamp
}

export interface SandboxProviderHooksTable {
  vendor: ProviderName
  account: string
  url: string
  signed_by: string
  created_at: Timestamp
}

/** A picture on its way to a post. */
export interface SandboxSocialMediaTable {
  id: string
  vendor: ProviderName
  account: string
  image: Generated<string>
  caption: Generated<string>
  alternative_text: Generated<string>
  created_at: Timestamp
}

export interface AudienceMembersTable {
  customer_id: string
  connection_id: string
  audience_id: string
  member_key: string
  told: string
  told_at: Timestamp
  state: Generated<'in' | 'out' | 'erasing' | 'forgotten'>
}

export interface SandboxAudienceMembersTable {
  account: string
  list_id: string
  hash: string
  email: string
  status: string
  name: Generated<string>
  language: Generated<string>
  last_changed: Timestamp
}

export interface SandboxAudienceThingsTable {
  id: string
  account: string
  kind: 'segment' | 'campaign'
  list_id: string
  value: Metadata
  created_at: Timestamp
}
