import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CARDS, createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
const { path, look, refresh } = billing
const MONTHLY = { tier: 'professional', interval: 'month' } as const
// Nothing is told by itself here: each test says what it relies on.
await billing.setSilent(true)

describe('a checkout', () => {
  it('leads from a trial that is over to a plan, an invoice and its file', async () => {
    const owner = await app.make.member({ tier: 'starter', customerStatus: 'read-only' })
    expect(await look(owner)).toMatchObject({ state: 'read_only', price: null, collectedBy: 'sandbox' })

    const paid = await billing.checkOut(owner, MONTHLY)
    expect(paid).toMatchObject({ status: 303, location: `${app.url}/subscription#paid` })

    expect(await refresh(owner)).toMatchObject({
      state: 'active',
      tier: 'professional',
      price: { ...MONTHLY, amountCents: 7900 },
      next: null,
      cancelsAt: null,
      paymentMethod: { kind: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      usage: { platforms: { taken: 0, limit: null }, teamMembers: { taken: 1, limit: 5 } },
    })
    expect(await billing.customerOf(owner)).toMatchObject({ status: 'active', subscription_tier: 'professional' })
    const { invoices } = (await app.as(owner).get(path('/invoices'))).body
    expect(invoices).toMatchObject([{ status: 'paid', subtotalCents: 7900, totalCents: 7900, currency: 'USD' }])
    const file = await app.as(owner).get(path(`/invoices/${invoices[0].id}/file`))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.body).toContain(invoices[0].number)
    expect(file.body).toContain('Goodword Professional')
    expect(file.body).toContain('Total $79.00')
  })

  it('keeps the rest of a trial', async () => {
    const owner = await app.make.member({ tier: 'starter', customerStatus: 'trialing' })
    const ends = new Date(Date.now() + 10 * 86_400_000)
    await app.superuser.query('update customers set trial_ends_at = $2 where id = $1', [owner.customerId, ends])
    await billing.checkOut(owner, { tier: 'starter', interval: 'year' })

    expect(await refresh(owner)).toMatchObject({
      state: 'trialing',
      tier: 'professional',
      price: { amountCents: 29_000 },
    })
    const { periodEndsAt } = await look(owner)
    expect(Math.abs(Date.parse(periodEndsAt) - ends.getTime())).toBeLessThan(1000)
  })

  it.each([
    ['declined', 'Your card was declined.'],
    ['expired', 'Your card has expired.'],
  ] as const)('with a card that is %s leaves everything as it is', async (card, sentence) => {
    const owner = await app.make.member({ customerStatus: 'read-only' })
    const answer = await billing.checkOut(owner, MONTHLY, CARDS[card])
    expect(answer.status).toBe(402)
    expect(answer.text).toContain(sentence)
    expect(await refresh(owner)).toMatchObject({ state: 'read_only', price: null })
  })

  it('asks with a card that needs it whether it is you', async () => {
    const owner = await app.make.member({ customerStatus: 'read-only' })
    const { url } = (await app.as(owner).post(path('/checkout'), MONTHLY)).body
    expect((await billing.enterCard(url, CARDS.asks)).text).toContain('Complete authentication')
    expect((await billing.enterCard(url, CARDS.asks, { asked: 'no' })).status).toBe(402)
    expect((await refresh(owner)).price).toBeNull()
    expect((await billing.enterCard(url, CARDS.asks, { asked: 'yes' })).status).toBe(303)
    expect((await refresh(owner)).state).toBe('active')
  })

  it('that is asked for again, and paid twice, is one subscription', async () => {
    const owner = await app.make.member({ customerStatus: 'read-only' })
    const ask = async () => (await app.as(owner).post(path('/checkout'), MONTHLY)).body.url
    const urls = await Promise.all([ask(), ask(), ask()])
    expect(new Set(urls).size).toBe(1)
    await Promise.all([billing.enterCard(urls[0], CARDS.pays), billing.enterCard(urls[1], CARDS.pays)])

    expect((await app.as(owner).post(path('/checkout'), MONTHLY)).body.reason).toBe('subscription-there')
    const account = await billing.accountOf(owner)
    expect(await billing.listObjects('subscription', account)).toHaveLength(1)
    expect(await billing.listObjects('invoice', account)).toHaveLength(1)
  })

  it('for another plan closes the one before', async () => {
    const owner = await app.make.member({ customerStatus: 'read-only' })
    const ask = async (tier: string) =>
      (await app.as(owner).post(path('/checkout'), { tier, interval: 'month' })).body.url
    const [first, second] = [await ask('starter'), await ask('professional')]
    expect((await billing.enterCard(first, CARDS.pays)).status).toBe(402)
    expect((await billing.enterCard(await ask('professional'), CARDS.pays)).status).toBe(303)
    expect((await billing.enterCard(second, CARDS.pays)).status).toBe(303)
    expect((await refresh(owner)).price.tier).toBe('professional')
    expect(await billing.listObjects('subscription', await billing.accountOf(owner))).toHaveLength(1)
  })
})

