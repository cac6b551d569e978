import type { ColumnType, Generated } from 'kysely'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Json, Metadata, Timestamp } from './column-kinds.ts'

export interface AuthUsersTable {
  id: Generated<string>
  email: string | null
  password_hash: string | null
  password_changed_at: Date | null
  email_confirmed_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  app_metadata: Metadata
  user_metadata: Metadata
  created_at: Timestamp
  updated_at: Timestamp
  phone: string | null
  phone_confirmed_at: Date | null
  is_anonymous: Generated<boolean>
  is_sso: Generated<boolean>
  new_email: string | null
  new_phone: string | null
  email_change_confirmed: Generated<number>
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change_sent_at: Date | null
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  deleted_at: Date | null
}

export interface AuthIdentitiesTable {
  id: Generated<string>
  user_id: string
  provider: string
  provider_id: string
  identity_data: Metadata
  last_sign_in_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AuthSessionsTable {
  id: Generated<string>
  user_id: string
  aal: Generated<'aal1' | 'aal2'>
  amr: Json<{ method: string; timestamp: number; provider?: string }[]>
  refresh_token_counter: ColumnType<string, number | string | undefined, number | string>
  user_agent: string | null
  ip: string | null
  created_at: Timestamp
  refreshed_at: Timestamp
  last_seen_at: Timestamp
  is_remembered: Generated<boolean>
  factor_id: string | null
  refresh_token_floor: ColumnType<string, number | string | undefined, number | string>
  strange_refreshes: Generated<number>
  /** The longest that it was left alone between two things its person did. */
  longest_idle_seconds: Generated<number>
}

export interface AuthOneTimeTokensTable {
  user_id: string
  kind: OneTimeKind
  link_hash: string | null
  code_hash: string
  is_pkce: Generated<boolean>
  sent_to: string
  attempts: Generated<number>
  expires_at: ColumnType<Date, Date, Date>
  created_at: Timestamp
}

export interface AuthFlowStatesTable {
  id: Generated<string>
  user_id: string | null
  linking_user_id: string | null
  linking_session_id: string | null
  method: string
  provider: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  redirect_to: string
  provider_state: Metadata
  provider_tokens: string | null
  auth_code_hash: string | null
  issued_at: Date | null
  used_at: Date | null
  created_at: Timestamp
}

export interface AuthFactorsTable {
  id: Generated<string>
  user_id: string
  factor_type: 'totp' | 'phone'
  status: Generated<'unverified' | 'verified'>
  friendly_name: Generated<string>
  secret: string | null
  phone: string | null
  last_used_step: ColumnType<string | null, number | null | undefined, number | null>
  last_challenged_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AuthFactorChallengesTable {
  id: Generated<string>
  factor_id: string
  ip: string | null
  code_hash: string | null
  attempts: Generated<number>
  verified_at: Date | null
  created_at: Timestamp
}

export interface AuthRecoveryCodesTable {
  user_id: string
  code_hash: string
  used_at: Date | null
  created_at: Timestamp
}

export interface AuthKnownDevicesTable {
  user_id: string
  device: string
  first_seen_at: Timestamp
}

export interface AuthAuditEventsTable {
  id: Generated<string>
  user_id: string | null
  event: string
  ip: string | null
  user_agent: string | null
  detail: Metadata
  created_at: Timestamp
}

export interface AuthSigningKeysTable {
  id: Generated<string>
  algorithm: 'ES256' | 'RS256'
  public_jwk: Json<Record<string, unknown>>
  private_key: string
  created_at: Timestamp
  retired_at: Date | null
}

export type OneTimeKind =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_confirmation'
  | 'phone_change'
  | 'reauthentication'

export interface DirectoryMembershipsTable {
  user_id: string
  customer_id: string
  used_at: Timestamp
  joined_at: Timestamp
}

export interface DirectorySsoDomainsTable {
  customer_id: string
  domain: string
  provider_id: string
  proof: Generated<string>
  checked_at: Date | null
  verified_at: Date | null
  created_at: Timestamp
}

export interface DirectoryPushEndpointsTable {
  endpoint: string
  customer_id: string
  subscription_id: string
  session_id: string
  keys_hash: Buffer | null
}

export interface DirectoryReplyLinksTable {
  word_hash: Buffer
  customer_id: string
  link_id: string
  expires_at: Date
}

export interface DirectoryCalendarFeedsTable {
  word_hash: Buffer
  customer_id: string
  user_id: string
  created_at: Timestamp
}

export interface DirectoryQrCodesTable {
  code: string
  customer_id: string
  qr_code_id: string
}

export interface AdminUsersTable {
  user_id: string
  role: AdminRole
  name: string
  language: Locale | null
  created_at: Timestamp
}

export interface SsoProvidersTable {
  customer_id: string
  id: Generated<string>
  kind: 'saml' | 'oidc'
  issuer: string
  entry_point: string | null
  certificate: string | null
  client_id: string | null
  client_secret: string | null
  created_at: Timestamp
  updated_at: Timestamp
}
