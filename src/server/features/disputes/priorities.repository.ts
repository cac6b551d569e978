import { sql } from 'kysely'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { getPrioritizing } from '#shared/contracts/dispute-priorities.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { DisputePriority, DisputeReason } from '#shared/domain/assistant.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DisputeRow } from './disputes.repository.ts'

type Standing = OutputOf<typeof getPrioritizing>

interface NewPriority {
  priority: DisputePriority & { origin: DraftOrigin }
  reason: DisputeReason
  /** `null`: whatever was there before. */
  askedAt: Date | null
}

/** Leaves `updated_at` alone: what was found out about it is nothing that anybody could be about to overwrite. */
export function notePriority(
  tx: CustomerTx,
  id: string,
  { priority, reason, askedAt }: NewPriority,
): Promise<DisputeRow | undefined> {
  return tx
    .updateTable('disputes')
    .set({
      priority: JSON.stringify(priority),
      priority_reason: reason,
      priority_problem: null,
      priority_level: priority.priorityLevel,
      urgency_score: priority.urgencyScore,
      ai_prioritized: true,
      prioritized_at: sql<Date>`statement_timestamp()`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(askedAt !== null, (query) =>
      query.where(sql<boolean>`(prioritized_at is null or prioritized_at < ${askedAt})`),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The literal condition is the index's own. */
const isWaiting = sql<boolean>`((not ai_prioritized or priority_problem is not null)
  and status in ('pending', 'in_progress'))`

/** Open ones: these, or all that nobody has looked at, or in vain. */
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
    .$if(ids === undefined, (query) => query.where(isWaiting))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** They are tried again: what went wrong before is over. */
export async function forgetProblems(tx: CustomerTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('disputes')
    .set({ priority_problem: null })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', [...ids])
    .where('priority_problem', 'is not', null)
    .execute()
}

/** Answers whether it is the first that failed of all that were asked for at once. */
export async function noteProblem(
  tx: CustomerTx,
  id: string,
  { refusal, askedAt }: { refusal: GivenRefusal | null; askedAt: Date },
): Promise<boolean> {
  // One after another: only one of them is the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.customerId} ${askedAt.toISOString()}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ is_first: boolean }>`
    update disputes set priority_problem = ${JSON.stringify({ refusal })}::jsonb, priority_asked_at = ${askedAt}
    where customer_id = ${tx.customerId} and id = ${id} and (prioritized_at is null or prioritized_at < ${askedAt})
    returning not exists (
      select from disputes other where other.customer_id = ${tx.customerId} and other.priority_asked_at = ${askedAt})
      as is_first`.execute(tx)
  return rows[0]?.is_first ?? false
}

export async function measurePrioritizing(tx: CustomerTx): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select count(*)::int as waiting, count(priority_problem)::int as failed,
      nullif((array_agg(priority_problem -> 'refusal' order by priority_asked_at desc)
        filter (where priority_problem is not null))[1], 'null') as refusal
    from disputes where customer_id = ${tx.customerId} and ${isWaiting}`.execute(tx)
  return rows[0] ?? { waiting: 0, failed: 0, refusal: null }
}
