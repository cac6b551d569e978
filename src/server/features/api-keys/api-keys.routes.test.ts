import { describe, expect, it } from 'vitest'
import type { ApiKeyShownOnce } from '#shared/contracts/api-keys.ts'
import { KEY_PERMISSIONS } from '#shared/domain/api-keys.ts'
import { letProofsAge } from '#testing/auth-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { readContracts } from '#testing/read-contracts.ts'
import { startTestApp } from '#testing/test-app.ts'
import { isWellFormed, makeSecret } from './key-secret.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const KEYS = '/api/v1/api-keys'
const REVIEWS = '/api/v1/reviews'
const NEW_KEY = { name: 'Till', permissions: ['reviews.view'], expiresInDays: 90 }
const from = (address: string) => ({ 'x-forwarded-for': address })

const makeOwner = () => app.make.member({ tier: 'enterprise' })

async function makeKey(owner: TestMember, given: object = {}): Promise<ApiKeyShownOnce> {
  const made = await app.as(owner).post(KEYS, { ...NEW_KEY, ...given })
  expect(made.status).toBe(200)
  return made.body
}

const by = ({ secret }: { secret: string }) => app.as({ token: secret })
const listOf = async (owner: TestMember) => (await app.as(owner).get(KEYS)).body.items

describe('a key', () => {
  it('is shown once, kept as a hash, and begins so that scanners know it', async () => {
    const owner = await makeOwner()
    const { secret, key } = await makeKey(owner)

    expect(secret).toMatch(/^gw_test_[0-9A-Za-z]{38}$/)
    expect(key).toMatchObject({
      name: 'Till',
      hint: `gw_test_…${secret.slice(-4)}`,
      createdBy: owner.name,
      earlier: null,
    })
    expect(await listOf(owner)).toEqual([key])
    const { rows } = await app.superuser.query<{ all: string }>(
      `select (select json_agg(s)::text from directory.api_key_secrets s) || (select json_agg(k)::text from api_keys k)
         || coalesce((select json_agg(i)::text from idempotency_keys i), '') as all`,
    )
    expect(rows[0]?.all).not.toContain(secret.slice(8))
  })

  it('reads what its permissions open, of its customer alone', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    await app.make.review({ customerId: owner.customerId })
    await app.make.review({ customerId: (await makeOwner()).customerId })

    expect((await by(key).get(REVIEWS)).body.items).toHaveLength(1)
    expect(await by(key).get('/api/v1/contacts')).toMatchObject({
      status: 403,
      body: { reason: 'key-without-permission', values: { permission: 'contacts.view' } },
    })
    expect(await by(key).get('/api/v1/settings/security')).toMatchObject({ body: { reason: 'key-not-accepted' } })
    expect((await by(key).get(REVIEWS, { 'goodword-customer': (await makeOwner()).customerId })).status).toBe(401)
  })

  it('sees the locations it is limited to', async () => {
    const owner = await makeOwner()
    const [here, there] = [await app.make.location(owner.customerId), await app.make.location(owner.customerId)]
    await app.make.review({ customerId: owner.customerId, locationId: there })
    const id = await app.make.review({ customerId: owner.customerId, locationId: here })
    const key = await makeKey(owner, { locations: [here] })

    expect((await by(key).get(REVIEWS)).body.items).toMatchObject([{ id }])
    expect((await by(key).get('/api/v1/locations')).body.items).toMatchObject([{ id: here }])
    const foreign = await app.make.location((await makeOwner()).customerId)
    expect((await app.as(owner).post(KEYS, { ...NEW_KEY, name: 'Two', locations: [foreign] })).status).toBe(404)
  })

  it('is refused where its text cannot be one, has ended, or was never given', async () => {
    const owner = await makeOwner()
    const { secret, key } = await makeKey(owner)
    const last = secret.endsWith('a') ? 'b' : 'a'
    expect(isWellFormed(`${secret.slice(0, -1)}${last}`)).toBe(false)
    for (const token of [`${secret.slice(0, -1)}${last}`, makeSecret('test'), makeSecret('live'), 'gw_live_', 'gw_']) {
      expect((await app.as({ token }).get(REVIEWS)).status).toBe(401)
    }
    await app.superuser.query(`update api_keys set expires_at = now() where id = $1`, [key.id])
    expect((await by({ secret }).get(REVIEWS)).status).toBe(401)
  })

  it('hears that it is the key, in words for a program', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner, { ipRanges: ['203.0.113.7'] })
    const copied = await by({ secret: 'gw_test_...Std7' }).get(REVIEWS)
    expect(copied).toMatchObject({ status: 401, body: { code: 'not-signed-in', reason: 'key-unknown' } })
    expect(copied.headers.get('www-authenticate')).toBe('Bearer')
    expect((await by(key).get(REVIEWS, from('203.0.113.8'))).body).toMatchObject({
      code: 'address-not-allowed',
      reason: 'key-address-not-allowed',
    })
  })

  it('comes from its own networks, and from the workspace’s', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner, { ipRanges: ['198.51.100.9/24', '203.0.113.7'] })
    const reach = async (address: string) => (await by(key).get(REVIEWS, from(address))).status
    expect([await reach('198.51.100.1'), await reach('203.0.113.7'), await reach('203.0.113.8')]).toEqual([
      200, 200, 403,
    ])

    const rules = { sessionTimeout: 30, ipWhitelist: ['203.0.113.0/24'] }
    await app.as(owner).put('/api/v1/settings/security', rules, from('203.0.113.1'))
    expect([await reach('198.51.100.1'), await reach('203.0.113.7')]).toEqual([403, 200])
  })

  it('notes when it was last used, once a minute at most', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    await by(key).get(REVIEWS)
    const lastUsed = async () => (await listOf(owner))[0].lastUsedAt
    await expect.poll(lastUsed).not.toBeNull()

    const first = await lastUsed()
    await by(key).get(REVIEWS)
    expect(await lastUsed()).toBe(first)
    await app.superuser.query(`update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`, [
      key.key.id,
    ])
    await by(key).get(REVIEWS)
    await expect.poll(async () => Date.parse(await lastUsed())).toBeGreaterThanOrEqual(Date.parse(first))
  })

  it('works while the plan has it, and can be seen and revoked afterwards', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [
      owner.customerId,
    ])

    expect(await by(key).get(REVIEWS)).toMatchObject({
      status: 403,
      body: { reason: 'api-access-outside-plan', values: { plan: 'enterprise' } },
    })
    expect(await app.as(owner).post(KEYS, NEW_KEY)).toMatchObject({ body: { reason: 'api-access-outside-plan' } })
    expect((await app.as(owner).delete(`${KEYS}/${key.key.id}`)).status).toBe(200)
    expect(await listOf(owner)).toEqual([])
  })
})

