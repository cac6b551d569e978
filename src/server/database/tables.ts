import type { BillingTables } from './billing-tables.ts'
import type { ChatConversationsTable, ChatFlowsTable, ChatMessagesTable } from './chat-tables.ts'
import type { ApiTables } from './api-tables.ts'
import type {
  CompetitorFiguresTable,
  CompetitorReadingsTable,
  CompetitorsTable,
  DirectoryReviewWidgetsTable,
  ReviewWidgetChoicesTable,
  ReviewWidgetsTable,
} from './competitor-tables.ts'
import type { AutomationRulesTable, AutomationRunsTable } from './automation-tables.ts'
import type {
  MemberAvatarsTable,
  PermissionsTable,
  TeamMemberPermissionsTable,
  TeamMemberLocationsTable,
  TeamMembersTable,
} from './team-tables.ts'
import type {
  ContactConsentsTable,
  ContactImportFaultsTable,
  ContactImportMergesTable,
  ContactImportRowsTable,
  ContactImportsTable,
  ContactLinksTable,
  ContactMessagesTable,
  ContactsTable,
  ContactSegmentsTable,
  ContactSuppressionsTable,
  DirectoryContactLinksTable,
  VisitsTable,
} from './contact-tables.ts'
import type {
  DirectoryHostedPagesTable,
  HostedPagesTable,
  HostedPageVersionsTable,
  PageCountsTable,
  PageResponsePhotosTable,
  PageResponseRepliesTable,
  PageResponsesTable,
  PageVisitorsTable,
} from './hosted-page-tables.ts'
import type {
  AiReservationsTable,
  AiUsageTable,
  BrandVoicesTable,
  ReanalysesTable,
  ReviewAnalysesTable,
} from './assistant-tables.ts'
import type {
  CompetitorNamesTable,
  DisputeDraftsTable,
  DisputeEventsTable,
  DisputeFilesTable,
  DisputeFilingsTable,
  DisputesTable,
  IncidentReviewsTable,
  IncidentRulesTable,
  IncidentsTable,
} from './dispute-tables.ts'
import type {
  ActivityAddressesTable,
  ActivityTable,
  OnboardingTable,
  ReputationTables,
  ReviewTotalChangesTable,
  ReviewTotalsTable,
} from './dashboard-tables.ts'
import type {
  CampaignClickBatchesTable,
  CampaignDeliveriesTable,
  CampaignEventsTable,
  CampaignHoursTable,
  CampaignLinkClicksTable,
  CampaignMetricsTable,
  CampaignRecipientsTable,
  CampaignsTable,
  DirectoryCampaignLinksTable,
} from './campaign-tables.ts'
import type { MailOutboxTable, SmsOutboxTable } from './outbox-tables.ts'
import type { Timestamp } from './column-kinds.ts'
import type {
  RepliesTable,
  ReplyDraftsTable,
  ReplyTemplatesTable,
  ReviewBulkRunsTable,
  ReviewEventsTable,
  ReviewNotesTable,
  ReviewViewsTable,
  ScheduledResponsesTable,
} from './inbox-tables.ts'
import type {
  AlertDraftsTable,
  NotificationChoicesTable,
  NotificationDeliveriesTable,
  TimePreferencesTable,
  NotificationsTable,
  PushKeysTable,
  PushSubscriptionsTable,
  ReplyLinksTable,
  SlackMessagesTable,
  SlackWebhooksTable,
  ReputationReportsTable,
} from './notification-tables.ts'
import type {
  IntegrationsTable,
  ListingKeysTable,
  LocationsTable,
  PlatformAuthorizationsTable,
  QrCodeEventsTable,
  QrCodesTable,
  QrCodeScansTable,
  QrCodeScanBatchesTable,
  QrCodeVisitorsTable,
  ReviewContentsTable,
  ReviewImportsTable,
  ReviewVersionsTable,
  ReviewsTable,
  StorageUseTable,
  SyncRunsTable,
} from './platform-tables.ts'
import type {
  SandboxAssistantCallsTable,
  SandboxAssistantModesTable,
  SandboxIdentityCodesTable,
  SandboxIdentityKeysTable,
  SandboxMailsTable,
  SandboxPushesTable,
  SandboxPushFaultsTable,
  SandboxSlackWebhooksTable,
  SandboxWebhookMessagesTable,
  SandboxWebhookReceiversTable,
  SandboxDnsRecordsTable,
  SandboxTextMessagesTable,
  SandboxVendorAccountsTable,
  SandboxVendorCallsTable,
  SandboxVendorDisputesTable,
  SandboxVendorFaultsTable,
  SandboxVendorGrantsTable,
  SandboxVendorListingsTable,
  SandboxVendorReviewsTable,
  SandboxVendorSubscriptionsTable,
  SandboxVendorTokensTable,
} from './sandbox-tables.ts'
import type {
  AdminUsersTable,
  AuthAuditEventsTable,
  AuthFactorChallengesTable,
  AuthFactorsTable,
  AuthFlowStatesTable,
  AuthIdentitiesTable,
  AuthKnownDevicesTable,
  AuthOneTimeTokensTable,
  AuthRecoveryCodesTable,
  AuthSessionsTable,
  AuthSigningKeysTable,
  AuthUsersTable,
  DirectoryMembershipsTable,
  DirectoryPushEndpointsTable,
  DirectoryQrCodesTable,
  DirectoryCalendarFeedsTable,
  DirectoryReplyLinksTable,
  DirectorySsoDomainsTable,
  SsoProvidersTable,
} from './auth-tables.ts'
import type {
  AdminAuditTable,
  CustomerViewsTable,
  NoticesTable,
  QueuedJobsTable,
  QueuePausesTable,
  SwitchedOffTable,
} from './operations-tables.ts'

