import { expect, it } from 'vitest'
import { CARDS, createBilling } from '#testing/billing-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const billing = createBilling(app)
const { path, refresh } = billing
await billing.setSilent(true)

const standingOf = async (member: TestMember) => (await app.as(member).get('/api/v1/me/standing')).body
const readOnlyAtOf = async (member: TestMember) => (await app.as(member).get('/api/v1/me')).body.customer.readOnlyAt
const colleagueOf = ({ customerId }: TestMember) => app.make.member({ customerId, role: 'member' })

it('tells everybody of the team why they can only read, and whom to ask', async () => {
  const owner = await app.make.member({ customerStatus: 'read-only' })
  const colleague = await colleagueOf(owner)
  const { owners } = await standingOf(colleague)
  expect(owners).toHaveLength(1)
  expect(await standingOf(colleague)).toEqual({ readOnlyBecause: 'trial-over', owners })
  expect((await app.as(colleague).get(path())).status).toBe(403)

  await billing.checkOut(owner, { tier: 'professional', interval: 'month' })
  await refresh(owner)
  expect(await standingOf(colleague)).toEqual({ readOnlyBecause: null, owners })

  await app.as(owner).post(path('/cancel'), {})
  await billing.passDays(31)
  await refresh(owner)
  expect(await standingOf(colleague)).toEqual({ readOnlyBecause: 'ended', owners })
})

it('tells of a payment that is missing once it has been missing for long', async () => {
  const owner = await billing.makePaying()
  const { url } = (await app.as(owner).post(path('/payment-method'))).body
  await billing.enterCard(url, CARDS.failsLater)
  await refresh(owner)
  await billing.passDays(31)
  await refresh(owner)
  expect((await standingOf(owner)).readOnlyBecause).toBeNull()
  // Until then, those who see what is paid are told when that will be.
  const { readOnlyAt } = await billing.look(owner)
  expect(readOnlyAt).toEqual(expect.any(String))
  expect(await readOnlyAtOf(owner)).toBe(readOnlyAt)
  expect(await readOnlyAtOf(await colleagueOf(owner))).toBeNull()
  expect(await readOnlyAtOf(await billing.makePaying())).toBeNull()
  await billing.passDays(15)
  await refresh(owner)
  expect((await standingOf(owner)).readOnlyBecause).toBe('unpaid')
  expect(await readOnlyAtOf(owner)).toBeNull()
})

it('is another for another customer', async () => {
  const reading = await app.make.member({ customerStatus: 'read-only' })
  const other = await app.make.member({ customerStatus: 'active' })
  expect((await standingOf(reading)).readOnlyBecause).toBe('trial-over')
  expect((await standingOf(other)).readOnlyBecause).toBeNull()
})
