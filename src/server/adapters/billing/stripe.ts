import type Stripe from 'stripe'
import { BILLING_CURRENCY, type BookedPrice, priceOf } from '#shared/domain/billing.ts'
import { PLAN_NAMES, PLANS } from '#shared/domain/plans.ts'
import {
  BillingError,
  type BillingCoupon,
  type BillingProvider,
  type NewCheckout,
  type Payer,
  type SwitchPreview,
} from './port.ts'
import { findNextPrice, readAccount, readBookedPrice, sum, toDate } from './stripe-reading.ts'

export interface StripeOptions {
  secretKey: string
  /** Events are signed with it. */
  signingSecret: string
  /** Where the stand-in is; `null`: Stripe itself. */
  baseUrl: () => string | null
}

const TIMEOUT_MS = 20_000
const LATEST_INVOICES = 100

type Ask = <T>(work: (client: Stripe) => Promise<T>) => Promise<T>
type PriceOf = (client: Stripe, price: BookedPrice) => Promise<string>

/** Stripe by its own client, which is loaded when it is first asked for something. */
export function createStripe(options: StripeOptions): BillingProvider {
  const connect = once(() => connectTo(options))
  const prices = new Map<string, string>()
  const priceIdOf: PriceOf = (client, price) => findOrMakePrice(client, prices, price)
  const ask: Ask = async (work) => {
    const { client, errors } = await connect()
    return work(client).catch((error: unknown) => {
      throw toBillingError(error, errors)
    })
  }
  return {
    ...offerAccounts(ask, priceIdOf),
    ...offerChanges(ask, priceIdOf),
    readInvoiceFile: (ref) => ask((client) => readInvoiceFile(client, ref, options.baseUrl())),
    readEvent: async (rawBody, headers) =>
      readEvent((await connect()).client, rawBody, headers.get('stripe-signature') ?? '', options),
  }
}

const offerAccounts = (ask: Ask, priceIdOf: PriceOf) =>
  ({
    openAccount: (customerId) =>
      ask(async (client) => {
        const made = await client.customers.create(
          { metadata: { customer: customerId } },
          { idempotencyKey: `account-${customerId}` },
        )
        return made.id
      }),
    setPayer: (account, payer) => ask((client) => setPayer(client, account, payer)),
    startCheckout: (account, checkout) =>
      ask(async (client) => {
        const priceId = await priceIdOf(client, checkout.price)
        return startCheckout(client, account, { ...checkout, priceId })
      }),
    openPaymentPage: (customer, returnUrl) =>
      ask(async (client) => {
        const flow = { type: 'payment_method_update' } as const
        const page = await client.billingPortal.sessions.create({ customer, return_url: returnUrl, flow_data: flow })
        return page.url
      }),
    read: (account) => ask((client) => readAccount(client, account, LATEST_INVOICES)),
  }) satisfies Partial<BillingProvider>

const offerChanges = (ask: Ask, priceIdOf: PriceOf) =>
  ({
    previewSwitch: (account, ref, to) =>
      ask(async (client) => previewSwitch(client, { account, ref, priceId: await priceIdOf(client, to) })),
    switchTo: (ref, to) => ask(async (client) => switchTo(client, ref, await priceIdOf(client, to), to)),
    stay: (ref) => ask((client) => releaseSchedule(client, ref)),
    cancel: (ref, reason) => ask((client) => cancel(client, ref, reason)),
    undoCancel: (ref) => ask((client) => undoCancel(client, ref)),
    end: (ref) => ask(async (client) => void (await client.subscriptions.cancel(ref))),
    applyCoupon: (ref, coupon) =>
      ask(async (client) => {
        await makeCoupon(client, coupon)
        await client.subscriptions.update(ref, { discounts: [{ coupon: coupon.id }] })
      }),
    keepCoupon: (coupon) => ask((client) => makeCoupon(client, coupon)),
    dropCoupon: (id) =>
      ask((client) =>
        client.coupons.del(id).then(
          () => undefined,
          (error: { code?: string }) => {
            if (error.code !== 'resource_missing') throw error
          },
        ),
      ),
    collect: (invoice, method) =>
      ask(async (client) => {
        const idempotencyKey = `collect-${invoice}-${method}`
        await client.invoices.pay(invoice, { payment_method: method }, { idempotencyKey })
      }),
    refund: (invoice, given) => ask((client) => refund(client, invoice, given)),
    giveCredit: (account, given) => ask((client) => giveCredit(client, account, given)),
  }) satisfies Partial<BillingProvider>

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

type Errors = typeof Stripe.errors

