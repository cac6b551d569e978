import type { ColumnType, Generated } from 'kysely'
import type { KeptPlatform } from '#shared/domain/competitor-figures.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReviewWidgetKind } from '#shared/domain/review-widgets.ts'
import type { Timestamp } from './column-kinds.ts'

export interface CompetitorsTable {
  customer_id: string
  id: Generated<string>
  name: string
  google_place_id: string | null
  yelp_id: string | null
  url: string | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
}

type Rating = ColumnType<string | null, number | null, number | null>

export interface CompetitorFiguresTable {
  customer_id: string
  id: Generated<string>
  competitor_id: string
  platform: Platform
  day: ColumnType<string, string, string>
  source: 'entered' | 'imported'
  rating: Rating
  review_count: number
  created_at: Timestamp
}

export interface CompetitorReadingsTable {
  customer_id: string
  competitor_id: string
  platform: KeptPlatform
  rating: Rating
  review_count: number
  read_at: Timestamp
  expires_at: Timestamp
}

export interface ReviewWidgetsTable {
  customer_id: string
  id: Generated<string>
  name: string
  word: string
  kind: ReviewWidgetKind
  location_id: string | null
  language: Locale | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ReviewWidgetChoicesTable {
  customer_id: string
  widget_id: string
  review_id: string
  place: number
}

export interface DirectoryReviewWidgetsTable {
  word: string
  customer_id: string
  widget_id: string
}
