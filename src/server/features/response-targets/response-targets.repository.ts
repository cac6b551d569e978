import { sql, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ResponseTargets, TargetHours } from '#shared/domain/response-targets.ts'
import type { ResponseTargetsTable } from '#server/database/dashboard-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type TargetsRow = Omit<Selectable<ResponseTargetsTable>, 'hours'> & { hours: ResponseTargets }

export async function find(tx: CustomerTx): Promise<TargetsRow | undefined> {
  const row = await tx
    .selectFrom('response_targets')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  // The table's check lets no other hours in.
  return row && { ...row, hours: row.hours as (TargetHours | null)[] }
}

export type NewTargets = Omit<TargetsRow, 'customer_id'>

export async function put(tx: CustomerTx, { hours, ...row }: NewTargets): Promise<void> {
  const columns = { ...row, hours: [...hours] }
  await tx
    .insertInto('response_targets')
    .values({ customer_id: tx.customerId, ...columns })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(columns))
    .execute()
}

/** Held until the commit, so that of two workers one tells. `undefined`: it is not time to look. */
export async function lockDue(tx: CustomerTx): Promise<TargetsRow | undefined> {
  const { rows } = await sql<TargetsRow>`
    select * from response_targets where customer_id = ${tx.customerId} and due_at <= now() for update`.execute(tx)
  return rows[0]
}

export async function lookAgainAt(tx: CustomerTx, dueAt: Date): Promise<void> {
  await tx.updateTable('response_targets').set({ due_at: dueAt }).where('customer_id', '=', tx.customerId).execute()
}

export interface LateReview {
  id: string
  locationId: string | null
  assigneeId: string | null
  platform: Platform
  author: string | null
}

/** To be answered, as the list of reviews knows `answered=due`. */
const isDue = sql`not is_answered(r.response, r.reply_state) and r.response is null and r.done_at is null
  and r.vanished_at is null and r.status <> 'scheduled'
  and (r.reply_state is null or r.reply_state in ('undone', 'deleted', 'superseded'))`

interface OverdueRequest {
  hours: ResponseTargets
  since: Date | null
  locationIds: readonly string[] | null
  platform: Platform | undefined
}

/** Counting goes no further. */
const MOST_COUNTED = 1000

/** As the list of reviews knows `target=overdue`. */
export async function countOverdue(
  tx: CustomerTx,
  { hours, since, locationIds, platform }: OverdueRequest,
): Promise<number> {
  const walks = hours.flatMap((own, index) =>
    own === null
      ? []
      : [
          sql`(select r.id from reviews r
            where r.customer_id = ${tx.customerId} and ${isDue} and r.rating_rank = ${sql.lit(index + 1)}
              and r.created_at >= ${since}::timestamptz and r.created_at < now() - make_interval(hours => ${own}::int)
              ${locationIds ? sql`and r.location_id = any(${[...locationIds]}::uuid[])` : sql``}
              ${platform === undefined ? sql`` : sql`and r.platform = ${platform}`}
            limit ${sql.lit(MOST_COUNTED)})`,
        ],
  )
  if (walks.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    select least(count(*), ${sql.lit(MOST_COUNTED)})::int as total from (${sql.join(walks, sql` union all `)}) late`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}

/** As long as one looks back: what has been late for longer was told, or nobody looked for it. */
const LOOKED_BACK_DAYS = 14

/**
 * The longest late first, of those that became it after the last change of the targets and were not told. As the list of reviews knows
 * `target=overdue`; each number of stars is walked to by itself, among the unanswered ones.
 */
export async function listUntold(
  tx: CustomerTx,
  { hours, since, changed_at: changedAt }: TargetsRow,
  limit: number,
): Promise<LateReview[]> {
  const walks = hours.flatMap((own, index) =>
    own === null
      ? []
      : [
          sql`(select r.id, r.created_at + make_interval(hours => ${own}::int) as late_at
            from reviews r
            where r.customer_id = ${tx.customerId} and ${isDue} and r.rating_rank = ${sql.lit(index + 1)}
              and r.created_at < now() - make_interval(hours => ${own}::int)
              and r.created_at >= greatest(${since}::timestamptz, ${changedAt}::timestamptz - make_interval(hours => ${own}::int),
                now() - make_interval(days => ${sql.lit(LOOKED_BACK_DAYS)}, hours => ${own}::int))
              and not exists (select from late_answers l where l.customer_id = r.customer_id and l.review_id = r.id)
            order by r.created_at limit ${limit})`,
        ],
  )
  if (walks.length === 0) return []
  const { rows } = await sql<LateReview>`
    select r.id, r.location_id as "locationId", r.assignee_id as "assigneeId", r.platform, c.author
    from (${sql.join(walks, sql` union all `)}) w
      join reviews r on r.customer_id = ${tx.customerId} and r.id = w.id
      left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
    order by w.late_at, r.id limit ${limit}`.execute(tx)
  return rows
}

export async function noteTold(tx: CustomerTx, reviewIds: readonly string[]): Promise<void> {
  await sql`
    insert into late_answers (customer_id, review_id)
    select ${tx.customerId}, id from unnest(${[...reviewIds]}::uuid[]) as id order by id
    on conflict do nothing`.execute(tx)
}

/** The active ones among them, by their roles and by name. */
export async function listPeople(
  tx: CustomerTx,
  { roles, userIds }: { roles: readonly string[]; userIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from team_members
    where customer_id = ${tx.customerId} and status = 'active' and user_id is not null
      and (role = any(${[...roles]}::text[]) or user_id = any(${[...userIds]}::uuid[]))
    order by user_id`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Whose targets are due to be looked at. */
export async function listDueCustomers(tx: ScopedTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ customerId: string }>`
    select customer_id as "customerId" from find_due_response_targets(${limit})`.execute(tx)
  return rows.map(({ customerId }) => customerId)
}
