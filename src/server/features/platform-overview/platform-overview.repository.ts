import { sql } from 'kysely'
import { OVERVIEW_DAYS } from '#shared/contracts/platform-overview.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

const TODAY = sql`utc_day(now())`
const SINCE = sql`${TODAY} - ${OVERVIEW_DAYS}::int`
const SINCE_BEFORE = sql`${TODAY} - ${2 * OVERVIEW_DAYS}::int`

/** Whole numbers below 2^53, which a float holds. */
const sumUpTo = (column: 'customers' | 'subscriptions' | 'monthly_cents', day: typeof SINCE) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where day <= ${day}), 0)::float8`
const sumIn = (amount: typeof SINCE, from: typeof SINCE, to: typeof SINCE) =>
  sql`coalesce(sum(${amount}) filter (where day > ${from} and day <= ${to}), 0)::float8`

const ENDED = sql`ended`
const LOST = sql`lost_cents`
const COLLECTED = sql`paid_cents - refunded_cents`

export interface CurrencySums {
  currency: string
  customers: number
  customers_before: number
  subscriptions: number
  subscriptions_before: number
  subscriptions_earlier: number
  monthly: number
  monthly_before: number
  ended: number
  ended_before: number
  lost: number
  lost_before: number
  collected: number
  collected_before: number
}

/** By currency; what has none stands under an empty one. */
export async function sumFigures(tx: PlatformTx): Promise<CurrencySums[]> {
  const { rows } = await sql<CurrencySums>`
    select currency,
      ${sumUpTo('customers', TODAY)} as customers, ${sumUpTo('customers', SINCE)} as customers_before,
      ${sumUpTo('subscriptions', TODAY)} as subscriptions, ${sumUpTo('subscriptions', SINCE)} as subscriptions_before,
      ${sumUpTo('subscriptions', SINCE_BEFORE)} as subscriptions_earlier,
      ${sumUpTo('monthly_cents', TODAY)} as monthly, ${sumUpTo('monthly_cents', SINCE)} as monthly_before,
      ${sumIn(ENDED, SINCE, TODAY)} as ended, ${sumIn(ENDED, SINCE_BEFORE, SINCE)} as ended_before,
      ${sumIn(LOST, SINCE, TODAY)} as lost, ${sumIn(LOST, SINCE_BEFORE, SINCE)} as lost_before,
      ${sumIn(COLLECTED, SINCE, TODAY)} as collected, ${sumIn(COLLECTED, SINCE_BEFORE, SINCE)} as collected_before
    from platform_days where day <= ${TODAY} group by currency order by currency`.execute(tx)
  return rows
}

export interface MonthSums {
  first: string
  currency: string
  tier: SubscriptionTier | ''
  /** By how much it changed in the month. */
  monthly: number
  collected: number
}

/** Every month in which something changed, the oldest first. */
export async function sumMonths(tx: PlatformTx): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select to_char(date_trunc('month', day), 'YYYY-MM-DD') as first, currency, tier,
      sum(monthly_cents)::float8 as monthly, sum(${COLLECTED})::float8 as collected
    from platform_days where day <= ${TODAY} and currency <> ''
    group by date_trunc('month', day), currency, tier order by date_trunc('month', day)`.execute(tx)
  return rows
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
  const now = sql`c.trial_ends_at > now() - ${OVERVIEW_DAYS}::int * interval '1 day'`
  const { rows } = await sql<TrialCounts>`
    select to_char(${TODAY}, 'YYYY-MM-DD') as today,
      count(*) filter (where ${now})::int as ended, count(*) filter (where not ${now})::int as ended_before,
      count(s.paying_since) filter (where ${now})::int as converted,
      count(s.paying_since) filter (where not ${now})::int as converted_before
    from customers c left join subscriptions s on s.customer_id = c.id
    where c.trial_ends_at > now() - ${2 * OVERVIEW_DAYS}::int * interval '1 day' and c.trial_ends_at <= now()`.execute(
    tx,
  )
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
    ), mail as (
      select state, count(*)::int as count from mail_outbox where created_at > now() - interval '1 day' group by state
    )
    select (select count(*)::int from broken) as broken, (select count(distinct customer_id)::int from broken) as broken_at,
      (select coalesce(sum(count), 0)::int from mail where state = 'sent') as mail_sent,
      (select coalesce(sum(count), 0)::int from mail where state in ('queued', 'dispatching')) as mail_underway,
      (select coalesce(sum(count), 0)::int from mail where state in ('failed', 'unknown')) as mail_failed`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('A count has a row.')
  return counts
}
