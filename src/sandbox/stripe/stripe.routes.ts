import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { createVendorRoutes, type VendorWorld } from '../vendors/vendor-route.ts'
import { answerCall, AT_ONCE, limitOf, STRIPE_REFUSALS, type On, type Work } from './stripe-call.ts'
import { end, findDiscount, get, keepBalance, pay, save, startDiscount } from './stripe-engine.ts'
import {
  makeAccount,
  makeInvoice,
  type Account,
  type Card,
  type Invoice,
  type Price,
  type Schedule,
  type Subscription,
} from './stripe-objects.ts'
import { mountCoupons, mountPrices } from './stripe-offers.routes.ts'
import { mountStripePages } from './stripe-pages.routes.ts'
import { listIn, makeId, numberIn, StripeRefusal, textIn, toList, wrong } from './stripe-wire.ts'
import { list, remove, type Json } from './stripe.repository.ts'

const BASE = '/sandbox/stripe/v1'
const SESSION_SECONDS = 86_400

/** Stripe's interface as far as the product uses it, on Stripe's own wire. */
export function mountStripe(app: HttpApp, world: VendorWorld): void {
  const route = createVendorRoutes(app, { ...world, delays: AT_ONCE }, 'payments', STRIPE_REFUSALS)
  const on: On = (method, path, work) => route(method, BASE + path, (context) => answerCall(world, context, work))
  for (const mount of PARTS) mount(on)
  mountStripePages(app, world)
}

function mountAccounts(on: On): void {
  on('POST', '/customers', async ({ books, params }) => {
    const account = { ...makeAccount(books.now), metadata: (params.metadata ?? {}) as Json }
    await save(books, 'customer', account, 'customer.created')
    return account
  })
  on('GET', '/customers/:id', ({ books, id }) => get<Account>(books, 'customer', id))
  on('POST', '/customers/:id', async ({ books, params, id }) => {
    const account = await get<Account>(books, 'customer', id)
    const address = params.address ? { ...emptyAddress, ...(params.address as Json) } : account.address
    const changed = { ...account, email: textIn(params.email), name: textIn(params.name), address }
    await save(books, 'customer', changed, 'customer.updated')
    return changed
  })
  on('GET', '/customers/:id/tax_ids', async ({ books, params, id }) =>
    toList(`/v1/customers/${id}/tax_ids`, await list(books.tx, 'tax_id', id), limitOf(params)),
  )
  on('POST', '/customers/:id/tax_ids', async ({ books, params, id }) => {
    const value = textIn(params.value) ?? ''
    if (!/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(value)) {
      throw new StripeRefusal(400, { code: 'tax_id_invalid', param: 'value', message: 'Invalid value for eu_vat.' })
    }
    const made = {
      id: makeId('txi'),
      object: 'tax_id',
      country: value.slice(0, 2),
      created: books.now,
      customer: id,
      livemode: false,
      type: 'eu_vat',
      value,
      verification: { status: 'pending' },
    }
    await save(books, 'tax_id', made, 'customer.tax_id.created')
    return made
  })
  on('DELETE', '/customers/:account/tax_ids/:id', async ({ books, id }) => {
    await remove(books.tx, 'tax_id', id)
    return { id, object: 'tax_id', deleted: true }
  })
}

function mountBalances(on: On): void {
  on('GET', '/customers/:id/balance_transactions', async ({ books, params, id }) => {
    const own = await list(books.tx, 'customer_balance_transaction', id)
    return toList(`/v1/customers/${id}/balance_transactions`, own, limitOf(params))
  })
  on('POST', '/customers/:id/balance_transactions', async ({ books, params, id }) => {
    const account = await get<Account>(books, 'customer', id)
    const amount = numberIn(params.amount)
    if (amount === null || amount === 0) throw wrong('amount', 'Invalid integer')
    await save(books, 'customer', { ...account, balance: account.balance + amount }, 'customer.updated')
    const description = textIn(params.description)
    const metadata = (params.metadata ?? {}) as Json
    return keepBalance(books, account, { amount, type: 'adjustment', invoice: null, description, metadata })
  })
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function mountSessions(on: On): void {
  on('POST', '/checkout/sessions', async ({ books, params }) => {
    const account = await get<Account>(books, 'customer', textIn(params.customer) ?? '')
    const price = await get<Price>(books, 'price', String(listIn(params.line_items)[0]?.price))
    const asked = numberIn((params.subscription_data as Json | undefined)?.trial_end)
    const trialEnd = asked === null ? null : asked + books.ahead
    if (trialEnd !== null && trialEnd < books.now + 2 * 86_400) {
      throw wrong('subscription_data[trial_end]', 'The `trial_end` date has to be at least 2 days in the future.')
    }
    const id = makeId('cs_test')
    const made = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      created: books.now,
      expires_at: books.now + SESSION_SECONDS,
      livemode: false,
      metadata: {},
      customer: account.id,
      subscription: null,
      currency: 'usd',
      amount_subtotal: price.unit_amount,
      success_url: params.success_url,
      cancel_url: params.cancel_url,
      discounts: listIn(params.discounts).map(({ coupon }) => ({ coupon, promotion_code: null })),
      url: `${books.publicUrl}/sandbox/stripe/checkout/${id}`,
    }
    await save(books, 'session', made)
    // What only its own page needs.
    await save(books, 'session_plan', { id: `${id}_plan`, price: price.id, trialEnd })
    return made
  })
  on('GET', '/checkout/sessions', async ({ books, params }) => {
    const all = await list(books.tx, 'session', textIn(params.customer))
    const fitting = all.filter(({ status }) => textIn(params.status) === null || status === params.status)
    return toList('/v1/checkout/sessions', fitting, limitOf(params))
  })
  on('POST', '/checkout/sessions/:id/expire', async ({ books, id }) => {
    const session = await get<Json & { id: string }>(books, 'session', id)
    if (session.status !== 'open')
      throw wrong('session', 'Only Checkout Sessions with a status of `open` can be expired.')
    const expired = { ...session, status: 'expired', url: null }
    await save(books, 'session', expired, 'checkout.session.expired')
    return expired
  })
}

