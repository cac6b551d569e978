import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStripe } from '#server/adapters/billing/stripe.ts'
import { billingStateOf, customerStatusOf, tierInForce } from '#shared/domain/billing.ts'
import { SANDBOX_SECRET_KEY, SANDBOX_SIGNING_SECRET, signEvent } from '#sandbox/stripe/stripe-wire.ts'
import { CARDS, createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const { path } = billing
const provider = createStripe({
  secretKey: SANDBOX_SECRET_KEY,
  signingSecret: SANDBOX_SIGNING_SECRET,
  baseUrl: () => `${app.url}/sandbox/stripe`,
})
const JOB = 'billing.follow'
const empty = () => app.superuser.query('delete from pgboss.job where name = $1', [JOB])

const rowOf = async ({ customerId }: TestMember) => {
  const { rows } = await app.superuser.query(
    `select s.state, s.subscription_ref, s.tier, s.billing_interval, s.next_tier, s.next_interval, s.period_end, s.cancels_at,
       c.status, c.subscription_tier,
       (select coalesce(array_agg(i.invoice_ref || ' ' || i.status || ' ' || i.total_cents order by i.invoice_ref), '{}')
        from invoices i where i.customer_id = s.customer_id) as invoices
     from subscriptions s join customers c on c.id = s.customer_id where s.customer_id = $1`,
    [customerId],
  )
  return rows[0]
}

/** What our rows would be if they were written from the provider's own word this moment. */
async function expectedOf(owner: TestMember) {
  const { subscription, invoices } = await provider.read(await billing.accountOf(owner))
  if (!subscription) throw new Error('There is no subscription.')
  const state = billingStateOf({ subscription, trialEndsAt: null }, new Date())
  return {
    state,
    subscription_ref: subscription.ref,
    tier: subscription.price.tier,
    billing_interval: subscription.price.interval,
    next_tier: subscription.next?.tier ?? null,
    next_interval: subscription.next?.interval ?? null,
    period_end: subscription.periodEnd,
    cancels_at: subscription.cancelsAt,
    status: customerStatusOf(state),
    invoices: invoices.map(({ ref, status, totalCents }) => `${ref} ${status} ${totalCents}`).toSorted(),
    ...(subscription.status !== 'ended' && { subscription_tier: tierInForce(subscription) }),
  }
}

type Deed = 'up' | 'down' | 'stay' | 'cancel' | 'keep' | 'month' | 'bad-card' | 'good-card'

/** Done at the provider itself, so that only its reports tell of it. */
async function doThere(owner: TestMember, deed: Deed): Promise<void> {
  const account = await billing.accountOf(owner)
  const { subscription } = await provider.read(account)
  if (!subscription || subscription.status === 'ended') return
  const { ref } = subscription
  const deeds: Record<Deed, () => Promise<unknown>> = {
    up: () => provider.switchTo(ref, { tier: 'enterprise', interval: 'year' }),
    down: () => provider.switchTo(ref, { tier: 'starter', interval: 'month' }),
    stay: () => provider.stay(ref),
    cancel: () => provider.cancel(ref, null),
    keep: () => provider.stay(ref).then(() => provider.undoCancel(ref)),
    month: () => billing.passDays(31),
    'bad-card': async () => billing.enterCard(await provider.openPaymentPage(account, app.url), CARDS.failsLater),
    'good-card': async () => billing.enterCard(await provider.openPaymentPage(account, app.url), CARDS.pays),
  }
  await deeds[deed]()
}

const step = fc.oneof(
  fc.constantFrom<Deed>('up', 'down', 'stay', 'cancel', 'keep', 'month', 'bad-card', 'good-card'),
  // Some of the reports so far, in any order, some of them twice, others never.
  fc.record({ picks: fc.array(fc.nat(60), { maxLength: 6 }) }),
)

describe('reports', () => {
  it('that are shuffled, doubled, dropped and late end in the state of who sent them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean(), async (steps, isLastHeard) => {
        await empty()
        const owner = await billing.makePaying()
        const account = await billing.accountOf(owner)
        const deliver = async (picks: readonly number[]) => {
          const events = await billing.listEvents(account)
          for (const pick of picks) expect(await billing.send(events[pick % events.length] ?? {})).toBe(200)
        }
        for (const each of steps) {
          if (typeof each === 'string') await doThere(owner, each)
          else await deliver(each.picks)
          // Whichever of them have a worker by now.
          if (typeof each !== 'string' && each.picks.length % 2 === 0) await app.jobs.run(JOB)
        }
        if (isLastHeard) {
          const events = await billing.listEvents(account)
          await deliver([events.length - 1])
          await app.jobs.run(JOB)
        } else {
          await app.superuser.query(`insert into pgboss.job (name, data) values ('billing.reconcile', '{}')`)
          await app.jobs.run('billing.reconcile')
        }
        expect(await rowOf(owner)).toMatchObject(await expectedOf(owner))
      }),
      { numRuns: 12, seed: 25 },
    )
  }, 240_000)

  it('count once, and are stored before they are taken', async () => {
    await empty()
    const owner = await billing.makePaying()
    const [event] = (await billing.listEvents(await billing.accountOf(owner))).toReversed()
    expect(await Promise.all([1, 2, 3].map(() => billing.send(event ?? {})))).toEqual([200, 200, 200])
    expect(await app.jobs.list(JOB)).toHaveLength(1)
    const { rows } = await app.superuser.query('select type from billing_events where id = $1', [event?.id])
    expect(rows).toEqual([{ type: event?.type }])
  })

  it.each([
    ['by nobody', () => ''],
    ['with another secret', (body: string) => signEvent(body, Date.now() / 1000, 'whsec_other')],
    ['long ago', (body: string) => signEvent(body, Math.floor(Date.now() / 1000) - 301)],
    ['over another body', () => signEvent('{}', Math.floor(Date.now() / 1000))],
  ])('that are signed %s are refused and not kept', async (_case, sign) => {
    const body = JSON.stringify({
      id: 'evt_strange',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: {} },
    })
    const headers = { 'stripe-signature': sign(body) }
    const response = await fetch(`${app.url}/billing/events`, { method: 'POST', headers, body })
    expect(response.status).toBe(401)
    expect((await app.superuser.query(`select from billing_events where id = 'evt_strange'`)).rowCount).toBe(0)
  })

  it('of an account that is nobody’s are taken, and change nothing', async () => {
    await empty()
    const event = {
      id: 'evt_other',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: { object: 'invoice', customer: 'cus_other' } },
    }
    expect(await billing.send(event)).toBe(200)
    expect(await app.jobs.list(JOB)).toEqual([])
  })
})

