import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PlatformOverview } from '#shared/contracts/platform-overview.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const admin = await app.make.admin()
const PATH = '/api/v1/admin/overview'

const look = async (): Promise<PlatformOverview> => (await app.as(admin).get(PATH)).body
const dollars = ({ revenue }: PlatformOverview) => revenue.find(({ currency }) => currency === 'USD')
/** What is there by now, so that a test sees what it added. */
async function since(before: PlatformOverview) {
  const after = await look()
  return {
    customers: after.customers.now - before.customers.now,
    subscriptions: after.subscriptions.now - before.subscriptions.now,
    monthly: (dollars(after)?.monthlyCents.now ?? 0) - (dollars(before)?.monthlyCents.now ?? 0),
    collected: (dollars(after)?.collectedCents.now ?? 0) - (dollars(before)?.collectedCents.now ?? 0),
    ended: after.churn.ended.now - before.churn.ended.now,
    lost: (dollars(after)?.lostCents.now ?? 0) - (dollars(before)?.lostCents.now ?? 0),
  }
}

describe('the overview of the installation', () => {
  it('has everything before anybody has paid, in the currency of the prices', async () => {
    const overview = await look()
    expect(overview.subscriptions).toEqual({ now: 0, before: 0 })
    expect(overview.revenue).toHaveLength(1)
    expect(dollars(overview)).toMatchObject({ monthlyCents: { now: 0, before: 0 } })
    expect(dollars(overview)?.months).toHaveLength(12)
    expect(dollars(overview)?.months.at(-1)?.first).toBe(`${new Date().toISOString().slice(0, 8)}01`)
  })

  it('follows what is booked, taken off, given back and ended', async () => {
    const before = await look()
    const owner = await billing.makePaying({ tier: 'professional', interval: 'month' })
    await billing.makePaying({ tier: 'starter', interval: 'year' })
    // 29,000 a year is 2,416.67 a month.
    expect(await since(before)).toMatchObject({
      customers: 2,
      subscriptions: 2,
      monthly: 7900 + 2417,
      collected: 36_900,
    })

    const { code } = await billing.makeCoupon({ value: 2500 })
    await app.as(owner).post(billing.path('/coupon'), { code })
    await app.jobs.run('billing.apply-coupon')
    expect(await since(before)).toMatchObject({ monthly: 5925 + 2417 })

    const payments = `/api/v1/admin/subscriptions/${owner.customerId}/invoices`
    const [{ invoiceId }] = (await app.as(admin).get(payments)).body.invoices
    const refund = { refundId: randomUUID(), amountCents: 1000, reason: 'A bad week' }
    await app.as(admin).post(`${payments}/${invoiceId}/refunds`, refund)
    expect(await since(before)).toMatchObject({ collected: 36_900 })
    await app.jobs.run('subscriptions.refund')
    expect(await since(before)).toMatchObject({ collected: 35_900 })

    await app.as(owner).post(billing.path('/cancel'), { reason: '' })
    expect(await since(before)).toMatchObject({ subscriptions: 2, ended: 0 })
    await billing.passDays(32)
    await billing.refresh(owner)
    expect(await since(before)).toMatchObject({ subscriptions: 1, monthly: 2417, ended: 1, lost: 5925 })
  })

  it('counts what came in, not what a balance paid for', async () => {
    const before = await look()
    const owner = await billing.makePaying()
    await billing.addToBalance(owner, -3000)
    await billing.passDays(31)
    await billing.refresh(owner)
    // The sandbox's clock runs ahead: what came in then counts on that day.
    await app.superuser.query('update invoices set paid_at = now() where customer_id = $1', [owner.customerId])
    expect(await since(before)).toMatchObject({ collected: 7900 + 4900 })

    await app.superuser.query('update invoices set paid_cents = 4000 where customer_id = $1 and paid_cents = 4900', [
      owner.customerId,
    ])
    expect(await since(before)).toMatchObject({ collected: 7900 + 4000 })
  })

  it('counts everybody who comes, pays and switches at once', async () => {
    const before = await look()
    const tiers = ['starter', 'professional', 'starter', 'professional', 'enterprise', 'starter'] as const
    const owners = await Promise.all(tiers.map((tier) => billing.makePaying({ tier, interval: 'month' })))
    expect(await since(before)).toMatchObject({ customers: 6, subscriptions: 6, monthly: 3 * 2900 + 2 * 7900 + 19_900 })
    // The opposite ways, in one moment.
    const [one, other] = owners.map(({ customerId }) => customerId)
    const move = (id: string | undefined, tier: string, cents: number) =>
      app.superuser.query(
        'update subscriptions set tier = $2, monthly_cents = $3, updated_at = now() where customer_id = $1',
        [id, tier, cents],
      )
    await Promise.all([move(one, 'professional', 7900), move(other, 'starter', 2900)])
    expect(await since(before)).toMatchObject({ subscriptions: 6, monthly: 3 * 2900 + 2 * 7900 + 19_900, ended: 0 })
  })

  it('names who came last, and tells what needs somebody', async () => {
    const owner = await app.make.member({ role: 'owner' })
    await app.superuser.query(
      `insert into integrations (customer_id, type, name, status, needs_reconnect) values ($1, 'google', 'Bistro', 'connected', true)`,
      [owner.customerId],
    )
    await app.superuser.query(
      `insert into mail_outbox (to_address, subject, text_body, html_body, state) values ('a@b.test', '', '', '', 'failed')`,
    )
    await app.superuser.query(
      `insert into pgboss.job (name, source_name, source_retry_count, data) values ('dead-letters', 'coupons.keep', 8, '{}')`,
    )
    const { recentCustomers, health } = await look()
    expect(recentCustomers[0]).toMatchObject({ id: owner.customerId, email: owner.email, status: 'active' })
    expect(health).toMatchObject({ brokenConnections: 1, brokenAtCustomers: 1, failedJobs: 1, mail: { failed: 1 } })
  })

  it('lets go of who was deactivated or closed, once', async () => {
    const before = await look()
    const [gone, closed] = [await app.make.member(), await app.make.member()]
    expect(await since(before)).toMatchObject({ customers: 2 })
    await app.superuser.query(`update customers set status = 'deactivated' where id = $1`, [gone.customerId])
    await app.superuser.query(
      `update customers set closed_at = now(), erase_at = now() + interval '30 days', status_before_closing = status,
         status = 'read-only' where id = $1`,
      [closed.customerId],
    )
    expect(await since(before)).toMatchObject({ customers: 0 })
    await app.superuser.query(`update customers set status = 'deactivated' where id = $1`, [closed.customerId])
    expect(await since(before)).toMatchObject({ customers: 0 })
  })

  it('is nowhere for customers', async () => {
    expect((await app.as(await app.make.member()).get(PATH)).status).toBe(404)
  })
})
