import { randomUUID } from 'node:crypto'
import type { BookedPrice } from '#shared/domain/billing.ts'
import { passDays, sendEvent, setSilent } from '#sandbox/stripe/stripe-call.ts'
import { SANDBOX_SECRET_KEY } from '#sandbox/stripe/stripe-wire.ts'
import { list, type Json } from '#sandbox/stripe/stripe.repository.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
  asks: '4000000000003220',
  expired: '4000000000000069',
} as const

/** A business and its payments, with the stand-in of who collects the money. */
export function createBilling(app: TestApp) {
  const { db } = app.product.base.sandbox
  const world = { db, publicUrl: app.url, delays: { readMs: 0, writeMs: 0, moderationMs: 0 } }
  const path = (rest = '') => `/api/v1/billing${rest}`

  /** What a person does at the page that they are led to. */
  async function enterCard(url: string, number: string, answer: Record<string, string> = {}) {
    const body = new URLSearchParams({ number, month: '12', year: '2040', ...answer })
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    return { status: response.status, text: await response.text(), location: response.headers.get('location') }
  }

  async function checkOut(owner: TestMember, price: BookedPrice, number: string = CARDS.pays) {
    const { body } = await app.as(owner).post(path('/checkout'), price)
    return enterCard(body.url, number)
  }

  async function accountOf({ customerId }: TestMember): Promise<string> {
    const { rows } = await app.superuser.query<{ account_ref: string }>(
      'select account_ref from subscriptions where customer_id = $1',
      [customerId],
    )
    return rows[0]?.account_ref ?? ''
  }

  const customerOf = async ({ customerId }: TestMember) =>
    (
      await app.superuser.query<{ status: string; subscription_tier: string; trial_told: number | null }>(
        'select status, subscription_tier, trial_told from customers where id = $1',
        [customerId],
      )
    ).rows[0]

  return {
    path,
    enterCard,
    checkOut,
    customerOf,
    look: async (member: TestMember) => (await app.as(member).get(path())).body,
    refresh: async (member: TestMember) => (await app.as(member).post(path('/refresh'))).body,
    /** Somebody who pays for a plan. */
    async makePaying(price: BookedPrice = { tier: 'professional', interval: 'month' }): Promise<TestMember> {
      const owner = await app.make.member({ tier: price.tier, customerStatus: 'read-only' })
      await checkOut(owner, price)
      await app.as(owner).post(path('/refresh'))
      return owner
    },
    passDays: (days: number) => passDays(world, days),
    setSilent: (isSilent: boolean) => setSilent(world, isSilent),
    send: (event: Json) => sendEvent(app.url, event),
    /** Everything it has told or would have, the oldest first. */
    listEvents: async (account: string | null = null) => (await list(db, 'event', account)).toReversed(),
    listObjects: (kind: string, parent: string | null = null) => list(db, kind, parent),
    accountOf,
    /** As somebody does at its dashboard: below zero is credit. */
    async addToBalance(owner: TestMember, amount: number): Promise<void> {
      const url = `${app.url}/sandbox/stripe/v1/customers/${await accountOf(owner)}/balance_transactions`
      const headers = { authorization: `Bearer ${SANDBOX_SECRET_KEY}` }
      await fetch(url, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ amount: String(amount), currency: 'usd' }),
      })
    },
    async makeCoupon(given: { type?: string; value?: number; maxUses?: number | null; expiresAt?: Date } = {}) {
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
      const { type = 'percentage', value = 2500, maxUses = null, expiresAt = new Date(Date.now() + 86_400_000) } = given
      const { rows } = await app.superuser.query<{ id: string }>(
        `insert into coupons (code, type, value_hundredths, max_uses, expires_at) values ($1, $2, $3, $4, $5) returning id`,
        [code, type, value, maxUses, expiresAt],
      )
      return { code, id: rows[0]?.id ?? '' }
    },
  }
}