describe('a look', () => {
  it('that began earlier is not kept over a later one', async () => {
    const owner = await billing.makePaying()
    await app.superuser.query('update subscriptions set read_kept = reads + 5 where customer_id = $1', [
      owner.customerId,
    ])
    await doThere(owner, 'cancel')
    await app.as(owner).post(path('/refresh'))
    expect((await rowOf(owner)).cancels_at).toBeNull()
  })

  it('ends a second subscription that somebody got into', async () => {
    const owner = await billing.makePaying()
    const account = await billing.accountOf(owner)
    await billing.passDays(1)
    const url = await provider.startCheckout(account, {
      key: 'second',
      price: { tier: 'starter', interval: 'month' },
      startsAt: null,
      coupon: null,
      successUrl: app.url,
      cancelUrl: app.url,
    })
    await billing.enterCard(url, CARDS.pays)
    expect((await billing.refresh(owner)).price.tier).toBe('professional')
    const states = (await billing.listObjects('subscription', account)).map(({ status }) => status)
    // The newest first.
    expect(states).toEqual(['canceled', 'active'])
  })

  it('leaves a workspace shut that administrators suspended, and one that was closed until it is reopened', async () => {
    const [suspended, closed] = [await billing.makePaying(), await billing.makePaying()]
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [suspended.customerId])
    await app.superuser.query(
      `update customers set closed_at = now(), erase_at = now() + interval '30 days', status = 'read-only',
         status_before_closing = 'active' where id = $1`,
      [closed.customerId],
    )
    for (const owner of [suspended, closed]) {
      await doThere(owner, 'cancel')
    }
    await billing.passDays(31)
    for (const { customerId } of [suspended, closed]) {
      await app.superuser.query(`insert into pgboss.job (name, data) values ($1, $2)`, [JOB, { customerId }])
    }
    await app.jobs.run(JOB)
    const { rows } = await app.superuser.query(
      'select status, status_before_closing from customers where id = any($1) order by status',
      [[suspended.customerId, closed.customerId]],
    )
    expect(rows).toEqual([
      { status: 'read-only', status_before_closing: 'read-only' },
      { status: 'suspended', status_before_closing: null },
    ])
  })
})

describe('money back', () => {
  it('goes out once for each that was asked for, also of the same amount', async () => {
    const owner = await billing.makePaying()
    const [invoice] = await billing.listObjects('invoice', await billing.accountOf(owner))
    const ref = String(invoice?.id)
    const asked = ['one', 'one', 'other'].map((key) => ({ key: `${ref}-${key}`, amountCents: 1000 }))
    await Promise.all(asked.map((refund) => provider.refund(ref, refund)))
    await provider.refund(ref, { key: `${ref}-rest`, amountCents: 5900 })
    const more = provider.refund(ref, { key: `${ref}-more`, amountCents: 1 })
    await expect(more).rejects.toMatchObject({ kind: 'rejected' })
    const refunds = await billing.listObjects('refund', await billing.accountOf(owner))
    expect(refunds.map(({ amount }) => amount)).toEqual([5900, 1000, 1000])
  })
})
