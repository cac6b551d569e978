import { z } from 'zod'
import {
  billingStateOf,
  customerStatusOf,
  monthlyCentsOf,
  tierInForce,
  type BillingState,
} from '#shared/domain/billing.ts'
import {
  BillingError,
  type AccountReading,
  type BillingProvider,
  type ReadSubscription,
} from '#server/adapters/billing/port.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import type { Log } from '#server/kernel/log/log.ts'
import {
  beginLook,
  findLeaving,
  findReturning,
  findWaitingCoupon,
  getCustomer,
  keepInvoice,
  keepLook,
  lock,
  noteApplied,
  setEndsWithCustomer,
  setStanding,
  type ReadColumns,
  type SubscriptionRow,
} from './billing.repository.ts'
import { settlePlan } from './plan-limits.ts'

export const followAccountJob = defineJob({
  name: 'billing.follow',
  payload: z.object({ customerId: z.uuid() }),
  retryLimit: 12,
})

export const applyCouponJob = defineJob({
  name: 'billing.apply-coupon',
  payload: z.object({ customerId: z.uuid(), couponId: z.uuid() }),
})

/** What became of a customer's payments, for whoever tells people. */
export interface BillingNews {
  before: BillingState
  after: BillingState
  /** Invoices that have been paid since the last look. */
  paid: AccountReading['invoices']
}

export interface FollowDeps {
  transactions: Transactions
  provider: BillingProvider
  log: Log
  tell: (tx: CustomerTx, news: BillingNews) => Promise<void>
}

/**
 * Reads the account anew and lets the customer's plan and status follow. Safe to call at any time, from anywhere, at once: a look
 * that began later counts, whoever finishes last. Answers whether anything was not as we had it.
 */
export async function followAccount(deps: FollowDeps, customerId: string): Promise<boolean> {
  const { transactions, provider } = deps
  const look = await transactions.step(customerId, beginLook)
  if (!look?.account_ref) return false
  const reading = await provider.read(look.account_ref)
  if (await collectAnew(provider, reading, look.payment_method?.ref ?? null)) return followAccount(deps, customerId)
  for (const ref of reading.surplus) {
    deps.log.warn(
      { customerId, subscription: ref },
      'billing: a second subscription is ended; what it took has to be refunded',
    )
    await provider.end(ref)
  }
  return transactions.step(customerId, (tx) => keep(deps, tx, { number: look.reads, reading }))
}

/** Somebody has another card now: what the one before could not pay is tried with it. Whether something was paid. */
async function collectAnew(
  provider: BillingProvider,
  reading: AccountReading,
  knownMethod: string | null,
): Promise<boolean> {
  const { paymentMethod, subscription, invoices } = reading
  const isOwing = subscription?.status === 'unpaid' || subscription?.status === 'exhausted'
  if (!isOwing || !paymentMethod || paymentMethod.ref === knownMethod) return false
  let hasPaid = false
  for (const { ref } of invoices.filter(({ status }) => status === 'open').toReversed()) {
    try {
      await provider.collect(ref, paymentMethod.ref)
      hasPaid = true
    } catch (error) {
      if (!(error instanceof BillingError) || error.kind === 'unavailable') throw error
      break
    }
  }
  return hasPaid
}

async function keep(
  { tell }: FollowDeps,
  tx: CustomerTx,
  { number, reading }: { number: string | number; reading: AccountReading },
): Promise<boolean> {
  const row = await lock(tx)
  if (BigInt(row.read_kept) >= BigInt(number)) return false
  const { subscription } = reading
  const { trial_ends_at: trialEndsAt } = await getCustomer(tx)
  const state = billingStateOf({ subscription, trialEndsAt }, new Date())
  const columns = { ...columnsOf(subscription, state), credit_cents: reading.creditCents }
  const { paid, hasNew } = await keepInvoices(tx, reading.invoices)
  await keepLook(tx, number, { columns, reading })
  const hasMoved = subscription !== null && (await moveCustomer(tx, subscription, state))
  if (subscription) {
    await settlePlan(tx)
    await settleCoupon(tx, reading)
    await tell(tx, { before: row.state, after: state, paid })
    await noteBooking(tx, row, subscription)
  }
  const hasDiffered =
    hasMoved || hasNew || differs(row, columns) || row.payment_method?.ref !== reading.paymentMethod?.ref
  // Open screens look again, also where what people may do stays as it was.
  if (hasDiffered) emit(tx, { type: 'member.changed', subjectId: null, userId: null })
  return hasDiffered
}

async function noteBooking(tx: CustomerTx, before: SubscriptionRow, booked: ReadSubscription): Promise<void> {
  if (booked.status === 'ended' || booked.ref === before.subscription_ref) return
  const label = PLAN_NAMES[booked.price.tier]
  await recordActivity(tx, null, 'billing.plan-booked', { type: 'customer', id: tx.customerId, label })
}

