import { sql } from 'kysely'
import type { AiFeature } from '#shared/domain/assistant.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

interface Use {
  feature: AiFeature
  tokens: number
  /** Empty for the built-in assistant. */
  model: string
  isEstimated: boolean
  calls: number
}

export async function log(tx: CustomerTx, { feature, tokens, model, isEstimated, calls }: Use): Promise<void> {
  await sql`select log_ai_usage(${tx.customerId}::uuid, ${feature}, ${tokens}::integer, ${model}, ${isEstimated}::boolean,
    ${calls}::integer)`.execute(tx)
}

export interface UsageRow {
  day: string
  feature: AiFeature
  model: string
  calls: string
  tokens: string
  estimated_tokens: string
}

export interface UsagePeriod {
  from: string
  to: string
}

/** The last so many days, today included. */
export async function findPeriod(tx: CustomerTx, days: number): Promise<UsagePeriod> {
  const { rows } = await sql<UsagePeriod>`
    select to_char(${today} - ${days - 1}::integer, 'YYYY-MM-DD') as from, to_char(${today}, 'YYYY-MM-DD') as to`.execute(
    tx,
  )
  const [period] = rows
  if (!period) throw new Error('The database does not know which day it is.')
  return period
}

export function listDays(tx: CustomerTx, { from, to }: UsagePeriod): Promise<UsageRow[]> {
  return tx
    .selectFrom('ai_usage')
    .select(['feature', 'model', 'calls', 'tokens', 'estimated_tokens'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('customer_id', '=', tx.customerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('ai_usage.day')
    .orderBy('feature')
    .orderBy('model')
    .execute()
}

/** A day is one of UTC, as the log has it. */
const today = sql<string>`(now() at time zone 'utc')::date`
