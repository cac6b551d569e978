import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import {
  behaviourOf,
  makeCard,
  makeInvoice,
  makeSubscription,
  type Account,
  type Card,
  type Coupon,
  type Invoice,
  type Price,
  type Schedule,
  type Subscription,
} from './stripe-objects.ts'
import { makeId, noSuch, StripeRefusal } from './stripe-wire.ts'
import { find, list, put, type Json } from './stripe.repository.ts'

export type Tx = Transaction<Tables>

/** One call's view of the stand-in: its moment, and the events that go out when it is over. */
export interface Books {
  tx: Tx
  now: number
  /** By so many seconds its clock is before that of whoever calls. */
  ahead: number
  publicUrl: string
  events: Json[]
}

const DAY = 86_400
/** When a failed payment is tried again, in days after the one before; then it is given up. */
const RETRY_DAYS = [3, 5, 6]

export async function get<T extends Json>({ tx }: Books, kind: string, id: string): Promise<T> {
  const found = await find(tx, kind, id)
  if (!found) throw noSuch(kind, id)
  return found as T
}

/** Keeps it, and tells of it under this name. */
export async function save(books: Books, kind: string, body: Json & { id: string }, told?: string): Promise<void> {
  const parent = typeof body.customer === 'string' ? body.customer : null
  await put(books.tx, kind, body, parent)
  if (told === undefined) return
  const event = {
    id: makeId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(books.now),
    data: { object: body },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: told,
  }
  books.events.push(event)
  await put(books.tx, 'event', event, parent)
}

/** By the calendar, as Stripe counts: from the 31st to a month's last day. */
export function addInterval(seconds: number, { recurring }: Price): number {
  const from = new Date(seconds * 1000)
  const months = recurring.interval === 'year' ? 12 : 1
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return Math.floor(to.getTime() / 1000)
}

/** What a card does when it is charged. */
export function refuseCard({ now }: Pick<Books, 'now'>, { card }: Card, isEntered = false): void {
  const fail = (code: string, message: string) =>
    new StripeRefusal(402, { type: 'card_error', code, decline_code: code, message })
  const end = Date.UTC(card.exp_year, card.exp_month, 1) / 1000
  const behaviour = behaviourOf(card.last4)
  if (behaviour === 'expired' || end <= now) throw fail('expired_card', 'Your card has expired.')
  if (behaviour === 'declined' || (behaviour === 'fails-later' && !isEntered)) {
    throw fail('card_declined', 'Your card was declined.')
  }
}

export async function enterCard(
  books: Books,
  given: Omit<Parameters<typeof makeCard>[1], 'customer'>,
  account: Account,
) {
  const card = makeCard(books.now, { ...given, customer: account.id })
  refuseCard(books, card, true)
  await save(books, 'payment_method', card)
  const kept = { ...account, invoice_settings: { ...account.invoice_settings, default_payment_method: card.id } }
  await save(books, 'customer', kept, 'customer.updated')
  for (const subscription of await listLiving(books, account.id)) {
    await save(
      books,
      'subscription',
      { ...subscription, default_payment_method: card.id },
      'customer.subscription.updated',
    )
  }
  return card
}

const listLiving = async ({ tx }: Books, account: string | null) =>
  ((await list(tx, 'subscription', account)) as Subscription[]).filter(({ status }) => status !== 'canceled')

export async function subscribe(
  books: Books,
  given: { account: Account; price: Price; card: Card; coupon: string | null; trialEnd: number | null },
): Promise<Subscription> {
  const { account, price, card, coupon, trialEnd } = given
  const discounts = coupon === null ? [] : [await startDiscount(books, account.id, coupon)]
  const subscription = makeSubscription(books.now, {
    customer: account.id,
    status: trialEnd === null ? 'active' : 'trialing',
    default_payment_method: card.id,
    discounts,
    trial_end: trialEnd,
    price,
    end: trialEnd ?? addInterval(books.now, price),
  })
  await save(books, 'subscription', subscription)
  const invoice = await issue(books, subscription, 'subscription_create', trialEnd !== null)
  await pay(books, invoice, card)
  const begun = { ...(await get<Subscription>(books, 'subscription', subscription.id)), latest_invoice: invoice.id }
  await save(books, 'subscription', begun, 'customer.subscription.created')
  return begun
}

