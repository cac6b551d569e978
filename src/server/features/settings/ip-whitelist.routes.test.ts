import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { letProofsAge, readMails } from '#testing/auth-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })

const SECURITY = '/api/v1/settings/security'
const OFFICE = '203.0.113.7'
const from = (address: string) => ({ 'x-forwarded-for': address })
const named = (customerId: string) => ({ 'goodword-customer': customerId })

const save = (owner: { token: string }, ipWhitelist: string[], address = OFFICE, further: object = {}) =>
  app.as(owner).put(SECURITY, { sessionTimeout: 30, ipWhitelist, ...further }, from(address))

/** An owner whose team comes in from the office only. */
async function makeGuarded(ranges = ['203.0.113.0/24']): Promise<TestMember> {
  const owner = await app.make.member()
  expect((await save(owner, ranges)).status).toBe(200)
  return owner
}

const reach = async (person: { token: string }, address: string, headers: Record<string, string> = {}) =>
  (await app.as(person).get('/api/v1/reviews', { ...from(address), ...headers })).status

describe('the IP whitelist', () => {
  it('is kept in one spelling, each entry once', async () => {
    const owner = await app.make.member()
    const given = [' 203.0.113.9/24', '203.0.113.0/24', '2001:DB8:0::1', '::ffff:198.51.100.4']
    expect(await save(owner, given)).toMatchObject({
      status: 200,
      body: { ipWhitelist: ['203.0.113.0/24', '2001:db8::1', '198.51.100.4'], ownAddress: OFFICE, revision: 1 },
    })
  })

  it('lets in from a network that is on it, by either protocol, and says no elsewhere', async () => {
    const owner = await makeGuarded(['203.0.113.0/24', '2001:db8:7::/48'])
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    for (const address of ['203.0.113.200', '2001:db8:7:1::5', '::ffff:203.0.113.9', '::FFFF:cb00:7109']) {
      expect([address, await reach(colleague, address)]).toEqual([address, 200])
    }
    for (const address of ['203.0.114.1', '2001:db8:8::5', '::ffff:203.0.114.1', 'nowhere']) {
      expect([address, await reach(colleague, address)]).toEqual([address, 403])
    }
    expect(await app.as(colleague).get('/api/v1/reviews', from('6.6.6.6'))).toMatchObject({
      status: 403,
      body: {
        code: 'address-not-allowed',
        reason: 'address-not-allowed',
        detail: 'Your team only lets people in from certain networks, and you are not on one of them.',
      },
    })
  })

  it('believes a forwarded address of a known proxy only', async () => {
    const owner = await makeGuarded()
    expect(await reach(owner, `${OFFICE}, 6.6.6.6`)).toBe(403)
    expect(await reach(owner, `6.6.6.6, ${OFFICE}, 127.0.0.1`)).toBe(200)
    expect((await app.as(owner).get('/api/v1/reviews')).status).toBe(403)
  })

  it('holds for what is open to everybody who is signed in, for files, streams and the exchange of a platform', async () => {
    const owner = await makeGuarded()
    const outside = app.as(owner)
    for (const path of ['/search?query=x', '/notifications', '/me/sessions', '/reviews/export.csv', '/events']) {
      const answer = await outside.get(`/api/v1${path}`, from('6.6.6.6'))
      expect(answer).toMatchObject({ status: 403, body: { code: 'address-not-allowed' } })
    }
    const exchange = await outside.post('/functions/v1/exchange-oauth-token', { code: 'x' }, from('6.6.6.6'))
    expect(exchange).toMatchObject({ status: 403, body: { error: { reason: 'address-not-allowed' } } })
  })

  it('leaves signing in, who one is, and what is public alone', async () => {
    const owner = await makeGuarded()
    const { body } = await app.as(owner).get('/api/v1/me', from('6.6.6.6'))
    expect(body.customer).toMatchObject({ id: owner.customerId, barredBy: 'address' })
    expect((await app.as(owner).get('/api/v1/me', from(OFFICE))).body.customer.barredBy).toBeNull()

    expect((await app.as(owner).get('/auth/v1/user', from('6.6.6.6'))).status).toBe(200)
    expect((await app.as(owner).get('/api/v1/openapi.json', from('6.6.6.6'))).status).toBe(200)
  })

  it('is each customer’s own: others are reached from everywhere, also by a person of both', async () => {
    const [guarded, open] = [await makeGuarded(), await app.make.member()]
    const { body } = await app.as(open).post('/api/v1/invitations', { email: guarded.email, role: 'member' })
    // Also from outside: that is not the guarded customer's affair.
    const accept = `/api/v1/me/invitations/${body.id}/accept`
    expect((await app.as(guarded).post(accept, { name: 'Ana' }, from('6.6.6.6'))).status).toBe(200)

    expect(await reach(open, '6.6.6.6')).toBe(200)
    expect(await reach(guarded, '6.6.6.6', named(guarded.customerId))).toBe(403)
    expect(await reach(guarded, '6.6.6.6', named(open.customerId))).toBe(200)
    const me = await app.as(guarded).get('/api/v1/me', { ...from('6.6.6.6'), ...named(guarded.customerId) })
    expect(me.body.customers.map(({ id }: { id: string }) => id)).toContain(open.customerId)
  })

  it('ends the streams of those who are outside, and of no one else', async () => {
    const owner = await app.make.member()
    const open = async (address: string) => {
      const stop = new AbortController()
      const headers = { authorization: `Bearer ${owner.token}`, ...from(address) }
      const response = await fetch(`${app.url}/api/v1/events`, { headers, signal: stop.signal })
      const stream = { text: '', isOpen: true }
      void (async () => {
        for await (const part of response.body ?? []) stream.text += Buffer.from(part).toString()
      })()
        .catch(() => undefined)
        .finally(() => (stream.isOpen = false))
      onTestFinished(() => stop.abort())
      return stream
    }
    const [inside, outside] = [await open(OFFICE), await open('6.6.6.6')]

    await save(owner, [OFFICE])

    await vi.waitFor(() => expect(outside.isOpen).toBe(false), 5000)
    expect(outside.text).toContain('event: bye')
    await sleep(100)
    expect(inside.isOpen).toBe(true)
  })
})

