import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { CustomerTx } from './transactions.ts'

/** What a person sees of their customer. */
export interface LocationLimit {
  customerId: string
  /** `null`: all of them, and what belongs to none. */
  locations: readonly string[] | null
}

const limits = new AsyncLocalStorage<LocationLimit | null>()

/** Every transaction that the work opens for this customer sees these locations alone; the policies see to it. */
export function limitedTo<T>(limit: LocationLimit | null, work: () => T): T {
  return limits.run(limit, work)
}

export function findLimit(customerId: string): readonly string[] | null {
  const limit = limits.getStore()
  return limit?.customerId === customerId ? limit.locations : null
}

/**
 * From here on this transaction sees what the person sees now: for what is done in somebody's name without their
 * session, by a job or by a link.
 */
export async function limitToPerson(tx: CustomerTx, userId: string): Promise<readonly string[] | null> {
  const { rows } = await sql<{ locations: string[] | null }>`
    select own.locations, set_config('app.locations', coalesce(own.locations::text, ''), true)
    from find_locations_of(${tx.customerId}, ${userId}) as own (locations)`.execute(tx)
  return rows[0]?.locations ?? null
}