export async function startDiscount(books: Books, customer: string, coupon: string): Promise<string> {
  await get<Coupon>(books, 'coupon', coupon)
  const discount = {
    id: makeId('di'),
    object: 'discount',
    customer,
    checkout_session: null,
    end: null,
    invoice: null,
    promotion_code: null,
    source: { coupon, type: 'coupon' },
    start: Math.floor(books.now),
    subscription: null,
  }
  await put(books.tx, 'discount', discount, customer)
  return discount.id
}

/** What a coupon takes off an amount. */
export async function takeOff(books: Books, coupon: string, cents: number): Promise<number> {
  const { percent_off: percent, amount_off: amount } = await get<Coupon>(books, 'coupon', coupon)
  const off = percent === null ? (amount ?? 0) : Math.round((cents * percent) / 100)
  return Math.min(cents, off)
}

export async function findDiscount(books: Books, { discounts }: Pick<Subscription, 'discounts'>, cents: number) {
  const [id] = discounts
  if (id === undefined) return null
  const { source } = await get<Json & { source: { coupon: string } }>(books, 'discount', id)
  return { id, amount: await takeOff(books, source.coupon, cents) }
}

interface BalanceChange {
  amount: number
  type: 'adjustment' | 'applied_to_invoice'
  invoice: string | null
  description?: string | null
  metadata?: Json
}

/** Below zero it is credit, as at Stripe. */
export async function keepBalance(books: Books, account: Account, change: BalanceChange): Promise<Json> {
  const made = {
    id: makeId('cbtxn'),
    object: 'customer_balance_transaction',
    created: Math.floor(books.now),
    currency: 'usd',
    customer: account.id,
    description: null,
    metadata: {},
    ...change,
    ending_balance: account.balance + change.amount,
    livemode: false,
  }
  await save(books, 'customer_balance_transaction', made)
  return made
}

/** What is taken off once is gone with the first invoice that asks for something. */
async function issue(books: Books, subscription: Subscription, reason: string, isFree = false): Promise<Invoice> {
  const account = await get<Account>(books, 'customer', subscription.customer)
  const [item] = subscription.items.data
  const discount = isFree ? null : await findDiscount(books, subscription, item.price.unit_amount)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const parts = { account, subscription, price: item.price, discount, reason, period, isFree }
  const invoice = makeInvoice(Math.floor(books.now), parts, books.publicUrl)
  const next = account.next_invoice_sequence + 1
  await save(books, 'customer', { ...account, balance: invoice.ending_balance, next_invoice_sequence: next })
  const taken = invoice.ending_balance - invoice.starting_balance
  if (taken !== 0) await keepBalance(books, account, { amount: taken, type: 'applied_to_invoice', invoice: invoice.id })
  await save(books, 'invoice', invoice, 'invoice.finalized')
  const kept = { ...subscription, latest_invoice: invoice.id, ...(discount && { discounts: [] }) }
  await save(books, 'subscription', kept)
  return invoice
}

/** Throws as the card does. */
export async function pay(books: Books, invoice: Invoice, card: Card): Promise<void> {
  if (invoice.amount_due > 0) refuseCard(books, card)
  const moment = Math.floor(books.now)
  const paid = {
    ...invoice,
    status: 'paid',
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status_transitions: { ...(invoice.status_transitions as Json), paid_at: moment },
  }
  const payment = {
    id: makeId('inpay'),
    object: 'invoice_payment',
    invoice: invoice.id,
    created: moment,
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    currency: 'usd',
    is_default: true,
    livemode: false,
    payment: { payment_intent: makeId('pi'), type: 'payment_intent' },
    status: 'paid',
  }
  if (invoice.amount_due > 0) await save(books, 'invoice_payment', payment)
  await save(books, 'invoice', paid, 'invoice.paid')
}

