import { makeId, type StripeRefusal } from './stripe-wire.ts'
import type { Json } from './stripe.repository.ts'

/** Stripe's objects with the fields that its published fixtures have, as far as anything of ours looks at them. */
export interface Price extends Json {
  id: string
  unit_amount: number
  product: string
  lookup_key: string | null
  recurring: { interval: 'month' | 'year'; interval_count: number }
}

export interface Card extends Json {
  id: string
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number } & Json
}

export interface Account extends Json {
  id: string
  email: string | null
  name: string | null
  invoice_prefix: string
  next_invoice_sequence: number
  balance: number
  address: Json | null
  invoice_settings: { default_payment_method: string | null } & Json
}

export interface SubscriptionItem extends Json {
  id: string
  price: Price
  current_period_start: number
  current_period_end: number
}

export interface Subscription extends Json {
  id: string
  customer: string
  created: number
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  items: { data: [SubscriptionItem] } & Json
  default_payment_method: string | null
  discounts: string[]
  schedule: string | null
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  trial_end: number | null
  latest_invoice: string | null
}

export interface Phase extends Json {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
}

export interface Schedule extends Json {
  id: string
  customer: string
  subscription: string | null
  status: 'active' | 'released'
  current_phase: { start_date: number; end_date: number } | null
  phases: Phase[]
}

export interface Invoice extends Json {
  id: string
  customer: string
  status: 'open' | 'paid'
  attempted: boolean
  attempt_count: number
  next_payment_attempt: number | null
  created: number
  total: number
  amount_due: number
  starting_balance: number
  ending_balance: number
  number: string | null
}

export interface Coupon extends Json {
  id: string
  name: string | null
  percent_off: number | null
  amount_off: number | null
  valid: boolean
}

const common = (object: string, created: number) => ({ object, created, livemode: false, metadata: {} })

export const makeAccount = (created: number): Account => ({
  ...common('customer', created),
  id: makeId('cus'),
  address: null,
  balance: 0,
  currency: 'usd',
  default_source: null,
  delinquent: false,
  description: null,
  email: null,
  invoice_prefix: makeId('x').slice(2, 10).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

export const makeSubscription = (
  created: number,
  given: Pick<Subscription, 'customer' | 'status' | 'default_payment_method' | 'discounts' | 'trial_end'> & {
    price: Price
    end: number
  },
): Subscription => {
  const { price, end, ...rest } = given
  const id = makeId('sub')
  const item = {
    object: 'subscription_item',
    created,
    metadata: {},
    id: makeId('si'),
    subscription: id,
    price,
    quantity: 1,
    discounts: [],
    tax_rates: [],
    current_period_start: created,
    current_period_end: end,
  }
  return {
    ...common('subscription', created),
    ...rest,
    id,
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: 'usd',
    ended_at: null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    schedule: null,
    start_date: created,
    trial_start: rest.trial_end === null ? null : created,
  }
}

interface InvoiceParts {
  account: Account
  subscription: Subscription
  price: Price
  discount: { id: string; amount: number } | null
  reason: string
  period: { start: number; end: number }
  /** Nothing is asked for a trial. */
  isFree: boolean
}

/** As it was given to Stripe, which makes ids and names of plans: `goodword_starter` is Goodword Starter. */
const nameProduct = (id: string) =>
  id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const INTERVAL_WORDS = { month: 'month', year: 'year' }
export const describePrice = ({ product, unit_amount: cents, recurring }: Price) =>
  `1 × ${nameProduct(product)} (at $${(cents / 100).toFixed(2)} / ${INTERVAL_WORDS[recurring.interval]})`

interface LineParts {
  period: InvoiceParts['period']
  subtotal: number
  off: readonly { amount: number; discount: string }[]
}

const makeLine = (invoice: string, price: Price, { period, subtotal, off }: LineParts) => ({
  object: 'line_item',
  id: makeId('il'),
  invoice,
  livemode: false,
  metadata: {},
  amount: subtotal,
  currency: 'usd',
  description: describePrice(price),
  discount_amounts: off,
  period,
  quantity: 1,
})

export function makeInvoice(created: number, parts: InvoiceParts, publicUrl: string): Invoice {
  const { account, subscription, price, discount, reason, period, isFree } = parts
  const id = makeId('in')
  const subtotal = isFree ? 0 : price.unit_amount
  const off = discount && !isFree ? [{ amount: discount.amount, discount: discount.id }] : []
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0)
  // A balance below zero is credit; what is more than the total stays for the next one.
  const due = Math.max(0, total + account.balance)
  const line = makeLine(id, price, { period, subtotal, off })
  return {
    ...common('invoice', created),
    id,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer: account.id,
    customer_address: account.address,
    customer_email: account.email,
    customer_name: account.name,
    discounts: off.map(({ discount: used }) => used),
    ending_balance: account.balance + total - due,
    hosted_invoice_url: `${publicUrl}/sandbox/stripe/invoices/${id}`,
    invoice_pdf: `${publicUrl}/sandbox/stripe/invoices/${id}/pdf`,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: `${account.invoice_prefix}-${String(account.next_invoice_sequence).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: { metadata: {}, subscription: subscription.id } },
    period_end: period.end,
    period_start: period.start,
    starting_balance: account.balance,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total,
    total_discount_amounts: off,
    total_taxes: [],
  }
}

/** Stripe's own test cards, by their last digits. */
const BEHAVIOURS: Readonly<Record<string, 'declined' | 'fails-later' | 'asks' | 'expired'>> = {
  '0002': 'declined',
  '0341': 'fails-later',
  '3220': 'asks',
  '0069': 'expired',
}

export const behaviourOf = (last4: string) => BEHAVIOURS[last4] ?? 'pays'

export function makeCard(
  created: number,
  given: { number: string; month: number; year: number; customer: string },
): Card {
  const { number, month, year, customer } = given
  const last4 = number.slice(-4)
  return {
    ...common('payment_method', created),
    id: makeId('pm'),
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      country: 'US',
      funding: 'credit',
      last4,
      exp_month: month,
      exp_year: year,
      fingerprint: last4,
    },
    customer,
    type: 'card',
  }
}

export type Refused = Pick<StripeRefusal, 'status' | 'body'>
