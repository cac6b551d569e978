import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clearFaults, listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { SANDBOX_SECRET_KEY } from './stripe-wire.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NO_VENDOR_DOCS, vendorDocument } from '#testing/vendors/published-document.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)

type Json = Record<string, unknown>

const call = async (method: string, path: string, body = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/sandbox/stripe/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${SANDBOX_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(method === 'POST' && { body }),
  })
  return { status: response.status, body: (await response.json()) as Json }
}

describe('the stand-in of Stripe', () => {
  it('answers the same key with the same, and refuses it for something else', async () => {
    const key = { 'idempotency-key': 'once' }
    const [first, again] = [await call('POST', '/customers', '', key), await call('POST', '/customers', '', key)]
    expect(again.body).toEqual(first.body)
    expect(await call('POST', '/customers', 'metadata[a]=b', key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    })
  })

  it('does a thing once whose answer was lost, and can be down', async () => {
    const { db } = app.product.base.sandbox
    const owner = await billing.makePaying({ tier: 'starter', interval: 'month' })
    const to = { tier: 'professional', interval: 'month' }
    await setFault(db, 'payments', { kind: 'cut', remaining: 1 })
    expect((await app.as(owner).post(billing.path('/switch'), to)).body).toMatchObject({ next: to })
    expect(await billing.listObjects('subscription', await billing.accountOf(owner))).toHaveLength(1)

    await setFault(db, 'payments', { kind: 'down', remaining: null })
    expect((await app.as(owner).post(billing.path('/refresh'))).status).toBe(503)
    await clearFaults(db, 'payments')
    expect((await app.as(owner).post(billing.path('/refresh'))).status).toBe(200)
    expect((await listCalls(db, 'payments', 500)).some(({ status }) => status === 503)).toBe(true)
  })

  it('knows nobody without its key, and says what is missing as Stripe does', async () => {
    expect((await call('GET', '/customers/cus_none', '', { authorization: 'Bearer sk_test_other' })).status).toBe(401)
    expect(await call('GET', '/customers/cus_none')).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    })
  })

  it('shows in full what is asked for', async () => {
    const account = await billing.accountOf(await billing.makePaying())
    const list = `/subscriptions?customer=${account}&status=all`
    const [plain, full] = [await call('GET', list), await call('GET', `${list}&expand[0]=data.default_payment_method`)]
    const methodOf = ({ body }: typeof plain) => (body.data as Json[])[0]?.default_payment_method
    expect(methodOf(plain)).toMatch(/^pm_/)
    expect(methodOf(full)).toMatchObject({ object: 'payment_method', card: { last4: '4242' } })
  })
})

const path = vendorDocument('stripe/stripe.fixtures.2026-08.json')
const isThere = existsSync(path)

/** Which its documents have and its fixtures leave out. */
const OPTIONAL = new Set(['invoice_payment.payment.payment_intent'])

/** Names that Stripe does not have, and values of another kind than its own, by their place. */
function judge(value: unknown, published: unknown, place: string): string[] {
  if (value === null || published === null || published === undefined) return []
  if (Array.isArray(value) && Array.isArray(published)) {
    return value.flatMap((each) => judge(each, published[0], `${place}[]`))
  }
  // What can be shown in full is a name else.
  if (typeof value === 'string' && typeof published === 'object') return []
  if (typeof value !== typeof published) return [`${place} is ${typeof value}, not ${typeof published}`]
  if (typeof value !== 'object') return []
  const known = published as Json
  return Object.entries(value).flatMap(([name, part]) => {
    if (place.endsWith('metadata')) return []
    if (OPTIONAL.has(`${place}.${name}`)) return []
    return name in known ? judge(part, known[name], `${place}.${name}`) : [`${place}.${name} is invented`]
  })
}

describe.skipIf(!isThere)(`Stripe’s published fixtures${isThere ? '' : ` (skipped: ${NO_VENDOR_DOCS})`}`, () => {
  it.each([
    ['customer', 'customer'],
    ['subscription', 'subscription'],
    ['invoice', 'invoice'],
    ['invoice_payment', 'invoice_payment'],
    ['payment_method', 'payment_method'],
    ['price', 'price'],
    ['product', 'product'],
    ['coupon', 'coupon'],
    ['discount', 'discount'],
    ['session', 'checkout.session'],
    ['portal', 'billing_portal.session'],
    ['event', 'event'],
  ])('know everything that a %s of the stand-in says', async (kind, resource) => {
    const owner = await billing.makePaying()
    const { code } = await billing.makeCoupon()
    await app.as(owner).post('/api/v1/billing/coupon', { code })
    await app.jobs.run('billing.apply-coupon')
    await app.as(owner).post('/api/v1/billing/payment-method')
    const { resources } = JSON.parse(readFileSync(path, 'utf8')) as { resources: Record<string, Json> }
    const objects = await billing.listObjects(kind)
    expect(objects.length).toBeGreaterThan(0)
    const shown = kind === 'event' ? objects.map((event) => ({ ...event, data: {} })) : objects
    expect(new Set(shown.flatMap((object) => judge(object, resources[resource], kind)))).toEqual(new Set())
  })
})