describe('a switch', () => {
  it('to a greater plan gives its rights at once, and costs from the next cycle', async () => {
    const owner = await billing.makePaying({ tier: 'starter', interval: 'month' })
    const { periodEndsAt } = await look(owner)
    const to = { tier: 'enterprise', interval: 'year' }
    expect((await app.as(owner).post(path('/switch/preview'), to)).body).toMatchObject({
      rightsFrom: 'now',
      from: periodEndsAt,
      totalCents: 199_000,
      beyond: { platforms: 0, teamMembers: 0 },
    })
    expect((await app.as(owner).post(path('/switch'), to)).body).toMatchObject({
      tier: 'enterprise',
      price: { tier: 'starter' },
      next: { ...to, amountCents: 199_000, from: periodEndsAt },
    })

    await billing.passDays(31)
    expect(await refresh(owner)).toMatchObject({ tier: 'enterprise', price: to, next: null, state: 'active' })
    const { invoices } = (await app.as(owner).get(path('/invoices'))).body
    expect(invoices.map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([199_000, 2900])
  })

  it('to a lesser plan counts from the next cycle, and tells what is beyond it', async () => {
    const owner = await billing.makePaying()
    await app.make.member({ customerId: owner.customerId, role: 'member' })
    const to = { tier: 'starter', interval: 'month' }
    expect((await app.as(owner).post(path('/switch/preview'), to)).body).toMatchObject({
      rightsFrom: 'next-cycle',
      totalCents: 2900,
      beyond: { platforms: 0, teamMembers: 1 },
    })
    expect((await app.as(owner).post(path('/switch'), to)).body).toMatchObject({ tier: 'professional', next: to })
    expect((await app.as(owner).post(path('/switch'), to)).body.reason).toBe('plan-unchanged')
    expect((await app.as(owner).delete(path('/switch'))).body).toMatchObject({ tier: 'professional', next: null })

    await app.as(owner).post(path('/switch'), to)
    await billing.passDays(31)
    expect(await refresh(owner)).toMatchObject({ tier: 'starter', price: to, next: null })
  })
})

describe('canceling', () => {
  it('counts from the end of what is paid, can be undone until then, and is then the end', async () => {
    const owner = await billing.makePaying()
    await app.as(owner).post(path('/switch'), { tier: 'starter', interval: 'month' })
    const { periodEndsAt } = await look(owner)
    const canceled = await app.as(owner).post(path('/cancel'), { reason: 'Too many mails' })
    expect(canceled.body).toMatchObject({ state: 'active', cancelsAt: periodEndsAt, next: null })
    expect((await app.as(owner).delete(path('/cancel'))).body).toMatchObject({ state: 'active', cancelsAt: null })

    await app.as(owner).post(path('/cancel'), {})
    await billing.passDays(31)
    expect(await refresh(owner)).toMatchObject({ state: 'canceled', cancelsAt: periodEndsAt })
    expect((await billing.customerOf(owner))?.status).toBe('read-only')
    expect((await app.as(owner).delete(path('/cancel'))).body.reason).toBe('subscription-missing')

    await billing.checkOut(owner, MONTHLY)
    expect((await refresh(owner)).state).toBe('active')
  })
})

describe('canceling while a switch is to come', () => {
  const greater = { tier: 'enterprise', interval: 'month' }
  const tierOf = async (owner: TestMember) => (await app.as(owner).get('/api/v1/me')).body.customer.subscriptionTier

  it('takes the greater plan back until the cancel is undone, which brings the switch again', async () => {
    const owner = await billing.makePaying()
    await app.as(owner).post(path('/switch'), greater)
    expect(await tierOf(owner)).toBe('enterprise')
    expect((await app.as(owner).post(path('/cancel'), {})).body).toMatchObject({ tier: 'professional', next: null })
    expect(await tierOf(owner)).toBe('professional')

    expect((await app.as(owner).delete(path('/cancel'))).body).toMatchObject({ cancelsAt: null, next: greater })
    expect(await tierOf(owner)).toBe('enterprise')
    await billing.passDays(31)
    expect(await refresh(owner)).toMatchObject({ price: greater, next: null })
  })

  it('forgets the switch once another plan was chosen instead', async () => {
    const owner = await billing.makePaying()
    const lesser = { tier: 'starter', interval: 'month' }
    await app.as(owner).post(path('/switch'), greater)
    await app.as(owner).post(path('/cancel'), {})
    expect((await app.as(owner).post(path('/switch'), lesser)).body).toMatchObject({ cancelsAt: null, next: lesser })
    await app.as(owner).delete(path('/switch'))
    await app.as(owner).post(path('/cancel'), {})
    expect((await app.as(owner).delete(path('/cancel'))).body).toMatchObject({ cancelsAt: null, next: null })
  })
})

describe('a payment that fails', () => {
  it('leaves 14 days, then the workspace can only be read, and another card mends it', async () => {
    const owner = await billing.makePaying()
    const replace = async (card: string) => {
      const { url } = (await app.as(owner).post(path('/payment-method'))).body
      return billing.enterCard(url, card)
    }
    await replace(CARDS.failsLater)
    await refresh(owner)
    await billing.passDays(31)
    const late = await refresh(owner)
    expect(late).toMatchObject({ state: 'past_due', tier: 'professional', paymentMethod: { last4: '0341' } })
    expect(Date.parse(late.readOnlyAt)).toBeGreaterThan(Date.now())
    expect((await billing.customerOf(owner))?.status).toBe('active')

    await billing.passDays(15)
    expect((await refresh(owner)).state).toBe('read_only')
    expect((await app.as(owner).post('/api/v1/locations', { name: 'New' })).body.reason).toBe('customer-read-only')

    await replace(CARDS.pays)
    expect(await refresh(owner)).toMatchObject({ state: 'active', paymentMethod: { last4: '4242' } })
    const { invoices } = (await app.as(owner).get(path('/invoices'))).body
    expect(invoices.every(({ status }: { status: string }) => status === 'paid')).toBe(true)
    const { rows } = await app.superuser.query(
      'select subject from mail_outbox where to_address = $1 order by created_at',
      [owner.email],
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Your payment did not go through',
      'Your workspace is read-only',
    ])
  })
})

