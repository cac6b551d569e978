import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ActivityAction, NotificationType, SubjectType } from '#shared/domain/activity-actions.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'

/** What the tables hold, column by column; a test holds this file against the database's own catalogue. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
type Json<T> = ColumnType<T, string, string>
type Metadata = ColumnType<Record<string, unknown>, string | undefined, string>

export interface CustomersTable {
  id: Generated<string>
  user_id: string | null
  company_name: string
  subscription_tier: SubscriptionTier
  status: Generated<CustomerStatus>
  trial_ends_at: Date | null
  is_demo: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TeamMembersTable {
  customer_id: string
  id: Generated<string>
  user_id: string | null
  name: string
  email: string
  role: TeamRole
  status: 'active' | 'invited' | 'inactive'
  avatar: string | null
  language: Locale | null
  last_active: Date | null
  created_at: Timestamp
  invited_by: string | null
  invited_at: Date | null
  invitation_expires_at: Date | null
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

export interface AdminUsersTable {
  user_id: string
  role: 'owner' | 'support'
  name: string
  language: Locale | null
  created_at: Timestamp
}

export interface ActivityTable {
  customer_id: string
  id: Generated<string>
  actor_user_id: string | null
  actor_name: string | null
  action: ActivityAction
  subject_type: SubjectType
  subject_id: string
  subject_label: string
  created_at: Timestamp
}

export interface NotificationsTable {
  customer_id: string
  id: Generated<string>
  user_id: string
  type: NotificationType
  message: string
  link: string | null
  read_at: Date | null
  created_at: Timestamp
}

export interface LiveEventsTable {
  customer_id: string
  id: string
  user_id: string | null
  type: string
  subject_id: string | null
  created_at: Timestamp
}

export interface LiveEventCountersTable {
  customer_id: string
  last_id: string
}

export interface IdempotencyKeysTable {
  customer_id: string
  caller: string
  key: string
  request_hash: string
  answer: Json<unknown> | null
  created_at: Timestamp
}

export interface RateLimitsTable {
  key: string
  window_at: Date
  count: number
}

export interface ContactMessagesTable {
  id: Generated<string>
  name: string
  email: string
  topic: 'sales' | 'support' | 'press' | 'careers' | 'privacy' | 'other'
  message: string
  language: Locale
  created_at: Timestamp
  handled_at: Date | null
  handled_by: string | null
}

export interface MailOutboxTable {
  id: Generated<string>
  to_address: string
  subject: string
  text_body: string
  html_body: string
  reply_to: string | null
  state: Generated<'queued' | 'dispatching' | 'sent' | 'unknown' | 'failed'>
  attempts: Generated<number>
  failure: string | null
  created_at: Timestamp
  settled_at: Date | null
}

export interface SmsOutboxTable {
  id: Generated<string>
  to_number: string
  text_body: string
  state: Generated<'queued' | 'dispatching' | 'sent' | 'unknown' | 'failed'>
  attempts: Generated<number>
  failure: string | null
  created_at: Timestamp
  settled_at: Date | null
}

export interface AdminAuditTable {
  id: GeneratedAlways<string>
  user_id: string
  action: string
  request_id: string
  created_at: Timestamp
}

export interface AuthUsersTable {
  id: Generated<string>
  email: string | null
  password_hash: string | null
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
  factor_id: string | null
  refresh_token_floor: ColumnType<string, number | string | undefined, number | string>
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

/** The passwords of the login roles, sealed; the owner alone reads it. */
export interface LoginRolesTable {
  id: string
  password: string
}

export interface SandboxMailsTable {
  id: string
  to_address: string
  from_address: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  created_at: Timestamp
}

export interface SandboxTextMessagesTable {
  id: string
  to_number: string
  text_body: string
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

export interface SsoDomainsTable {
  customer_id: string
  domain: string
  provider_id: string
  created_at: Timestamp
}

export interface Tables {
  customers: CustomersTable
  team_members: TeamMembersTable
  customer_settings: CustomerSettingsTable
  admin_users: AdminUsersTable
  activity: ActivityTable
  notifications: NotificationsTable
  live_events: LiveEventsTable
  live_event_counters: LiveEventCountersTable
  idempotency_keys: IdempotencyKeysTable
  rate_limits: RateLimitsTable
  contact_messages: ContactMessagesTable
  mail_outbox: MailOutboxTable
  sms_outbox: SmsOutboxTable
  admin_audit: AdminAuditTable
  login_roles: LoginRolesTable
  'auth.users': AuthUsersTable
  'auth.identities': AuthIdentitiesTable
  'auth.sessions': AuthSessionsTable
  'auth.signing_keys': AuthSigningKeysTable
  'auth.one_time_tokens': AuthOneTimeTokensTable
  'auth.flow_states': AuthFlowStatesTable
  'auth.factors': AuthFactorsTable
  'auth.factor_challenges': AuthFactorChallengesTable
  'auth.recovery_codes': AuthRecoveryCodesTable
  'auth.known_devices': AuthKnownDevicesTable
  'auth.audit_events': AuthAuditEventsTable
  'sandbox.mails': SandboxMailsTable
  'sandbox.identity_keys': SandboxIdentityKeysTable
  'sandbox.identity_codes': SandboxIdentityCodesTable
  sso_providers: SsoProvidersTable
  sso_domains: SsoDomainsTable
  'sandbox.text_messages': SandboxTextMessagesTable
}
