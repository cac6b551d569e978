import { describe, expect, it } from 'vitest'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { clearFaults, listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const [PATH, VISITS] = ['/api/v1/provider-connections', '/api/v1/provider-authorizations']
const app = await startTestApp()
const { db } = app.product.base.sandbox
for (const [id, name] of [
  ['501', 'Quay Bakery'],
  ['502', 'Quay Bistro'],
] as const) {
  await putListing(db, { vendor: 'facebook', id, accountId: '55', accountName: 'Mara Quinn', name })
}
const DANA = 'Allow as Dana Whitlock'
const MARCUS = 'Allow as Marcus Bell'
const BUTTONS: Record<SocialProvider, string> = {
  facebook: 'Continue as Mara Quinn',
  twitter: DANA,
  instagram: DANA,
  linkedin: MARCUS,
}

const start = (member: TestMember, provider: SocialProvider, connectionId?: string) =>
  app.as(member).post(VISITS, { provider, connectionId })

interface Visit {
  button?: string
  connectionId?: string
  fields?: Record<string, string | null>
}

/** As far as the address that the network sends the browser back to. */
async function visit(member: TestMember, provider: SocialProvider, { button, connectionId, fields }: Visit = {}) {
  const { body } = await start(member, provider, connectionId)
  const home = await answerConsent(new URL(body.url), button ?? BUTTONS[provider], fields)
  return { code: home.searchParams.get('code') ?? '', state: home.searchParams.get('state') ?? '', home }
}
const complete = (member: TestMember, { code, state }: { code: string; state: string }) =>
  app.as(member).post(`${VISITS}/complete`, { code, state })
const connect = async (member: TestMember, provider: SocialProvider, options?: Visit) =>
  complete(member, await visit(member, provider, options))
const list = async (member: TestMember) => (await app.as(member).get(PATH)).body.items
const choose = (member: TestMember, authorizationId: string, placeIds: string[]) =>
  app.as(member).post(`${VISITS}/choose`, { authorizationId, placeIds })

describe('connecting a social network', () => {
  it.each([
    ['twitter', '@harbourbistro'],
    ['instagram', '@harbourbistro'],
    ['linkedin', 'Tideline Café'],
  ] as const)('%s is active after the visit, and never tells its token', async (provider, account) => {
    const owner = await app.make.member()
    const { code, state, home } = await visit(owner, provider)
    expect([home.pathname, home.searchParams.get('tab')]).toEqual(['/settings', 'marketing'])

    const { status, body } = await complete(owner, { code, state })

    expect([status, body.choice]).toEqual([200, null])
    const [connection] = body.connections
    expect(connection).toMatchObject({
      type: 'social',
      provider,
      account,
      status: 'active',
      isDefault: true,
      needs: [],
    })
    expect(await list(owner)).toEqual([connection])
    expect(JSON.stringify(body)).not.toContain('sb-')
    const { rows } = await app.superuser.query('select * from provider_connections where id = $1', [connection.id])
    expect(rows[0].credentials).toMatch(/^s1\./)
    expect(rows[0].renew_at === null).toBe(provider === 'linkedin')
    expect(connection.expiresAt === null).toBe(provider !== 'linkedin')
  })

  it('asks which of several pages are meant, and connects those', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'facebook')
    const { body } = await complete(owner, returned)
    expect(body.connections).toEqual([])
    expect(body.choice.places).toEqual([
      { id: '501', name: 'Quay Bakery', isConnected: false },
      { id: '502', name: 'Quay Bistro', isConnected: false },
    ])
    expect((await complete(owner, returned)).body).toEqual(body)
    expect(await list(owner)).toEqual([])
    expect((await choose(owner, body.choice.authorizationId, ['999'])).status).toBe(404)
    expect((await choose(owner, body.choice.authorizationId, [])).status).toBe(400)

    const chosen = await choose(owner, body.choice.authorizationId, ['501', '502'])

    expect(chosen.body.connections.map(({ account }: { account: string }) => account)).toEqual([
      'Quay Bakery',
      'Quay Bistro',
    ])
    expect(chosen.body.connections.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false])
    // People who stay away for 90 days take their consent along.
    expect(Date.parse(chosen.body.connections[0].expiresAt)).toBeGreaterThan(Date.now() + 80 * 86_400_000)
    expect((await choose(owner, body.choice.authorizationId, ['501'])).status).toBe(409)
    expect((await complete(owner, returned)).body.connections).toHaveLength(2)
  })

  it('has each page once, however often it is connected', async () => {
    const owner = await app.make.member()
    const first = (await connect(owner, 'twitter')).body.connections[0]
    const second = (await connect(owner, 'twitter')).body.connections[0]

    expect(second.id).toBe(first.id)
    const other = (await connect(owner, 'twitter', { button: MARCUS })).body.connections[0]
    expect((await list(owner)).map(({ id }: { id: string }) => id)).toEqual([first.id, other.id])
    expect(other).toMatchObject({ account: '@tidelinecafe', isDefault: false })
  })

  it('is refused where the right to post was not given, and keeps nothing', async () => {
    const owner = await app.make.member()
    const fields = { 'scope:tweet.write': null }

    const { status, body } = await connect(owner, 'twitter', { fields })

    expect([status, body.detail]).toEqual([
      409,
      'X did not give us the right to post. Connect it again and allow everything it asks for.',
    ])
    expect(await list(owner)).toEqual([])
  })

  it('is refused for somebody without a page', async () => {
    const owner = await app.make.member()
    const { status, body } = await connect(owner, 'linkedin', { button: 'Allow as Priya Nair' })

    expect([status, body.detail]).toEqual([409, 'This account has no page on LinkedIn that you can post as.'])
  })

  it('says that a token is required where none came', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'twitter')
    await setFault(db, 'twitter', { kind: 'garbage', remaining: 1 })

    expect(await complete(owner, returned)).toMatchObject({
      status: 400,
      body: { detail: 'X requires an access token' },
    })
    expect(await list(owner)).toEqual([])
  })

  it('keeps nothing while the network is out of order', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'instagram')
    await setFault(db, 'instagram', { kind: 'down', remaining: null })
    const { status, body } = await complete(owner, returned)
    await clearFaults(db, 'instagram')

    expect([status, body.detail]).toEqual([503, expect.stringMatching(/^Instagram cannot be reached/)])
    expect(await list(owner)).toEqual([])
  })

  it('needs the permission, all locations and a plan with campaigns', async () => {
    const manager = await app.make.member({ role: 'manager' })
    const starter = await app.make.member({ tier: 'starter' })

    expect((await start(manager, 'twitter')).status).toBe(403)
    expect((await start(starter, 'twitter')).body).toMatchObject({ code: 'plan-limit' })
  })
})