import type {
  AudienceMembersTable,
  DirectoryProviderHooksTable,
  ProviderAuthorizationsTable,
  ProviderConnectionsTable,
  ProviderEventsTable,
  SandboxAudienceMembersTable,
  SandboxAudienceThingsTable,
  SandboxProviderHooksTable,
  SandboxProviderMessagesTable,
  SandboxSocialMediaTable,
} from './provider-tables.ts'
import type {
  DataExportFilesTable,
  DataExportsTable,
  CustomerSettingsTable,
  CustomerNotesTable,
  CustomersTable,
  DirectoryCustomDomainsTable,
  DirectoryLogosTable,
  LogosTable,
} from './workspace-tables.ts'

/** What the tables hold, column by column; a test holds this file against the database's own catalogue. */

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

export interface RateLimitsTable {
  key: string
  window_at: Date
  count: number
}

/** The passwords of the login roles, sealed; the owner alone reads it. */
export interface LoginRolesTable {
  id: string
  password: string
}

export interface Tables extends ApiTables, BillingTables, ReputationTables {
  customers: CustomersTable
  customer_notes: CustomerNotesTable
  team_members: TeamMembersTable
  team_member_locations: TeamMemberLocationsTable
  permissions: PermissionsTable
  team_member_permissions: TeamMemberPermissionsTable
  member_avatars: MemberAvatarsTable
  customer_settings: CustomerSettingsTable
  admin_users: AdminUsersTable
  activity: ActivityTable
  activity_addresses: ActivityAddressesTable
  notifications: NotificationsTable
  notification_choices: NotificationChoicesTable
  notification_habits: TimePreferencesTable
  notification_deliveries: NotificationDeliveriesTable
  push_subscriptions: PushSubscriptionsTable
  push_keys: PushKeysTable
  reply_links: ReplyLinksTable
  alert_drafts: AlertDraftsTable
  live_events: LiveEventsTable
  live_event_counters: LiveEventCountersTable
  rate_limits: RateLimitsTable
  contact_messages: ContactMessagesTable
  mail_outbox: MailOutboxTable
  sms_outbox: SmsOutboxTable
  admin_audit: AdminAuditTable
  customer_views: CustomerViewsTable
  login_roles: LoginRolesTable
  queue_pauses: QueuePausesTable
  queued_jobs: QueuedJobsTable
  notices: NoticesTable
  switched_off: SwitchedOffTable
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
  locations: LocationsTable
  integrations: IntegrationsTable
  platform_authorizations: PlatformAuthorizationsTable
  reviews: ReviewsTable
  review_contents: ReviewContentsTable
  review_versions: ReviewVersionsTable
  review_imports: ReviewImportsTable
  qr_codes: QrCodesTable
  qr_code_events: QrCodeEventsTable
  qr_code_scans: QrCodeScansTable
  qr_code_visitors: QrCodeVisitorsTable
  contacts: ContactsTable
  visits: VisitsTable
  campaigns: CampaignsTable
  campaign_recipients: CampaignRecipientsTable
  campaign_deliveries: CampaignDeliveriesTable
  campaign_events: CampaignEventsTable
  campaign_metrics: CampaignMetricsTable
  campaign_hours: CampaignHoursTable
  campaign_link_clicks: CampaignLinkClicksTable
  campaign_click_batches: CampaignClickBatchesTable
  contact_consents: ContactConsentsTable
  contact_suppressions: ContactSuppressionsTable
  contact_links: ContactLinksTable
  contact_segments: ContactSegmentsTable
  contact_imports: ContactImportsTable
  contact_import_rows: ContactImportRowsTable
  contact_import_faults: ContactImportFaultsTable
  contact_import_merges: ContactImportMergesTable
  qr_code_scan_batches: QrCodeScanBatchesTable
  hosted_pages: HostedPagesTable
  hosted_page_versions: HostedPageVersionsTable
  page_responses: PageResponsesTable
  page_response_photos: PageResponsePhotosTable
  page_response_replies: PageResponseRepliesTable
  page_counts: PageCountsTable
  page_visitors: PageVisitorsTable
  sync_runs: SyncRunsTable
  review_analyses: ReviewAnalysesTable
  reanalyses: ReanalysesTable
  brand_voices: BrandVoicesTable
  ai_usage: AiUsageTable
  ai_reservations: AiReservationsTable
  disputes: DisputesTable
  dispute_filings: DisputeFilingsTable
  dispute_events: DisputeEventsTable
  dispute_files: DisputeFilesTable
  dispute_drafts: DisputeDraftsTable
  competitor_names: CompetitorNamesTable
  competitors: CompetitorsTable
  competitor_figures: CompetitorFiguresTable
  competitor_readings: CompetitorReadingsTable
  reputation_reports: ReputationReportsTable
  review_widgets: ReviewWidgetsTable
  review_widget_choices: ReviewWidgetChoicesTable
  incidents: IncidentsTable
  incident_reviews: IncidentReviewsTable
  incident_rules: IncidentRulesTable
  replies: RepliesTable
  reply_drafts: ReplyDraftsTable
  reply_templates: ReplyTemplatesTable
  scheduled_responses: ScheduledResponsesTable
  review_notes: ReviewNotesTable
  review_events: ReviewEventsTable
  review_views: ReviewViewsTable
  review_bulk_runs: ReviewBulkRunsTable
  'sandbox.mails': SandboxMailsTable
  listing_keys: ListingKeysTable
  'sandbox.vendor_accounts': SandboxVendorAccountsTable
  'sandbox.vendor_listings': SandboxVendorListingsTable
  'sandbox.vendor_reviews': SandboxVendorReviewsTable
  'sandbox.vendor_grants': SandboxVendorGrantsTable
  'sandbox.vendor_tokens': SandboxVendorTokensTable
  'sandbox.vendor_faults': SandboxVendorFaultsTable
  'sandbox.vendor_subscriptions': SandboxVendorSubscriptionsTable
  'sandbox.vendor_calls': SandboxVendorCallsTable
  'sandbox.vendor_disputes': SandboxVendorDisputesTable
  'sandbox.assistant_modes': SandboxAssistantModesTable
  'sandbox.assistant_calls': SandboxAssistantCallsTable
  'sandbox.identity_keys': SandboxIdentityKeysTable
  'sandbox.identity_codes': SandboxIdentityCodesTable
  sso_providers: SsoProvidersTable
  'directory.memberships': DirectoryMembershipsTable
  'directory.sso_domains': DirectorySsoDomainsTable
  'directory.push_endpoints': DirectoryPushEndpointsTable
  'directory.calendar_feeds': DirectoryCalendarFeedsTable
  'directory.reply_links': DirectoryReplyLinksTable
  'directory.logos': DirectoryLogosTable
  'directory.custom_domains': DirectoryCustomDomainsTable
  logos: LogosTable
  data_exports: DataExportsTable
  data_export_files: DataExportFilesTable
  'directory.qr_codes': DirectoryQrCodesTable
  'directory.hosted_pages': DirectoryHostedPagesTable
  'directory.review_widgets': DirectoryReviewWidgetsTable
  'directory.contact_links': DirectoryContactLinksTable
  'directory.campaign_links': DirectoryCampaignLinksTable
  'sandbox.text_messages': SandboxTextMessagesTable
  'sandbox.dns_records': SandboxDnsRecordsTable
  'sandbox.pushes': SandboxPushesTable
  'sandbox.push_faults': SandboxPushFaultsTable
  'sandbox.slack_webhooks': SandboxSlackWebhooksTable
  'sandbox.webhook_receivers': SandboxWebhookReceiversTable
  'sandbox.webhook_messages': SandboxWebhookMessagesTable
  slack_webhooks: SlackWebhooksTable
  slack_messages: SlackMessagesTable
  review_totals: ReviewTotalsTable
  storage_use: StorageUseTable
  review_total_changes: ReviewTotalChangesTable
  onboarding: OnboardingTable
  automation_rules: AutomationRulesTable
  automation_runs: AutomationRunsTable
  chat_flows: ChatFlowsTable
  chat_conversations: ChatConversationsTable
  chat_messages: ChatMessagesTable
  provider_connections: ProviderConnectionsTable
  provider_authorizations: ProviderAuthorizationsTable
  provider_events: ProviderEventsTable
  'directory.provider_hooks': DirectoryProviderHooksTable
  audience_members: AudienceMembersTable
  'sandbox.audience_members': SandboxAudienceMembersTable
  'sandbox.audience_things': SandboxAudienceThingsTable
  'sandbox.provider_messages': SandboxProviderMessagesTable
  'sandbox.provider_hooks': SandboxProviderHooksTable
  'sandbox.social_media': SandboxSocialMediaTable
}
