import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'

export const VENDOR_FAULTS: readonly VendorFault[] = [
  'rate-limit',
  'down',
  'garbage',
  'slow',
  'reject-replies',
  'no-permission',
  'no-reviews',
]

export async function setFault(
  db: Database,
  vendor: Platform,
  fault: { kind: VendorFault; remaining: number | null },
): Promise<void> {
  await db
    .insertInto('sandbox.vendor_faults')
    .values({ vendor, ...fault })
    .onConflict((conflict) => conflict.columns(['vendor', 'kind']).doUpdateSet({ remaining: fault.remaining }))
    .execute()
}

export async function clearFaults(db: Database, vendor: Platform): Promise<void> {
  await db.deleteFrom('sandbox.vendor_faults').where('vendor', '=', vendor).execute()
}

export function listFaults(db: Database, vendor: Platform) {
  return db.selectFrom('sandbox.vendor_faults').selectAll().where('vendor', '=', vendor).execute()
}

/** Whether the platform does it this time; counts down where it was told how often. */
export async function takeFault(db: Database, vendor: Platform, kind: VendorFault): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox.vendor_faults')
    .set({ remaining: sql`remaining - 1` })
    .where('vendor', '=', vendor)
    .where('kind', '=', kind)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function recordCall(
  db: Database,
  call: { vendor: Platform; method: string; path: string; status: number },
): Promise<void> {
  await db.insertInto('sandbox.vendor_calls').values(call).execute()
}

export function listCalls(db: Database, vendor: Platform, limit: number) {
  return db
    .selectFrom('sandbox.vendor_calls')
    .selectAll()
    .where('vendor', '=', vendor)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