describe('the state of a visit', () => {
  it('answers the same when it comes back again', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'twitter')
    const first = await complete(owner, returned)

    expect((await complete(owner, returned)).body).toEqual(first.body)
    expect((await complete(owner, { ...returned, code: 'another' })).body).toEqual(first.body)
    expect(await list(owner)).toHaveLength(1)
  })

  it('is told the same reason again where nothing came of it, also while it is being found out', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'linkedin', { button: 'Allow as Priya Nair' })

    const together = await Promise.all([complete(owner, returned), complete(owner, returned)])
    const answers = [...together, await complete(owner, returned)]

    const told = [409, 'This account has no page on LinkedIn that you can post as.']
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([told, told, told])
    const stranger = await app.make.member()
    expect((await complete(stranger, returned)).body.detail).toBe('Invalid authentication state. Please try again.')
  })

  it('works once, pressed twice at the same time', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'twitter')
    const [one, other] = await Promise.all([complete(owner, returned), complete(owner, returned)])

    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body).toEqual(one.body)
    expect(await list(owner)).toHaveLength(1)
  })

  it.each([
    ['forged', { state: 'made-up' }, 'Invalid authentication state. Please try again.'],
    ['missing', { state: '' }, 'No state parameter received'],
    ['without a code', { code: '' }, 'No authorization code received'],
  ])('is refused where it is %s', async (_case, changed, detail) => {
    const owner = await app.make.member()
    const returned = { ...(await visit(owner, 'twitter')), ...changed }

    expect(await complete(owner, returned)).toMatchObject({ status: 409, body: { detail } })
    expect(await list(owner)).toEqual([])
  })

  it('is of the one who began: not of a colleague, nor of another customer', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const stranger = await app.make.member()
    const returned = await visit(owner, 'twitter')

    for (const other of [colleague, stranger]) {
      expect(await complete(other, returned)).toMatchObject({ status: 409 })
      expect(await list(other)).toEqual([])
    }
    expect((await complete(owner, returned)).status).toBe(200)
  })

  it('is too old after ten minutes', async () => {
    const owner = await app.make.member()
    const returned = await visit(owner, 'twitter')
    await app.superuser.query(
      `update provider_authorizations set created_at = now() - interval '11 minutes' where customer_id = $1`,
      [owner.customerId],
    )
    expect((await complete(owner, returned)).status).toBe(409)
  })

  it('lets nobody else choose', async () => {
    const owner = await app.make.member()
    const { choice } = (await connect(owner, 'facebook')).body
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })

    expect((await choose(colleague, choice.authorizationId, ['501'])).status).toBe(404)
    expect((await choose(await app.make.member(), choice.authorizationId, ['501'])).status).toBe(404)
    expect((await choose(owner, choice.authorizationId, ['501'])).status).toBe(200)
  })
})