describe('what became of the plan', () => {
  const actionsOf = async (member: TestMember) => {
    const { items } = (await app.as(member).get('/api/v1/activity')).body
    const lines: { action: string; actorName: string | null; subjectLabel: string }[] = items
    return lines
      .filter(({ action }) => action.startsWith('billing.'))
      .map(({ action, actorName, subjectLabel }) => [action, actorName, subjectLabel])
      .toReversed()
  }

  it('stands in the feed with who did it, and open screens hear of it', async () => {
    const owner = await billing.makePaying()
    const { rows: before } = await app.superuser.query('select from live_events where customer_id = $1', [
      owner.customerId,
    ])
    await app.as(owner).post(path('/switch'), { tier: 'starter', interval: 'month' })
    await app.as(owner).delete(path('/switch'))
    await app.as(owner).post(path('/cancel'), {})
    await app.as(owner).delete(path('/cancel'))
    expect(await actionsOf(owner)).toEqual([
      ['billing.plan-booked', null, 'Professional'],
      ['billing.plan-switched', owner.name, 'Starter'],
      ['billing.switch-undone', owner.name, 'Professional'],
      ['billing.canceled', owner.name, 'Professional'],
      ['billing.cancel-undone', owner.name, 'Professional'],
    ])
    const { rows: after } = await app.superuser.query('select from live_events where customer_id = $1', [
      owner.customerId,
    ])
    expect(after.length).toBeGreaterThan(before.length)
  })

  it('is told by the bell when a payment fails, once, to those who see what is paid', async () => {
    const owner = await billing.makePaying()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { url } = (await app.as(owner).post(path('/payment-method'))).body
    await billing.enterCard(url, CARDS.failsLater)
    await refresh(owner)
    await billing.passDays(31)
    await refresh(owner)
    await refresh(owner)
    const bell = async (member: TestMember) => (await app.as(member).get('/api/v1/notifications')).body.items
    expect(await bell(owner)).toMatchObject([{ kind: 'payment.failed', link: '/subscription' }])
    expect(await bell(colleague)).toEqual([])
    expect((await actionsOf(owner)).at(-1)).toEqual(['billing.payment-failed', null, 'Professional'])
  })
})

describe('whom invoices are made out to', () => {
  const tax = {
    name: 'Example GmbH',
    line1: 'Weg 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    vatId: 'de 123 456 789',
  }

  it('stands on the next one, which goes by mail to where they want it', async () => {
    const owner = await billing.makePaying()
    const invoiceEmail = `${randomUUID()}@books.test`
    expect((await app.as(owner).put(path('/payer'), { tax, invoiceEmail })).body).toMatchObject({
      tax: { name: 'Example GmbH', vatId: 'DE123456789' },
      invoiceEmail,
    })
    await billing.passDays(31)
    await refresh(owner)
    const { invoices } = (await app.as(owner).get(path('/invoices'))).body
    const file = (await app.as(owner).get(path(`/invoices/${invoices[0].id}/file`))).body
    for (const words of ['Example GmbH', '10115 Berlin', 'VAT ID DE123456789']) expect(file).toContain(words)
    const { rows } = await app.superuser.query('select subject from mail_outbox where to_address = $1', [invoiceEmail])
    expect(rows).toEqual([{ subject: 'Your Goodword invoice' }])
  })

  it('must have a VAT id that can be one', async () => {
    const owner = await billing.makePaying()
    const answer = await app.as(owner).put(path('/payer'), { tax: { ...tax, vatId: '!' }, invoiceEmail: '' })
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'tax.vatId'])
  })
})

describe('another customer', () => {
  it('finds no invoice here, and sees nothing of what is paid', async () => {
    const [owner, stranger] = [await billing.makePaying(), await app.make.member()]
    const [{ id }] = (await app.as(owner).get(path('/invoices'))).body.invoices
    expect((await app.as(stranger).get(path(`/invoices/${id}/file`))).status).toBe(404)
    expect((await app.as(stranger).get(path('/invoices'))).body.invoices).toEqual([])
    expect((await look(stranger)).price).toBeNull()
  })
})