function mountPortal(on: On): void {
  on('POST', '/billing_portal/sessions', async ({ books, params }) => {
    const account = await get<Account>(books, 'customer', textIn(params.customer) ?? '')
    const id = makeId('bps')
    const made = {
      id,
      object: 'billing_portal.session',
      created: books.now,
      customer: account.id,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: params.return_url,
      url: `${books.publicUrl}/sandbox/stripe/portal/${id}`,
    }
    await save(books, 'portal', made)
    return made
  })
}

function mountSubscriptions(on: On): void {
  on('GET', '/subscriptions', async ({ books, params }) => {
    const all = await list(books.tx, 'subscription', textIn(params.customer))
    const fitting = all.filter(({ status }) => params.status === 'all' || status !== 'canceled')
    return toList('/v1/subscriptions', fitting, limitOf(params))
  })
  on('GET', '/subscriptions/:id', ({ books, id }) => get<Subscription>(books, 'subscription', id))
  on('POST', '/subscriptions/:id', async ({ books, params, id }) => {
    const held = await get<Subscription>(books, 'subscription', id)
    if (held.status === 'canceled')
      throw wrong('id', 'A canceled subscription can only update its cancellation_details.')
    if (params.cancel_at_period_end !== undefined && held.schedule !== null) {
      throw wrong('cancel_at_period_end', 'The subscription is managed by a subscription schedule.')
    }
    const changed = await change(held, params)
    const coupon = textIn(listIn(params.discounts)[0]?.coupon)
    const discounts = coupon ? [await startDiscount(books, held.customer, coupon)] : held.discounts
    const kept = { ...changed, discounts }
    await save(books, 'subscription', kept, 'customer.subscription.updated')
    return kept
  })
  on('DELETE', '/subscriptions/:id', async ({ books, id }) =>
    end(books, await get<Subscription>(books, 'subscription', id)),
  )
}

async function change(before: Subscription, params: Json): Promise<Subscription> {
  const metadata = Object.fromEntries(
    Object.entries({ ...(before.metadata as Json), ...(params.metadata as Json | undefined) }).filter(
      ([, text]) => text,
    ),
  )
  const held = { ...before, metadata }
  const cancels = params.cancel_at_period_end
  if (cancels === undefined) return held
  const isEnding = cancels === 'true'
  const details = { comment: null, feedback: null, ...(params.cancellation_details as Json | undefined) }
  return {
    ...held,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? held.items.data[0].current_period_end : null,
    cancellation_details: { ...details, reason: isEnding ? 'cancellation_requested' : null },
  }
}

function mountSchedules(on: On): void {
  on('POST', '/subscription_schedules', async ({ books, params }) => {
    const subscription = await get<Subscription>(books, 'subscription', textIn(params.from_subscription) ?? '')
    if (subscription.schedule !== null) throw wrong('from_subscription', 'The subscription already has a schedule.')
    const [{ price, current_period_start: start, current_period_end: until }] = subscription.items.data
    const phase = { start_date: start, end_date: until }
    const made: Schedule = {
      id: makeId('sub_sched'),
      object: 'subscription_schedule',
      created: books.now,
      livemode: false,
      metadata: {},
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'active' as const,
      end_behavior: 'release',
      current_phase: phase,
      phases: [{ ...phase, items: [{ price: price.id, quantity: 1 }] }],
    }
    await save(books, 'subscription_schedule', made, 'subscription_schedule.created')
    await save(books, 'subscription', { ...subscription, schedule: made.id }, 'customer.subscription.updated')
    return made
  })
  on('GET', '/subscription_schedules/:id', ({ books, id }) => get<Schedule>(books, 'subscription_schedule', id))
  on('POST', '/subscription_schedules/:id', async ({ books, params, id }) => {
    const schedule = await get<Schedule>(books, 'subscription_schedule', id)
    const [now, then] = listIn(params.phases)
    const until = numberIn(now?.end_date)
    if (schedule.status !== 'active' || !now || !then || until === null) throw wrong('phases', 'Invalid phases.')
    if (numberIn(now.start_date) !== schedule.current_phase?.start_date) {
      throw wrong('phases', 'You can not modify the start date of the current phase.')
    }
    const itemsOf = (phase: Json) => listIn(phase.items).map(({ price }) => ({ price: String(price), quantity: 1 }))
    for (const { price } of [...itemsOf(now), ...itemsOf(then)]) await get<Price>(books, 'price', price)
    const [first] = schedule.phases
    const phases = [
      { ...first, start_date: first?.start_date ?? 0, end_date: until, items: itemsOf(now) },
      { start_date: until, end_date: until + SESSION_SECONDS * 28, items: itemsOf(then) },
    ]
    const changed = { ...schedule, phases }
    await save(books, 'subscription_schedule', changed, 'subscription_schedule.updated')
    return changed
  })
}

