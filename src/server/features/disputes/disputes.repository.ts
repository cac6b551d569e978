import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { PolicyCategory } from '#shared/domain/dispute-policies.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { DisputesTable } from '#server/database/dispute-tables.ts'
import { asInserted, laterThan } from '#server/database/statement-times.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { seenBy, type HandedOver } from '#server/features/reviews/reviews.service.ts'

export type DisputeRow = Selectable<DisputesTable>
export type NewDispute = Omit<Insertable<DisputesTable>, 'customer_id' | 'created_at' | 'updated_at'>
export type DisputeChanges = Omit<Updateable<DisputesTable>, 'customer_id' | 'id' | 'created_at' | 'updated_at'>

const nextUpdate = laterThan('updated_at')

export function findById(tx: CustomerTx, id: string): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Nobody else changes it until the transaction ends. */
export function lock(tx: CustomerTx, id: string): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Which of these reviews have one that is not decided, or whose appeal is on its way, with its id. */
export async function findOpenOf(tx: CustomerTx, reviewIds: readonly string[]): Promise<Map<string, string>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('disputes')
    .select(['id', 'review_id'])
    .where('customer_id', '=', tx.customerId)
    .where('review_id', 'in', [...reviewIds])
    .where((where) =>
      where.or([where('status', 'in', ['pending', 'in_progress']), where('filing_state', 'in', ['queued', 'filing'])]),
    )
    .execute()
  return new Map(rows.flatMap(({ id, review_id: reviewId }) => (reviewId === null ? [] : [[reviewId, id] as const])))
}

/** What these reviews are part of, if many bad ones came at once. */
async function findOpenIncidents(tx: CustomerTx, reviewIds: readonly string[]): Promise<Map<string, string>> {
  if (reviewIds.length === 0) return new Map()
  const { rows } = await sql<{ reviewId: string; incidentId: string }>`
    select g.review_id as "reviewId", i.id as "incidentId"
    from incident_reviews g join incidents i on i.customer_id = g.customer_id and i.id = g.incident_id
    where g.customer_id = ${tx.customerId} and g.review_id = any(${reviewIds}::uuid[]) and i.state = 'open'`.execute(tx)
  return new Map(rows.map(({ reviewId, incidentId }) => [reviewId, incidentId]))
}

export async function insert(tx: CustomerTx, disputes: readonly NewDispute[]): Promise<DisputeRow[]> {
  const reviewIds = disputes.flatMap(({ review_id: reviewId }) => reviewId ?? [])
  const incidents = await findOpenIncidents(tx, reviewIds)
  return tx
    .insertInto('disputes')
    .values(
      disputes.map((dispute) => ({
        customer_id: tx.customerId,
        incident_id: incidents.get(dispute.review_id ?? '') ?? null,
        ...dispute,
      })),
    )
    .returningAll()
    .execute()
}

/** Also part of the incident that the review is part of. */
export async function linkTo(
  tx: CustomerTx,
  id: string,
  link: { review_id: string; platform: Platform; category: PolicyCategory | null },
): Promise<DisputeRow> {
  const incidents = await findOpenIncidents(tx, [link.review_id])
  return tx
    .updateTable('disputes')
    .set({ ...link, incident_id: incidents.get(link.review_id) ?? null, updated_at: nextUpdate })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function update(tx: CustomerTx, id: string, changes: DisputeChanges): Promise<DisputeRow> {
  return tx
    .updateTable('disputes')
    .set({ ...changes, updated_at: nextUpdate })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function listNames(tx: CustomerTx): Promise<string[]> {
  const row = await tx
    .selectFrom('competitor_names')
    .select('names')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row?.names ?? []
}

export async function putNames(tx: CustomerTx, names: readonly string[]): Promise<void> {
  const values = { names: JSON.stringify(names), updated_at: sql<Date>`now()` }
  await tx
    .insertInto('competitor_names')
    .values({ customer_id: tx.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(asInserted(values)))
    .execute()
}

/** Across customers: whose time has come without anybody having been asked. */
export async function listDue(tx: ScopedTx, limit: number): Promise<{ customerId: string; disputeId: string }[]> {
  const { rows } = await sql<{ customerId: string; disputeId: string }>`
    select customer_id as "customerId", id as "disputeId" from find_due_disputes(${limit})`.execute(tx)
  return rows
}

/** Whoever gets it asks; `undefined` when somebody has, or it is over. */
export function claimReminder(tx: CustomerTx, id: string): Promise<DisputeRow | undefined> {
  return tx
    .updateTable('disputes')
    .set({ reminded_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('due_at', '<', sql<Date>`now()`)
    .where('reminded_at', 'is', null)
    .where('status', 'in', ['pending', 'in_progress'])
    .returningAll()
    .executeTakeFirst()
}

/** All of one person's that pass to somebody, each with its line in the dispute's history. A dispute is where its review is. */
export async function reassign(tx: CustomerTx, { from, to, doer }: HandedOver): Promise<void> {
  const isSeen = seenBy(to, 'located.location_id')
  const isKept = from === to?.userId ? isSeen : sql`false`
  await sql`
    with moved as (
      update disputes d set assignee_id = case when ${isSeen} then ${to?.userId ?? null}::uuid end, updated_at = now()
      from disputes theirs left join reviews located
        on located.customer_id = theirs.customer_id and located.id = theirs.review_id
      where theirs.customer_id = ${tx.customerId} and theirs.assignee_id = ${from} and (${isKept}) is not true
        and d.customer_id = theirs.customer_id and d.id = theirs.id
      returning d.id, d.assignee_id is not null as is_assigned),
    told as (
      insert into dispute_events (customer_id, dispute_id, kind, actor_id, actor_name, detail)
      select ${tx.customerId}::uuid, id, 'assigned', ${doer.userId}::uuid, ${doer.name},
        case when is_assigned then ${to?.name ?? null}::text end
      from moved)
    select from moved`.execute(tx)
}
