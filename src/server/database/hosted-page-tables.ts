import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { HostedPageStatus } from '#shared/contracts/hosted-page-filter.ts'
import type { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind, ScoreBand } from '#shared/domain/hosted-page-kinds.ts'
import type { Answers } from '#shared/domain/hosted-pages.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import type { Json, JsonList, Timestamp } from './column-kinds.ts'

type Sentiment = (typeof SENTIMENTS)[number]

export interface HostedPagesTable {
  customer_id: string
  id: Generated<string>
  kind: HostedPageKind
  name: string
  slug: string
  location_id: string | null
  status: Generated<HostedPageStatus>
  revision: Generated<number>
  version: Generated<number>
  allows_repeats: Generated<boolean>
  retention_months: Generated<number>
  visitors: Generated<number>
  responses: Generated<number>
  stars_sum: Generated<number>
  stars_amount: Generated<number>
  promoters: Generated<number>
  detractors: Generated<number>
  nps_amount: Generated<number>
  last_response: Date | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
  changed_by: string | null
  changed_by_name: string | null
  words: GeneratedAlways<string>
}

export interface HostedPageVersionsTable {
  customer_id: string
  page_id: string
  version: number
  content: Json<HostedPageContent>
  created_at: Timestamp
  title_words: GeneratedAlways<string | null>
}

export interface PageTheme {
  aspect: Aspect
  sentiment: Sentiment
}

export interface PageResponsesTable {
  customer_id: string
  id: string
  page_id: string
  version: number
  location_id: string | null
  qr_code_id: string | null
  language: Locale
  day: ColumnType<Date, string, string>
  answers: Json<Answers>
  band: ScoreBand | null
  content: string | null
  email: string | null
  consent: string | null
  sentiment: Sentiment | null
  themes: JsonList<PageTheme>
  analyzed_at: Date | null
  done_at: Date | null
  created_at: Timestamp
  words: GeneratedAlways<string | null>
}

export interface PageResponsePhotosTable {
  customer_id: string
  response_id: string
  content: Buffer
}

export interface PageResponseRepliesTable {
  customer_id: string
  id: Generated<string>
  response_id: string
  content: string
  author_name: string | null
  mail_id: string
  created_at: Timestamp
}

export interface PageCountsTable {
  customer_id: string
  page_id: string
  day: ColumnType<Date, string, string>
  location_id: string
  qr_code_id: string
  question: string
  value: string
  amount: number
}

export interface PageVisitorsTable {
  customer_id: string
  page_id: string
  day: ColumnType<Date, string, string>
  visitor: Buffer
}

export interface DirectoryHostedPagesTable {
  slug: string
  customer_id: string
  page_id: string
}