function mountReleases(on: On): void {
  on('POST', '/subscription_schedules/:id/release', async ({ books, id }) => {
    const schedule = await get<Schedule>(books, 'subscription_schedule', id)
    const released: Schedule = { ...schedule, status: 'released', current_phase: null, subscription: null }
    await save(books, 'subscription_schedule', released, 'subscription_schedule.released')
    const subscription = await get<Subscription>(books, 'subscription', schedule.subscription ?? '')
    await save(books, 'subscription', { ...subscription, schedule: null }, 'customer.subscription.updated')
    return released
  })
}

function mountInvoices(on: On): void {
  on('GET', '/invoices', async ({ books, params }) =>
    toList('/v1/invoices', await list(books.tx, 'invoice', textIn(params.customer)), limitOf(params)),
  )
  on('GET', '/invoices/:id', ({ books, id }) => get<Invoice>(books, 'invoice', id))
  on('POST', '/invoices/create_preview', async ({ books, params }) => {
    const account = await get<Account>(books, 'customer', textIn(params.customer) ?? '')
    const [subscription] = (await list(books.tx, 'subscription', account.id)) as Subscription[]
    if (!subscription) throw wrong('subscription', 'The customer has no subscription.')
    const phases = listIn((params.schedule_details as Json | undefined)?.phases)
    const items = phases[1]?.items ?? (params.subscription_details as Json | undefined)?.items
    const price = await get<Price>(books, 'price', String(listIn(items)[0]?.price))
    const discount = await findDiscount(books, subscription, price.unit_amount)
    const from = subscription.items.data[0].current_period_end
    const parts = { account, subscription, price, discount, reason: 'upcoming', isFree: false }
    const made = makeInvoice(from, { ...parts, period: { start: from, end: from } }, books.publicUrl)
    return { ...made, id: makeId('upcoming_in'), number: null, status: 'draft', invoice_pdf: null }
  })
  on('POST', '/invoices/:id/pay', async ({ books, params, id }) => {
    const invoice = await get<Invoice>(books, 'invoice', id)
    if (invoice.status === 'paid') throw wrong('id', 'Invoice is already paid')
    await pay(books, invoice, await get<Card>(books, 'payment_method', textIn(params.payment_method) ?? ''))
    const [subscription] = (await list(books.tx, 'subscription', invoice.customer)) as Subscription[]
    if (subscription)
      await save(books, 'subscription', { ...subscription, status: 'active' }, 'customer.subscription.updated')
    return get<Invoice>(books, 'invoice', id)
  })
  on('GET', '/invoice_payments', async ({ books, params }) => {
    const all = (await list(books.tx, 'invoice_payment')).filter(({ invoice }) => invoice === params.invoice)
    return toList('/v1/invoice_payments', all, limitOf(params))
  })
  on('POST', '/refunds', refund)
}

const refund: Work = async ({ books, params }) => {
  const payments = (await list(books.tx, 'invoice_payment')) as (Json & { invoice: string; payment: Json })[]
  const paid = payments.find(({ payment }) => payment.payment_intent === params.payment_intent)
  if (!paid) throw wrong('payment_intent', 'No such payment_intent.')
  const { customer } = await get<Invoice>(books, 'invoice', paid.invoice)
  const all = await list(books.tx, 'refund', customer)
  const before = all.filter(({ payment_intent: of }) => of === params.payment_intent)
  const left = Number(paid.amount_paid) - before.reduce((sum, { amount }) => sum + Number(amount), 0)
  const amount = numberIn(params.amount) ?? left
  if (amount <= 0 || amount > left) {
    const message = 'Refund amount is greater than unrefunded amount.'
    throw new StripeRefusal(400, { code: 'charge_already_refunded', message })
  }
  const made = {
    id: makeId('re'),
    object: 'refund',
    amount,
    created: books.now,
    currency: 'usd',
    customer,
    metadata: {},
    payment_intent: params.payment_intent,
    reason: null,
    status: 'succeeded',
  }
  await save(books, 'refund', made, 'refund.created')
  return made
}

const PARTS = [
  mountAccounts,
  mountBalances,
  mountPrices,
  mountCoupons,
  mountSessions,
  mountPortal,
  mountSubscriptions,
  mountSchedules,
  mountReleases,
  mountInvoices,
]