describe('a change of the whitelist', () => {
  it('is refused where it would lock out whoever makes it', async () => {
    const owner = await app.make.member()
    expect(await save(owner, ['198.51.100.0/24'])).toMatchObject({
      status: 400,
      body: {
        reason: 'whitelist-locks-out',
        detail: `This would lock you out: your own address, ${OFFICE}, is not on the list.`,
        errors: [{ field: 'ipWhitelist' }],
      },
    })
    expect((await app.as(owner).get(SECURITY)).body).toMatchObject({ ipWhitelist: [], revision: 0 })
  })

  it('names each entry that is none', async () => {
    const owner = await app.make.member()
    expect(await save(owner, [OFFICE, 'the office', '203.0.113.0/40'])).toMatchObject({
      status: 400,
      body: {
        errors: ['ipWhitelist.1', 'ipWhitelist.2'].map((field) => ({
          field,
          code: 'ipRangeInvalid',
          message: 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24.',
        })),
      },
    })
    expect(
      (
        await save(
          owner,
          Array.from({ length: 101 }, () => OFFICE),
        )
      ).status,
    ).toBe(400)
  })

  it('needs a fresh proof, which the timeout alone does not', async () => {
    const owner = await makeGuarded()
    await letProofsAge(app, owner)

    for (const ranges of [[], [OFFICE]]) {
      expect(await save(owner, ranges)).toMatchObject({ status: 403, body: { reason: 'reauthentication-needed' } })
    }
    expect((await save(owner, ['203.0.113.0/24'], OFFICE, { sessionTimeout: 45 })).status).toBe(200)
    expect((await app.as(owner).put(SECURITY, { sessionTimeout: 50 }, from(OFFICE))).status).toBe(200)
  })

  it('is not made over one that the person has not seen', async () => {
    const owner = await makeGuarded()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const { revision } = (await app.as(owner).get(SECURITY, from(OFFICE))).body
    expect((await save(admin, [OFFICE], OFFICE, { revision })).status).toBe(200)

    expect(await save(owner, [], OFFICE, { revision })).toMatchObject({
      status: 409,
      body: { reason: 'settings-changed-meanwhile' },
    })
    expect((await app.as(owner).get(SECURITY, from(OFFICE))).body.ipWhitelist).toEqual([OFFICE])
  })

  it('is told in the history, for those who manage the team', async () => {
    const owner = await makeGuarded()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const read = async (person: TestMember) =>
      (await app.as(person).get('/api/v1/activity?subject=security', from(OFFICE))).body.items

    expect(await read(owner)).toMatchObject([
      {
        action: 'security.rules-changed',
        actorName: owner.name,
        changes: [{ name: 'ipWhitelist', before: null, after: '203.0.113.0/24' }],
      },
    ])
    expect(await read(member)).toEqual([])
  })

  it('pressed twice is made once, and is not for a manager', async () => {
    const owner = await app.make.member()
    const body = { sessionTimeout: 30, ipWhitelist: [OFFICE] }
    const press = (key: string) => app.as(owner).put(SECURITY, body, { ...from(OFFICE), 'idempotency-key': key })
    const key = randomUUID()
    await press(key)
    expect(await press(key)).toMatchObject({ status: 200, body: { revision: 1 } })

    const manager = await app.make.member({ role: 'manager' })
    expect((await save(manager, [OFFICE])).body.code).toBe('permission-denied')
  })
})

