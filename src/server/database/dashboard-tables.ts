import type { Generated } from 'kysely'
import type { ActivityAction, ActivityChange, SubjectType } from '#shared/domain/activity-actions.ts'
import type { ActivitySubject } from '#shared/domain/activity-subjects.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { ThemeMove } from '#shared/domain/themes.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { WeekClaim } from '#shared/domain/week-claims.ts'
import type { JsonList, NullableJson, Timestamp } from './column-kinds.ts'

export interface ReviewTotalsTable {
  customer_id: string
  grain: 'day' | 'month'
  /** All zeros for all of them together, also those that belong to none. */
  location_id: string
  bucket: string
  platform: Platform
  review_count: number
  rated_count: number
  rating_sum: number
  answered_count: number
  stars_1: number
  stars_2: number
  stars_3: number
  stars_4: number
  stars_5: number
  positive_count: number
  neutral_count: number
  negative_count: number
  /** Answered ones of which it is known how long that took. */
  timed_count: number
  /** Within a day. */
  quick_count: number
  answer_seconds: number
}

/** The database writes and empties it by itself. */
export interface ReviewTotalChangesTable {
  customer_id: string
  id: string
  amounts: number[]
  written_at: Date[]
  platforms: Platform[]
  location_ids: (string | null)[]
  ratings: (number | null)[]
  are_answered: boolean[]
  sentiments: (string | null)[]
  answer_seconds: (number | null)[]
  themes: Generated<string[]>
  languages: Generated<(string | null)[]>
  waits: Generated<(string | null)[]>
}

/** What of the reviews speak of a theme, are in a language, or were answered within some time: '1:24' of one star, within a day. */
export interface ReviewPartTotalsTable {
  customer_id: string
  grain: 'day' | 'month'
  /** As in the totals. */
  location_id: string
  kind: 'theme' | 'language' | 'answer'
  bucket: string
  platform: Platform
  part: string
  review_count: number
  rated_count: number
  rating_sum: number
  positive_count: number
  negative_count: number
}

/** What a customer has made of what is found. */
export interface ThemesTable {
  customer_id: string
  aspect: Aspect
  name: string | null
  /** The one it belongs to, which belongs to no other. */
  merged_into: Aspect | null
  is_followed: Generated<boolean>
  told_move: ThemeMove | null
  told_at: Date | null
}

export interface OnboardingTable {
  customer_id: string
  dismissed_at: Date | null
  dismissed_by: string | null
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
  amount: number | null
  subject_group: ActivitySubject
  browser: string | null
  system: string | null
  changes: NullableJson<ActivityChange[]>
}

export interface ActivityAddressesTable {
  customer_id: string
  activity_id: string
  address: string
  created_at: Timestamp
}

/** Within which time reviews are to be answered. */
export interface ResponseTargetsTable {
  customer_id: string
  /** Of one star to five; none where there is no target. */
  hours: (number | null)[]
  /** Reviews from before it are left alone. */
  since: Date
  changed_at: Date
  tells_assignee: boolean
  told_roles: TeamRole[]
  told_user_ids: string[]
  /** When it is looked for late ones again. */
  due_at: Date | null
  revision: number
}

/** Whose lateness was told. */
export interface LateAnswersTable {
  customer_id: string
  review_id: string
  told_at: Generated<Date>
}

/** What a model made of what changed in a week. */
export interface WeekWordsTable {
  customer_id: string
  language: Locale
  claims: JsonList<WeekClaim>
  sentences: JsonList<string>
  model: string
  version: string
  made_at: Generated<Date>
}

export interface ReputationTables {
  review_part_totals: ReviewPartTotalsTable
  themes: ThemesTable
  response_targets: ResponseTargetsTable
  late_answers: LateAnswersTable
  week_words: WeekWordsTable
}
