import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const admin = await app.make.admin()
const PATH = '/api/v1/admin/subscriptions'

interface Listed {
  customerId: string
}
const list = async (query = '') => (await app.as(admin).get(`${PATH}${query}`)).body
const find = async ({ customerId }: TestMember) =>
  (await list('?limit=100')).items.find((item: Listed) => item.customerId === customerId)
const paymentsOf = async ({ customerId }: TestMember) =>
  (await app.as(admin).get(`${PATH}/${customerId}/invoices`)).body.invoices
const refundPath = async (owner: TestMember) => {
  const [{ invoiceId }] = await paymentsOf(owner)
  return `${PATH}/${owner.customerId}/invoices/${invoiceId}/refunds`
}
const giveBack = async (owner: TestMember, amountCents: number | null, refundId: string = randomUUID()) =>
  app.as(admin).post(await refundPath(owner), { refundId, amountCents, reason: 'Closed for a week' })
const run = () => app.jobs.run('subscriptions.refund')
const refundsOf = async (owner: TestMember) =>
  (await billing.listObjects('refund', await billing.accountOf(owner))).map(({ amount }) => amount).toReversed()

describe('the list of subscriptions', () => {
  it('says what is paid, from when, to when, and what was paid last', async () => {
    const owner = await billing.makePaying()

    expect(await find(owner)).toEqual({
      customerId: owner.customerId,
      companyName: expect.any(String),
      tier: 'professional',
      interval: 'month',
      state: 'active',
      priceCents: 7900,
      nextPriceCents: 7900,
      coupon: null,
      startedAt: expect.any(String),
      renewsAt: expect.any(String),
      endsAt: null,
      lastPayment: { at: expect.any(String), paidCents: 7900 },
    })
  })

  it('says what was collected last, not what a balance paid for', async () => {
    const owner = await billing.makePaying()
    await billing.addToBalance(owner, -10_000)
    await billing.passDays(31)
    await billing.refresh(owner)
    const { lastPayment: first } = await find(owner)
    expect(first).toMatchObject({ paidCents: 7900 })

    await billing.passDays(31)
    await billing.refresh(owner)
    const { lastPayment: later } = await find(owner)
    expect(later.paidCents).toBe(7900 + 7900 - 10_000)
    expect(later.at > first.at).toBe(true)
  })

  it('says what a coupon takes off the next invoice, and when something ends', async () => {
    const owner = await billing.makePaying()
    const { code } = await billing.makeCoupon({ value: 2500 })
    await app.as(owner).post(billing.path('/coupon'), { code })
    await app.jobs.run('billing.apply-coupon')
    await app.as(owner).post(billing.path('/cancel'), { reason: '' })

    expect(await find(owner)).toMatchObject({
      priceCents: 7900,
      nextPriceCents: 5925,
      coupon: code,
      renewsAt: null,
      endsAt: expect.any(String),
    })
  })

  it('is narrowed by plan and state, read page by page, and written to a file', async () => {
    const yearly = await billing.makePaying({ tier: 'enterprise', interval: 'year' })
    const starter = await billing.makePaying({ tier: 'starter', interval: 'month' })
    const idsOf = (page: { items: Listed[] }) => page.items.map(({ customerId }) => customerId)

    expect(idsOf(await list('?tier=enterprise&state=active'))).toEqual([yearly.customerId])
    expect(idsOf(await list('?tier=enterprise&state=canceled'))).toEqual([])
    const first = await list('?limit=1')
    expect(idsOf(first)).toEqual([starter.customerId])
    expect(idsOf(await list(`?limit=1&cursor=${first.nextCursor}`))).toEqual([yearly.customerId])

    await app.superuser.query(`update customers set company_name = '=1+1' where id = $1`, [yearly.customerId])
    const { body, headers } = await app.as(admin).get(`${PATH}.csv?tier=enterprise&language=de`)
    expect(headers.get('content-disposition')).toMatch(/subscriptions-\d{4}-\d\d-\d\d\.csv/)
    const [heading, row] = body.split('\r\n')
    expect(heading).toContain('Kunde,Tarif,Zeitraum')
    expect(row).toMatch(/^'=1\+1,Enterprise,year,active,1990\.00,1990\.00,,/)
  })

  it('leaves out whoever pays nothing, and is nowhere for customers', async () => {
    const owner = await app.make.member()
    expect(await find(owner)).toBeUndefined()
    const payer = await billing.makePaying()
    for (const path of [PATH, `${PATH}.csv`, `${PATH}/${payer.customerId}/invoices`]) {
      expect((await app.as(payer).get(path)).status).toBe(404)
    }
    expect(
      (await app.as(payer).post(await refundPath(payer), { refundId: randomUUID(), amountCents: 1, reason: 'Mine' }))
        .status,
    ).toBe(404)
    expect((await app.as(admin).get(`${PATH}/${randomUUID()}/invoices`)).status).toBe(404)
  })
})

describe('giving back', () => {
  it('a part, the same part again and then the rest, and never more than was paid', async () => {
    const owner = await billing.makePaying()
    expect((await giveBack(owner, 2000)).body).toMatchObject({
      refundableCents: 5900,
      refunds: [{ amountCents: 2000, reason: 'Closed for a week', state: 'asked', by: 'Ada Admin' }],
    })
    await run()
    await giveBack(owner, 2000)
    expect((await giveBack(owner, 3901)).body).toMatchObject({
      status: 409,
      reason: 'refund-too-much',
      values: { left: '39.00' },
    })
    expect((await giveBack(owner, null)).body).toMatchObject({ refundableCents: 0 })
    await run()

    expect(await refundsOf(owner)).toEqual([2000, 2000, 3900])
    const [payment] = await paymentsOf(owner)
    expect(payment.refunds.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done'])
    expect((await giveBack(owner, null)).body.reason).toBe('refund-too-much')
  })

  it('never more than was collected, where a balance paid for the rest', async () => {
    const owner = await billing.makePaying()
    await billing.addToBalance(owner, -3000)
    await billing.passDays(31)
    await billing.refresh(owner)

    const [renewed] = await paymentsOf(owner)
    expect(renewed).toMatchObject({ status: 'paid', totalCents: 7900, refundableCents: 4900 })
    expect((await giveBack(owner, 4901)).body).toMatchObject({ reason: 'refund-too-much', values: { left: '49.00' } })
    expect((await giveBack(owner, null)).body).toMatchObject({ refundableCents: 0, refunds: [{ amountCents: 4900 }] })
    await run()
    expect(await refundsOf(owner)).toEqual([4900])
  })

  it('nothing of an invoice that a balance paid for as a whole', async () => {
    const owner = await billing.makePaying()
    await billing.addToBalance(owner, -10_000)
    await billing.passDays(31)
    await billing.refresh(owner)

    const [renewed] = await paymentsOf(owner)
    expect(renewed).toMatchObject({ status: 'paid', totalCents: 7900, refundableCents: 0 })
    expect((await giveBack(owner, null)).body.reason).toBe('refund-too-much')
  })

  it('stands in the audit, with whom it concerns, how much and why, and without secrets', async () => {
    const owner = await billing.makePaying()
    const [{ invoiceId }] = await paymentsOf(owner)
    const refundId = randomUUID()
    const reason = 'Asked by mail, password=hunter22'
    await app.as(admin).post(await refundPath(owner), { refundId, amountCents: null, reason })

    const { items } = (await app.as(admin).get(`/api/v1/admin/audit?customer=${owner.customerId}`)).body
    expect(items).toMatchObject([
      {
        action: 'subscriptions.refund',
        administrator: { id: admin.userId, name: 'Ada Admin' },
        customer: { id: owner.customerId },
        subject: invoiceId,
        reason: 'Asked by mail, password=[removed]',
        details: { refundId, amountCents: 7900 },
      },
    ])
  })

  it('pressed twice, or by two at once, gives once', async () => {
    const owner = await billing.makePaying()
    const name = randomUUID()
    const [one, again] = [await giveBack(owner, 100, name), await giveBack(owner, 100, name)]
    expect(again.body).toEqual(one.body)
    const both = await Promise.all([giveBack(owner, null), giveBack(owner, null)])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    await run()
    expect(await refundsOf(owner)).toEqual([100, 7800])
  })

  it('wants a reason, a fresh proof and an invoice of that customer', async () => {
    const [owner, other] = [await billing.makePaying(), await billing.makePaying()]
    const path = await refundPath(owner)
    expect((await app.as(admin).post(path, { refundId: randomUUID(), amountCents: 100, reason: ' ' })).status).toBe(400)
    expect((await app.as(admin).post(path, { refundId: randomUUID(), amountCents: 0, reason: 'None' })).status).toBe(
      400,
    )
    const crossed = path.replace(owner.customerId, other.customerId)
    expect(
      (await app.as(admin).post(crossed, { refundId: randomUUID(), amountCents: 100, reason: 'Crossed' })).status,
    ).toBe(404)

    const stale = await app.make.admin()
    await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [stale.userId])
    expect(
      (await app.as(stale).post(path, { refundId: randomUUID(), amountCents: 100, reason: 'Stolen' })).body.reason,
    ).toBe('reauthentication-needed')
    await run()
    expect(await refundsOf(owner)).toEqual([])
  })

  it('that is refused says why, and can be asked for again', async () => {
    const owner = await billing.makePaying()
    await app.superuser.query(`update invoices set paid_cents = 9000 where customer_id = $1`, [owner.customerId])
    await giveBack(owner, 9000)
    await run()
    const [payment] = await paymentsOf(owner)
    expect(payment).toMatchObject({
      refundableCents: 9000,
      refunds: [{ state: 'failed', fault: 'Refund amount is greater than unrefunded amount.' }],
    })
    expect(await refundsOf(owner)).toEqual([])
  })
})

let payer: TestMember
describeJobsRunTwice(app, 'subscriptions', {
  'subscriptions.refund': {
    arrange: async () => {
      payer = await billing.makePaying()
      await giveBack(payer, 500)
    },
    effect: () => refundsOf(payer),
    done: [500],
  },
})
