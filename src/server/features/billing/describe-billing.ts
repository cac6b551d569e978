import type { Billing, Invoice } from '#shared/contracts/billing.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { getStanding } from '#shared/contracts/standing.ts'
import { PAST_DUE_DAYS, type BillingState, priceOf, type BillingInterval } from '#shared/domain/billing.ts'
import { planOf, PLANS, type CustomerStatus, type SubscriptionTier } from '#shared/domain/plans.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Membership } from '#server/kernel/http/actor.ts'
import { describeRoom } from './plan-limits.ts'
import {
  find,
  findWaitingCoupon,
  getCustomer,
  listOwners,
  type InvoiceRow,
  type SubscriptionRow,
} from './billing.repository.ts'

const DAY_MS = 86_400_000

/** How much of what a plan limits is taken. */
export type CountUsage = (tx: CustomerTx) => Promise<{ platforms: number; teamMembers: number }>

export interface DescribeDeps {
  countUsage: CountUsage
  collectedBy: Billing['collectedBy']
}

/** Where nothing has been paid yet, the customer's own status says it. */
const STATE_OF: Record<CustomerStatus, BillingState> = {
  trialing: 'trialing',
  active: 'active',
  'read-only': 'read_only',
  suspended: 'read_only',
  deactivated: 'read_only',
}

export async function describeBilling({ countUsage, collectedBy }: DescribeDeps, tx: CustomerTx): Promise<Billing> {
  const [row, customer] = [await find(tx), await getCustomer(tx)]
  const { subscription_tier: tier, status, trial_ends_at: trialEndsAt } = customer
  const taken = await countUsage(tx)
  const limits = planOf({ tier, status })
  const isBooked = row !== undefined && row.subscription_ref !== null
  const plan = presentPlan(row)
  return {
    state: isBooked ? row.state : STATE_OF[status],
    tier: limits.tier,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    ...plan,
    discount: await presentDiscount(tx, row),
    creditCents: row?.credit_cents ?? 0,
    paymentMethod: presentMethod(row),
    tax: row?.tax ?? null,
    invoiceEmail: row?.invoice_email ?? null,
    usage: {
      platforms: { taken: taken.platforms, limit: limits.maxPlatforms },
      teamMembers: { taken: taken.teamMembers, limit: limits.maxTeamMembers },
    },
    room: await describeRoom(tx, limits),
    nextRoom: plan.next && (await describeRoom(tx, PLANS[plan.next.tier])),
    collectedBy,
  }
}

type PlanPart = Pick<Billing, 'price' | 'next' | 'periodEndsAt' | 'cancelsAt' | 'readOnlyAt'>

const NO_PLAN: PlanPart = { price: null, next: null, periodEndsAt: null, cancelsAt: null, readOnlyAt: null }

function presentPlan(row: SubscriptionRow | undefined): PlanPart {
  if (!row) return NO_PLAN
  const { period_end: end, cancels_at: cancelsAt, unpaid_since: unpaidSince } = row
  const next = presentPrice(row.next_tier, row.next_interval)
  return {
    price: presentPrice(row.tier, row.billing_interval),
    next: next && end ? { ...next, from: end.toISOString() } : null,
    periodEndsAt: end?.toISOString() ?? null,
    cancelsAt: cancelsAt?.toISOString() ?? null,
    readOnlyAt: row.state === 'past_due' && unpaidSince ? readOnlyFrom(unpaidSince).toISOString() : null,
  }
}

export const readOnlyFrom = (unpaidSince: Date) => new Date(unpaidSince.getTime() + PAST_DUE_DAYS * DAY_MS)

function presentPrice(tier: SubscriptionTier | null, interval: BillingInterval | null) {
  return tier && interval ? { tier, interval, amountCents: priceOf(tier, interval) } : null
}

async function presentDiscount(tx: CustomerTx, row: SubscriptionRow | undefined): Promise<Billing['discount']> {
  const waiting = await findWaitingCoupon(tx)
  if (!waiting) return row?.discount ? { ...row.discount, isWaiting: false } : null
  const { code: name, type, valueHundredths } = waiting
  const isPercentage = type === 'percentage'
  return {
    name,
    percentHundredths: isPercentage ? valueHundredths : null,
    amountCents: isPercentage ? null : valueHundredths,
    isWaiting: true,
  }
}

function presentMethod(row: SubscriptionRow | undefined): Billing['paymentMethod'] {
  if (!row?.payment_method) return null
  const { ref: _ref, ...shown } = row.payment_method
  return shown
}

/** Where a payment is missing: from when the workspace can only be read. */
export const findReadOnlyAt = async (tx: CustomerTx) => presentPlan(await find(tx)).readOnlyAt

/** For everybody of the team, also who may see nothing of what is paid. */
export async function describeStanding(
  tx: CustomerTx,
  { isResting }: Pick<Membership, 'isResting'>,
): Promise<OutputOf<typeof getStanding>> {
  const [row, { status, closed_at: closedAt }, owners] = [await find(tx), await getCustomer(tx), await listOwners(tx)]
  const isReading = status === 'read-only' && closedAt === null
  return {
    readOnlyBecause: isReading ? reasonOf(row) : isResting && closedAt === null ? 'no-room' : null,
    owners: owners.map(({ name, email }) => name || email),
  }
}

function reasonOf(row: SubscriptionRow | undefined) {
  if (!row?.subscription_ref) return 'trial-over' as const
  return row.state === 'canceled' ? ('ended' as const) : ('unpaid' as const)
}

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  currency: row.currency,
  subtotalCents: row.subtotal_cents,
  discountCents: row.discount_cents,
  taxCents: row.tax_cents,
  totalCents: row.total_cents,
  creditCents: row.credit_cents,
  issuedAt: row.issued_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
})
