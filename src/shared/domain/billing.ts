import { PLANS, SUBSCRIPTION_TIERS, type CustomerStatus, type SubscriptionTier } from './plans.ts'

export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** Two months of a year are free. */
const MONTHS_PAID = { month: 1, year: 10 }

/** What a plan costs, in US cents. */
export function priceOf(tier: SubscriptionTier, interval: BillingInterval): number {
  return PLANS[tier].pricePerMonthCents * MONTHS_PAID[interval]
}

const MONTHS_OF: Record<BillingInterval, number> = { month: 1, year: 12 }

/** What is taken off an invoice: a part of it, or an amount. */
export interface Discount {
  percentHundredths: number | null
  amountCents: number | null
}

/** What is left to pay. */
export function takeOff(cents: number, discount: Discount | null): number {
  if (!discount) return cents
  const { percentHundredths, amountCents } = discount
  const off = percentHundredths === null ? (amountCents ?? 0) : Math.round((cents * percentHundredths) / 10_000)
  return Math.max(0, cents - off)
}

/** What a booked plan brings a month, by its next invoice; what is paid for a year is spread over it. */
export function monthlyCentsOf({ tier, interval }: BookedPrice, discount: Discount | null): number {
  return Math.round(takeOff(priceOf(tier, interval), discount) / MONTHS_OF[interval])
}

/** The one with more rights. */
export function greaterTier(one: SubscriptionTier, other: SubscriptionTier): SubscriptionTier {
  return SUBSCRIPTION_TIERS.indexOf(one) > SUBSCRIPTION_TIERS.indexOf(other) ? one : other
}

/** As they write themselves; others are written as words are. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  sepa_debit: 'SEPA',
}

/** What is paid with, by the name that people know: of a card its brand, else what kind of thing it is. */
export function namePaymentMethod({ kind, brand }: { kind: string; brand: string | null }): string {
  const key = brand ?? kind
  return BRAND_NAMES[key] ?? key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

/** Where the one who collects the money reports what happened there. */
export const BILLING_EVENTS_PATH = '/billing/events'

/** Behind the address of the screen, for whoever comes back from paying. */
export const PAID_HASH = 'paid'

/** Prices are in US dollars, whatever currency a business counts in. */
export const BILLING_CURRENCY = 'USD'

export const BILLING_STATES = ['trialing', 'active', 'past_due', 'read_only', 'canceled'] as const
export type BillingState = (typeof BILLING_STATES)[number]

/** In which a plan is paid for, also while a payment is late. */
export const RUNNING_STATES: readonly BillingState[] = ['active', 'past_due']

export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export const COUPON_TYPES = ['percentage', 'fixed_amount'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/** `asked`: on its way to who collects the money. */
export const REFUND_STATES = ['asked', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** For so long everything goes on although a payment failed. */
export const PAST_DUE_DAYS = 14

/** So many days before its end people are told that the trial ends; 0 is when it has. */
export const TRIAL_NOTICES = [3, 1, 0] as const
export type TrialNotice = (typeof TRIAL_NOTICES)[number]

const DAY_MS = 86_400_000

export interface BookedPrice {
  tier: SubscriptionTier
  interval: BillingInterval
}

/** A subscription as the one who collects the money tells of it. */
export interface SubscriptionFacts {
  /** `exhausted`: every attempt to collect has failed. */
  status: 'trialing' | 'active' | 'unpaid' | 'exhausted' | 'ended'
  price: BookedPrice
  /** What takes its place when the paid time is over. */
  next: BookedPrice | null
  /** Since when a payment is missing. */
  unpaidSince: Date | null
}

/** The one rule for what follows from what was paid. Without a subscription, it is the trial that counts. */
export function billingStateOf(
  { subscription, trialEndsAt }: { subscription: SubscriptionFacts | null; trialEndsAt: Date | null },
  now: Date,
): BillingState {
  if (!subscription) return trialEndsAt && now < trialEndsAt ? 'trialing' : 'read_only'
  const { status, unpaidSince } = subscription
  if (status === 'ended') return 'canceled'
  if (status === 'exhausted') return 'read_only'
  if (status !== 'unpaid') return status
  return unpaidSince && now.getTime() - unpaidSince.getTime() >= PAST_DUE_DAYS * DAY_MS ? 'read_only' : 'past_due'
}

const STATUS_OF: Record<BillingState, CustomerStatus> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'active',
  read_only: 'read-only',
  canceled: 'read-only',
}

/** What the customer may do in a state. */
export function customerStatusOf(state: BillingState): CustomerStatus {
  return STATUS_OF[state]
}

/** A greater plan's rights come at once, a lesser one's when the paid time is over. */
export function tierInForce({ price, next }: Pick<SubscriptionFacts, 'price' | 'next'>): SubscriptionTier {
  return next ? greaterTier(price.tier, next.tier) : price.tier
}

/** Which notice of a trial is due, if any. */
export function dueTrialNotice(endsAt: Date, now: Date): TrialNotice | null {
  const days = (endsAt.getTime() - now.getTime()) / DAY_MS
  return [...TRIAL_NOTICES].toReversed().find((notice) => days <= notice) ?? null
}