/** Tries the card of the subscription; what fails is tried again later, and in the end given up. */
export async function tryToCollect(books: Books, subscription: Subscription, invoice: Invoice): Promise<void> {
  const card = await get<Card>(books, 'payment_method', subscription.default_payment_method ?? '')
  try {
    await pay(books, invoice, card)
    await save(books, 'subscription', { ...subscription, status: 'active' }, 'customer.subscription.updated')
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    const waitDays = RETRY_DAYS[invoice.attempt_count]
    const next = waitDays === undefined ? null : Math.floor(books.now) + waitDays * DAY
    const failed = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1, next_payment_attempt: next }
    await save(books, 'invoice', failed, 'invoice.payment_failed')
    const status = next === null ? 'unpaid' : 'past_due'
    await save(books, 'subscription', { ...subscription, status }, 'customer.subscription.updated')
  }
}

export async function end(books: Books, subscription: Subscription): Promise<Subscription> {
  const moment = Math.floor(books.now)
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: moment,
    ended_at: moment,
    schedule: null,
  }
  await save(books, 'subscription', ended, 'customer.subscription.deleted')
  return ended
}

/** The paid time is over: it ends, or goes on for another one, by the price that is scheduled for it. */
async function renew(books: Books, subscription: Subscription): Promise<void> {
  if (subscription.cancel_at_period_end) return void (await end(books, subscription))
  const { price, schedule } = await nextPrice(books, subscription)
  const [item] = subscription.items.data
  const start = item.current_period_end
  const renewed = { ...item, price, current_period_start: start, current_period_end: addInterval(start, price) }
  const items = { ...subscription.items, data: [renewed] as [typeof renewed] }
  const isGivenUp = subscription.status === 'unpaid'
  const going: Subscription = { ...subscription, items, schedule, status: isGivenUp ? 'unpaid' : 'active' }
  await save(books, 'subscription', going, 'customer.subscription.updated')
  // Stripe goes on with drafts, which nobody sees.
  if (isGivenUp) return
  const invoice = await issue(books, going, 'subscription_cycle')
  await tryToCollect(books, await get<Subscription>(books, 'subscription', going.id), invoice)
}

async function nextPrice(books: Books, subscription: Subscription): Promise<{ price: Price; schedule: string | null }> {
  const [item] = subscription.items.data
  if (subscription.schedule === null) return { price: item.price, schedule: null }
  const schedule = await get<Schedule>(books, 'subscription_schedule', subscription.schedule)
  const phase = schedule.phases.find(({ start_date: start }) => start >= item.current_period_end)
  const released: Schedule = { ...schedule, status: 'released', current_phase: null, subscription: null }
  await save(books, 'subscription_schedule', released)
  const id = phase?.items[0]?.price
  return { price: id === undefined ? item.price : await get<Price>(books, 'price', id), schedule: null }
}

/** Everything that falls due up to the new moment, in its order. */
export async function advance(books: Books, to: number): Promise<void> {
  for (;;) {
    const due = await findDue(books, to)
    if (!due) break
    books.now = Math.max(books.now, due.at)
    await due.happen()
  }
  books.now = to
}

async function findDue(books: Books, to: number): Promise<{ at: number; happen: () => Promise<void> } | undefined> {
  const living = await listLiving(books, null)
  const renewals = living.map((subscription) => ({
    at: subscription.items.data[0].current_period_end,
    happen: () => renew(books, subscription),
  }))
  const retries = ((await list(books.tx, 'invoice')) as Invoice[]).flatMap((invoice) => {
    const subscription = living.find(({ customer }) => customer === invoice.customer)
    if (invoice.next_payment_attempt === null || !subscription) return []
    return [{ at: invoice.next_payment_attempt, happen: () => tryToCollect(books, subscription, invoice) }]
  })
  return [...renewals, ...retries].filter(({ at }) => at <= to).toSorted((one, other) => one.at - other.at)[0]
}
