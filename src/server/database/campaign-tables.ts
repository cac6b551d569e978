import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignStatus } from '#shared/contracts/campaign-filter.ts'
import type {
  CampaignChannel,
  CampaignEventStatus,
  CampaignEventType,
  CampaignFailure,
  CampaignLinkKind,
  CampaignRun,
  ChannelProblem,
  DeliveryChannel,
  LinkCheck,
  RecipientReason,
  RecipientState,
  ReviewCertainty,
} from '#shared/domain/campaigns.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { PostNumbers } from '#shared/domain/social-posts.ts'
import type { Metadata, Timestamp } from './column-kinds.ts'

type Day = ColumnType<Date | null, string | null | undefined, string | null>

export interface CampaignsTable {
  customer_id: string
  id: Generated<string>
  name: string
  type: CampaignType
  message: Generated<string>
  subject: Generated<string>
  description: Generated<string>
  status: Generated<CampaignStatus>
  start_date: Day
  end_date: Day
  segment_id: string | null
  delivery_channels: Generated<DeliveryChannel[]>
  social_platforms: Generated<SocialProvider[]>
  link_kind: CampaignLinkKind | null
  link_url: string | null
  page_id: string | null
  location_id: string | null
  image_url: string | null
  has_stars: Generated<boolean>
  email_sender_id: string | null
  sms_sender_id: string | null
  language: Locale | null
  includes_other_languages: Generated<boolean>
  link_checks: ColumnType<LinkCheck[], string | undefined, string>
  links_checked_at: Date | null
  cost_cents: number | null
  goal: number | null
  ai_generated: Generated<boolean>
  scheduled_send_time: Date | null
  sent_count: Generated<number>
  response_count: Generated<number>
  last_sent_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
  run_kind: CampaignRun | null
  run_number: Generated<number>
  gathered_at: Date | null
  next_at: Date | null
  began_at: Date | null
  failed_at: Date | null
  failed_why: CampaignFailure | null
  visit_delay_hours: number | null
  reminders: Generated<number>
  reminder_days: Generated<number>
  visits_from: Date | null
  words: GeneratedAlways<string>
  name_words: GeneratedAlways<string>
}

export interface CampaignRecipientsTable {
  customer_id: string
  id: Generated<string>
  campaign_id: string
  channel: CampaignChannel
  contact_id: string | null
  address_key: Generated<Buffer>
  state: Generated<RecipientState>
  round: Generated<number>
  /** Counts how often somebody got something from the campaign, where that is meant. */
  turn: Generated<number>
  message_key: string
  message_id: string | null
  connection_id: string | null
  attempts: Generated<number>
  due_at: Date | null
  tried_at: Date | null
  is_ask: Generated<boolean>
  reason: RecipientReason | null
  words: string | null
  url: string | null
  handed_over_at: Date | null
  opened_at: Date | null
  machine_opened_at: Date | null
  clicked_at: Date | null
  responded_at: Date | null
  /** By which they responded, and how sure it is that they wrote it. */
  review_id: string | null
  certainty: ReviewCertainty | null
  click_word: string | null
  visit_id: string | null
  reminder: Generated<number>
  is_reminded: Generated<boolean>
  changed_at: Timestamp
}

export interface CampaignDeliveriesTable {
  customer_id: string
  campaign_id: string
  channel: CampaignChannel
  waiting: Generated<number>
  accepted: Generated<number>
  delivered: Generated<number>
  bounced: Generated<number>
  failed: Generated<number>
  unknown: Generated<number>
  post_numbers: ColumnType<PostNumbers | null, string | undefined, string>
  post_numbers_at: Date | null
  left_out: Generated<number>
  problem: ChannelProblem | null
  words: string | null
}

export interface CampaignEventsTable {
  customer_id: string
  id: Generated<string>
  campaign_id: string
  event_type: CampaignEventType
  status: CampaignEventStatus
  error_message: string | null
  metadata: Metadata
  provider_id: string | null
  created_at: Timestamp
}

export interface CampaignMetricsTable {
  customer_id: string
  campaign_id: string
  sent: Generated<number>
  opens: Generated<number>
  machine_opens: Generated<number>
  clicks: Generated<number>
  responses: Generated<number>
  likely_reviews: Generated<number>
  possible_reviews: Generated<number>
  /** As the campaign has them. */
  last_sent_at: Date | null
  delivery_channels: Generated<DeliveryChannel[]>
  is_standing: Generated<boolean>
  /** Of what was sent, in billionths. */
  open_billionths: GeneratedAlways<string>
  click_billionths: GeneratedAlways<string>
  response_billionths: GeneratedAlways<string>
  /** Cut off at two; for the version before 0190. */
  open_share: GeneratedAlways<number>
  click_share: GeneratedAlways<number>
  response_share: GeneratedAlways<number>
}

export interface CampaignHoursTable {
  customer_id: string
  campaign_id: string
  hour: Date
  sent: Generated<number>
  opens: Generated<number>
  clicks: Generated<number>
  responses: Generated<number>
}

export interface CampaignLinkClicksTable {
  customer_id: string
  campaign_id: string
  url_key: string
  url: string
  clicks: Generated<number>
}

export interface CampaignClickBatchesTable {
  customer_id: string
  id: Generated<string>
  clicks: ColumnType<unknown, string, never>
  created_at: Timestamp
}

export interface DirectoryCampaignLinksTable {
  word: string
  customer_id: string
  recipient_id: string
}
