import { sql } from 'kysely'
import type { PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Colleague extends PermissionHolder {
  userId: string
  name: string
  /** Those they are limited to; `null`: they see all, and what belongs to none. */
  locations: readonly string[] | null
}

/** Members of this customer who can sign in, of the given people or of all, by name. */
export async function listColleagues(tx: CustomerTx, userIds: readonly string[] | null = null): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select m.user_id as "userId", m.name, m.role, permission_exceptions(m.customer_id, m.id) as exceptions,
      find_locations_of(m.customer_id, m.user_id) as locations
    from team_members m
    where m.customer_id = ${tx.customerId} and m.status = 'active' and m.user_id is not null
      and (${userIds}::uuid[] is null or m.user_id = any(${userIds}::uuid[]))
    order by m.name, m.id`.execute(tx)
  return rows
}

export async function findLocation(tx: CustomerTx, reviewId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('reviews')
    .select('location_id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', reviewId)
    .executeTakeFirst()
  return row?.location_id ?? null
}

interface Person {
  userId: string
  name: string
}

/** Whoever it goes to gets what they see; the rest is nobody's then. The same person keeps what they see. */
export interface HandingOver {
  from: string
  to: Person | null
  doer: Person
}

export interface HandedOver extends HandingOver {
  to: Pick<Colleague, 'userId' | 'name' | 'locations'> | null
}

/** Whether the heir sees what is at this location. */
export const seenBy = (to: HandedOver['to'], location: string) =>
  to === null
    ? sql`false`
    : sql`(${to.locations}::uuid[] is null or ${sql.ref(location)} = any(${to.locations}::uuid[]))`

/** All of one person's that pass to somebody, each with its line in the review's history. */
export async function reassign(tx: CustomerTx, { from, to, doer }: HandedOver): Promise<void> {
  const isKept = from === to?.userId ? seenBy(to, 'location_id') : sql`false`
  await sql`
    with moved as (
      update reviews set assignee_id = case when ${seenBy(to, 'location_id')} then ${to?.userId ?? null}::uuid end
      where customer_id = ${tx.customerId} and assignee_id = ${from} and (${isKept}) is not true
      returning id, assignee_id is not null as is_assigned),
    told as (
      insert into review_events (customer_id, review_id, kind, actor_id, actor_name, detail)
      select ${tx.customerId}::uuid, id, case when is_assigned then 'assigned' else 'unassigned' end, ${doer.userId}::uuid,
        ${doer.name}, case when is_assigned then ${to?.name ?? null}::text end
      from moved)
    select from moved`.execute(tx)
}
