import { NO_TARGETS, type ResponseTargets } from '#shared/domain/response-targets.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { find } from './response-targets.repository.ts'

/** How soon reviews are to be answered, and since when that counts. */
export async function findTargets(tx: CustomerTx): Promise<{ hours: ResponseTargets; since: Date | null }> {
  const row = await find(tx)
  return row ? { hours: row.hours, since: row.since } : { hours: NO_TARGETS, since: null }
}

export { countOverdue } from './response-targets.repository.ts'
