import { NIL_CUSTOMER, type ScopedTx } from '#server/database/transactions.ts'
import type { JobDefinition } from './job.ts'
import { QUEUE_SCHEMA, within, type QueueSql } from './queue-sql.ts'

export interface Placed<Payload> {
  data: Payload
  priority: number
  group?: { id: string }
}

/**
 * Customers take turns, whatever each has waiting: the queue takes the highest priority first, and each job's is one lower
 * than the last of its customer, or where the queue just is. What is no customer's has a line of its own.
 */
export async function placeInTurn<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  { startAfter, turns }: { startAfter?: Date | undefined; turns?: Map<string, number> },
): Promise<Placed<Payload>> {
  const data = job.payload.parse(payload)
  const customerId = customerOf(tx, data)
  const places = placesOf(job, customerId)
  const turn = turns?.get(customerId) ?? (await findNextTurn(within(tx), job.name, { places, startAfter }))
  turns?.set(customerId, turn + 1)
  const place = places[turn % places.length]
  return { data, priority: -turn, ...(place && { group: { id: place } }) }
}

export function customerOf(tx: ScopedTx, data: object): string {
  const { customerId = tx.customerId } = data as { customerId?: string }
  return customerId
}

/** Where a customer's jobs may be done at the same time: half of a process's workers. */
export function placesOf({ atOnce }: JobDefinition, customerId: string): string[] {
  return customerId === NIL_CUSTOMER ? [] : namePlaces(customerId, Math.max(1, Math.floor(atOnce / 2)))
}

export const namePlaces = (customerId: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${customerId} ${place}`)

/** Among what may begin by then: what a customer has planned for next week does not put off what is to be done now. */
export async function findNextTurn(
  db: QueueSql,
  name: string,
  { places, startAfter = new Date() }: { places: readonly string[]; startAfter?: Date | undefined },
): Promise<number> {
  const isTheirs = places.length === 0 ? 'group_id is null' : 'group_id = place'
  const { rows } = await db.executeSql(
    `select greatest(0,
      (select -priority from ${QUEUE_SCHEMA}.job
       where name = $1 and state < 'active' and not blocked and start_after <= now()
       order by priority desc limit 1),
      (select max(next) from unnest($2::text[]) place, lateral (
         select 1 - priority as next from ${QUEUE_SCHEMA}.job
         where name = $1 and ${isTheirs} and state < 'active' and not blocked
           and start_after <= greatest($3, now())
         order by priority limit 1) last)) as turn`,
    [name, places.length === 0 ? [''] : places, startAfter],
  )
  const [found] = rows as { turn: number }[]
  return found?.turn ?? 0
}
