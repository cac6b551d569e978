import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { listCalls, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const complete = (app: TestApp, member: { token: string }, body: object) =>
  app.as(member).post('/api/v1/integrations/authorizations/complete', body)

describe('connecting a platform with one listing', async () => {
  const app = await startTestApp()
  const fixture = await createPlatformFixture(app, 'google', 1)

  it('saves the connection, keeps its tokens sealed and fetches its reviews', async () => {
    const owner = await app.make.member()
    await fixture.write([{ rating: 5 }, { rating: 1, content: null, author: null }])

    const { body } = await fixture.connect(owner)

    expect(body).toMatchObject({ type: 'google', name: 'Harbour 200', status: 'connected', isSandbox: true })
    expect(body.capabilities).toMatchObject({ canReadReviews: true, canReply: true, keepDays: 30 })
    const { rows } = await app.superuser.query<{ credentials: string }>(
      'select credentials, config from integrations where customer_id = $1',
      [owner.customerId],
    )
    expect(rows[0]?.credentials).toMatch(/^s1\./)
    expect(JSON.stringify(body) + JSON.stringify(rows)).not.toContain('sb-access')
    await app.jobs.tryAll('sync.run')
    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    expect(integration).toMatchObject({ reviewsSeen: 2, totalOnPlatform: 2, fault: null, lastRun: { state: 'done' } })
  })

  it('answers a repeated return with the same connection', async () => {
    const owner = await app.make.member()
    const home = await fixture.consent(owner)
    const returned = { platform: 'google', code: home.searchParams.get('code'), state: home.searchParams.get('state') }
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => app.as(owner).post('/api/v1/integrations/authorizations/complete', returned, headers)

    const [first, second] = [await send(), await send()]

    expect([first.status, second.body.id]).toEqual([200, first.body.id])
    expect((await app.as(owner).get('/api/v1/integrations')).body.items).toHaveLength(1)
  })

  it('keeps its reviews when it is disconnected, and has the same ones when it is connected anew', async () => {
    const owner = await app.make.member()
    await fixture.write([{ id: fixture.newId(), author: 'Zoe', content: 'Lovely soup' }])
    const first = (await fixture.connect(owner)).body
    await app.jobs.tryAll('sync.run')
    const list = async () =>
      (await app.as(owner).get('/api/v1/reviews')).body.items
        .map(({ id, author, content }: Record<string, string | null>) => `${id} ${author}: ${content}`)
        .toSorted() as string[]
    const before = await list()
    expect(before.join()).toContain('Zoe: Lovely soup')

    await app.as(owner).post(`/api/v1/integrations/${first.id}/disconnect`)
    await app.superuser.query('select prune_review_contents()')
    expect(await list()).toEqual(before)

    const again = (await fixture.connect(owner)).body
    await app.jobs.tryAll('sync.run')
    expect([again.id, again.status, await list()]).toEqual([first.id, 'connected', before])
  })

  it.each([
    ['no code', { code: '', state: 'x' }, 'No authorization code received'],
    ['no state', { code: 'x', state: '' }, 'No state parameter received'],
    ['a made-up state', { code: 'x', state: 'x' }, 'Invalid state parameter'],
  ])('refuses %s in the words of the screen', async (_case, returned, detail) => {
    const owner = await app.make.member()
    expect((await complete(app, owner, { platform: 'google', ...returned })).body).toMatchObject({ detail })
  })

  it('refuses a state of another session, another platform, or another customer', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const elsewhere = { ...owner, ...(await app.make.session(owner)) }
    const home = await fixture.consent(owner)
    const returned = { code: home.searchParams.get('code'), state: home.searchParams.get('state') }
    const detail = 'Invalid state parameter'

    expect((await complete(app, elsewhere, { platform: 'google', ...returned })).body).toMatchObject({ detail })
    expect((await complete(app, stranger, { platform: 'google', ...returned })).body).toMatchObject({ detail })
    expect((await complete(app, owner, { platform: 'facebook', ...returned })).body).toMatchObject({ detail })
    expect((await complete(app, owner, { platform: 'google', ...returned })).status).toBe(200)
  })

  it('is not for a member, and another customer’s connection is not found', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { id } = (await fixture.connect(owner)).body

    expect((await app.as(member).post('/api/v1/integrations/authorizations', { platform: 'google' })).status).toBe(403)
    expect((await app.as(stranger).post(`/api/v1/integrations/${id}/disconnect`)).status).toBe(404)
    expect((await app.as(stranger).get('/api/v1/integrations')).body.items).toEqual([])
  })

  it('renews a token that runs out, once for ten workers', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body
    await app.superuser.query('update integrations set token_expires_at = now() where id = $1', [id])
    await expireAccess(fixture.db, 'google')
    const before = (await listCalls(fixture.db, 'google', 1000)).filter((call) => call.path.endsWith('/token')).length
    const { integrations } = app.product.services
    const integration = await integrations.find(owner.customerId, id)
    if (!integration) throw new Error('The connection is not there.')

    const connections = await Promise.all(Array.from({ length: 10 }, () => integrations.getConnection(integration)))

    expect(new Set(connections.map(({ accessToken }) => accessToken)).size).toBe(1)
    const after = (await listCalls(fixture.db, 'google', 1000)).filter((call) => call.path.endsWith('/token')).length
    expect(after - before).toBe(1)
  })

  it('says that it must be connected anew when the platform has taken its consent back', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body
    await revokeEverything(fixture.db, 'google')
    await app.jobs.tryAll('sync.run')

    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    expect(integration).toMatchObject({
      id,
      needsReconnect: true,
      lastRun: { state: 'failed', fault: { kind: 'reconnect' } },
    })
  })

  it('forgets the tokens when disconnected, also when the platform is down', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body
    await setFault(fixture.db, 'google', { kind: 'down', remaining: 1 })

    const { body } = await app.as(owner).post(`/api/v1/integrations/${id}/disconnect`)

    expect(body).toMatchObject({ status: 'disconnected', fault: { kind: 'not-revoked' } })
    const { rows } = await app.superuser.query('select credentials from integrations where id = $1', [id])
    expect(rows).toEqual([{ credentials: null }])
  })
})

