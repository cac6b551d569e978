import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const HARBOUR = { name: 'Harbour', address: '1 Quay Street', timezone: 'Europe/London', reviewLinks: {} }

describe('/api/v1/locations', () => {
  it('adds, changes, lists and removes places', async () => {
    const owner = await app.make.member()
    const { id } = (await app.as(owner).post('/api/v1/locations', HARBOUR)).body
    const links = { google: 'https://g.example/r' }
    await app.as(owner).put(`/api/v1/locations/${id}`, { ...HARBOUR, name: 'Old Harbour', reviewLinks: links })

    expect((await app.as(owner).get('/api/v1/locations')).body.items).toMatchObject([
      { id, name: 'Old Harbour', reviewLinks: links },
    ])
    expect((await app.as(owner).delete(`/api/v1/locations/${id}`)).body.items).toEqual([])
  })

  it('shows the places to whoever works there, whatever they may do, and to nobody else', async () => {
    const owner = await app.make.member()
    const marketing = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await app.as(owner).patch(`/api/v1/team/${marketing.memberId}`, { permissions: ['campaigns.view'] })
    const { id } = (await app.as(owner).post('/api/v1/locations', HARBOUR)).body
    const { id: other } = (await app.as(owner).post('/api/v1/locations', { ...HARBOUR, name: 'Wharf' })).body

    expect((await app.as(marketing).get('/api/v1/locations')).body.items).toMatchObject([{ id }, { id: other }])
    await app.as(owner).put(`/api/v1/team/${marketing.memberId}/locations`, { locations: [other] })
    expect((await app.as(marketing).get('/api/v1/locations')).body.items).toMatchObject([{ id: other }])
    const stranger = await app.make.member()
    expect((await app.as(stranger).get('/api/v1/locations')).body.items).toEqual([])
  })

  it.each(['Europe/Londinium', '+02:00', 'GMT+2h', ''])('knows no time zone %j', async (timezone) => {
    const owner = await app.make.member()
    const { status, body } = await app.as(owner).post('/api/v1/locations', { ...HARBOUR, timezone })

    expect([status, body.errors[0].field]).toEqual([400, 'timezone'])
    expect(body.errors.map((error: { message: string }) => error.message)).toContain(
      'Choose a time zone from the list, such as Europe/London.',
    )
    expect((await app.as(owner).get('/api/v1/locations')).body.items).toEqual([])
  })

  it('takes web addresses only as links', async () => {
    const owner = await app.make.member()
    const reviewLinks = { google: 'javascript:alert(1)' }

    expect((await app.as(owner).post('/api/v1/locations', { ...HARBOUR, reviewLinks })).body.errors).toMatchObject([
      { field: 'reviewLinks.google', code: 'webAddressInvalid' },
    ])
  })

  it('keeps a place that something belongs to', async () => {
    const owner = await app.make.member()
    const { id } = (await app.as(owner).post('/api/v1/locations', HARBOUR)).body
    await app.superuser.query(
      `insert into integrations (customer_id, location_id, type, name, status) values ($1, $2, 'yelp', 'X', 'connected')`,
      [owner.customerId, id],
    )
    expect(await app.as(owner).delete(`/api/v1/locations/${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'This location still has connections or reviews, so it cannot be removed.' },
    })
  })

  it('says what belongs to a place, and lets go of connections that are cut', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id, ...created } = (await app.as(owner).post('/api/v1/locations', HARBOUR)).body
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into integrations (customer_id, location_id, type, name, status)
       values ($1, $2, 'yelp', 'X', 'connected'), ($1, $2, 'facebook', 'Y', 'disconnected') returning id`,
      [owner.customerId, id],
    )
    await app.superuser.query(
      `insert into reviews (customer_id, location_id, platform, listing_id, platform_review_id, created_at, updated_at)
       select $1, $2, 'yelp', 'L', n::text, now(), now() from generate_series(1, 3) n`,
      [owner.customerId, id],
    )
    const held = async () =>
      (await app.as(owner).get('/api/v1/locations')).body.items.map(
        ({ connectionCount, reviewCount }: Record<string, number>) => [connectionCount, reviewCount],
      )

    expect([created.connectionCount, created.reviewCount]).toEqual([0, 0])
    expect(await held()).toEqual([[1, 3]])
    expect((await app.as(owner).put(`/api/v1/locations/${id}`, HARBOUR)).body).toMatchObject({
      connectionCount: 1,
      reviewCount: 3,
    })
    await app.as(stranger).post('/api/v1/locations', HARBOUR)
    expect((await app.as(stranger).get('/api/v1/locations')).body.items).toMatchObject([{ reviewCount: 0 }])

    await app.superuser.query('delete from reviews where customer_id = $1', [owner.customerId])
    await app.superuser.query('delete from integrations where id = $1', [rows[0]?.id])
    expect(await held()).toEqual([[0, 0]])
    expect((await app.as(owner).delete(`/api/v1/locations/${id}`)).body.items).toEqual([])
  })

  it('are another customer’s own affair', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = (await app.as(owner).post('/api/v1/locations', HARBOUR)).body

    expect((await app.as(stranger).get('/api/v1/locations')).body.items).toEqual([])
    expect((await app.as(stranger).put(`/api/v1/locations/${id}`, HARBOUR)).status).toBe(404)
    expect((await app.as(stranger).delete(`/api/v1/locations/${id}`)).status).toBe(404)
  })

  it('are not for a member to change', async () => {
    const member = await app.make.member({ role: 'member' })
    expect((await app.as(member).post('/api/v1/locations', HARBOUR)).status).toBe(403)
    expect((await app.as(member).get('/api/v1/locations')).status).toBe(200)
  })
})
