import type { Generated } from 'kysely'
import type { FeatureSwitch } from '#shared/domain/feature-switches.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Json, Timestamp } from './column-kinds.ts'

export interface QueuePausesTable {
  name: string
  paused_at: Timestamp
  paused_by: string
}

export interface NoticesTable {
  id: Generated<string>
  texts: Json<Record<Locale, string>>
  tone: 'info' | 'warn'
  starts_at: Date
  ends_at: Date
  created_by: string
  created_at: Timestamp
}

export interface SwitchedOffTable {
  name: FeatureSwitch
  switched_at: Timestamp
  switched_by: string
}
