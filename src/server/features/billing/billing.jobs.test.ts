import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBilling } from '#testing/billing-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
await billing.setSilent(true)

const queue = (name: string, data: object) =>
  app.superuser.query('insert into pgboss.job (name, data) values ($1, $2)', [name, data])
const subjectsTo = async ({ email }: TestMember) => {
  const { rows } = await app.superuser.query<{ subject: string }>(
    'select subject from mail_outbox where to_address = $1 order by created_at',
    [email],
  )
  return rows.map(({ subject }) => subject)
}
const setTrialEnd = ({ customerId }: TestMember, hours: number) =>
  app.superuser.query(`update customers set trial_ends_at = now() + make_interval(hours => $2) where id = $1`, [
    customerId,
    hours,
  ])
const isResting = (member: { isResting: boolean }) => member.isResting
const passTrials = async () => {
  await queue('billing.trials', {})
  await app.jobs.run('billing.trials')
}

describe('a trial', () => {
  it('is told of three days and one day before, and at its end, when everything can only be read', async () => {
    const owner = await app.make.member({ customerStatus: 'trialing' })
    for (const hours of [73, 71, 50, 23, 1, -1, -2]) {
      await setTrialEnd(owner, hours)
      await passTrials()
    }
    expect(await subjectsTo(owner)).toEqual([
      'Your trial ends in 3 days',
      'Your trial ends tomorrow',
      'Your trial has ended',
    ])
    expect(await billing.customerOf(owner)).toMatchObject({ status: 'read-only', trial_told: 0 })
    expect((await billing.look(owner)).state).toBe('read_only')
    expect((await app.as(owner).post('/api/v1/locations', { name: 'New' })).body.reason).toBe('customer-read-only')
  })

  it('of a whole week that no one worked ends with one mail', async () => {
    const owner = await app.make.member({ customerStatus: 'trialing' })
    await setTrialEnd(owner, -100)
    await passTrials()
    expect(await subjectsTo(owner)).toEqual(['Your trial has ended'])
  })

  it('comes to its end by the sandbox’s clock, as what is paid does', async () => {
    const owner = await app.make.member({ customerStatus: 'trialing' })
    await setTrialEnd(owner, 24 * 14)
    const putForward = async (days: string) => {
      await fetch(`${app.url}/sandbox/stripe/clock`, { method: 'POST', body: new URLSearchParams({ days }) })
      await app.jobs.run('billing.trials')
    }
    await putForward('11')
    expect([await subjectsTo(owner), (await billing.look(owner)).state]).toEqual([
      ['Your trial ends in 3 days'],
      'trialing',
    ])
    await putForward('3')
    expect((await subjectsTo(owner)).at(-1)).toBe('Your trial has ended')
    expect((await billing.look(owner)).state).toBe('read_only')
  })

  it('that leads to a plan already ends without a word', async () => {
    const owner = await app.make.member({ tier: 'starter', customerStatus: 'trialing' })
    await setTrialEnd(owner, 24 * 10)
    await billing.checkOut(owner, { tier: 'starter', interval: 'month' })
    await billing.refresh(owner)
    await setTrialEnd(owner, -1)
    await passTrials()
    expect([await subjectsTo(owner), (await billing.customerOf(owner))?.status]).toEqual([[], 'trialing'])
    await billing.passDays(11)
    expect(await billing.refresh(owner)).toMatchObject({ state: 'active', tier: 'starter' })
  })

  it('does not end where nothing is sold', async () => {
    const silent = await startTestApp({ SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:1' })
    const owner = await silent.make.member({ customerStatus: 'trialing' })
    await silent.superuser.query(`update customers set trial_ends_at = now() - interval '1 day'`)
    await silent.superuser.query(`insert into pgboss.job (name, data) values ('billing.trials', '{}')`)
    await silent.jobs.run('billing.trials')
    expect((await silent.as(owner).get('/api/v1/billing')).body).toMatchObject({
      state: 'trialing',
      collectedBy: 'off',
    })
    const asked = await silent.as(owner).post('/api/v1/billing/checkout', { tier: 'starter', interval: 'month' })
    expect(asked.body.reason).toBe('billing-off')
  })
})

describe('a workspace that was closed', () => {
  const close = ({ customerId }: TestMember, days: number) =>
    app.superuser.query(
      `update customers set closed_at = now(), erase_at = now() + make_interval(days => $2), status = 'read-only',
         status_before_closing = 'active' where id = $1`,
      [customerId, days],
    )

  it.each([
    [30, 'active', true],
    [1, 'canceled', false],
  ])('and is erased in %i days is paid for no longer than that', async (days, status, isEnding) => {
    const leaver = await billing.makePaying({ tier: 'starter', interval: 'year' })
    await close(leaver, days)
    await queue('billing.reconcile', {})
    await app.jobs.run('billing.reconcile')
    const held = await billing.listObjects('subscription', await billing.accountOf(leaver))
    expect(held).toMatchObject([{ status, cancel_at_period_end: isEnding }])
  })
})

let owner: TestMember
let couponId: string
const stateOf = async () => (await billing.look(owner)).state

describeJobsRunTwice(app, 'billing', {
  'billing.follow': {
    arrange: async () => {
      owner = await billing.makePaying()
      await app.superuser.query(`update subscriptions set state = 'past_due' where customer_id = $1`, [
        owner.customerId,
      ])
      await queue('billing.follow', { customerId: owner.customerId })
    },
    effect: stateOf,
    done: 'active',
  },
  'billing.reconcile': {
    arrange: async () => {
      await app.superuser.query(`update customers set status = 'read-only' where id = $1`, [owner.customerId])
      await queue('billing.reconcile', {})
    },
    effect: async () => (await billing.customerOf(owner))?.status,
    done: 'active',
  },
  'billing.apply-coupon': {
    arrange: async () => {
      const coupon = await billing.makeCoupon()
      couponId = coupon.id
      await app.as(owner).post('/api/v1/billing/coupon', { code: coupon.code })
    },
    effect: async () => {
      const { rowCount } = await app.superuser.query(
        'select from coupon_redemptions where coupon_id = $1 and applied_at is not null',
        [couponId],
      )
      const account = await billing.accountOf(owner)
      return [rowCount, (await billing.listObjects('discount', account)).length]
    },
    done: [1, 1],
  },
  'billing.give-credit': {
    arrange: async () => {
      owner = await billing.makePaying()
      const credit = { creditId: randomUUID(), amountCents: 500, reason: 'A bad week' }
      await app.as(await app.make.admin()).post(`/api/v1/admin/customers/${owner.customerId}/credits`, credit)
    },
    effect: async () => {
      const given = await billing.listObjects('customer_balance_transaction', await billing.accountOf(owner))
      return [given.map(({ amount }) => amount), await subjectsTo(owner)]
    },
    done: [[-500], ['A credit from Goodword']],
  },
  'billing.settle-plan': {
    arrange: async () => {
      owner = await app.make.member({ tier: 'starter' })
      await app.make.member({ customerId: owner.customerId, role: 'member' })
      await queue('billing.settle-plan', { customerId: owner.customerId })
    },
    effect: async () => (await app.as(owner).get('/api/v1/team')).body.items.map(isResting).toSorted(),
    done: [false, true],
  },
  'billing.trials': {
    arrange: async () => {
      owner = await app.make.member({ customerStatus: 'trialing' })
      await setTrialEnd(owner, 20)
      await queue('billing.trials', {})
    },
    effect: () => subjectsTo(owner),
    done: ['Your trial ends tomorrow'],
  },
})
