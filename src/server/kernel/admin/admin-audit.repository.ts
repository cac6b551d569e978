import type { Insertable } from 'kysely'
import type { AdminAuditTable } from '#server/database/operations-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export async function insertDeed(tx: ScopedTx, deed: Insertable<AdminAuditTable>): Promise<void> {
  await tx.insertInto('admin_audit').values(deed).execute()
}
