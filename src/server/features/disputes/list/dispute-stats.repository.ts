import { sql } from 'kysely'
import type { DisputeStats } from '#shared/contracts/dispute-stats.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** The newest ones tell enough, and the answer takes as long for those who have many. */
const MOST_COUNTED = 20_000

interface StatsRow {
  open: number
  filed: number
  rows: DisputeStats['rows']
  median_days: number | null
}

export async function measureOutcomes(tx: CustomerTx): Promise<DisputeStats> {
  const { rows } = await sql<StatsRow>`
    with counted as materialized (
      select id, platform, reason, status, outcome from disputes
      where customer_id = ${tx.customerId} order by created_at desc, id desc limit ${sql.lit(MOST_COUNTED)}),
    filings as materialized (
      select f.filed_at, f.decided_at from dispute_filings f join counted c on c.id = f.dispute_id
      where f.customer_id = ${tx.customerId}),
    grouped as (
      select platform, reason, count(*) filter (where status in ('pending', 'in_progress'))::int as open,
        count(*) filter (where status = 'resolved')::int as resolved,
        count(*) filter (where status = 'resolved' and outcome = 'withdrawn')::int as withdrawn,
        count(*) filter (where status = 'rejected')::int as rejected
      from counted group by platform, reason)
    select (select count(*)::int from counted where status in ('pending', 'in_progress')) as open,
      (select count(*)::int from filings) as filed,
      (select coalesce(jsonb_agg(to_jsonb(g) order by g.platform, g.reason), '[]') from grouped g) as rows,
      (select round((percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - filed_at)) / 86400)::numeric, 1)::float8
        from filings where decided_at >= filed_at) as median_days`.execute(tx)
  const [row] = rows
  return {
    open: row?.open ?? 0,
    filed: row?.filed ?? 0,
    rows: row?.rows ?? [],
    medianDays: row?.median_days ?? null,
  }
}
