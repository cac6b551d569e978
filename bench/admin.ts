import { CUSTOMER_SORTS, LISTED_STATUSES } from '#shared/contracts/customer-filter.ts'
import { BILLING_STATES, COUPON_TYPES } from '#shared/domain/billing.ts'
import { SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { findP95, timeRequests } from './dashboard.ts'
import { AS_IN_PRODUCTION } from './floor.ts'
import type { BenchRow } from './table.ts'

const CUSTOMERS = 10_000
const LONGEST_MS = 30

/** The administrators' screens of an installation with ten thousand customers and what they have paid for two years. */
export async function benchAdmin(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    await writeCustomers(app)
    const admin = await app.make.admin()
    const rows: BenchRow[] = []
    for (const [work, paths] of Object.entries(SCREENS)) {
      const waits: number[] = []
      for (const path of paths) waits.push(...(await timeRequests(app, admin, `/api/v1/admin/${path}`)))
      rows.push({
        work: `${work}, 95 of 100, beside 30 ms`,
        ours: findP95(waits),
        floor: LONGEST_MS,
        unit: 'ms',
        goal: 'under 1',
      })
    }
    return rows
  } finally {
    await app.stop()
  }
}

const each = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`)
const sorted = (filters: readonly string[]) =>
  CUSTOMER_SORTS.flatMap((sort) => filters.map((filter) => `customers?limit=50&sort=${sort}&${filter}`))

const SCREENS = {
  dashboard: ['overview'],
  customers: sorted(['', ...each('status', LISTED_STATUSES), ...each('tier', SUBSCRIPTION_TIERS)]),
  'customers, both filters': sorted(['status=active&tier=enterprise', 'status=suspended&tier=starter']),
  'customers, searched': sorted(['search=company 77', 'search=owner77', 'search=nobody at all']),
  subscriptions: ['', ...each('state', BILLING_STATES), ...each('tier', SUBSCRIPTION_TIERS)].map(
    (filter) => `subscriptions?limit=50&${filter}`,
  ),
  coupons: ['', 'search=SPRING77', ...each('type', COUPON_TYPES)].map((filter) => `coupons?limit=50&${filter}`),
  audit: ['audit?limit=50', 'audit?limit=50&action=coupons.create'],
  jobs: ['queues', 'failed-jobs?limit=50'],
}

async function writeCustomers({ superuser }: StandAloneApp): Promise<void> {
  const id = `md5('bench ' || n)::uuid`
  const statements = [
    `insert into customers (id, company_name, subscription_tier, status, trial_ends_at, created_at)
     select ${id}, 'Company ' || n, (array['starter', 'professional', 'enterprise'])[1 + n % 3],
       (array['active', 'active', 'active', 'trialing', 'read-only', 'active', 'suspended', 'active', 'active', 'deactivated'])[1 + n % 10],
       now() + (14 - n % 730) * interval '1 day', now() - (n % 730) * interval '1 day' from generate_series(1, $1::int) n`,
    `insert into team_members (customer_id, name, email, role, status)
     select ${id}, 'Owner ' || n, 'owner' || n || '@bench.test', 'owner', 'active' from generate_series(1, $1::int) n`,
    `insert into subscriptions (customer_id, account_ref, subscription_ref, state, tier, billing_interval, monthly_cents,
       paying_since, started_at, created_at, updated_at)
     select ${id}, 'acct ' || n, 'sub ' || n, (array['active', 'active', 'past_due', 'active', 'canceled'])[1 + n % 5],
       (array['starter', 'professional', 'enterprise'])[1 + n % 3], 'month', (array[2900, 7900, 19900])[1 + n % 3],
       at, at, at, at from generate_series(1, $1::int) n, lateral (select now() - (n % 700) * interval '1 day' as at) began`,
    `insert into invoices (customer_id, invoice_ref, number, status, currency, subtotal_cents, discount_cents, tax_cents,
       total_cents, paid_cents, issued_at, paid_at)
     select ${id}, 'in ' || n || ' ' || month, n || '-' || month, 'paid', 'USD', 2900, 0, 0, 2900, 2900, at, at
     from generate_series(1, $1::int) n, generate_series(0, n % 700 / 30) month,
       lateral (select now() - (month * 30 + n % 30) * interval '1 day' as at) billed`,
    `insert into coupons (code, type, value_hundredths, expires_at, created_at)
     select 'SPRING' || n, (array['percentage', 'fixed_amount'])[1 + n % 2], 1000, now() + interval '1 year',
       now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    `insert into mail_outbox (to_address, subject, text_body, html_body, state, created_at, settled_at)
     select 'guest' || n || '@bench.test', '', '', '', 'sent', now() - n * interval '5 seconds', now()
     from generate_series(1, $1::int) n`,
    `insert into admin_audit (user_id, admin_name, action, is_change, request_id, created_at)
     select ('00000000-0000-4000-8000-00000000000' || n % 5)::uuid, 'Ada', (array['coupons.create', 'overview.read'])[1 + n % 2], n % 2 = 0, n::text,
       now() - n * interval '1 minute' from generate_series(1, $1::int * 10) n`,
  ]
  for (const statement of statements) await superuser.query(statement, [CUSTOMERS])
  // As every night does.
  await superuser.query('select fold_platform_days()')
  // Each was a change of its own, and what it left behind would be gone by now.
  await superuser.query('vacuum full platform_days')
  await superuser.query('vacuum analyze')
  await superuser.query('checkpoint')
}
