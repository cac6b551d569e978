import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

const MEGABYTE = 1_000_000

/** After a file was added in this transaction, which counted it: one too many is taken back with everything else. */
export async function refuseOverfull(tx: CustomerTx, mostBytes: number): Promise<void> {
  if (await isOverfull(tx, mostBytes)) {
    throw refusal('storage-full', { values: { megabytes: Math.floor(mostBytes / MEGABYTE) } })
  }
}

export async function isOverfull(tx: CustomerTx, mostBytes: number): Promise<boolean> {
  const used = await tx
    .selectFrom('storage_use')
    .select('bytes')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return Number(used?.bytes ?? 0) > mostBytes
}
