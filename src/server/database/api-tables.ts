import type { Generated } from 'kysely'
import type { Json, Timestamp } from './column-kinds.ts'

/** What programs of customers come in by, and what was answered to requests that may come again. */
export interface ApiTables {
  idempotency_keys: IdempotencyKeysTable
  api_keys: ApiKeysTable
  'directory.api_key_secrets': DirectoryApiKeySecretsTable
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
