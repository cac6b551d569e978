import { sql } from 'kysely'
import type { DisputePriority } from '#shared/domain/assistant.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DisputeRow } from '../disputes.repository.ts'

interface NewPriority {
  priority: DisputePriority & { origin: DraftOrigin }
  /** `null`: whatever was there before. */
  askedAt: Date | null
}

/** Leaves `updated_at` alone: what was found out about it is nothing that anybody could be about to overwrite. */
export function notePriority(
  tx: CustomerTx,
  id: string,
  { priority, askedAt }: NewPriority,
): Promise<DisputeRow | undefined> {
  return tx
    .updateTable('disputes')
    .set({
      priority: JSON.stringify(priority),
      priority_level: priority.priorityLevel,
      urgency_score: priority.urgencyScore,
      ai_prioritized: true,
      prioritized_at: sql<Date>`clock_timestamp()`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(askedAt !== null, (query) =>
      query.where(sql<boolean>`(prioritized_at is null or prioritized_at < ${askedAt})`),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Open ones: these, or all that nobody has looked at. */
export async function listToPrioritize(
  tx: CustomerTx,
  { ids, limit }: { ids: readonly string[] | undefined; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('disputes')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('status', 'in', ['pending', 'in_progress'])
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(ids === undefined, (query) => query.where(sql<boolean>`not ai_prioritized`))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
