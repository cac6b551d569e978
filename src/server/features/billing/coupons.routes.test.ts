import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const { path } = billing
const redeem = (owner: TestMember, code: string) => app.as(owner).post(path('/coupon'), { code })
const totalsOf = async (owner: TestMember) =>
  (await app.as(owner).get(path('/invoices'))).body.invoices.map(
    (invoice: { totalCents: number }) => invoice.totalCents,
  )

describe('a coupon', () => {
  it('is taken off the first invoice when it is entered before, however it is written', async () => {
    const owner = await app.make.member({ customerStatus: 'read-only' })
    const { code } = await billing.makeCoupon({ value: 2500 })
    expect((await redeem(owner, ` ${code.toLowerCase()} `)).body.discount).toEqual({
      name: code,
      percentHundredths: 2500,
      amountCents: null,
      isWaiting: true,
    })
    await billing.checkOut(owner, { tier: 'professional', interval: 'month' })
    expect((await billing.refresh(owner)).discount).toBeNull()
    await billing.passDays(31)
    await billing.refresh(owner)
    expect(await totalsOf(owner)).toEqual([7900, 5925])
  })

  it('is taken off the next invoice when there is a plan, as its preview says', async () => {
    const owner = await billing.makePaying()
    const { code } = await billing.makeCoupon({ type: 'fixed_amount', value: 1050 })
    await redeem(owner, code)
    await app.jobs.run('billing.apply-coupon')
    expect((await billing.look(owner)).discount).toMatchObject({ name: code, amountCents: 1050, isWaiting: false })
    const to = { tier: 'enterprise', interval: 'month' }
    expect((await app.as(owner).post(path('/switch/preview'), to)).body).toMatchObject({
      subtotalCents: 19_900,
      discountCents: 1050,
      totalCents: 18_850,
    })
    await app.as(owner).post(path('/switch'), to)
    await billing.passDays(31)
    await billing.passDays(31)
    await billing.refresh(owner)
    expect(await totalsOf(owner)).toEqual([19_900, 18_850, 7900])
  })

  it('that is unknown, over, spent or had before is refused', async () => {
    const owner = await billing.makePaying()
    const over = await billing.makeCoupon({ expiresAt: new Date(Date.now() - 1000) })
    const spent = await billing.makeCoupon({ maxUses: 1 })
    await redeem(await billing.makePaying(), spent.code)
    expect((await redeem(owner, 'NOTHING')).body.reason).toBe('coupon-unknown')
    expect((await redeem(owner, over.code)).body.reason).toBe('coupon-expired')
    expect((await redeem(owner, spent.code)).body.reason).toBe('coupon-spent')
    const [one, other] = [await billing.makeCoupon(), await billing.makeCoupon()]
    expect((await redeem(owner, one.code)).status).toBe(200)
    expect((await redeem(owner, other.code)).body.reason).toBe('coupon-waiting')
    await app.jobs.run('billing.apply-coupon')
    expect((await redeem(owner, one.code)).body.reason).toBe('coupon-had')
  })

  it('with 50 uses, asked for by 200 at once, is given 50 times', async () => {
    const { code, id } = await billing.makeCoupon({ maxUses: 50 })
    const owners: TestMember[] = []
    for (let count = 0; count < 200; count += 1) owners.push(await app.make.member())
    const answers = await Promise.all(owners.map((owner) => redeem(owner, code)))
    const given = answers.filter(({ status }) => status === 200)
    expect([given.length, answers.filter(({ body }) => body.reason === 'coupon-spent').length]).toEqual([50, 150])
    const { rows: coupons } = await app.superuser.query('select uses from coupons where id = $1', [id])
    const counted = 'select count(*)::int as redemptions from coupon_redemptions where coupon_id = $1'
    const { rows: redemptions } = await app.superuser.query(counted, [id])
    expect([coupons, redemptions]).toEqual([[{ uses: 50 }], [{ redemptions: 50 }]])
  }, 60_000)
})
