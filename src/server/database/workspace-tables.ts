import type { Generated, GeneratedAlways } from 'kysely'
import type { LogoSize } from '#shared/contracts/settings.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { Json, Timestamp } from './column-kinds.ts'

export interface CustomersTable {
  id: Generated<string>
  user_id: string | null
  company_name: string
  is_named: Generated<boolean>
  subscription_tier: SubscriptionTier
  status: Generated<CustomerStatus>
  trial_ends_at: Date | null
  is_demo: Generated<boolean>
  closed_at: Date | null
  erase_at: Date | null
  status_before_closing: CustomerStatus | null
  /** Days before the end of the trial that its people were last told of. */
  trial_told: number | null
  /** Kept in step with the team by a trigger, for whoever looks for a customer. */
  owner_email: string | null
  words: GeneratedAlways<string>
  /** Of one that administrators shut out. */
  shut_reason: string | null
  shut_at: Date | null
  status_before_shutting: CustomerStatus | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** What administrators tell each other. */
export interface CustomerNotesTable {
  customer_id: string
  id: string
  author_id: string
  text: string
  created_at: Timestamp
}

export interface CustomerSettingsTable {
  customer_id: string
  general: Json<CustomerSettings['general']>
  notifications: Json<CustomerSettings['notifications']>
  security: Json<CustomerSettings['security']>
  branding: Json<CustomerSettings['branding']>
  automation: Json<CustomerSettings['automation']>
  updated_at: Timestamp
}

export interface LogosTable {
  customer_id: string
  id: string
  size: LogoSize
  content: Buffer
  created_at: Timestamp
}

export interface DirectoryLogosTable {
  logo_id: string
  customer_id: string
}

export interface DirectoryCustomDomainsTable {
  customer_id: string
  domain: string
  proof: Generated<string>
  created_at: Timestamp
  /** When its DNS is looked at next. */
  check_at: Timestamp
  checked_at: Date | null
  has_cname: Generated<boolean>
  has_txt: Generated<boolean>
  /** From then on it is nobody else's. */
  verified_at: Date | null
  active_at: Date | null
  failing_since: Date | null
  /** When people were last told that it fails. */
  told_at: Date | null
  removed_at: Date | null
}

export interface DataExportsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  state: Generated<'working' | 'ready'>
  done: Generated<number>
  total: number
  row_offset: Generated<number>
  expires_at: Date
  created_at: Timestamp
}

export interface DataExportFilesTable {
  customer_id: string
  export_id: string
  path: string
  content: Buffer
  crc: string | number
  size: string | number
}
