import { describe, expect, it } from 'vitest'
import { billingStateOf, customerStatusOf, dueTrialNotice, namePaymentMethod, tierInForce, priceOf } from './billing.ts'
import { PLANS, SUBSCRIPTION_TIERS } from './plans.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const daysFrom = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const price = { tier: 'professional', interval: 'month' } as const

describe('a year', () => {
  it.each(SUBSCRIPTION_TIERS)('of %s costs ten months', (tier) => {
    expect(priceOf(tier, 'year')).toBe(10 * PLANS[tier].pricePerMonthCents)
    expect(priceOf(tier, 'month')).toBe(PLANS[tier].pricePerMonthCents)
  })
})

describe('what is paid with', () => {
  it.each([
    ['card', 'visa', 'Visa'],
    ['card', 'amex', 'American Express'],
    ['paypal', null, 'PayPal'],
    ['revolut_pay', null, 'Revolut pay'],
  ])('%s %s is called as people know it', (kind, brand, name) => {
    expect(namePaymentMethod({ kind, brand })).toBe(name)
  })
})

describe('the state of a customer', () => {
  it.each([
    ['nothing booked, in the trial', null, 1, 'trialing', 'trialing'],
    ['nothing booked, the trial over', null, 0, 'read_only', 'read-only'],
    ['booked, in the trial', { status: 'trialing', unpaidSince: null }, 1, 'trialing', 'trialing'],
    ['booked and paid', { status: 'active', unpaidSince: null }, -30, 'active', 'active'],
    ['a payment missing', { status: 'unpaid', unpaidSince: daysFrom(-13.9) }, -30, 'past_due', 'active'],
    ['a payment missing for 14 days', { status: 'unpaid', unpaidSince: daysFrom(-14) }, -30, 'read_only', 'read-only'],
    ['every attempt failed', { status: 'exhausted', unpaidSince: daysFrom(-2) }, -30, 'read_only', 'read-only'],
    ['ended', { status: 'ended', unpaidSince: null }, -30, 'canceled', 'read-only'],
  ] as const)('with %s', (...[, given, trialDays, state, status]) => {
    const subscription = given && { ...given, price, next: null }
    const found = billingStateOf({ subscription, trialEndsAt: daysFrom(trialDays) }, NOW)
    expect([found, customerStatusOf(found)]).toEqual([state, status])
  })
})

describe('rights', () => {
  it.each([
    ['starter', 'enterprise', 'enterprise'],
    ['enterprise', 'starter', 'enterprise'],
    ['professional', null, 'professional'],
  ] as const)('of %s with %s to come are those of %s', (tier, next, expected) => {
    const to = next && { tier: next, interval: 'month' as const }
    expect(tierInForce({ price: { tier, interval: 'month' }, next: to })).toBe(expected)
  })
})

describe('a trial', () => {
  it.each([
    [3.1, null],
    [3, 3],
    [1.5, 3],
    [1, 1],
    [0.1, 1],
    [0, 0],
    [-5, 0],
  ])('with %d days left is told at %s', (days, notice) => {
    expect(dueTrialNotice(daysFrom(days), NOW)).toBe(notice)
  })
})
