import { sql, type Selectable } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { SandboxVendor, SandboxVendorFaultsTable, VendorFault } from '#server/database/sandbox-tables.ts'

const KEPT_CALLS = 20_000
const PRUNE_EVERY = 500

export type SetFault = Selectable<SandboxVendorFaultsTable>

export const VENDOR_FAULTS: readonly VendorFault[] = [
  'rate-limit',
  'down',
  'garbage',
  'slow',
  'timeout',
  'hold-replies',
  'reject-replies',
  'no-permission',
  'no-reviews',
  'cut',
]

export async function setFault(
  db: Database,
  vendor: SandboxVendor,
  fault: { kind: VendorFault; remaining: number | null; reason?: string },
): Promise<void> {
  const values = { remaining: fault.remaining, reason: fault.reason ?? null }
  await db
    .insertInto('sandbox.vendor_faults')
    .values({ vendor, kind: fault.kind, ...values })
    .onConflict((conflict) => conflict.columns(['vendor', 'kind']).doUpdateSet(values))
    .execute()
}

export async function clearFaults(db: Database, vendor: SandboxVendor, kinds: readonly VendorFault[] = VENDOR_FAULTS) {
  await db.deleteFrom('sandbox.vendor_faults').where('vendor', '=', vendor).where('kind', 'in', kinds).execute()
}

/** Those that still have something to do. */
export function listFaults(db: Database, vendor: SandboxVendor): Promise<SetFault[]> {
  return db
    .selectFrom('sandbox.vendor_faults')
    .selectAll()
    .where('vendor', '=', vendor)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
    .orderBy('kind')
    .execute()
}

/** Whether the platform does it this time; counts down where it was told how often. */
export async function takeFault(db: Database, vendor: SandboxVendor, kind: VendorFault): Promise<boolean> {
  return (await takeFaultWithReason(db, vendor, kind)) !== undefined
}

export function takeFaultWithReason(
  db: Database,
  vendor: SandboxVendor,
  kind: VendorFault,
): Promise<{ reason: string | null } | undefined> {
  return db
    .updateTable('sandbox.vendor_faults')
    .set({ remaining: sql`remaining - 1` })
    .where('vendor', '=', vendor)
    .where('kind', '=', kind)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
    .returning('reason')
    .executeTakeFirst()
}

/** `status` is 0 for a call that never got an answer. Of very many only the newest are kept. */
export async function recordCall(
  db: Database,
  call: { vendor: SandboxVendor; method: string; path: string; status: number; duration_ms: number },
): Promise<void> {
  const { id } = await db.insertInto('sandbox.vendor_calls').values(call).returning('id').executeTakeFirstOrThrow()
  const number = Number(id)
  if (number % PRUNE_EVERY !== 0) return
  await db
    .deleteFrom('sandbox.vendor_calls')
    .where('id', '<=', String(number - KEPT_CALLS))
    .execute()
}

export function listCalls(db: Database, vendor: SandboxVendor, limit: number, offset = 0) {
  return db
    .selectFrom('sandbox.vendor_calls')
    .selectAll()
    .where('vendor', '=', vendor)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
