import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { QuietHours } from '#server/features/notifications/time-preferences.ts'

export interface DueDigest {
  hour: number
  timezone: string | null
  quiet: QuietHours | null
  /** What is told now: after this, and up to that. */
  since: Date
  upTo: Date
  now: Date
}

/** What was begun before may still commit afterwards, with the time of its beginning: it is told the next day. */
const SETTLING_MINUTES = 5

/**
 * Held until the commit, so that of two workers one sends it. `undefined`: it is not due. Where the last one is long ago,
 * the person had none for a while, and hears of a day.
 */
export async function lockDue(tx: CustomerTx, userId: string): Promise<DueDigest | undefined> {
  const { rows } = await sql<DueDigest>`
    select digest_hour as hour, timezone, now() as now,
      case when has_quiet_hours then
        jsonb_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI')) end as quiet,
      case when digested_to > digest_due_at - interval '3 days' then digested_to else digest_due_at - interval '1 day' end
        as since,
      now() - make_interval(mins => ${SETTLING_MINUTES}) as "upTo"
    from notification_habits
    where customer_id = ${tx.customerId} and user_id = ${userId} and has_digest and digest_due_at <= now()
    for update`.execute(tx)
  return rows[0]
}

/** Without `upTo` nothing was told: what there is stays to be told. */
export async function moveOn(
  tx: CustomerTx,
  userId: string,
  { dueAt, upTo }: { dueAt: Date; upTo: Date | null },
): Promise<void> {
  await tx
    .updateTable('notification_habits')
    .set({ digest_due_at: dueAt, ...(upTo && { digested_to: upTo }) })
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}

export async function endDigest(tx: CustomerTx, userId: string): Promise<void> {
  await tx
    .insertInto('notification_habits')
    .values({ customer_id: tx.customerId, user_id: userId, has_digest: false })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'user_id']).doUpdateSet({ has_digest: false, digest_due_at: null }),
    )
    .execute()
}

export interface PlatformFigures {
  platform: Platform
  count: number
  /** `null` where there are no stars. */
  average: number | null
}

interface Span {
  since: Date
  upTo: Date
}

/** Of a first fetch only what is recent: the rest was there before. */
export async function sumReviews(tx: CustomerTx, { since, upTo }: Span): Promise<PlatformFigures[]> {
  const { rows } = await sql<PlatformFigures>`
    select r.platform, count(*)::int as count, avg(r.rating)::float8 as average
    from reviews r
    left join integrations i on i.customer_id = r.customer_id and i.id = r.integration_id
    where r.customer_id = ${tx.customerId} and r.first_seen_at > ${since} and r.first_seen_at <= ${upTo}
      and (r.created_at > r.first_seen_at - interval '3 days' or r.created_at > i.created_at)
    group by r.platform order by count(*) desc, r.platform`.execute(tx)
  return rows
}

export interface ReplyFigures {
  live: number
  rejected: number
}

export async function sumReplies(tx: CustomerTx, { since, upTo }: Span): Promise<ReplyFigures> {
  const { rows } = await sql<ReplyFigures>`
    select count(*) filter (where state = 'live')::int as live,
      count(*) filter (where state in ('rejected', 'failed'))::int as rejected
    from replies
    where customer_id = ${tx.customerId} and source <> 'platform' and settled_at > ${since} and settled_at <= ${upTo}
  `.execute(tx)
  return rows[0] ?? { live: 0, rejected: 0 }
}

/** Open now, whenever they were opened. */
export async function countOpenIncidents(tx: CustomerTx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from incidents where customer_id = ${tx.customerId} and state = 'open'`.execute(tx)
  return rows[0]?.total ?? 0
}

export interface DisputeFigures {
  opened: number
  resolved: number
  rejected: number
}

export async function sumDisputes(tx: CustomerTx, { since, upTo }: Span): Promise<DisputeFigures> {
  const { rows } = await sql<DisputeFigures>`
    select
      (select count(*)::int from disputes
        where customer_id = ${tx.customerId} and created_at > ${since} and created_at <= ${upTo}) as opened,
      count(*) filter (where status = 'resolved')::int as resolved,
      count(*) filter (where status = 'rejected')::int as rejected
    from disputes
    where customer_id = ${tx.customerId} and closed_at > ${since} and closed_at <= ${upTo}`.execute(tx)
  return rows[0] ?? { opened: 0, resolved: 0, rejected: 0 }
}
