import { sql } from 'kysely'
import { OVERVIEW_DAYS } from '#shared/contracts/platform-overview.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

/** Which of the two spans that are compared a day is in, or that it is before both. */
export type Span = 'now' | 'before' | 'earlier'

export interface DaySums {
  span: Span
  /** The first day of the month. */
  month: string
  /** Empty where it is in none. */
  currency: string
  tier: SubscriptionTier | ''
  customers: number
  subscriptions: number
  monthly: number
  ended: number
  lost: number
  collected: number
}

/**
 * By how much everything changed: one look at every day there was, and at what came since last night, which are few. What a clock of the sandbox that was put forward
 * dates later than today has happened all the same.
 */
export async function sumDays(tx: PlatformTx, today: string): Promise<DaySums[]> {
  const span = sql`case when day > ${today}::date - ${OVERVIEW_DAYS}::int then 'now'
    when day > ${today}::date - ${2 * OVERVIEW_DAYS}::int then 'before' else 'earlier' end`
  // Whole numbers below 2^53, which a float holds and adds up quickly.
  const { rows } = await sql<DaySums>`
    with known as (
      select day, currency, tier, customers, subscriptions, monthly_cents, ended, lost_cents, paid_cents, refunded_cents from platform_days
      union all
      select day, currency, tier, customers, subscriptions, monthly_cents, ended, lost_cents, paid_cents, refunded_cents from platform_changes
    ), summed as (
      select ${span} as span, date_trunc('month', least(day, ${today}::date)::timestamp) as month, currency, tier,
        sum(customers::float8) as customers, sum(subscriptions::float8) as subscriptions, sum(monthly_cents::float8) as monthly,
        sum(ended::float8) as ended, sum(lost_cents::float8) as lost, sum((paid_cents - refunded_cents)::float8) as collected
      from known group by 1, 2, 3, 4
    )
    select span, to_char(month, 'YYYY-MM-DD') as month, currency, tier, customers, subscriptions, monthly, ended, lost, collected
    from summed`.execute(tx)
  return rows
}

/** What came since becomes part of its day, and days long past one row a month, in which every figure stays. */
export async function foldDays(tx: PlatformTx): Promise<void> {
  await sql`select fold_platform_days()`.execute(tx)
}

export interface TrialCounts {
  today: string
  ended: number
  ended_before: number
  converted: number
  converted_before: number
}

/** Who has ever paid counts as won, however late that was. */
export async function countTrials(tx: PlatformTx): Promise<TrialCounts> {
  const { rows } = await sql<TrialCounts>`
    with trials as (
      select c.trial_ends_at > now() - ${OVERVIEW_DAYS}::int * interval '1 day' as is_now,
        s.customer_id is not null as is_won
      from customers c left join lateral (
        select s.customer_id from subscriptions s where s.customer_id = c.id and s.paying_since is not null limit 1) s on true
      where c.trial_ends_at > now() - ${2 * OVERVIEW_DAYS}::int * interval '1 day' and c.trial_ends_at <= now()
    )
    select to_char(utc_day(now()), 'YYYY-MM-DD') as today,
      count(*) filter (where is_now)::int as ended, count(*) filter (where not is_now)::int as ended_before,
      count(*) filter (where is_now and is_won)::int as converted,
      count(*) filter (where not is_now and is_won)::int as converted_before
    from trials`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('A count has a row.')
  return counts
}

export interface RecentCustomer {
  id: string
  company_name: string
  email: string | null
  subscription_tier: SubscriptionTier
  status: CustomerStatus
  created_at: Date
}

export async function listRecent(tx: PlatformTx, limit: number): Promise<RecentCustomer[]> {
  const { rows } = await sql<RecentCustomer>`
    select c.id, c.company_name, c.subscription_tier, c.status, c.created_at,
      (select m.email from team_members m where m.customer_id = c.id and m.role = 'owner' order by m.created_at limit 1) as email
    from customers c order by c.created_at desc, c.id desc limit ${limit}`.execute(tx)
  return rows
}

export interface HealthCounts {
  broken: number
  broken_at: number
  mail_sent: number
  mail_underway: number
  mail_failed: number
}

export async function countHealth(tx: PlatformTx): Promise<HealthCounts> {
  const { rows } = await sql<HealthCounts>`
    with broken as (
      select customer_id from integrations
      where needs_reconnect or fault ->> 'kind' in ('reconnect', 'permission-missing', 'gone')
      union all
      select customer_id from provider_connections where status = 'disconnected'
    ), unsent as (
      select state from mail_outbox where created_at > now() - interval '1 day' and state <> 'sent'
    )
    select (select count(*)::int from broken) as broken, (select count(distinct customer_id)::int from broken) as broken_at,
      (select count(*)::int from mail_outbox where created_at > now() - interval '1 day')
        - (select count(*)::int from unsent) as mail_sent,
      (select count(*)::int from unsent where state in ('queued', 'dispatching')) as mail_underway,
      (select count(*)::int from unsent where state in ('failed', 'unknown')) as mail_failed`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('A count has a row.')
  return counts
}
