import { describe, expect, it } from 'vitest'
import { listCalls } from '#sandbox/vendors/vendor-faults.repository.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const app = await startTestApp()
const fixture = await createPlatformFixture(app, 'google', 2)
await putListing(fixture.db, { vendor: 'google', id: '900', accountId: '303', accountName: 'Pier', name: 'Pier 900' })

const listOf = async (member: TestMember) => (await app.as(member).get('/api/v1/integrations')).body.items
const disconnect = (member: TestMember, id: string) => app.as(member).post(`/api/v1/integrations/${id}/disconnect`)

async function connectBoth(): Promise<{ owner: TestMember; ids: [string, string] }> {
  const owner = await app.make.member()
  const { id } = (await fixture.connect(owner)).body
  await app.as(owner).post(`/api/v1/integrations/${id}/listing`, { listingIds: ['locations/200', 'locations/201'] })
  const items: { id: string; name: string }[] = await listOf(owner)
  const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? ''
  return { owner, ids: [idOf('Harbour 200'), idOf('Harbour 201')] }
}

async function reconnectAsPier(member: TestMember, integrationId: string) {
  const { url } = await fixture.start(member, integrationId)
  const home = await answerConsent(new URL(url), 'Allow', { account: '303', 'location:900': 'yes' })
  return app.as(member).post('/api/v1/integrations/authorizations/complete', {
    platform: 'google',
    code: home.searchParams.get('code'),
    state: home.searchParams.get('state'),
  })
}

describe('connecting one connection anew', () => {
  it('heals that one at once, though the account has several', async () => {
    const { owner, ids } = await connectBoth()
    await app.superuser.query(
      `update integrations set needs_reconnect = true, fault = '{"kind": "reconnect", "reason": null, "words": null}' where customer_id = $1`,
      [owner.customerId],
    )

    const { body } = await fixture.connect(owner, ids[1])

    expect(body).toMatchObject({ id: ids[1], status: 'connected', needsReconnect: false, fault: null })
    const items = await listOf(owner)
    expect(items).toHaveLength(2)
    expect(items.find(({ id }: { id: string }) => id === ids[0])).toMatchObject({ needsReconnect: true })
  })

  it('brings a disconnected one back to its row', async () => {
    const { owner, ids } = await connectBoth()
    await disconnect(owner, ids[0])

    expect((await fixture.connect(owner, ids[0])).body).toMatchObject({ id: ids[0], status: 'connected' })
    expect(await listOf(owner)).toHaveLength(2)
  })

  it('is refused in words, saved nowhere and given back with an account that does not manage it', async () => {
    const { owner, ids } = await connectBoth()
    const before = await listOf(owner)
    const countRevoked = async () =>
      (await listCalls(fixture.db, 'google', 1000)).filter(({ path }) => path.endsWith('/revoke')).length
    const revoked = await countRevoked()

    const answer = await reconnectAsPier(owner, ids[0])

    expect(answer.status).toBe(409)
    expect(answer.body.detail).toBe(
      'This account does not manage Harbour 200. Sign in with the one that does, or add it as a new integration.',
    )
    expect(await listOf(owner)).toEqual(before)
    expect(await countRevoked()).toBe(revoked + 1)
  })

  it('is nobody else’s, and of its own platform only', async () => {
    const { owner, ids } = await connectBoth()
    const stranger = await app.make.member()
    const start = (member: TestMember, platform: string) =>
      app.as(member).post('/api/v1/integrations/authorizations', { platform, integrationId: ids[0] })

    expect((await start(stranger, 'google')).status).toBe(404)
    expect((await start(owner, 'facebook')).status).toBe(404)
  })
})

describe('consenting again on Facebook', () => {
  it('mends a permission that is missing, in the same row and without disconnecting', async () => {
    const facebook = await createPlatformFixture(app, 'facebook', 1)
    const owner = await app.make.member()
    const { id } = (await facebook.connect(owner)).body
    await facebook.db
      .updateTable('sandbox.vendor_grants')
      .set({ scope: 'pages_show_list,pages_read_user_content' })
      .where('vendor', '=', 'facebook')
      .execute()
    await app.superuser.query(
      `update integrations set capabilities = capabilities || '{"probedAt": "2026-01-01T00:00:00Z"}' where id = $1`,
      [id],
    )
    await app.jobs.tryAll('sync.run')
    expect(await listOf(owner)).toMatchObject([{ id, capabilities: { canReadReviews: true, canReply: false } }])

    const { body } = await facebook.connect(owner, id)

    expect(body).toMatchObject({ id, status: 'connected', needsReconnect: false, capabilities: { canReply: true } })
    expect(await listOf(owner)).toHaveLength(1)
  })
})

describe('choosing several listings', () => {
  it('makes a connection and a place of each, and syncs them all', async () => {
    const { owner, ids } = await connectBoth()

    expect(new Set(ids).size).toBe(2)
    expect(await listOf(owner)).toMatchObject([
      { status: 'connected', lastRun: { trigger: 'connect' } },
      { status: 'connected', lastRun: { trigger: 'connect' } },
    ])
    const { items } = (await app.as(owner).get('/api/v1/locations')).body
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['Harbour 200', 'Harbour 201'])
  })

  it('marks what is connected already, and takes it without doubling it', async () => {
    const { owner, ids } = await connectBoth()
    const pending = (await fixture.connect(owner)).body
    expect(pending.choices).toMatchObject([{ isConnected: true }, { isConnected: true }])

    const choice = { listingIds: ['locations/200', 'locations/201'] }
    const { body } = await app.as(owner).post(`/api/v1/integrations/${pending.id}/listing`, choice)

    expect(ids).toContain(body.id)
    expect(await listOf(owner)).toHaveLength(2)
  })

  it('lets them share what renewing brings, so that neither ends the other', async () => {
    const { owner, ids } = await connectBoth()
    await app.superuser.query('update integrations set token_expires_at = now() where customer_id = $1', [
      owner.customerId,
    ])
    const { integrations } = app.product.services
    const countTokens = async () =>
      (await listCalls(fixture.db, 'google', 1000)).filter(({ path }) => path.endsWith('/token')).length
    const before = await countTokens()

    const connections = await Promise.all(
      ids.map(async (id) => {
        const integration = await integrations.find(owner.customerId, id)
        return integration && integrations.getConnection(integration)
      }),
    )

    expect(new Set(connections.map((connection) => connection?.accessToken)).size).toBe(1)
    expect(await countTokens()).toBe(before + 1)
  })

  it('refuses all when one of them was not granted', async () => {
    const owner = await app.make.member()
    const { id } = (await fixture.connect(owner)).body

    const choice = { listingIds: ['locations/200', 'locations/999'] }
    expect((await app.as(owner).post(`/api/v1/integrations/${id}/listing`, choice)).status).toBe(404)
    expect((await app.as(owner).post(`/api/v1/integrations/${id}/listing`, {})).status).toBe(404)
    expect(await listOf(owner)).toMatchObject([{ id, status: 'pending' }])
  })
})
