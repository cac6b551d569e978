import type { Insertable } from 'kysely'
import type { AdminAuditTable } from '#server/database/operations-tables.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

export async function insertDeed(tx: PlatformTx, deed: Insertable<AdminAuditTable>): Promise<void> {
  await tx.insertInto('admin_audit').values(deed).execute()
}
