import { expect, it } from 'vitest'
import { BILLING_INTERVALS, priceOf, type BookedPrice } from '#shared/domain/billing.ts'
import { SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const { path } = billing

const PRICES = SUBSCRIPTION_TIERS.flatMap((tier) =>
  BILLING_INTERVALS.map((interval): BookedPrice => ({ tier, interval })),
)
/** Nothing, an odd part, all of it, an amount, and more than there is to pay. */
const COUPONS = [
  null,
  { type: 'percentage', value: 3333 },
  { type: 'percentage', value: 10_000 },
  { type: 'fixed_amount', value: 1050 },
  { type: 'fixed_amount', value: 500_000 },
] as const
type Coupon = (typeof COUPONS)[number]
/** Every price and every coupon, in other pairs each time. */
const pair = (shift: number) =>
  PRICES.map((price, index) => ({ price, coupon: COUPONS[(index + shift) % COUPONS.length] ?? null }))

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function expectedOf(price: BookedPrice, coupon: Coupon): number {
  const cents = priceOf(price.tier, price.interval)
  if (!coupon) return cents
  const off = coupon.type === 'percentage' ? Math.round((cents * coupon.value) / 10_000) : coupon.value
  return Math.max(0, cents - off)
}

async function redeem(owner: TestMember, coupon: Coupon): Promise<void> {
  if (!coupon) return
  const { code } = await billing.makeCoupon(coupon)
  const { discount } = (await app.as(owner).post(path('/coupon'), { code })).body
  expect(discount[coupon.type === 'percentage' ? 'percentHundredths' : 'amountCents']).toBe(coupon.value)
}

/** The newest invoice as the screen has it, whose file must say the same. */
async function readNewest(owner: TestMember) {
  const [invoice] = (await app.as(owner).get(path('/invoices'))).body.invoices
  const { subtotalCents, discountCents, taxCents, totalCents } = invoice
  expect(subtotalCents - discountCents + taxCents).toBe(totalCents)
  const file = (await app.as(owner).get(path(`/invoices/${invoice.id}/file`))).body
  expect(file).toContain(`(Total ${dollars(totalCents)})`)
  return invoice
}

it.each(pair(1))(
  'of $price.tier by the $price.interval with $coupon.type $coupon.value is at the checkout what it is on the invoice',
  async ({ price, coupon }) => {
    const expected = expectedOf(price, coupon)
    const owner = await app.make.member({ customerStatus: 'read-only' })
    await redeem(owner, coupon)
    const { url } = (await app.as(owner).post(path('/checkout'), price)).body
    expect(await (await fetch(url)).text()).toContain(`Due today: ${dollars(expected)}`)
    await billing.checkOut(owner, price)
    expect((await billing.refresh(owner)).price.amountCents).toBe(priceOf(price.tier, price.interval))
    expect(await readNewest(owner)).toMatchObject({ totalCents: expected, currency: 'USD' })
  },
)

it.each(pair(3))(
  'of a switch to $price.tier by the $price.interval with $coupon.type $coupon.value is in its preview what the invoice says',
  async ({ price: to, coupon }) => {
    const from = to.tier === 'starter' ? 'professional' : 'starter'
    const owner = await billing.makePaying({ tier: from, interval: 'month' })
    await redeem(owner, coupon)
    await app.jobs.run('billing.apply-coupon')
    const totalCents = expectedOf(to, coupon)
    expect((await app.as(owner).post(path('/switch/preview'), to)).body).toMatchObject({ totalCents })
    expect((await app.as(owner).post(path('/switch'), to)).body.next.amountCents).toBe(priceOf(to.tier, to.interval))
    await billing.passDays(31)
    await billing.refresh(owner)
    expect(await readNewest(owner)).toMatchObject({ totalCents })
  },
)

it('of an invoice is with its tax', async () => {
  const owner = await billing.makePaying()
  await app.superuser.query(
    `update sandbox.billing_objects set body = body || '{"total_taxes": [{"amount": 1501}], "total": 9401}'
     where kind = 'invoice' and parent = $1`,
    [await billing.accountOf(owner)],
  )
  await billing.refresh(owner)
  expect(await readNewest(owner)).toMatchObject({ subtotalCents: 7900, taxCents: 1501, totalCents: 9401 })
})
