import { sql } from 'kysely'
import type { RefundState } from '#shared/domain/billing.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface AskedCredit {
  id: string
  amountCents: number
  reason: string
  askedBy: string
}

/** Whether it was not asked for before. */
export async function insertCredit(
  tx: CustomerTx,
  { id, amountCents, reason, askedBy }: AskedCredit,
): Promise<boolean> {
  const made = await tx
    .insertInto('credits')
    .values({ customer_id: tx.customerId, id, amount_cents: amountCents, reason, asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** One that has not been given yet. */
export function findAsked(tx: CustomerTx, creditId: string) {
  return tx
    .selectFrom('credits')
    .select('amount_cents')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', creditId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
}

/** Why it takes longer. */
export async function noteFault(tx: CustomerTx, creditId: string, fault: string): Promise<void> {
  await tx
    .updateTable('credits')
    .set({ fault })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', creditId)
    .where('state', '=', 'asked')
    .execute()
}

/** Whether it was open until now. */
export async function settle(
  tx: CustomerTx,
  creditId: string,
  { state, fault }: { state: Exclude<RefundState, 'asked'>; fault: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credits')
    .set({ state, fault, settled_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', creditId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
