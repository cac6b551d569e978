import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

export async function listNames(tx: CustomerTx): Promise<string[]> {
  const row = await tx
    .selectFrom('competitor_names')
    .select('names')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row?.names ?? []
}

export async function putNames(tx: CustomerTx, names: readonly string[]): Promise<void> {
  const values = { names: JSON.stringify(names), updated_at: sql<Date>`now()` }
  await tx
    .insertInto('competitor_names')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
}
