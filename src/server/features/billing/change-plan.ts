import { randomUUID } from 'node:crypto'
import type { Billing, PlanSwitchPreview } from '#shared/contracts/billing.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { PAID_HASH, type BookedPrice, greaterTier } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES, PLANS, type SubscriptionTier } from '#shared/domain/plans.ts'
import { BillingError, type BillingProvider } from '#server/adapters/billing/port.ts'
import type { TaxDetails } from '#server/database/billing-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  find,
  findWaitingCoupon,
  getCustomer,
  listOwners,
  lock,
  setAccount,
  setCancelReason,
  setCheckout,
  setPayer,
  type SubscriptionRow,
} from './billing.repository.ts'
import { describeBilling, type DescribeDeps } from './describe-billing.ts'
import { followAccount, type FollowDeps } from './follow-account.ts'
import { describeRoom } from './plan-limits.ts'

export interface PlanDeps extends FollowDeps, DescribeDeps {
  publicUrl: () => string
}

const RETURN = `${paths.subscription}#${PAID_HASH}`
const HOUR_MS = 3_600_000
/** Nothing nearer than that can be promised to begin later. */
const SOONEST_START_MS = 49 * HOUR_MS

/** What the provider says is said on, or that it cannot be reached. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    if (error.kind === 'unavailable') {
      throw new AppError('unavailable', 'The payment service does not answer. Try again in a moment.', { cause: error })
    }
    throw refusal('billing-refused', { values: { words: error.message }, cause: error })
  }
}

/** Something is booked, whether or not it is paid for. */
export const isLiving = (row: SubscriptionRow | undefined) =>
  row !== undefined && row.subscription_ref !== null && row.state !== 'canceled'

/** The customer's account; made when it is first needed, and once. */
export async function openAccount({ transactions, provider }: PlanDeps, customerId: string): Promise<string> {
  const held = await transactions.step(customerId, lock)
  if (held.account_ref !== null) return held.account_ref
  const made = await provider.openAccount(customerId)
  return transactions.step(customerId, async (tx) => {
    await setAccount(tx, made)
    return (await lock(tx)).account_ref ?? made
  })
}

async function tellPayer({ transactions, provider }: PlanDeps, customerId: string, accountRef: string): Promise<void> {
  const payer = await transactions.step(customerId, async (tx) => {
    const [row, { company_name: name }, [owner]] = [await find(tx), await getCustomer(tx), await listOwners(tx)]
    return { name, email: row?.invoice_email ?? owner?.email ?? '', tax: row?.tax ?? null }
  })
  await provider.setPayer(accountRef, payer)
}

/** Where the plan is paid. Asked again after an answer that was lost, it is the same checkout. */
export async function startCheckout(
  deps: PlanDeps,
  { customerId }: Actor,
  price: BookedPrice,
): Promise<{ url: string }> {
  const { transactions } = deps
  await transactions.replay(customerId, refuseLiving)
  const url = await asking(() => openCheckout(deps, customerId, price))
  return transactions.change(customerId, () => Promise.resolve({ url }))
}

async function openCheckout(deps: PlanDeps, customerId: string, price: BookedPrice): Promise<string> {
  const { transactions, provider, publicUrl } = deps
  const accountRef = await openAccount(deps, customerId)
  // What was paid in another window counts, also before it is reported.
  await followAccount(deps, customerId)
  await transactions.step(customerId, refuseLiving)
  await tellPayer(deps, customerId, accountRef)
  const checkout = await transactions.step(customerId, (tx) => planCheckout(tx, price))
  return provider.startCheckout(accountRef, {
    ...checkout,
    price,
    successUrl: publicUrl() + RETURN,
    cancelUrl: publicUrl() + paths.subscription,
  })
}

/** A plan that somebody pays for who is nobody in front of a screen. Safe to repeat. */
export async function bookPlan(
  deps: PlanDeps,
  { customerId, price, pay }: { customerId: string; price: BookedPrice; pay: (page: URL) => Promise<void> },
): Promise<void> {
  await followAccount(deps, customerId)
  if (isLiving(await deps.transactions.step(customerId, find))) return
  await pay(new URL(await openCheckout(deps, customerId, price)))
  await followAccount(deps, customerId)
}

async function refuseLiving(tx: CustomerTx): Promise<void> {
  if (isLiving(await find(tx))) throw refusal('subscription-there')
}

async function planCheckout(tx: CustomerTx, { tier, interval }: BookedPrice) {
  const row = await lock(tx)
  const [coupon, startsAt] = [await findWaitingCoupon(tx), await findStart(tx)]
  const purpose = [tier, interval, coupon?.id ?? '', startsAt?.toISOString() ?? ''].join(' ')
  const held = findAttempt(row, purpose)
  const key = held ?? randomUUID()
  if (held === null) await setCheckout(tx, { key, purpose })
  return { key, startsAt, coupon }
}

/** The same attempt again, while it is young. */
function findAttempt({ checkout_key: key, checkout_for: heldFor, checkout_at: at }: SubscriptionRow, purpose: string) {
  const isFresh = at !== null && Date.now() - at.getTime() < HOUR_MS
  return isFresh && heldFor === purpose ? key : null
}

/** What is left of a trial is not paid for. */
async function findStart(tx: CustomerTx): Promise<Date | null> {
  const { trial_ends_at: endsAt, status } = await getCustomer(tx)
  const hasRest = status === 'trialing' && endsAt !== null && endsAt.getTime() > Date.now() + SOONEST_START_MS
  return hasRest ? endsAt : null
}

