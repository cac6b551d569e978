import type { ColumnType, Generated } from 'kysely'
import type {
  ProviderFault,
  ProviderName,
  ProviderSettings,
  ProviderType,
  SocialProvider,
} from '#shared/domain/providers.ts'
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
  place_id: string | null
  token_expires_at: Date | null
  renew_at: Date | null
  renew_lease_until: Date | null
  expiry_told_at: Date | null
  checked_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
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
  address: string
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
