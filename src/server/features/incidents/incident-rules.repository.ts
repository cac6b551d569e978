import { sql } from 'kysely'
import { incidentRuleSchema, type IncidentRule } from '#shared/contracts/incidents.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** For whoever has not said otherwise. */
const DEFAULT_RULE: IncidentRule = { isOn: true, reviews: 5, maxRating: 2, withinHours: 24 }

export async function getRule(tx: CustomerTx): Promise<IncidentRule> {
  const row = await tx
    .selectFrom('incident_rules')
    .select('rule')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row ? incidentRuleSchema.parse(row.rule) : DEFAULT_RULE
}

export async function putRule(tx: CustomerTx, rule: IncidentRule): Promise<void> {
  const values = { rule: JSON.stringify(rule), updated_at: sql<Date>`now()` }
  await tx
    .insertInto('incident_rules')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
}