interface Booked {
  accountRef: string
  ref: string
  row: SubscriptionRow
}

async function getBooked(tx: CustomerTx): Promise<Booked> {
  const row = await find(tx)
  if (!row?.account_ref || !row.subscription_ref || !isLiving(row)) throw refusal('subscription-missing')
  return { accountRef: row.account_ref, ref: row.subscription_ref, row }
}

interface PlanChange {
  action: ActivityAction
  /** The plan that the feed names; else the one that is booked. */
  tier?: SubscriptionTier
  change: (provider: BillingProvider, booked: Booked) => Promise<void>
}

/** A change that the provider makes: then the account is read anew, and the answer is what is true. */
async function changeAt(deps: PlanDeps, actor: Actor, { action, tier, change }: PlanChange): Promise<Billing> {
  const { transactions, provider } = deps
  const { customerId } = actor
  const booked = await transactions.replay(customerId, getBooked)
  await asking(async () => {
    await change(provider, booked)
    await followAccount(deps, customerId)
  })
  return transactions.change(customerId, async (tx) => {
    const label = PLAN_NAMES[tier ?? booked.row.tier ?? 'starter']
    await recordActivity(tx, actor, action, { type: 'customer', id: customerId, label })
    return describeBilling(deps, tx)
  })
}

const isSame = (row: SubscriptionRow, { tier, interval }: BookedPrice) =>
  row.tier === tier && row.billing_interval === interval

export function switchPlan(deps: PlanDeps, actor: Actor, to: BookedPrice): Promise<Billing> {
  return changeAt(deps, actor, {
    action: 'billing.plan-switched',
    tier: to.tier,
    change: async (provider, { ref, row }) => {
      const isNext = row.next_tier === to.tier && row.next_interval === to.interval
      if (isNext || (isSame(row, to) && row.next_tier === null)) throw refusal('plan-unchanged')
      // Back to what is paid for: nothing is to come then.
      await (isSame(row, to) ? provider.stay(ref) : provider.switchTo(ref, to))
    },
  })
}

export const undoSwitch = (deps: PlanDeps, actor: Actor): Promise<Billing> =>
  changeAt(deps, actor, { action: 'billing.switch-undone', change: (provider, { ref }) => provider.stay(ref) })

export const undoCancel = (deps: PlanDeps, actor: Actor): Promise<Billing> =>
  changeAt(deps, actor, { action: 'billing.cancel-undone', change: (provider, { ref }) => provider.undoCancel(ref) })

export async function previewSwitch(deps: PlanDeps, actor: Actor, to: BookedPrice): Promise<PlanSwitchPreview> {
  const { transactions, provider, countUsage } = deps
  const { accountRef, ref, row } = await transactions.replay(actor.customerId, getBooked)
  const preview = await asking(() => provider.previewSwitch(accountRef, ref, to))
  const limits = PLANS[to.tier]
  return transactions.change(actor.customerId, async (tx) => {
    const taken = await countUsage(tx)
    const beyond = (count: number, limit: number | null) => (limit === null ? 0 : Math.max(0, count - limit))
    const isGreater = row.tier !== null && to.tier !== row.tier && greaterTier(to.tier, row.tier) === to.tier
    return {
      ...preview,
      from: preview.from.toISOString(),
      rightsFrom: isGreater ? 'now' : 'next-cycle',
      beyond: {
        platforms: beyond(taken.platforms, limits.maxPlatforms),
        teamMembers: beyond(taken.teamMembers, limits.maxTeamMembers),
      },
      room: await describeRoom(tx, limits),
    }
  })
}

export async function cancel(deps: PlanDeps, actor: Actor, reason: string): Promise<Billing> {
  const said = reason === '' ? null : reason
  return changeAt(deps, actor, {
    action: 'billing.canceled',
    change: async (provider, { ref }) => {
      await provider.cancel(ref, said)
      await deps.transactions.step(actor.customerId, (tx) => setCancelReason(tx, said))
    },
  })
}

/** Where the card is replaced; whoever has not paid yet has none. */
export async function openPaymentPage(deps: PlanDeps, { customerId }: Actor): Promise<{ url: string }> {
  const { transactions, provider, publicUrl } = deps
  const { accountRef } = await transactions.replay(customerId, getBooked)
  const url = await asking(() => provider.openPaymentPage(accountRef, publicUrl() + RETURN))
  return transactions.change(customerId, () => Promise.resolve({ url }))
}

export async function putPayer(
  deps: PlanDeps,
  { customerId }: Actor,
  { tax, invoiceEmail }: { tax: TaxDetails; invoiceEmail: string },
): Promise<Billing> {
  const { transactions } = deps
  const before = await transactions.replay(customerId, find)
  const keep = async (tx: CustomerTx) => {
    await lock(tx)
    await setPayer(tx, { tax, invoiceEmail: invoiceEmail || null })
  }
  await transactions.step(customerId, keep)
  if (before?.account_ref) await handOverPayer(deps, customerId, before)
  return transactions.change(customerId, (tx) => describeBilling(deps, tx))
}

/** What is refused there is not kept here either. */
async function handOverPayer(deps: PlanDeps, customerId: string, before: SubscriptionRow): Promise<void> {
  try {
    await asking(() => tellPayer(deps, customerId, before.account_ref ?? ''))
  } catch (error) {
    const tax = before.tax ?? { name: '', line1: '', postalCode: '', city: '', country: '', vatId: '' }
    await deps.transactions.step(customerId, (tx) => setPayer(tx, { tax, invoiceEmail: before.invoice_email }))
    throw error
  }
}
