import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ContactSource } from '#shared/contracts/contact-filter.ts'
import type { ContactSegment } from '#shared/contracts/contact-segments.ts'
import type {
  ConsentAction,
  ConsentBasis,
  ConsentChannel,
  ConsentPlace,
  ConsentState,
  SuppressionReason,
} from '#shared/contracts/contacts.ts'
import type { ContactFault, ContactImportState, ContactReading } from '#shared/domain/contact-import.ts'
import type { VisitSource } from '#shared/domain/visits.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

export interface ContactsTable {
  customer_id: string
  id: Generated<string>
  name: Generated<string>
  email: string | null
  phone: string | null
  language: Locale | null
  timezone: string | null
  location_id: string | null
  tags: Generated<string[]>
  source: ContactSource
  last_visit: ColumnType<Date | null, string | null | undefined, string | null>
  fields: ColumnType<Record<string, string>, string | undefined, string>
  import_id: string | null
  email_state: Generated<ConsentState>
  sms_state: Generated<ConsentState>
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: Date | null
  deletion_id: string | null
  email_key: GeneratedAlways<Buffer | null>
  phone_key: GeneratedAlways<Buffer | null>
  name_words: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

export interface VisitsTable {
  customer_id: string
  id: Generated<string>
  contact_id: string
  location_id: string | null
  visited_at: Date
  source: VisitSource
  import_id: string | null
  followed_at: Date | null
  created_at: Timestamp
}

export interface ContactConsentsTable {
  customer_id: string
  id: Generated<string>
  contact_id: string
  channel: ConsentChannel
  address_key: Buffer
  action: ConsentAction
  basis: ConsentBasis | null
  place: ConsentPlace
  wording: Generated<string>
  obtained_at: Date
  recorded_by_name: string | null
  import_id: string | null
  created_at: Timestamp
}

export interface ContactSuppressionsTable {
  customer_id: string
  address_key: Buffer
  channel: ConsentChannel
  reason: SuppressionReason
  created_at: Timestamp
}

export interface ContactLinksTable {
  customer_id: string
  word: string
  contact_id: string
  email_key: Buffer | null
  phone_key: Buffer | null
  created_at: Timestamp
}

export interface ContactSegmentsTable {
  customer_id: string
  id: Generated<string>
  name: string
  filter: Json<ContactSegment['filter']>
  created_at: Timestamp
}

export interface DirectoryContactLinksTable {
  word: string
  customer_id: string
}

/** What a whole list has agreed to. */
export interface ImportConsent {
  channels: ConsentChannel[]
  basis: ConsentBasis
  place: ConsentPlace
  wording: string
  obtainedAt: string
}

export interface ContactImportsTable {
  customer_id: string
  id: Generated<string>
  file_name: string
  location_id: string | null
  reading: Json<ContactReading>
  consent: NullableJson<ImportConsent>
  state: Generated<ContactImportState>
  next_chunk: Generated<number>
  next_line: Generated<number>
  rest: Generated<string>
  bytes: ColumnType<string, number | undefined, number>
  read: Generated<number>
  refused: Generated<number>
  repeated: Generated<number>
  total: Generated<number>
  done: Generated<number>
  known: Generated<number>
  suppressed: Generated<number>
  added: Generated<number>
  merged: Generated<number>
  removed: Generated<number>
  requested_by: string | null
  requested_by_name: string | null
  created_at: Timestamp
  finished_at: Date | null
}

export interface ContactImportRowsTable {
  customer_id: string
  import_id: string
  line: number
  name: string
  email: string | null
  phone: string | null
  language: Locale | null
  timezone: string | null
  location_id: string | null
  tags: string[]
  last_visit: ColumnType<Date | null, string | null, string | null>
  fields: Json<Record<string, string>>
}

export interface ContactImportFaultsTable {
  customer_id: string
  import_id: string
  line: number
  fault: ContactFault
  value: string
}

export interface ContactImportMergesTable {
  customer_id: string
  import_id: string
  contact_id: string
  before: Json<Record<string, unknown>>
  merged_at: Timestamp
}

export interface ContactMessagesTable {
  id: Generated<string>
  name: string
  email: string
  topic: 'sales' | 'support' | 'priority' | 'press' | 'careers' | 'privacy' | 'other'
  message: string
  language: Locale
  created_at: Timestamp
  handled_at: Date | null
  handled_by: string | null
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
}
