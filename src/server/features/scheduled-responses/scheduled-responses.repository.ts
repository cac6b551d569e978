import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import type { ScheduledResponsesTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type PlanRow = Selectable<ScheduledResponsesTable>
export type NewPlan = Omit<Insertable<ScheduledResponsesTable>, 'customer_id'>
export type PlanChanges = Omit<Updateable<ScheduledResponsesTable>, 'customer_id' | 'id' | 'review_id' | 'updated_at'>

const OPEN: readonly PlanRow['status'][] = ['pending', 'held']

/** Answers those it made: a review has one open plan at most. */
export function insert(tx: CustomerTx, plans: readonly NewPlan[]): Promise<PlanRow[]> {
  return tx
    .insertInto('scheduled_responses')
    .values(plans.map((plan) => ({ customer_id: tx.customerId, ...plan })))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('scheduled_responses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findOpen(tx: CustomerTx, reviewId: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('scheduled_responses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
}

export function findLastSuperseded(tx: CustomerTx, reviewId: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('scheduled_responses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('status', '=', 'superseded')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** By the database's clock, as the queue goes by it. */
export function findDue(tx: CustomerTx, id: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('scheduled_responses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('scheduled_time', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

/** The next one first. */
export function listOpen(tx: CustomerTx, { after, limit }: PageRequest): Promise<PlanRow[]> {
  return tx
    .selectFrom('scheduled_responses')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('status', 'in', OPEN)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(scheduled_time, id) > (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('scheduled_time')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Changes it if it still is in one of these states; `undefined` means nothing changed. */
export function move(
  tx: CustomerTx,
  id: string,
  from: readonly PlanRow['status'][],
  changes: PlanChanges,
): Promise<PlanRow | undefined> {
  return tx
    .updateTable('scheduled_responses')
    .set({ ...changes, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

/** Its time is now. `undefined` when it has come already: then it is being sent. */
export function moveToNow(
  tx: CustomerTx,
  id: string,
  changes: Pick<
    PlanChanges,
    'local_time' | 'decided_by' | 'review_updated_at' | 'based_on' | 'replaces_found' | 'despite_incident'
  >,
): Promise<PlanRow | undefined> {
  // The column keeps milliseconds: rounded up, it would lie ahead of the clock.
  const now = sql<Date>`date_trunc('milliseconds', statement_timestamp())`
  return tx
    .updateTable('scheduled_responses')
    .set({ ...changes, scheduled_time: now, status: 'pending', hold_reason: null, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('status', '=', 'held'),
        where.and([where('status', '=', 'pending'), where('scheduled_time', '>', sql<Date>`statement_timestamp()`)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export function removeOpen(tx: CustomerTx, id: string): Promise<PlanRow | undefined> {
  return tx
    .deleteFrom('scheduled_responses')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .returningAll()
    .executeTakeFirst()
}

/** Whose rule's plans; of the templates where the id is `null`, of all without it. Of them, those for reviews that sound so. */
export interface OfRule {
  ruleId?: string | null
  sentiments?: readonly (typeof SENTIMENTS)[number][]
}

/** In the order in which reviews are locked. */
export function listByRule(
  tx: CustomerTx,
  { ruleId }: Pick<OfRule, 'ruleId'>,
): Promise<Pick<PlanRow, 'id' | 'review_id'>[]> {
  return tx
    .selectFrom('scheduled_responses')
    .select(['id', 'review_id'])
    .where('customer_id', '=', tx.customerId)
    .where('by_rule', '=', true)
    .$if(ruleId !== undefined, (query) => query.where('rule_id', 'is not distinct from', ruleId ?? null))
    .where('status', 'in', OPEN)
    .orderBy('review_id')
    .execute()
}

/** Across customers: whose time has come a while ago without anything having happened. */
export async function listOverdue(tx: ScopedTx, limit: number): Promise<{ customerId: string; scheduledId: string }[]> {
  const { rows } = await sql<{ customer_id: string; id: string }>`
    select * from find_overdue_responses(${limit})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, scheduledId: row.id }))
}
