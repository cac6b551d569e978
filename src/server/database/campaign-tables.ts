import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignLinkKind, CampaignStatus, DeliveryChannel } from '#shared/domain/campaigns.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { Timestamp } from './column-kinds.ts'

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
  words: GeneratedAlways<string>
  name_words: GeneratedAlways<string>
}