describe('what a key does', () => {
  it('stands in the activity under its name, and twice under one Idempotency-Key happens once', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner, { permissions: ['contacts.manage'] })
    expect(key.key.permissions).toEqual(['contacts.view', 'contacts.manage'])
    const visit = { who: { kind: 'person', name: 'Ann', email: 'ann@guests.test', phone: null, consent: null } }
    const tell = () => by(key).post('/api/v1/visits', visit, { 'idempotency-key': 'visit-1' })

    const [first, second] = [await tell(), await tell()]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const { rows } = await app.superuser.query(
      `select actor_name from activity where customer_id = $1 and action = 'contact.visited'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ actor_name: 'Till' }])
  })

  it('waits for a person before it leaves for a platform, whatever the workspace’s rule', async () => {
    const owner = await makeOwner()
    await app.as(owner).put('/api/v1/team-approval', { rule: 'nobody' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const key = await makeKey(owner, { permissions: ['replies.draft'] })

    const answer = await by(key).post(`${REVIEWS}/${reviewId}/replies`, {
      text: 'Thank you for coming.',
      basedOn: null,
    })
    expect(answer).toMatchObject({ status: 200, body: { reply: { state: 'awaiting-approval' } } })
    const path = `${REVIEWS}/${reviewId}/replies/${answer.body.reply.id}`
    expect(await by(key).post(`${path}/approve`)).toMatchObject({ status: 403, body: { reason: 'key-not-accepted' } })
    expect((await app.as(owner).post(`${path}/return`, { note: 'Too short' })).status).toBe(200)
  })

  it('is told how much is left, and gets what it already has as an ETag', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    const first = await by(key).get(REVIEWS)
    const left = Number(first.headers.get('ratelimit-remaining'))
    expect(first.headers.get('ratelimit-limit')).toBe('100000')
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0)

    const etag = first.headers.get('etag') ?? ''
    const again = await by(key).get(REVIEWS, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(Number(again.headers.get('ratelimit-remaining'))).not.toBe(left)
    const refused = await by(key).get('/api/v1/contacts')
    expect([refused.status, refused.headers.get('ratelimit-limit')]).toEqual([403, '100000'])
    expect((await app.as(owner).get(REVIEWS)).headers.get('ratelimit-limit')).toBeNull()
  })
})

describe('keys', () => {
  it('are made and rotated by whoever has just shown that it is them', async () => {
    const owner = await makeOwner()
    const { key } = await makeKey(owner)
    await letProofsAge(app, owner)
    const asked = [
      await app.as(owner).post(KEYS, { ...NEW_KEY, name: 'Two' }),
      await app.as(owner).post(`${KEYS}/${key.id}/rotate`, { hint: key.hint }),
    ]
    expect(asked).toMatchObject([
      { body: { reason: 'reauthentication-needed' } },
      { body: { reason: 'reauthentication-needed' } },
    ])
  })

  it('are made once, however often it is pressed', async () => {
    const owner = await makeOwner()
    const press = () => app.as(owner).post(KEYS, NEW_KEY)
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('get no permission that their maker has not, and some', async () => {
    const owner = await makeOwner()
    expect((await app.as(owner).post(KEYS, { ...NEW_KEY, permissions: [] })).body.errors).toMatchObject([
      { field: 'permissions', code: 'noneChosen', message: 'Choose at least one.' },
    ])
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    await app.superuser.query('insert into team_member_permissions values ($1, $2, $3, false)', [
      owner.customerId,
      admin.memberId,
      'contacts.view',
    ])
    expect(await app.as(admin).post(KEYS, { ...NEW_KEY, permissions: ['contacts.view'] })).toMatchObject({
      body: { reason: 'permission-not-yours' },
    })
  })

  it('are rotated with an overlap, once for each secret that was seen', async () => {
    const owner = await makeOwner()
    const before = await makeKey(owner)
    const rotate = (hint: string, overlapHours: number) =>
      app.as(owner).post(`${KEYS}/${before.key.id}/rotate`, { hint, overlapHours })

    const { body: after } = await rotate(before.key.hint, 24)
    expect(after.key.earlier.hint).toBe(before.key.hint)
    expect([(await by(before).get(REVIEWS)).status, (await by(after).get(REVIEWS)).status]).toEqual([200, 200])
    expect(await rotate(before.key.hint, 24)).toMatchObject({
      status: 409,
      body: { reason: 'api-key-rotated-meanwhile' },
    })

    const { body: last } = await rotate(after.key.hint, 0)
    const reached = await Promise.all([before, after, last].map(async (one) => (await by(one).get(REVIEWS)).status))
    expect(reached).toEqual([401, 401, 200])
  })

  it('end at once when they are revoked, and another customer’s are not found', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    const stranger = app.as(await makeOwner())
    expect((await stranger.delete(`${KEYS}/${key.key.id}`)).status).toBe(404)
    expect((await stranger.post(`${KEYS}/${key.key.id}/rotate`, { hint: key.key.hint })).status).toBe(404)

    expect((await app.as(owner).delete(`${KEYS}/${key.key.id}`)).status).toBe(200)
    expect((await by(key).get(REVIEWS)).status).toBe(401)
    const { rows } = await app.superuser.query(
      `select action from activity where customer_id = $1 and subject_group = 'security'`,
      [owner.customerId],
    )
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(expect.arrayContaining([{ action: 'security.key-made' }, { action: 'security.key-revoked' }]))
  })

  it('can be given what some open endpoint asks for, and none of those publishes', async () => {
    const open = (await readContracts()).filter(({ isOpenToKeys }) => isOpenToKeys)
    const asked = new Set(open.map(({ access }) => access).filter((access) => access !== 'signed-in'))
    expect([...asked].toSorted()).toEqual([...KEY_PERMISSIONS].toSorted())
    expect(open.filter(({ isStream, mediaType }) => isStream || mediaType)).toEqual([])
  })
})
