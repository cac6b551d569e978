import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const admin = await app.make.admin()
const { db } = app.product.base.sandbox

const pathOf = ({ customerId }: Pick<TestMember, 'customerId'>) => `/api/v1/admin/customers/${customerId}`
const give = (owner: TestMember, amountCents: number, creditId: string = randomUUID()) =>
  app.as(admin).post(`${pathOf(owner)}/credits`, { creditId, amountCents, reason: 'A bad week' })
const run = () => app.jobs.run('billing.give-credit')
const creditOf = async (owner: TestMember) => (await app.as(admin).get(pathOf(owner))).body.credit
const invoicesOf = async (owner: TestMember) => (await app.as(owner).get(billing.path('/invoices'))).body.invoices
const balancesOf = async (owner: TestMember) =>
  (await billing.listObjects('customer_balance_transaction', await billing.accountOf(owner))).map(
    ({ amount }) => amount,
  )

afterEach(() => clearFaults(db, 'payments'))

describe('credit', () => {
  it('is given once however often it is asked for, and stands with the customer', async () => {
    const owner = await billing.makePaying()
    const name = randomUUID()
    const headers = { 'idempotency-key': randomUUID() }
    const body = { creditId: name, amountCents: 2000, reason: 'A bad week' }
    const first = await app.as(admin).post(`${pathOf(owner)}/credits`, body, headers)
    expect(first.body.credit).toEqual({
      leftCents: 0,
      given: [
        {
          id: name,
          amountCents: 2000,
          reason: 'A bad week',
          state: 'asked',
          fault: null,
          by: 'Ada Admin',
          at: expect.any(String),
        },
      ],
    })
    expect((await app.as(admin).post(`${pathOf(owner)}/credits`, body, headers)).body).toEqual(first.body)
    await Promise.all([give(owner, 2000, name), give(owner, 2000, name)])
    await run()
    await give(owner, 2000, name)
    await run()

    expect(await balancesOf(owner)).toEqual([-2000])
    expect(await creditOf(owner)).toMatchObject({ leftCents: 2000, given: [{ state: 'done', fault: null }] })
    expect((await billing.look(owner)).creditCents).toBe(2000)
  })

  it('is told to the owner by mail, to the team in the feed, and to administrators in the audit', async () => {
    const owner = await billing.makePaying()
    await give(owner, 123_450)
    await run()

    const { rows } = await app.superuser.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail_outbox where to_address = $1 order by created_at desc limit 1',
      [owner.email],
    )
    expect(rows[0]?.subject).toBe('A credit from Goodword')
    expect(rows[0]?.text_body).toContain('$1,234.50')
    const { items } = (await app.as(admin).get(`${pathOf(owner)}/activity`)).body
    expect(items[0]).toMatchObject({ action: 'billing.credit-given', actorName: 'Goodword' })
    const audit = await app.as(admin).get(`/api/v1/admin/audit?customer=${owner.customerId}&action=customers.credit`)
    expect(audit.body.items).toMatchObject([{ reason: 'A bad week', details: { amountCents: 123_450 } }])
  })

  it('pays for the next invoice before the card, which can be given back no further than what was collected', async () => {
    const owner = await billing.makePaying()
    await give(owner, 3000)
    await run()
    await billing.passDays(31)
    await billing.refresh(owner)

    const [invoice] = await invoicesOf(owner)
    expect(invoice).toMatchObject({ status: 'paid', totalCents: 7900, creditCents: 3000 })
    const file = (await app.as(owner).get(billing.path(`/invoices/${invoice.id}/file`))).body
    expect(file).toContain('Applied balance -$30.00')
    expect(await creditOf(owner)).toMatchObject({ leftCents: 0 })
    const payments = (await app.as(admin).get(`/api/v1/admin/subscriptions/${owner.customerId}/invoices`)).body
    expect(payments.invoices[0]).toMatchObject({ totalCents: 7900, refundableCents: 4900 })
  })

  it('that is more than an invoice stays for the next', async () => {
    const owner = await billing.makePaying({ tier: 'starter', interval: 'month' })
    await give(owner, 5000)
    await run()
    await billing.passDays(31)
    expect((await billing.refresh(owner)).creditCents).toBe(2100)
    await billing.passDays(31)
    expect((await billing.refresh(owner)).creditCents).toBe(0)
    expect((await invoicesOf(owner)).map(({ creditCents }: { creditCents: number }) => creditCents)).toEqual([
      2100, 2900, 0,
    ])
  })

  it('is there for somebody who has booked nothing yet, and pays for what they book', async () => {
    const owner = await app.make.member({ tier: 'starter', customerStatus: 'read-only' })
    await give(owner, 1000)
    await run()
    expect(await billing.look(owner)).toMatchObject({ creditCents: 1000, price: null, state: 'read_only' })

    await billing.checkOut(owner, { tier: 'starter', interval: 'month' })
    expect(await billing.refresh(owner)).toMatchObject({ creditCents: 0, state: 'active' })
    expect(await invoicesOf(owner)).toMatchObject([{ totalCents: 2900, creditCents: 1000 }])
    expect(await billing.listObjects('customer', null)).toContainEqual(
      expect.objectContaining({ metadata: { customer: owner.customerId } }),
    )
  })

  it('says so while Stripe is away, and is given once it is back', async () => {
    const owner = await billing.makePaying()
    await setFault(db, 'payments', { kind: 'down', remaining: null })
    await give(owner, 700)
    await expect(run()).rejects.toThrow('temporarily unavailable')
    expect(await creditOf(owner)).toMatchObject({
      given: [{ state: 'asked', fault: 'Stripe is temporarily unavailable.' }],
    })

    await clearFaults(db, 'payments')
    await run()
    expect(await creditOf(owner)).toMatchObject({ leftCents: 700, given: [{ state: 'done', fault: null }] })
    expect(await balancesOf(owner)).toEqual([-700])
  })

  it('is found at Stripe when it was given and never noted, also once its key is forgotten', async () => {
    const owner = await billing.makePaying()
    const name = randomUUID()
    await give(owner, 900, name)
    await run()
    await app.superuser.query('truncate sandbox.billing_answers')
    await app.superuser.query(`update credits set state = 'asked' where id = $1`, [name])
    await app.superuser.query(`insert into pgboss.job (name, data) values ('billing.give-credit', $1)`, [
      { customerId: owner.customerId, creditId: name },
    ])
    await run()
    expect(await balancesOf(owner)).toEqual([-900])
    expect(await creditOf(owner)).toMatchObject({ leftCents: 900, given: [{ state: 'done' }] })
  })

  it('wants an amount, a reason, an operator, a fresh proof and a customer', async () => {
    const owner = await billing.makePaying()
    const path = `${pathOf(owner)}/credits`
    const body = { creditId: randomUUID(), amountCents: 100, reason: 'Because' }
    for (const wrong of [{ amountCents: 0 }, { amountCents: 1.5 }, { amountCents: 1_000_001 }, { reason: ' ' }]) {
      expect((await app.as(admin).post(path, { ...body, ...wrong })).status).toBe(400)
    }
    expect((await app.as(admin).post(path.replace(owner.customerId, randomUUID()), body)).status).toBe(404)
    expect((await app.as(owner).post(path, body)).status).toBe(404)
    expect((await app.as(await app.make.admin('support')).post(path, body)).status).toBe(403)
    const stale = await app.make.admin()
    await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [stale.userId])
    expect((await app.as(stale).post(path, body)).body.reason).toBe('reauthentication-needed')
    expect(await creditOf(owner)).toEqual({ leftCents: 0, given: [] })
  })
})
