import { limitOf, type On, type StripeCall } from './stripe-call.ts'
import { get, save } from './stripe-engine.ts'
import type { Coupon, Price } from './stripe-objects.ts'
import { listIn, makeId, noSuch, numberIn, StripeRefusal, textIn, toList, wrong } from './stripe-wire.ts'
import { find, list, type Json } from './stripe.repository.ts'

async function refuseTaken({ books, params }: StripeCall, kind: string): Promise<void> {
  const id = textIn(params.id)
  const held = id === null ? undefined : await find(books.tx, kind, id)
  if (held && held.valid !== false) {
    throw new StripeRefusal(400, { code: 'resource_already_exists', message: `${kind} already exists.` })
  }
}

export function mountPrices(on: On): void {
  on('POST', '/products', async (call) => {
    await refuseTaken(call, 'product')
    const { books, params } = call
    const made = {
      id: textIn(params.id) ?? makeId('prod'),
      object: 'product',
      active: true,
      created: books.now,
      livemode: false,
      metadata: {},
      name: textIn(params.name),
    }
    await save(books, 'product', made)
    return made
  })
  on('GET', '/prices', async ({ books, params }) => {
    const names = listIn(params.lookup_keys).map(String)
    const prices = ((await list(books.tx, 'price')) as Price[]).filter(({ lookup_key: name }) =>
      names.includes(name ?? ''),
    )
    return toList('/v1/prices', prices, limitOf(params))
  })
  on('GET', '/prices/:id', ({ books, id }) => get<Price>(books, 'price', id))
  on('POST', '/prices', async ({ books, params }) => {
    const recurring = { interval: (params.recurring as Json).interval, interval_count: 1, usage_type: 'licensed' }
    const amount = numberIn(params.unit_amount) ?? 0
    const made = {
      id: makeId('price'),
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      created: books.now,
      currency: 'usd',
      livemode: false,
      lookup_key: textIn(params.lookup_key),
      metadata: {},
      product: params.product,
      recurring,
      type: 'recurring',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    }
    await save(books, 'price', made)
    return made
  })
}

const LONGEST_COUPON_NAME = 40

export function mountCoupons(on: On): void {
  on('POST', '/coupons', async (call) => {
    await refuseTaken(call, 'coupon')
    const { books, params } = call
    const name = textIn(params.name)
    if (name !== null && name.length > LONGEST_COUPON_NAME) {
      throw wrong('name', `Invalid string: ${name}; must be at most ${LONGEST_COUPON_NAME} characters`)
    }
    const made = {
      id: textIn(params.id) ?? makeId('co'),
      object: 'coupon',
      created: books.now,
      livemode: false,
      metadata: {},
      amount_off: numberIn(params.amount_off),
      percent_off: numberIn(params.percent_off),
      currency: textIn(params.currency),
      duration: params.duration,
      duration_in_months: null,
      max_redemptions: null,
      name,
      redeem_by: null,
      times_redeemed: 0,
      valid: true,
    }
    await save(books, 'coupon', made)
    return made
  })
  // What it was taken off already knows it still.
  on('DELETE', '/coupons/:id', async ({ books, id }) => {
    const coupon = await get<Coupon>(books, 'coupon', id)
    if (!coupon.valid) throw noSuch('coupon', id)
    await save(books, 'coupon', { ...coupon, valid: false })
    return { id, object: 'coupon', deleted: true }
  })
}
