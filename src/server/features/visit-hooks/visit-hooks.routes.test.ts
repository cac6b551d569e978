import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { VisitHookShownOnce } from '#shared/contracts/visit-hooks.ts'
import { letProofsAge } from '#testing/auth-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/visit-hooks'
const MAPPING = {
  id: 'order.number',
  name: 'guest.name',
  email: 'guest.emails.0',
  phone: 'guest.phone',
  visitedAt: 'at',
}
const GUEST = { name: 'Ann Lee', emails: ['ann@guests.test'] }
const message = (more: object = {}) => ({ order: { number: 1001 }, guest: GUEST, ...more })

async function start(given: object = {}) {
  const owner = await app.make.member({ tier: 'enterprise' })
  const made = await app.as(owner).post(PATH, { name: 'Till', mapping: MAPPING, ...given })
  expect(made.status).toBe(200)
  const { hook, address, secret } = made.body as VisitHookShownOnce
  const at = new URL(address ?? '').pathname
  const post = (body: unknown, { sign = true, by = secret, to = at } = {}) => {
    const signature = createHmac('sha256', by ?? '')
      .update(JSON.stringify(body))
      .digest('hex')
    const headers = sign && by !== null ? { 'goodword-signature': `sha256=${signature}` } : {}
    return app.anonymous.post(to, body, headers)
  }
  const path = `${PATH}/${hook.id}`
  const rotate = (hint: string, overlapHours = 24) => app.as(owner).post(`${path}/rotate`, { hint, overlapHours })
  return { owner, hook, post, rotate, path, at, secret }
}

const endOverlaps = async () => {
  await app.superuser.query(`update visit_hooks set earlier_ends_at = now() - interval '1 second'`)
  await app.superuser.query(
    `update directory.visit_hook_words set ends_at = now() - interval '1 second' where ends_at is not null`,
  )
}

const visitsOf = async ({ customerId }: TestMember) =>
  (await app.superuser.query('select id from visits where customer_id = $1', [customerId])).rows