describe('an owner whom the whitelist keeps out', () => {
  const outside = from('6.6.6.6')
  const ask = (person: { token: string }) => app.as(person).post(`${SECURITY}/release-link`, {}, outside)
  const use = (person: { token: string }, word: string, headers: Record<string, string> = {}) =>
    app.as(person).post(`${SECURITY}/release`, { word }, { ...outside, ...headers })
  const wordFor = async (owner: { token: string; email: string }) => {
    expect(await ask(owner)).toMatchObject({ status: 200, body: { email: owner.email } })
    const [mail] = await readMails(app, owner.email)
    return /whitelist-off\/([^?]+)\?/.exec(mail?.link.href ?? '')?.[1] ?? ''
  }

  it('switches it off by a mailed link, once; those who look after the settings are told', async () => {
    const owner = await makeGuarded()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const word = await wordFor(owner)

    expect(await use(owner, word)).toMatchObject({ status: 200, body: { ipWhitelist: [] } })

    expect(await reach(owner, '6.6.6.6')).toBe(200)
    expect(await use(owner, word)).toMatchObject({ status: 404, body: { reason: 'release-link-invalid' } })
    for (const { email } of [owner, admin]) {
      const [mail] = await readMails(app, email)
      expect(mail?.subject).toBe('The IP whitelist of your workspace is off')
      expect(mail?.text).toContain('from 6.6.6.6')
    }
    expect((await app.as(owner).get('/api/v1/activity?subject=security')).body.items[0]).toMatchObject({
      action: 'security.whitelist-released',
      actorName: owner.name,
      changes: [{ name: 'ipWhitelist', before: '203.0.113.0/24', after: null }],
    })
  })

  it('has 30 minutes for it', async () => {
    const owner = await makeGuarded()
    const word = await wordFor(owner)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 + 1000 })
    onTestFinished(() => void vi.useRealTimers())

    expect(await use(owner, word)).toMatchObject({ status: 404, body: { reason: 'release-link-invalid' } })
    expect(await reach(owner, '6.6.6.6')).toBe(403)
  })

  it('cannot use a link of somebody else, of another customer, of settings that have changed, or of their own making', async () => {
    const [owner, other] = [await makeGuarded(), await makeGuarded()]
    const word = await wordFor(owner)
    const [key, said = ''] = word.split('.')
    const forged = Buffer.from(said, 'base64url').toString().replace(owner.userId, other.userId)

    for (const tried of [
      word,
      `${key}.${Buffer.from(forged).toString('base64url')}.${word.split('.')[2]}`,
      'x',
      '..',
    ]) {
      expect((await use(other, tried)).body.reason).toBe('release-link-invalid')
    }
    await save(owner, [OFFICE])
    expect((await use(owner, word)).body.reason).toBe('release-link-invalid')
    expect(await reach(other, '6.6.6.6')).toBe(403)
  })

  it('is no owner any more once the ownership has gone on', async () => {
    const owner = await makeGuarded()
    const word = await wordFor(owner)
    await app.superuser.query(`update team_members set role = 'admin' where id = $1`, [owner.memberId])

    for (const answer of [await use(owner, word), await ask(owner)]) {
      expect(answer).toMatchObject({ status: 403, body: { reason: 'release-owner-only' } })
    }
  })

  it('gets no link where there is nothing to switch off', async () => {
    expect(await ask(await app.make.member())).toMatchObject({ status: 409, body: { reason: 'whitelist-off' } })
  })
})