describe('a connected network', () => {
  it('is connected anew by the account it is about, and by no other', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'twitter')).body.connections[0]
    await app.superuser.query(`update provider_connections set status = 'disconnected' where id = $1`, [id])

    const wrong = await connect(owner, 'twitter', { connectionId: id, button: MARCUS })
    expect([wrong.status, wrong.body.detail]).toEqual([
      409,
      'This account does not manage @harbourbistro. Sign in with the one that does, or add it as a new provider.',
    ])
    const right = await connect(owner, 'twitter', { connectionId: id })
    expect(right.body.connections).toMatchObject([{ id, status: 'active', fault: null }])
    expect(await list(owner)).toHaveLength(1)
  })

  it('connects anew the one page that is meant, without asking', async () => {
    const owner = await app.make.member()
    const { choice } = (await connect(owner, 'facebook')).body
    const { id } = (await choose(owner, choice.authorizationId, ['502'])).body.connections[0]

    const { body } = await connect(owner, 'facebook', { connectionId: id })
    expect(body).toMatchObject({ choice: null, connections: [{ id, account: 'Quay Bistro' }] })
  })

  it('is given back at the network once nothing else lives by it', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'twitter')).body.connections[0]
    const other = (await connect(owner, 'twitter', { button: MARCUS })).body.connections[0]
    const countRevoked = async () =>
      (await listCalls(db, 'twitter', 1000)).filter(({ path }) => path.endsWith('/revoke')).length
    const before = await countRevoked()

    expect((await app.as(owner).delete(`${PATH}/${id}`)).body.items).toMatchObject([{ id: other.id, isDefault: true }])
    expect(await countRevoked()).toBe(before)
    expect((await app.as(owner).delete(`${PATH}/${other.id}`)).body.items).toEqual([])
    expect(await countRevoked()).toBe(before + 1)
  })

  it('lives on when the reviews of the same person’s pages are disconnected', async () => {
    const owner = await app.make.member()
    const { choice } = (await connect(owner, 'facebook')).body
    const { id } = (await choose(owner, choice.authorizationId, ['501'])).body.connections[0]
    const reviews = '/api/v1/integrations'
    const { body: begun } = await app.as(owner).post(`${reviews}/authorizations`, { platform: 'facebook' })
    const home = await answerConsent(new URL(begun.url), BUTTONS.facebook)
    const returned = { code: home.searchParams.get('code'), state: home.searchParams.get('state') }
    const { body: connected } = await app
      .as(owner)
      .post(`${reviews}/authorizations/complete`, { platform: 'facebook', ...returned })
    const listEnded = async () =>
      (await listCalls(db, 'facebook', 1000)).flatMap(({ method, path }) =>
        method === 'DELETE' ? (path.split('/me/')[1] ?? path) : [],
      )
    const before = await listEnded()

    const { status, body } = await app.as(owner).post(`${reviews}/${connected.id}/disconnect`)

    expect([status, body.status, body.fault]).toEqual([200, 'disconnected', null])
    expect((await app.as(owner).post(`${PATH}/${id}/test`)).body).toMatchObject({
      connection: { id, status: 'active' },
    })
    const ended = (await listEnded()).slice(0, -before.length || undefined)
    expect(ended.toSorted()).toEqual([
      'permissions/pages_manage_engagement',
      'permissions/pages_manage_metadata',
      'permissions/pages_read_user_content',
    ])
  })

  it('is tested by its rights, and nothing is published', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'instagram')).body.connections[0]
    const posts = async () => (await app.anonymous.get('/sandbox/providers/messages?vendor=instagram')).body.messages
    const before = await posts()

    const { body } = await app.as(owner).post(`${PATH}/${id}/test`)

    expect(body).toMatchObject({ to: null, connection: { id, status: 'active' } })
    expect(await posts()).toEqual(before)
  })

  it('that lost the right to post says so in the test, until it is connected anew', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'instagram')).body.connections[0]
    await setFault(db, 'instagram', { kind: 'no-permission', remaining: 1 })

    const { status, body } = await app.as(owner).post(`${PATH}/${id}/test`)

    expect([status, body.detail]).toEqual([409, expect.stringMatching(/^Instagram did not give us the right to post/)])
    expect((await list(owner))[0]).toMatchObject({ status: 'disconnected', fault: { kind: 'rights' } })
  })

  it('of another customer is not found', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const { id } = (await connect(owner, 'twitter')).body.connections[0]

    expect((await start(stranger, 'twitter', id)).status).toBe(404)
    expect((await app.as(stranger).post(`${PATH}/${id}/test`)).status).toBe(404)
    expect((await app.as(stranger).delete(`${PATH}/${id}`)).status).toBe(404)
    expect((await start(owner, 'linkedin', id)).status).toBe(404)
  })
})