describe('a system that can only post JSON', () => {
  it('makes a visit of its own words, once for each of its ids', async () => {
    const { owner, post } = await start()
    const first = await post(message())
    expect(first).toMatchObject({ status: 200, body: { isNew: true } })
    expect((await post(message({ note: 'sent again' }))).body).toEqual({ visitId: first.body.visitId, isNew: false })
    expect(await visitsOf(owner)).toEqual([{ id: first.body.visitId }])
    const { items } = (await app.as(owner).get('/api/v1/contacts')).body
    expect(items).toMatchObject([{ name: 'Ann Lee', email: 'ann@guests.test', consents: { email: 'none' } }])
    expect((await app.as(owner).get(PATH)).body.items[0].lastUsedAt).not.toBeNull()
  })

  it('is refused without its signature, or with one over other words', async () => {
    const { owner, post, at: path } = await start()
    const forged = { 'goodword-signature': createHmac('sha256', 'guess').update('{}').digest('hex') }
    const answers = [
      await post(message(), { sign: false }),
      await app.anonymous.post(path, message(), forged),
      await app.anonymous.post(path, message(), { 'goodword-signature': 'sha256=' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      answers.map(() => [403, 'visit-hook-unsigned']),
    )
    expect(await visitsOf(owner)).toEqual([])
  })

  it('that cannot sign has its address alone', async () => {
    const { post, secret, hook } = await start({ isSigned: false })
    expect([secret, hook.isSigned]).toEqual([null, false])
    expect((await post(message())).status).toBe(200)
    expect((await app.anonymous.post('/hooks/visits/guessed', message())).status).toBe(404)
  })

  it('posts, and gets nothing', async () => {
    const { at: path } = await start()
    const opened = await app.anonymous.get(path)
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('hears which part cannot be read', async () => {
    const { owner, post } = await start()
    const faults = [
      await post(message({ guest: { name: 'Ann', emails: ['nobody'] } })),
      await post(message({ guest: { name: 'Ann', phone: {} } })),
      await post(message({ at: 'tomorrow-ish' })),
      await post(message({ at: 4_000_000_000 })),
      await post([]),
      await post(message({ guest: { name: 'Ann', phone: '12' } })),
    ]
    expect(faults.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    // Without anything by which somebody could be reached, it is the first of the two that is missing.
    expect([1, 4, 5].map((at) => faults[at]?.body.values)).toEqual([
      { field: 'email', path: 'guest.emails.0' },
      { field: 'email', path: 'guest.emails.0' },
      { field: 'phone', path: 'guest.phone' },
    ])
    expect(faults[0]?.body).toMatchObject({ reason: 'visit-hook-unreadable', values: { path: 'guest.emails.0' } })
    expect(faults[2]?.body.values).toEqual({ field: 'visitedAt', path: 'at' })
    expect(JSON.stringify(faults)).not.toContain('nobody')
    expect(await visitsOf(owner)).toEqual([])
  })

  it('tells times in its own way, and without an id the same words are one visit', async () => {
    const { owner, post } = await start({ mapping: { email: 'guest.emails.0', visitedAt: 'at' } })
    const at = Math.floor(Date.now() / 1000) - 3600
    for (const each of [at, at, new Date(at * 1000).toISOString(), at * 1000]) await post(message({ at: each }))
    expect(await visitsOf(owner)).toHaveLength(1)
  })

  it('tells nothing while the plan does not have it, or the workspace can only be read', async () => {
    const { owner, post } = await start()
    const set = (column: string, value: string) =>
      app.superuser.query(`update customers set ${column} = $2 where id = $1`, [owner.customerId, value])
    await set('status', 'read-only')
    expect((await post(message())).body.reason).toBe('visit-hook-resting')
    await set('status', 'active')
    await set('subscription_tier', 'professional')
    expect((await post(message())).body.reason).toBe('api-access-outside-plan')
    expect(await visitsOf(owner)).toEqual([])
  })
})

describe('the ways in', () => {
  it('of another customer are not found', async () => {
    const { path } = await start()
    const stranger = app.as(await app.make.member({ tier: 'enterprise' }))
    expect((await stranger.get(PATH)).body.items).toEqual([])
    expect((await stranger.patch(path, { mapping: MAPPING })).status).toBe(404)
    expect((await stranger.post(`${path}/rotate`, { hint: '' })).status).toBe(404)
    expect((await stranger.delete(path)).status).toBe(404)
  })

  it('say where their guests were', async () => {
    const { owner, hook, post, path } = await start()
    const locationId = await app.make.location(owner.customerId)
    const foreign = await app.make.location((await app.make.member()).customerId)
    expect([
      hook.locationId,
      (await app.as(owner).patch(path, { mapping: MAPPING, locationId: foreign })).status,
    ]).toEqual([null, 404])
    expect((await app.as(owner).patch(path, { mapping: MAPPING, locationId })).body).toMatchObject({ locationId })
    expect((await app.as(owner).patch(path, { mapping: MAPPING })).body).toMatchObject({ locationId })
    await post(message())
    const { rows } = await app.superuser.query('select location_id from visits where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ location_id: locationId }])
  })

  it('get a new secret once, while the one before is good for a while', async () => {
    const { owner, hook, post, rotate, secret } = await start()
    const { body } = await rotate(hook.hint)
    expect(await rotate(hook.hint)).toMatchObject({ status: 409, body: { reason: 'visit-hook-rotated-meanwhile' } })
    expect(body).toMatchObject({
      address: null,
      hook: { hint: `…${body.secret.slice(-4)}`, earlier: { hint: hook.hint } },
    })
    const reach = async (by: string | null, number: number) =>
      (await post(message({ order: { number } }), { by })).status
    expect([await reach(secret, 1), await reach(body.secret, 2), await reach('guess', 3)]).toEqual([200, 200, 403])
    await endOverlaps()
    expect([await reach(secret, 4), await reach(body.secret, 5)]).toEqual([403, 200])
    expect((await app.as(owner).get(PATH)).body.items).toMatchObject([{ earlier: null }])
    await app.superuser.query('select prune_visit_hooks()')
    const { rows } = await app.superuser.query('select earlier_secret from visit_hooks where id = $1', [hook.id])
    expect([rows, await reach(body.secret, 6)]).toEqual([[{ earlier_secret: null }], 200])
    const { body: last } = await rotate(body.hook.hint, 0)
    expect([await reach(body.secret, 7), await reach(last.secret, 8)]).toEqual([403, 200])
  })

  it('get a new address where there is no secret', async () => {
    const { hook, post, rotate, at } = await start({ isSigned: false })
    const { body } = await rotate(hook.hint)
    expect(body).toMatchObject({ secret: null, hook: { isSigned: false, earlier: { hint: hook.hint } } })
    const to = new URL(body.address).pathname
    const reach = async (way: string) => (await post(message(), { to: way })).status
    expect([await reach(at), await reach(to)]).toEqual([200, 200])
    await endOverlaps()
    expect([await reach(at), await reach(to)]).toEqual([404, 200])
  })

  it('are made and rotated by whoever has just shown that it is them', async () => {
    const { owner, hook, rotate } = await start()
    await letProofsAge(app, owner)
    const asked = [await app.as(owner).post(PATH, { name: 'Two', mapping: MAPPING }), await rotate(hook.hint)]
    expect(asked.map(({ body }) => body.reason)).toEqual(['reauthentication-needed', 'reauthentication-needed'])
  })

  it('can be read differently, and end at once', async () => {
    const { owner, post, path } = await start()
    expect(await app.as(owner).patch(path, { mapping: { email: 'mail' } })).toMatchObject({ status: 200 })
    expect((await post({ mail: 'bo@guests.test' })).status).toBe(200)
    expect((await app.as(owner).delete(path)).status).toBe(200)
    expect((await post({ mail: 'cy@guests.test' })).status).toBe(404)
  })

  it.each([
    [{ mapping: { name: 'name' } }, 'required'],
    [{ mapping: { email: 'a..b' } }, 'invalid'],
  ])('are not made of %j', async (given, code) => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const made = await app.as(owner).post(PATH, { name: 'Till', ...given })
    expect([made.status, made.body.errors?.[0]?.code]).toEqual([400, code])
  })

  it('bear a name each', async () => {
    const { owner } = await start()
    expect(await app.as(owner).post(PATH, { name: 'till', mapping: MAPPING })).toMatchObject({
      status: 409,
      body: { reason: 'visit-hook-name-taken' },
    })
  })
})
