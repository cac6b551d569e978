import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readMail } from '#testing/auth-fixture.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_VERIFY: '100000' })
const admin = await app.make.admin()
const PATH = '/api/v1/admin/customers'
const DAY_MS = 86_400_000
const newEmail = () => `${randomUUID()}@people.test`
const inDays = (iso: string) => Math.round((Date.parse(iso) - Date.now()) / DAY_MS)

const toInput = (email: string) => ({
  customerId: randomUUID(),
  companyName: 'Quay House',
  email,
  tier: 'enterprise',
  trialDays: 30,
  language: 'de',
})

/** As the page does that the mail leads to. */
async function accept(person: { token: string }) {
  const [{ id }] = (await app.as(person).get('/api/v1/me/invitations')).body.items
  return app.as(person).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Inga Berg' })
}

describe('a customer made by administrators', () => {
  it('invites its owner, who arrives there with the whole trial', async () => {
    const email = newEmail()
    const input = toInput(email.toUpperCase())
    const made = await app.as(admin).post(PATH, input)
    expect(made.body).toMatchObject({ companyName: 'Quay House', email, tier: 'enterprise', status: 'trialing' })
    expect(made.body).toMatchObject({ ownerName: null, invitedUntil: expect.any(String) })
    await app.superuser.query(
      `update customers set created_at = seconds_after(created_at, -432000), trial_ends_at = seconds_after(trial_ends_at, -432000) where id = $1`,
      [input.customerId],
    )

    const { link, subject } = await readMail(app, email)
    expect(subject).toContain('Quay House')
    const body = { type: 'invite', token_hash: link.searchParams.get('token_hash') }
    const person = { token: (await app.anonymous.post('/auth/v1/verify', body)).body.access_token as string }
    await app.as(person).put('/auth/v1/user', { password: 'correct horse battery' })
    expect((await accept(person)).status).toBe(200)

    const { customer } = (await app.as(person).get('/api/v1/me')).body
    expect(customer).toMatchObject({
      id: input.customerId,
      role: 'owner',
      subscriptionTier: 'enterprise',
      isNamed: true,
    })
    expect(inDays(customer.trialEndsAt)).toBe(30)
    expect((await app.as(admin).get(`${PATH}/${input.customerId}`)).body.ownerName).toBe('Inga Berg')
    expect((await app.as(admin).post(`${PATH}/${input.customerId}/invitation`, {})).body.reason).toBe('owner-is-here')
  })

  it('is made once under its name, and can belong to somebody who has another', async () => {
    const known = await app.make.member()
    const input = toInput(known.email)
    await app.as(admin).post(PATH, input)
    expect((await app.as(admin).post(PATH, input)).status).toBe(200)
    await app.as(admin).post(`${PATH}/${input.customerId}/invitation`, {})

    expect((await app.as(known).get('/api/v1/me/invitations')).body.items).toHaveLength(1)
    expect((await accept(known)).body).toMatchObject({ customerId: input.customerId })
    expect((await app.as(known).get('/api/v1/me')).body.customers).toHaveLength(2)
  })

  it.each([
    ['email', { email: 'nobody' }],
    ['companyName', { companyName: ' ' }],
    ['trialDays', { trialDays: 0 }],
    ['trialDays', { trialDays: 366 }],
    ['tier', { tier: 'gold' }],
  ])('is refused for a wrong %s', async (field, wrong) => {
    const { status, body } = await app.as(admin).post(PATH, { ...toInput(newEmail()), ...wrong })
    expect([status, body.errors[0].field ?? body.errors[0].path]).toEqual([400, field])
  })
})

describe('extending a trial', () => {
  const extend = (customerId: string, endsAt: string | null, days = 10) =>
    app.as(admin).post(`${PATH}/${customerId}/trial`, { days, endsAt })
  const lookAt = async (customerId: string) => (await app.as(admin).get(`${PATH}/${customerId}`)).body

  it('adds days to what is left, once, and tells the owner', async () => {
    const owner = await app.make.member({ customerStatus: 'trialing' })
    const { trialEndsAt } = await lookAt(owner.customerId)
    const later = (await extend(owner.customerId, trialEndsAt)).body.trialEndsAt
    expect((await extend(owner.customerId, trialEndsAt)).body.trialEndsAt).toBe(later)

    const from = trialEndsAt === null ? Date.now() : Date.parse(trialEndsAt)
    expect(Math.round((Date.parse(later) - from) / DAY_MS)).toBe(10)
    expect((await readMail(app, owner.email)).subject).toBe('Your trial goes on')
    const [newest] = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(newest).toMatchObject({ action: 'billing.trial-extended', actorName: 'Goodword' })
  })

  it('opens again what could only be read, also once it is let in, and follows no plan', async () => {
    const late = await app.make.member({ customerStatus: 'read-only' })
    expect((await extend(late.customerId, null)).body).toMatchObject({ status: 'trialing' })
    const shut = await app.make.member({ customerStatus: 'read-only' })
    const move = (given: string) =>
      app.as(admin).post(`${PATH}/${shut.customerId}/standing`, { move: given, reason: 'A question' })
    await move('suspend')
    expect((await extend(shut.customerId, null)).body).toMatchObject({ status: 'suspended' })
    expect((await move('reactivate')).body).toMatchObject({ status: 'trialing' })

    const paying = await createBilling(app).makePaying()
    expect((await extend(paying.customerId, null)).body.reason).toBe('trial-beside-plan')
  })
})