async function connectTo({ secretKey, baseUrl }: StripeOptions): Promise<{ client: Stripe; errors: Errors }> {
  const { Stripe: Client } = await import('stripe')
  const send: typeof fetch = (input, init) => fetch(toBase(addressOf(input), baseUrl()), init)
  const client = new Client(secretKey, {
    httpClient: Client.createFetchHttpClient(send),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return { client, errors: Client.errors }
}

const addressOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : input.toString())

/** The same path under another address. */
function toBase(url: string, base: string | null): string {
  if (base === null) return url
  const { pathname, search } = new URL(url)
  return base + pathname + search
}

function toBillingError(error: unknown, errors: Errors): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const words = error.message
  if (error instanceof errors.StripeCardError) return new BillingError('declined', words, { cause: error })
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    (error.statusCode ?? 500) >= 500
  return new BillingError(isPassing ? 'unavailable' : 'rejected', words, { cause: error })
}

/** The name carries the amount: a plan that costs something else from now on has another price. */
async function findOrMakePrice(client: Stripe, known: Map<string, string>, price: BookedPrice): Promise<string> {
  const { tier, interval } = price
  const cents = priceOf(tier, interval)
  const name = `goodword_${tier}_${interval}_${cents}`
  const held = known.get(name)
  if (held !== undefined) return held
  const { data } = await client.prices.list({ lookup_keys: [name], active: true, limit: 1 })
  const found = data[0] ?? (await makePrice(client, { ...price, cents, name }))
  known.set(name, found.id)
  return found.id
}

async function makePrice(client: Stripe, given: BookedPrice & { cents: number; name: string }): Promise<Stripe.Price> {
  const { tier, interval, cents, name } = given
  const product = `goodword_${PLANS[tier].tier}`
  await ignoreExisting(client.products.create({ id: product, name: `Goodword ${PLAN_NAMES[tier]}` }))
  return client.prices.create(
    { product, currency: 'usd', unit_amount: cents, recurring: { interval }, lookup_key: name },
    { idempotencyKey: `price-${name}` },
  )
}

async function ignoreExisting(making: Promise<unknown>): Promise<void> {
  await making.catch((error: { code?: string }) => {
    if (error.code !== 'resource_already_exists') throw error
  })
}

/** For one invoice. It has the id of ours, so that there is one of it. */
async function makeCoupon(client: Stripe, { id, code, type, valueHundredths }: BillingCoupon): Promise<void> {
  const value =
    type === 'percentage' ? { percent_off: valueHundredths / 100 } : { amount_off: valueHundredths, currency: 'usd' }
  await ignoreExisting(client.coupons.create({ id, name: code, duration: 'once', ...value }))
}

async function setPayer(client: Stripe, account: string, { email, name, tax }: Payer): Promise<void> {
  const address = tax ? { line1: tax.line1, postal_code: tax.postalCode, city: tax.city, country: tax.country } : null
  await client.customers.update(account, { email, name: tax?.name || name, ...(address && { address }) })
  const wished = tax?.vatId ?? ''
  const { data: held } = await client.customers.listTaxIds(account)
  for (const { id, value } of held) if (value !== wished) await client.customers.deleteTaxId(account, id)
  if (wished === '' || held.some(({ value }) => value === wished)) return
  await client.customers.createTaxId(account, { type: 'eu_vat', value: wished })
}

type PricedCheckout = NewCheckout & { priceId: string }

async function startCheckout(client: Stripe, customer: string, checkout: PricedCheckout): Promise<string> {
  const { key, priceId, startsAt, coupon, successUrl, cancelUrl } = checkout
  if (coupon) await makeCoupon(client, coupon)
  const session = await client.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...(coupon && { discounts: [{ coupon: coupon.id }] }),
      ...(startsAt && { subscription_data: { trial_end: Math.floor(startsAt.getTime() / 1000) } }),
    },
    { idempotencyKey: `checkout-${key}` },
  )
  const { data: open } = await client.checkout.sessions.list({ customer, status: 'open' })
  for (const { id } of open) if (id !== session.id) await client.checkout.sessions.expire(id)
  if (!session.url) throw new BillingError('rejected', 'The checkout has no address.')
  return session.url
}

/** As the schedule will have it: the next price from the end of what is paid. */
async function previewSwitch(
  client: Stripe,
  { account, ref, priceId }: { account: string; ref: string; priceId: string },
): Promise<SwitchPreview> {
  const subscription = await client.subscriptions.retrieve(ref)
  const { id, current_period_end: end } = itemOf(subscription)
  const { schedule } = subscription
  const change: Stripe.InvoiceCreatePreviewParams = schedule
    ? {
        schedule: idOf(schedule),
        schedule_details: { phases: phasesOf(subscription, priceId), end_behavior: 'release' },
      }
    : { subscription: ref, subscription_details: { items: [{ id, price: priceId }], proration_behavior: 'none' } }
  const preview = await client.invoices.createPreview({ customer: account, ...change })
  return {
    from: toDate(end),
    subtotalCents: preview.subtotal,
    discountCents: sum(preview.total_discount_amounts),
    taxCents: sum(preview.total_taxes),
    totalCents: preview.total,
  }
}

const idOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id)

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new BillingError('rejected', 'The subscription has no price.')
  return item
}

/** The present price to the end of what is paid, and then the next one. What is taken off goes along. */
function phasesOf(subscription: Stripe.Subscription, next: string) {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const discounts = subscription.discounts.map((discount) => ({ discount: idOf(discount) }))
  return [
    { items: [{ price: price.id, quantity: 1 }], start_date: start, end_date: end, discounts },
    { items: [{ price: next, quantity: 1 }], discounts },
  ]
}

async function switchTo(client: Stripe, ref: string, priceId: string, { interval }: BookedPrice): Promise<void> {
  const subscription = await client.subscriptions.retrieve(ref)
  if (subscription.cancel_at_period_end) await client.subscriptions.update(ref, { cancel_at_period_end: false })
  const held = subscription.schedule ?? (await client.subscriptionSchedules.create({ from_subscription: ref }))
  const schedule = typeof held === 'string' ? await client.subscriptionSchedules.retrieve(held) : held
  const [now, then] = phasesOf(subscription, priceId)
  // A phase that has begun keeps its beginning.
  const begin = schedule.current_phase && { start_date: schedule.current_phase.start_date }
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [], ...now, ...begin },
      { items: [], ...then, duration: { interval, interval_count: 1 } },
    ],
  })
  if (subscription.metadata[PLANNED]) await client.subscriptions.update(ref, { metadata: { [PLANNED]: '' } })
}

async function releaseSchedule(client: Stripe, ref: string): Promise<void> {
  const { schedule } = await client.subscriptions.retrieve(ref)
  if (schedule) await client.subscriptionSchedules.release(idOf(schedule))
}

/** The price that was to come when it was canceled stands there: Stripe cancels nothing that still has a schedule. */
const PLANNED = 'planned_price'

async function cancel(client: Stripe, ref: string, reason: string | null): Promise<void> {
  const { schedule } = await client.subscriptions.retrieve(ref, { expand: ['schedule'] })
  if (schedule && typeof schedule === 'object') {
    await client.subscriptions.update(ref, { metadata: { [PLANNED]: findNextPrice(schedule) ?? '' } })
    await client.subscriptionSchedules.release(schedule.id)
  }
  const details = reason === null ? {} : { cancellation_details: { comment: reason } }
  await client.subscriptions.update(ref, { cancel_at_period_end: true, ...details })
}

async function undoCancel(client: Stripe, ref: string): Promise<void> {
  const { metadata } = await client.subscriptions.retrieve(ref)
  const planned = metadata[PLANNED]
  if (planned) await switchTo(client, ref, planned, readBookedPrice(await client.prices.retrieve(planned)))
  else await client.subscriptions.update(ref, { cancel_at_period_end: false })
}

async function readInvoiceFile(client: Stripe, ref: string, base: string | null): Promise<Uint8Array> {
  // Its address is good for some weeks only, so it is asked for each time.
  const { invoice_pdf: address } = await client.invoices.retrieve(ref)
  if (!address) throw new BillingError('rejected', 'This invoice has no file.')
  const url = base === null ? address : new URL(new URL(address).pathname + new URL(address).search, base)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new BillingError('unavailable', `The file of the invoice answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

async function refund(client: Stripe, invoice: string, given: { key: string; amountCents: number }): Promise<void> {
  const { data } = await client.invoicePayments.list({ invoice, status: 'paid' })
  const paid = data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent
  if (!paid) throw new BillingError('rejected', 'Nothing was paid for this invoice.')
  await client.refunds.create(
    { payment_intent: idOf(paid), amount: given.amountCents },
    { idempotencyKey: `refund-${given.key}` },
  )
}

async function giveCredit(client: Stripe, account: string, given: { key: string; amountCents: number }): Promise<void> {
  // Stripe forgets keys after a day: what was given under this name before that is found by it.
  const { data } = await client.customers.listBalanceTransactions(account, { limit: 100 })
  if (data.some(({ metadata }) => metadata?.credit === given.key)) return
  await client.customers.createBalanceTransaction(
    account,
    { amount: -given.amountCents, currency: BILLING_CURRENCY.toLowerCase(), metadata: { credit: given.key } },
    { idempotencyKey: `credit-${given.key}` },
  )
}

async function readEvent(client: Stripe, rawBody: Buffer, signature: string, { signingSecret }: StripeOptions) {
  const event = await client.webhooks.constructEventAsync(rawBody, signature, signingSecret).catch(() => null)
  if (!event) return null
  const { object } = event.data as {
    object: { object: string; id?: string; customer?: string | { id: string } | null }
  }
  const account = object.object === 'customer' ? object.id : object.customer
  if (!account) return 'of-no-account' as const
  return { id: event.id, type: event.type, accountRef: idOf(account), happenedAt: toDate(event.created) }
}
