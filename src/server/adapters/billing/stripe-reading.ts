import type Stripe from 'stripe'
import {
  INVOICE_STATUSES,
  type BookedPrice,
  type SubscriptionFacts,
  BILLING_INTERVALS,
} from '#shared/domain/billing.ts'
import { SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import type { AppliedDiscount, ShownPaymentMethod } from '#server/database/billing-tables.ts'
import { BillingError, type AccountReading, type ReadInvoice, type ReadSubscription } from './port.ts'

export const toDate = (seconds: number) => new Date(seconds * 1000)

/** One that never began, because its first payment failed, is none. */
const NEVER_BEGAN = ['incomplete', 'incomplete_expired']

const STATUS_OF: Readonly<Record<string, SubscriptionFacts['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'unpaid',
  unpaid: 'exhausted',
  paused: 'exhausted',
  canceled: 'ended',
}

export async function readAccount(client: Stripe, customer: string, limit: number): Promise<AccountReading> {
  const [account, subscriptions, invoices] = await Promise.all([
    client.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
    client.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.schedule', 'data.default_payment_method', 'data.discounts.source.coupon'],
    }),
    client.invoices.list({ customer, limit }),
  ])
  const begun = subscriptions.data.filter(({ status }) => !NEVER_BEGAN.includes(status))
  const living = begun.filter(({ status }) => status !== 'canceled').toSorted(byAge)
  const chosen = living[0] ?? begun.toSorted(byAge).at(-1)
  const shown =
    chosen?.default_payment_method ?? (account.deleted ? null : account.invoice_settings.default_payment_method)
  return {
    subscription: chosen ? await readSubscription(client, chosen, invoices.data) : null,
    surplus: living.slice(1).map(({ id }) => id),
    paymentMethod: shown && typeof shown !== 'string' ? readMethod(shown) : null,
    // Below zero it is credit, above it is owed.
    creditCents: account.deleted ? 0 : Math.max(0, -account.balance),
    invoices: invoices.data.flatMap(readInvoice),
  }
}

const byAge = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  one.created - other.created || (one.id < other.id ? -1 : 1)

async function readSubscription(
  client: Stripe,
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<ReadSubscription> {
  const [item] = subscription.items.data
  const status = STATUS_OF[subscription.status]
  if (!item || !status)
    throw new BillingError('rejected', `A subscription that is ${subscription.status} is not known.`)
  const ends = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null)
  return {
    ref: subscription.id,
    startedAt: toDate(subscription.start_date),
    status,
    price: readBookedPrice(item.price),
    next: status === 'ended' ? null : await readNext(client, subscription),
    unpaidSince: status === 'unpaid' || status === 'exhausted' ? findUnpaidSince(invoices) : null,
    periodEnd: toDate(subscription.ended_at ?? item.current_period_end),
    cancelsAt: ends === null ? null : toDate(ends),
    discount: readDiscount(subscription.discounts),
  }
}

/** Whose plan a price is, its product says. */
export function readBookedPrice({ product, recurring }: Stripe.Price): BookedPrice {
  const id = typeof product === 'string' ? product : product.id
  const tier = SUBSCRIPTION_TIERS.find((each) => id === `goodword_${each}`)
  const interval = BILLING_INTERVALS.find((each) => each === recurring?.interval)
  if (!tier || !interval) throw new BillingError('rejected', `The product ${id} is none of the plans.`)
  return { tier, interval }
}

/** What its schedule has after the present phase, if that is another price. */
async function readNext(client: Stripe, { schedule, items }: Stripe.Subscription): Promise<BookedPrice | null> {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null
  const id = findNextPrice(schedule)
  if (id === null || id === items.data[0]?.price.id) return null
  return readBookedPrice(await client.prices.retrieve(id))
}

export function findNextPrice({ current_phase: present, phases }: Stripe.SubscriptionSchedule): string | null {
  const next = phases.find(({ start_date: start }) => start > (present?.start_date ?? 0))?.items[0]?.price
  return typeof next === 'string' ? next : (next?.id ?? null)
}

/** Since the oldest invoice that was tried and is still open. */
function findUnpaidSince(invoices: readonly Stripe.Invoice[]): Date | null {
  const open = invoices.filter(({ status, attempted }) => status === 'open' && attempted)
  return open.length === 0 ? null : toDate(Math.min(...open.map(({ created }) => created)))
}

function readDiscount(discounts: Stripe.Subscription['discounts']): AppliedDiscount | null {
  const [discount] = discounts
  const coupon = typeof discount === 'object' ? discount.source.coupon : null
  if (!coupon || typeof coupon === 'string') return null
  const { name, percent_off: percent, amount_off: amount } = coupon
  const percentHundredths = percent === null ? null : Math.round(percent * 100)
  return { name: name ?? '', percentHundredths, amountCents: amount }
}

function readMethod({ id, type, card }: Stripe.PaymentMethod): ShownPaymentMethod {
  return {
    ref: id,
    kind: type,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    expMonth: card?.exp_month ?? null,
    expYear: card?.exp_year ?? null,
  }
}

export const sum = (amounts: readonly { amount: number }[] | null) =>
  (amounts ?? []).reduce((all, { amount }) => all + amount, 0)

/** A draft is nobody's business yet. */
function readInvoice(invoice: Stripe.Invoice): ReadInvoice[] {
  const status = INVOICE_STATUSES.find((each) => each === invoice.status)
  if (!status || !invoice.id) return []
  const { paid_at: paidAt } = invoice.status_transitions
  return [
    {
      ref: invoice.id,
      number: invoice.number,
      status,
      currency: invoice.currency.toUpperCase(),
      subtotalCents: invoice.subtotal,
      discountCents: sum(invoice.total_discount_amounts),
      taxCents: sum(invoice.total_taxes),
      totalCents: invoice.total,
      paidCents: invoice.amount_paid,
      creditCents: Math.max(0, (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance),
      issuedAt: toDate(invoice.created),
      paidAt: paidAt ? toDate(paidAt) : null,
    },
  ]
}