describe('connecting a platform with several listings', async () => {
  const app = await startTestApp()
  const fixture = await createPlatformFixture(app, 'facebook', 2)

  it('waits until one is chosen', async () => {
    const owner = await app.make.member()
    const pending = (await fixture.connect(owner)).body
    expect(pending).toMatchObject({ status: 'pending', choices: [{ id: '200' }, { id: '201' }] })
    expect(JSON.stringify(pending)).not.toContain('sb-')

    const chosen = await app.as(owner).post(`/api/v1/integrations/${pending.id}/listing`, { listingId: '201' })

    expect(chosen.body).toMatchObject({ status: 'connected', name: 'Harbour 201', choices: [] })
    expect(chosen.body.capabilities).toMatchObject({ hasStars: false })
    const again = await app.as(owner).post(`/api/v1/integrations/${pending.id}/listing`, { listingId: '200' })
    expect(again.status).toBe(409)
  })

  it('asks anew in the same row when the choice was left open', async () => {
    const owner = await app.make.member()
    const first = (await fixture.connect(owner)).body
    const second = (await fixture.connect(owner)).body

    expect(second.id).toBe(first.id)
    expect((await app.as(owner).get('/api/v1/integrations')).body.items).toHaveLength(1)
  })

  it('gives the connection to a location of the same customer only', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = (await fixture.connect(owner)).body
    const [ours, theirs] = [
      (await app.as(owner).post('/api/v1/locations', { name: 'Quay' })).body,
      (await app.as(stranger).post('/api/v1/locations', { name: 'Pier' })).body,
    ]
    const place = (member: typeof owner, locationId: string | null) =>
      app.as(member).put(`/api/v1/integrations/${id}/location`, { locationId })

    expect((await place(owner, ours.id)).body).toMatchObject({ locationId: ours.id, locationName: 'Quay' })
    expect((await place(owner, theirs.id)).status).toBe(404)
    expect((await place(stranger, theirs.id)).status).toBe(404)
    const choice = { listingId: '200', locationId: theirs.id }
    expect((await app.as(owner).post(`/api/v1/integrations/${id}/listing`, choice)).status).toBe(404)
    expect((await place(owner, null)).body).toMatchObject({ locationId: null })
  })

  it('lets nobody choose what was not granted, or for another customer', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = (await fixture.connect(owner)).body
    const choose = (member: typeof owner, listingId: string) =>
      app.as(member).post(`/api/v1/integrations/${id}/listing`, { listingId })

    expect((await choose(owner, '999')).status).toBe(404)
    expect((await choose(stranger, '200')).status).toBe(404)
  })
})

describe('a plan with three platforms', async () => {
  const app = await startTestApp()

  it('has no room for a fourth, except on trial', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    for (const type of ['facebook', 'yelp', 'tripadvisor']) {
      await app.superuser.query(
        `insert into integrations (customer_id, type, name, status) values ($1, $2, 'X', 'connected')`,
        [owner.customerId, type],
      )
    }
    const start = (platform: string) => app.as(owner).post('/api/v1/integrations/authorizations', { platform })

    expect(await start('google')).toMatchObject({ status: 403, body: { code: 'plan-limit' } })
    expect((await start('yelp')).status).toBe(200)
    await app.superuser.query(`update customers set status = 'trialing' where id = $1`, [owner.customerId])
    expect((await start('google')).status).toBe(200)
  })
})

describe('a live platform without keys', () => {
  it('cannot be connected, in the words of the screen', async () => {
    const live = await startTestApp({ SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })
    const owner = await live.make.member()
    const { body } = await live.as(owner).post('/api/v1/integrations/authorizations', { platform: 'google' })
    expect(body.detail).toBe('Missing valid client ID for Google Business Profile. Please check your .env file.')
  })
})
