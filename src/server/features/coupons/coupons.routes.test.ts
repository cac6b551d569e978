import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)
const admin = await app.make.admin()
const PATH = '/api/v1/admin/coupons'
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

const newCode = () => `C${randomUUID().slice(0, 8).toUpperCase()}`
const create = (given: object = {}, headers: Record<string, string> = {}) =>
  app
    .as(admin)
    .post(
      PATH,
      { code: newCode(), type: 'percentage', value: 25, maxUses: null, expiresAt: TOMORROW, ...given },
      headers,
    )
const list = async (query = '') => (await app.as(admin).get(`${PATH}${query}`)).body
const find = async (id: string) => (await list('?limit=100')).items.find((coupon: { id: string }) => coupon.id === id)
const keep = () => app.jobs.run('coupons.keep')
const redeem = async (code: string) => {
  const owner = await app.make.member()
  return { owner, ...(await app.as(owner).post(billing.path('/coupon'), { code })) }
}
const findAtStripe = async (id: string) => (await billing.listObjects('coupon')).find((object) => object.id === id)

describe('making a coupon', () => {
  it('writes its code in capitals, and people enter it', async () => {
    const code = newCode()
    const { status, body } = await create({ code: ` ${code.toLowerCase()} `, type: 'fixed_amount', value: 10.5 })

    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ code, type: 'fixed_amount', value: 10.5, maxUses: null, uses: 0, state: 'open' }),
    ])
    expect((await redeem(code)).body.discount).toMatchObject({ name: code, amountCents: 1050 })
    expect(await find(body.id)).toMatchObject({ uses: 1 })
  })

  it.each([
    [{ code: '' }, 'code', 'required'],
    [{ code: 'TEN OFF' }, 'code', 'couponCodeInvalid'],
    [{ value: 0.5 }, 'value', 'percentRange'],
    [{ value: 100.01 }, 'value', 'percentRange'],
    [{ value: 12.345 }, 'value', 'invalid'],
    [{ value: null }, 'value', 'required'],
    [{ type: 'fixed_amount', value: 0 }, 'value', 'amountRange'],
    [{ type: 'gift' }, 'type', 'choiceInvalid'],
    [{ maxUses: 0 }, 'maxUses', 'numberInvalid'],
    [{ maxUses: 1.5 }, 'maxUses', 'numberInvalid'],
    [{ expiresAt: new Date(Date.now() - 1000).toISOString() }, 'expiresAt', 'notInFuture'],
    [{ expiresAt: '' }, 'expiresAt', 'required'],
  ])('is refused with %j', async (wrong, field, code) => {
    const { status, body } = await create(wrong)
    expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ field, code })])
  })

  it('takes 1 and 100 percent', async () => {
    expect([(await create({ value: 1 })).status, (await create({ value: 100 })).status]).toEqual([200, 200])
  })

  it('with a code that is there is refused, and pressed twice makes one', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const given = { code: newCode() }
    const [one, again] = [await create(given, key), await create(given, key)]

    expect(again.body).toEqual(one.body)
    expect((await create(given)).body).toMatchObject({ status: 409, reason: 'coupon-code-taken' })
  })
})

