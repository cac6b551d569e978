import type { Generated } from 'kysely'
import type { Occasion, RuleActions, RuleConditions, RunOutcome } from '#shared/domain/automation.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

export interface AutomationRulesTable {
  customer_id: string
  id: Generated<string>
  place: number
  name: string
  is_on: boolean
  conditions: Json<RuleConditions>
  actions: Json<RuleActions>
  on_since: Date | null
  consent: NullableJson<NonNullable<CustomerSettings['automation']['consent']>>
  revision: Generated<number>
  created_at: Timestamp
}

export interface AutomationRunsTable {
  customer_id: string
  id: Generated<string>
  review_id: string
  review_updated_at: Date
  occasion: Occasion
  outcome: Generated<RunOutcome>
  rule_name: string | null
  scheduled_id: string | null
  created_at: Timestamp
}
