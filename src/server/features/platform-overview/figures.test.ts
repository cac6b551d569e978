import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlatformOverview } from '#shared/contracts/platform-overview.ts'
import {
  type BillingInterval,
  type BillingState,
  type Discount,
  monthlyCentsOf,
  RUNNING_STATES,
} from '#shared/domain/billing.ts'
import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '#shared/domain/plans.ts'
import { CARDS, createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const admin = await app.make.admin()

const look = async (): Promise<PlatformOverview> => (await app.as(admin).get('/api/v1/admin/overview')).body
const first = async <Row extends object>(sql: string) => (await app.superuser.query<Row>(sql)).rows[0]

interface Booked {
  state: BillingState
  tier: SubscriptionTier | null
  billing_interval: BillingInterval | null
  discount: Discount | null
}

/** From every row there is, one by one. */
async function addUpRows() {
  const { rows } = await app.superuser.query<Booked>(
    'select state, tier, billing_interval, discount from subscriptions',
  )
  const running = rows.flatMap(({ state, tier, billing_interval: interval, discount }) =>
    tier && interval && RUNNING_STATES.includes(state)
      ? [{ tier, cents: monthlyCentsOf({ tier, interval }, discount) }]
      : [],
  )
  const byTier = SUBSCRIPTION_TIERS.map((tier) => [
    tier,
    running.filter((each) => each.tier === tier).reduce((sum, { cents }) => sum + cents, 0),
  ])
  const counts = await first<{ customers: number; paid: number; refunded: number; ended: number; converted: number }>(
    `select (select count(*)::int from customers where status <> 'deactivated' and closed_at is null) as customers,
       (select coalesce(sum(paid_cents), 0)::int from invoices where status = 'paid') as paid,
       (select coalesce(sum(amount_cents), 0)::int from refunds where state = 'done') as refunded,
       (select count(*)::int from customers where trial_ends_at between now() - interval '30 days' and now()) as ended,
       (select count(*)::int from customers c join subscriptions s on s.customer_id = c.id
        where c.trial_ends_at between now() - interval '30 days' and now() and exists (
          select from invoices i where i.customer_id = c.id and i.status = 'paid')) as converted`,
  )
  return {
    customers: counts?.customers,
    subscriptions: running.length,
    monthly: running.reduce((sum, { cents }) => sum + cents, 0),
    byTier: Object.fromEntries(byTier) as Record<SubscriptionTier, number>,
    collected: (counts?.paid ?? 0) - (counts?.refunded ?? 0),
    trials: { ended: counts?.ended, converted: counts?.converted },
  }
}

function presentNow({ customers, subscriptions, trials, revenue: [dollars] }: PlatformOverview) {
  return {
    customers: customers.now,
    subscriptions: subscriptions.now,
    monthly: dollars?.monthlyCents.now,
    byTier: dollars?.months.at(-1)?.monthlyCents,
    collected: dollars?.collectedCents.now,
    trials: { ended: trials.ended.now, converted: trials.converted.now },
  }
}

const DEEDS = ['up', 'down', 'cancel', 'coupon', 'refund', 'month', 'bad-card', 'balance'] as const
type Deed = (typeof DEEDS)[number]

async function doTo(owner: TestMember, deed: Deed): Promise<unknown> {
  const post = (rest: string, body: object) => app.as(owner).post(billing.path(rest), body)
  const deeds: Record<Deed, () => Promise<unknown>> = {
    up: () => post('/switch', { tier: 'enterprise', interval: 'year' }),
    down: () => post('/switch', { tier: 'starter', interval: 'month' }),
    cancel: () => post('/cancel', { reason: '' }),
    month: () => billing.passDays(31),
    balance: () => billing.addToBalance(owner, -1300),
    'bad-card': async () =>
      billing.enterCard((await post('/payment-method', {})).body.url ?? app.url, CARDS.failsLater),
    async coupon() {
      await post('/coupon', { code: (await billing.makeCoupon({ type: 'fixed_amount', value: 1100 })).code })
      await app.jobs.run('billing.apply-coupon')
    },
    async refund() {
      const payments = `/api/v1/admin/subscriptions/${owner.customerId}/invoices`
      const [payment] = (await app.as(admin).get(payments)).body.invoices
      const refund = { refundId: randomUUID(), amountCents: 700, reason: 'Because' }
      await app.as(admin).post(`${payments}/${payment.invoiceId}/refunds`, refund)
      await app.jobs.run('subscriptions.refund')
    },
  }
  return deeds[deed]()
}

describe('the figures of the installation', () => {
  it('are the sums over all rows, whatever happened to them', async () => {
    const price = fc.record({
      tier: fc.constantFrom(...SUBSCRIPTION_TIERS),
      interval: fc.constantFrom<BillingInterval>('month', 'year'),
    })
    const story = fc.record({ price, deeds: fc.array(fc.constantFrom(...DEEDS), { maxLength: 5 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 2, maxLength: 3 }), async (stories) => {
        const owners: TestMember[] = []
        for (const { price: booked, deeds } of stories) {
          const owner = await billing.makePaying(booked)
          owners.push(owner)
          for (const deed of deeds) await doTo(owner, deed)
        }
        const trying = await app.make.member()
        await app.superuser.query(`update customers set trial_ends_at = now() - interval '3 days' where id = any($1)`, [
          [trying, ...owners.slice(1)].map(({ customerId }) => customerId),
        ])
        for (const owner of owners) await billing.refresh(owner)
        await app.superuser.query('select fold_platform_days()')
        expect(presentNow(await look())).toEqual(await addUpRows())
      }),
      { numRuns: 4, seed: 26 },
    )
  }, 240_000)

  it('of ten thousand customers say what is true, what was, and what ended in between', async () => {
    await app.superuser.query('truncate platform_days, platform_changes')
    await app.superuser.query(`update subscriptions set state = 'canceled'`)
    await app.superuser.query('truncate platform_days, platform_changes')
    await app.superuser.query(
      `insert into customers (id, company_name, subscription_tier, created_at)
       select md5('many ' || n)::uuid, 'Many ' || n, 'starter', now() - (n % 400 + 1) * interval '1 day' from generate_series(1, 10000) n`,
    )
    // Each begins a day after its customer came; every third switches halfway until today, every fifth ends ten days ago.
    await app.superuser.query(
      `insert into subscriptions (customer_id, subscription_ref, state, tier, billing_interval, monthly_cents, updated_at)
       select md5('many ' || n)::uuid, n::text, 'active', 'starter', 'month', 2900, now() - (n % 400) * interval '1 day'
       from generate_series(1, 10000) n`,
    )
    await app.superuser.query(
      `update subscriptions set tier = 'professional', monthly_cents = 5900, updated_at = seconds_after(now(), (n % 400) / 2 * -86400)
       from generate_series(3, 10000, 3) n where customer_id = md5('many ' || n)::uuid`,
    )
    await app.superuser.query(
      `update subscriptions set state = 'canceled', updated_at = now() - interval '10 days'
       from generate_series(5, 10000, 5) n where customer_id = md5('many ' || n)::uuid`,
    )
    const expected = await first<Record<string, number>>(
      `with each as (select n % 400 as began, n % 3 = 0 as has_switched, (n % 400) / 2 as switched, n % 5 = 0 as is_over
         from generate_series(1, 10000) n)
       select count(*) filter (where began >= 29)::int as customers_before,
         count(*) filter (where not is_over)::int as now, count(*) filter (where began >= 30)::int as before,
         count(*) filter (where is_over)::int as ended,
         (sum(case when has_switched then 5900 else 2900 end) filter (where not is_over))::int as cents,
         (sum(case when has_switched and switched >= 30 then 5900 else 2900 end) filter (where began >= 30))::int as cents_before,
         (sum(case when has_switched then 5900 else 2900 end) filter (where is_over))::int as lost
       from each`,
    )
    await app.superuser.query('select fold_platform_days()')
    const overview = await look()
    expect(overview.customers).toEqual({ now: 10_000, before: expected?.customers_before })
    expect(overview.subscriptions).toEqual({ now: expected?.now, before: expected?.before })
    expect(overview.churn).toMatchObject({ ended: { now: expected?.ended }, ran: { now: expected?.before } })
    const [dollars] = overview.revenue
    expect(dollars?.monthlyCents).toEqual({ now: expected?.cents, before: expected?.cents_before })
    expect(dollars?.lostCents.now).toBe(expected?.lost)
    expect(Object.values(dollars?.months.at(-1)?.monthlyCents ?? {}).reduce((sum, cents) => sum + cents, 0)).toBe(
      expected?.cents,
    )
  })
})