describe('the list of coupons', () => {
  it('is searched by code, narrowed by type, and read page by page', async () => {
    const mark = newCode()
    for (const [at, type] of ['percentage', 'fixed_amount', 'percentage'].entries()) {
      await create({ code: `${mark}-${at}`, type })
    }
    const codes = (page: { items: { code: string }[] }) => page.items.map(({ code }) => code.replace(`${mark}-`, ''))

    expect(codes(await list(`?search=${mark.toLowerCase()}`))).toEqual(['2', '1', '0'])
    expect(codes(await list(`?search=${mark}&type=fixed_amount`))).toEqual(['1'])
    expect(codes(await list('?search=100%25_off'))).toEqual([])
    const first = await list(`?search=${mark}&limit=2`)
    expect(codes(first)).toEqual(['2', '1'])
    expect(await list(`?search=${mark}&limit=2&cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ code: `${mark}-0` }],
      nextCursor: null,
    })
  })

  it('says who has used one, and when it was taken off', async () => {
    const { body: coupon } = await create({ maxUses: 2 })
    const payer = await billing.makePaying()
    await app.as(payer).post(billing.path('/coupon'), { code: coupon.code })
    await app.jobs.run('billing.apply-coupon')
    const { owner } = await redeem(coupon.code)

    const { items } = (await app.as(admin).get(`${PATH}/${coupon.id}/uses`)).body
    expect(items).toEqual([
      expect.objectContaining({ customerId: owner.customerId, appliedAt: null }),
      expect.objectContaining({ customerId: payer.customerId, appliedAt: expect.any(String) }),
    ])
    expect(items[0].companyName).not.toBe('')
    expect(await find(coupon.id)).toMatchObject({ uses: 2, state: 'spent' })
    expect((await redeem(coupon.code)).body.reason).toBe('coupon-spent')
  })

  it('is nowhere for customers', async () => {
    const { body } = await create()
    const owner = app.as(await app.make.member())
    for (const { status } of [
      await owner.get(PATH),
      await owner.get(`${PATH}/${body.id}/uses`),
      await owner.post(`${PATH}/${body.id}/expire`),
    ]) {
      expect(status).toBe(404)
    }
  })
})

describe('changing a coupon', () => {
  const change = (id: string, limits: object) =>
    app.as(admin).patch(`${PATH}/${id}`, { expiresAt: TOMORROW, ...limits })

  it('sets how often and until when, and never less than was used', async () => {
    const { body: coupon } = await create({ maxUses: 1 })
    await redeem(coupon.code)
    expect(await change(coupon.id, { maxUses: 2 })).toMatchObject({ status: 200, body: { maxUses: 2, state: 'open' } })
    expect((await redeem(coupon.code)).status).toBe(200)
    expect((await change(coupon.id, { maxUses: 1 })).body).toMatchObject({
      status: 409,
      reason: 'coupon-used-more',
      values: { uses: 2 },
    })
    expect(await change(randomUUID(), { maxUses: 1 })).toMatchObject({ status: 404 })
  })

  it('ends it at once, once, and a later end opens it again', async () => {
    const { body: coupon } = await create()
    const presses = await Promise.all([1, 2].map(() => app.as(admin).post(`${PATH}/${coupon.id}/expire`)))
    expect(presses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(presses.find(({ status }) => status === 200)?.body).toMatchObject({ state: 'over' })
    expect((await redeem(coupon.code)).body.reason).toBe('coupon-expired')
    expect((await change(coupon.id, { maxUses: null })).body).toMatchObject({ state: 'open' })
    expect((await redeem(coupon.code)).status).toBe(200)
    expect(await app.as(admin).post(`${PATH}/${randomUUID()}/expire`)).toMatchObject({ status: 404 })
  })

  it('leaves a line in the audit', async () => {
    const { headers } = await create()
    const { rows } = await app.superuser.query('select user_id, action from admin_audit where request_id = $1', [
      headers.get('x-request-id'),
    ])
    expect(rows).toEqual([{ user_id: admin.userId, action: 'coupons.create' }])
  })
})

describe('who collects the money', () => {
  it('has a coupon for as long as it can be entered', async () => {
    const { body: coupon } = await create({ value: 12.5 })
    expect(coupon).toMatchObject({ isInStep: false, fault: null })
    await keep()
    expect(await findAtStripe(coupon.id)).toMatchObject({ name: coupon.code, percent_off: 12.5, valid: true })
    expect(await find(coupon.id)).toMatchObject({ isInStep: true })

    await app.as(admin).post(`${PATH}/${coupon.id}/expire`)
    await keep()
    expect(await findAtStripe(coupon.id)).toMatchObject({ valid: false })
    expect(await find(coupon.id)).toMatchObject({ isInStep: true, state: 'over' })
  })

  it('takes it off although it has ended since it was entered', async () => {
    const { body: coupon } = await create({ value: 50 })
    await keep()
    const owner = await app.make.member({ customerStatus: 'read-only' })
    await app.as(owner).post(billing.path('/coupon'), { code: coupon.code })
    await app.as(admin).post(`${PATH}/${coupon.id}/expire`)
    await keep()

    await billing.checkOut(owner, { tier: 'professional', interval: 'month' })
    await billing.refresh(owner)
    const { invoices } = (await app.as(owner).get(billing.path('/invoices'))).body
    expect(invoices).toEqual([expect.objectContaining({ totalCents: 3950 })])
  })

  it('that refuses one is quoted, and asked again', async () => {
    const { body: coupon } = await create()
    await app.superuser.query('update coupons set code = repeat($2, 50) where id = $1', [coupon.id, 'X'])
    await keep()
    expect((await find(coupon.id)).fault).toContain('at most 40 characters')
    await app.superuser.query('update coupons set code = $2 where id = $1', [coupon.id, coupon.code])
    await create()
    await keep()
    expect(await find(coupon.id)).toMatchObject({ isInStep: true, fault: null })
  })
})

let kept = ''
describeJobsRunTwice(app, 'coupons', {
  'coupons.keep': {
    arrange: async () => (kept = (await create()).body.id),
    effect: async () => [(await find(kept)).isInStep, (await findAtStripe(kept))?.valid],
    done: [true, true],
  },
})
