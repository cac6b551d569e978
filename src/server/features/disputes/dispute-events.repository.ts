import { sql, type Selectable } from 'kysely'
import type { DisputeEventKind } from '#shared/domain/dispute-status.ts'
import type { DisputeEventsTable } from '#server/database/dispute-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type DisputeEventRow = Selectable<DisputeEventsTable>

/** Nobody reads further back on a screen. */
const MOST_SHOWN = 200

export interface NewDisputeEvent {
  disputeId: string
  kind: DisputeEventKind
  detail?: string | null
}

/** `null` when the product, or the platform, did it by itself. */
export type Doer = { userId: string; name: string } | null

export async function insertEvents(tx: CustomerTx, doer: Doer, events: readonly NewDisputeEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('dispute_events')
    .values(
      events.map((event, index) => ({
        customer_id: tx.customerId,
        dispute_id: event.disputeId,
        kind: event.kind,
        detail: event.detail ?? null,
        actor_id: doer?.userId ?? null,
        actor_name: doer?.name ?? null,
        // The transaction may have waited for the dispute: what counts is when it had it. In the order given.
        created_at: sql<Date>`clock_timestamp() + ${sql.lit(index)} * interval '1 millisecond'`,
      })),
    )
    .execute()
}

/** Who has asked last that it be filed, or appealed. */
export async function findAsker(
  tx: CustomerTx,
  disputeId: string,
  kind: 'filing-asked' | 'appeal-written',
): Promise<Doer> {
  const asked = await tx
    .selectFrom('dispute_events')
    .select(['actor_id as userId', 'actor_name as name'])
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return asked?.userId && asked.name ? { userId: asked.userId, name: asked.name } : null
}

export function listEvents(tx: CustomerTx, disputeId: string): Promise<DisputeEventRow[]> {
  return tx
    .selectFrom('dispute_events')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}