async function keepInvoices(tx: CustomerTx, invoices: AccountReading['invoices']) {
  const paid: BillingNews['paid'][number][] = []
  let hasNew = false
  for (const invoice of invoices) {
    const found = await keepInvoice(tx, invoice)
    if (found === 'paid') paid.push(invoice)
    hasNew ||= found !== 'known'
  }
  return { paid, hasNew }
}

/** What the customer may do follows; whether it is something else than before. */
function moveCustomer(tx: CustomerTx, subscription: ReadSubscription, state: BillingState): Promise<boolean> {
  const tier = subscription.status === 'ended' ? null : tierInForce(subscription)
  return setStanding(tx, { status: customerStatusOf(state), tier })
}

const NOTHING_BOOKED = {
  subscription_ref: null,
  tier: null,
  billing_interval: null,
  next_tier: null,
  next_interval: null,
  period_end: null,
  cancels_at: null,
  unpaid_since: null,
  started_at: null,
  monthly_cents: 0,
}

function columnsOf(subscription: ReadSubscription | null, state: BillingState): Omit<ReadColumns, 'credit_cents'> {
  if (!subscription) return { ...NOTHING_BOOKED, state }
  const { ref, price, next, periodEnd, cancelsAt, unpaidSince, startedAt, discount } = subscription
  return {
    state,
    subscription_ref: ref,
    tier: price.tier,
    billing_interval: price.interval,
    next_tier: next?.tier ?? null,
    next_interval: next?.interval ?? null,
    period_end: periodEnd,
    cancels_at: cancelsAt,
    unpaid_since: unpaidSince,
    started_at: startedAt,
    monthly_cents: monthlyCentsOf(price, discount),
  }
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)

function differs(row: SubscriptionRow, columns: ReadColumns): boolean {
  return Object.entries(columns).some(([name, value]) => plain(row[name as keyof ReadColumns]) !== plain(value))
}

/** A coupon that was entered before there was anything to take it off: it went along with the checkout, or is taken over now. */
async function settleCoupon(tx: CustomerTx, { subscription, invoices }: AccountReading): Promise<void> {
  const coupon = await findWaitingCoupon(tx)
  if (!coupon || subscription?.status === 'ended') return
  // Invoices are dated to the second.
  const since = Math.floor(coupon.redeemedAt.getTime() / 1000) * 1000
  const isOff = invoices.some(({ discountCents, issuedAt }) => discountCents > 0 && issuedAt.getTime() >= since)
  const isTaken = isOff || subscription?.discount?.name === coupon.code
  if (isTaken) await noteApplied(tx, coupon.id)
  else await enqueue(tx, applyCouponJob, { customerId: tx.customerId, couponId: coupon.id })
}

/**
 * A closed or deactivated workspace is paid for to the end of its cycle at most, and never beyond the day that it is erased.
 * One that is let in again before goes on. Answers whether anything is otherwise now.
 */
export async function leaveOrReturn(deps: FollowDeps, customerId: string): Promise<boolean> {
  const { transactions, provider } = deps
  const leaving = await transactions.step(customerId, findLeaving)
  if (!leaving?.ref) return comeBack(deps, customerId)
  if (leaving.isOver) {
    await provider.end(leaving.ref)
    return true
  }
  if (leaving.cancelsAt !== null) return false
  // Noted first: a plan that ends and does not say why would never be taken back.
  if (!leaving.isClosed) await transactions.step(customerId, (tx) => setEndsWithCustomer(tx, true))
  await provider.cancel(leaving.ref, null)
  return true
}

async function comeBack({ transactions, provider }: FollowDeps, customerId: string): Promise<boolean> {
  const returning = await transactions.step(customerId, findReturning)
  if (!returning) return false
  if (returning.ref && returning.state !== 'canceled') await provider.undoCancel(returning.ref)
  await transactions.step(customerId, (tx) => setEndsWithCustomer(tx, false))
  return true
}

/** Sets what is taken off the next invoice; done twice, it is there once. */
export async function applyCoupon(deps: FollowDeps, customerId: string, couponId: string): Promise<void> {
  const { transactions, provider } = deps
  const waiting = await transactions.step(customerId, async (tx) => {
    const [coupon, row] = [await findWaitingCoupon(tx), await lock(tx)]
    return coupon?.id === couponId && row.subscription_ref && row.state !== 'canceled'
      ? { coupon, ref: row.subscription_ref }
      : null
  })
  if (!waiting) return
  await provider.applyCoupon(waiting.ref, waiting.coupon)
  await transactions.step(customerId, (tx) => noteApplied(tx, couponId))
  await followAccount(deps, customerId)
}
