import { describe, expect, it } from 'vitest'
import { letProofsAge } from '#testing/auth-fixture.ts'
import { createFactorFixture } from '#testing/factor-fixture.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_FACTORS: '100000' }, { liveRecheckMs: 100 })
const factors = createFactorFixture(app)

const SECURITY = '/api/v1/settings/security'
const DAY_MS = 86_400_000

/** An owner with a second step, who asks everybody for one. */
async function makeStrict() {
  const { person, client } = await factors.makeProtected()
  const owner = { ...person, token: await factors.tokenOf(client) }
  const answer = await app.as(owner).put(SECURITY, { sessionTimeout: 30, isTwoFactorRequired: true })
  expect(answer).toMatchObject({ status: 200, body: { isTwoFactorRequired: true } })
  return owner
}

/** As if the rule had been set so many days earlier than it was, and as if they had joined so many days ago. */
async function letDaysPass(customerId: string, { rule, joined }: { rule: number; joined: number }) {
  const { rows } = await app.superuser.query<{ since: string }>(
    `select security ->> 'twoFactorSince' as since from customer_settings where customer_id = $1`,
    [customerId],
  )
  const since = new Date(Date.parse(rows[0]?.since ?? '') - rule * DAY_MS).toISOString()
  await app.superuser.query('update customer_settings set security = security || $2::jsonb where customer_id = $1', [
    customerId,
    JSON.stringify({ twoFactorSince: since }),
  ])
  await app.superuser.query(
    'update directory.memberships set joined_at = now() - make_interval(days => $2) where customer_id = $1',
    [customerId, joined],
  )
}

const bookOf = async (person: { token: string }) => (await app.as(person).get('/api/v1/me')).body.customer

describe('the rule that everybody has a second step', () => {
  it('is switched on only by somebody who has one', async () => {
    const owner = await app.make.member()
    expect(await app.as(owner).put(SECURITY, { sessionTimeout: 30, isTwoFactorRequired: true })).toMatchObject({
      status: 409,
      body: { reason: 'own-factor-first' },
    })
  })

  it('is switched on and off with a fresh proof, and told in the history', async () => {
    const owner = await makeStrict()
    expect((await app.as(owner).get('/api/v1/activity?subject=security')).body.items[0]).toMatchObject({
      action: 'security.rules-changed',
      changes: [{ name: 'isTwoFactorRequired', before: 'false', after: 'true' }],
    })
    await letProofsAge(app, owner)
    expect(await app.as(owner).put(SECURITY, { sessionTimeout: 30, isTwoFactorRequired: false })).toMatchObject({
      status: 403,
      body: { reason: 'reauthentication-needed' },
    })
  })

  it('gives a member seven days from when it was set', async () => {
    const owner = await makeStrict()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await letDaysPass(owner.customerId, { rule: 6, joined: 100 })

    const { barredBy, factorDueAt } = await bookOf(member)
    expect(barredBy).toBeNull()
    expect(Math.round((Date.parse(factorDueAt) - Date.now()) / DAY_MS)).toBe(1)
    expect((await app.as(member).get('/api/v1/reviews')).status).toBe(200)
    expect(await bookOf(owner)).toMatchObject({ barredBy: null, factorDueAt: null })
  })

  it('then answers nothing but who one is, until they have one', async () => {
    const owner = await makeStrict()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await letDaysPass(owner.customerId, { rule: 7, joined: 100 })

    for (const path of ['/reviews', '/search?query=x', '/notifications', '/events']) {
      expect(await app.as(member).get(`/api/v1${path}`)).toMatchObject({
        status: 403,
        body: {
          code: 'second-factor-missing',
          detail: 'Your team requires two-factor authentication. Set it up to continue.',
        },
      })
    }
    expect(await bookOf(member)).toMatchObject({ barredBy: 'second-factor' })

    const client = await factors.signIn(member)
    await factors.pass(client, await factors.enrol(client))
    const protectedNow = { token: await factors.tokenOf(client) }
    expect((await app.as(protectedNow).get('/api/v1/reviews')).status).toBe(200)
    expect(await bookOf(protectedNow)).toMatchObject({ barredBy: null, factorDueAt: null })
    expect((await client.signOut()).error).toBeNull()
  })

  it('gives who joins later seven days of their own', async () => {
    const owner = await makeStrict()
    const newcomer = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await letDaysPass(owner.customerId, { rule: 90, joined: 6 })
    expect(await bookOf(newcomer)).toMatchObject({ barredBy: null, factorDueAt: expect.any(String) })

    await letDaysPass(owner.customerId, { rule: 0, joined: 7 })
    expect(await bookOf(newcomer)).toMatchObject({ barredBy: 'second-factor' })
  })

  it('is each customer’s own, also for a person of both', async () => {
    const [strict, lax] = [await makeStrict(), await app.make.member()]
    const { body } = await app.as(strict).post('/api/v1/invitations', { email: lax.email, role: 'member' })
    await app.as(lax).post(`/api/v1/me/invitations/${body.id}/accept`, { name: 'Ana' })
    await letDaysPass(strict.customerId, { rule: 8, joined: 8 })
    const reach = async (customerId: string) =>
      (await app.as(lax).get('/api/v1/reviews', { 'goodword-customer': customerId })).status

    expect([await reach(strict.customerId), await reach(lax.customerId)]).toEqual([403, 200])
  })

  it('ends a stream when the days are over', async () => {
    const owner = await makeStrict()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stream = await openLiveReader(app.url, member.token)
    expect(stream.response.status).toBe(200)

    await letDaysPass(owner.customerId, { rule: 8, joined: 8 })

    await stream.ended
    expect(stream.seen.at(-1)).toMatchObject({ event: 'bye' })
  })

  it('begins anew when it is switched on again', async () => {
    const owner = await makeStrict()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await letDaysPass(owner.customerId, { rule: 8, joined: 100 })
    const set = (isTwoFactorRequired: boolean) =>
      app.as(owner).put(SECURITY, { sessionTimeout: 30, isTwoFactorRequired })

    // Saved with something else, it goes on as it was.
    await set(true)
    expect(await bookOf(member)).toMatchObject({ barredBy: 'second-factor' })
    await set(false)
    expect(await bookOf(member)).toMatchObject({ barredBy: null, factorDueAt: null })
    await set(true)
    expect(await bookOf(member)).toMatchObject({ barredBy: null, factorDueAt: expect.any(String) })
  })
})
