import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const REVIEW = {
  platform: 'google',
  day: '2026-04-03',
  author: 'Ann',
  rating: 5,
  content: 'Lovely',
  url: 'https://reviews.example/1',
}
const PATH = '/api/v1/manual-reviews'

describe('/api/v1/manual-reviews', () => {
  it('keeps a review, changes it, and removes it', async () => {
    const owner = await app.make.member()
    const locationId = (await app.as(owner).post('/api/v1/locations', { name: 'Wharf', timezone: 'Pacific/Auckland' }))
      .body.id
    const { body } = await app.as(owner).post(PATH, { ...REVIEW, locationId })
    expect(body).toMatchObject({ ...REVIEW, locationId, isRecommended: null })
    const { review } = (await app.as(owner).get(`/api/v1/reviews/${body.id}`)).body
    expect(review).toMatchObject({ source: 'manual', replyWay: 'by-hand' })

    const changed = { ...REVIEW, platform: 'facebook', rating: null, isRecommended: false, content: '', url: '' }
    await app.as(owner).put(`${PATH}/${body.id}`, { ...changed, locationId, day: '2026-04-01' })

    expect((await app.as(owner).get(PATH)).body.items).toEqual([
      { ...changed, id: body.id, locationId, day: '2026-04-01', content: null, url: null, isAnswered: false },
    ])
    expect((await app.as(owner).delete(`${PATH}/${body.id}`)).status).toBe(200)
    expect((await app.as(owner).get(PATH)).body.items).toEqual([])
  })

  it('stores it as pending, entered by hand', async () => {
    const owner = await app.make.member()
    await app.as(owner).post(PATH, REVIEW)
    const { rows } = await app.superuser.query('select source, status from reviews where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ source: 'manual', status: 'pending' }])
  })

  it('is told in the feed', async () => {
    const owner = await app.make.member()
    const { id } = (await app.as(owner).post(PATH, REVIEW)).body

    expect((await app.as(owner).get('/api/v1/activity')).body.items[0]).toMatchObject({
      action: 'review.added',
      actorName: owner.name,
      subjectId: id,
      subjectLabel: 'Google Business Profile · Ann',
    })
  })

  it('tells of a change and of a removal, to the feed, to open screens and to the incident it was in', async () => {
    const owner = await app.make.member()
    const day = new Date().toISOString().slice(0, 10)
    const enter = async () => (await app.as(owner).post(PATH, { ...REVIEW, day, rating: 1 })).body.id as string
    await app.as(owner).put('/api/v1/incidents/rule', { isOn: true, reviews: 2, maxRating: 2, withinHours: 48 })
    const [edited, removed] = [await enter(), await enter(), await enter()]
    await app.jobs.tryAll('incidents.watch')
    const incidents = async () => (await app.as(owner).get('/api/v1/incidents')).body.items
    expect(await incidents()).toMatchObject([{ reviewCount: 3 }])

    await app.as(owner).put(`${PATH}/${edited}`, { ...REVIEW, day, rating: 5, author: 'Bo' })
    await app.as(owner).delete(`${PATH}/${removed}`)
    await app.jobs.tryAll('incidents.watch')

    expect((await app.as(owner).get('/api/v1/activity')).body.items.slice(0, 2)).toMatchObject([
      { action: 'review.removed', actorName: owner.name, link: null },
      { action: 'review.edited', subjectId: edited, subjectLabel: 'Google Business Profile · Bo' },
    ])
    const { rows } = await app.superuser.query(
      `select subject_id from live_events where customer_id = $1 and type = 'review.changed' order by id desc limit 2`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ subject_id: removed }, { subject_id: edited }])
    expect(await incidents()).toMatchObject([{ reviewCount: 1 }])
    expect((await app.as(owner).get('/api/v1/reviews/count')).body).toMatchObject({ count: 2 })
    expect((await app.as(owner).get(`${PATH}/${edited}`)).body).toMatchObject({ id: edited, author: 'Bo', day })
  })

  it('stays once it is answered, unless the person says that the answer may go', async () => {
    const owner = await app.make.member()
    const { id } = (await app.as(owner).post(PATH, REVIEW)).body
    await app.superuser.query(`update reviews set status = 'responded', response = 'Thank you' where id = $1`, [id])

    expect((await app.as(owner).get(PATH)).body.items).toMatchObject([{ id, isAnswered: true }])
    expect(await app.as(owner).delete(`${PATH}/${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'This review already has a reply.' },
    })
    expect((await app.as(owner).delete(`${PATH}/${id}?withAnswer=true`)).status).toBe(200)
    expect((await app.as(owner).get(PATH)).body.items).toEqual([])
  })

  it('pressed twice is one', async () => {
    const owner = await app.make.member()
    const headers = { 'idempotency-key': randomUUID() }
    await app.as(owner).post(PATH, REVIEW, headers)
    await app.as(owner).post(PATH, REVIEW, headers)

    expect((await app.as(owner).get(PATH)).body.items).toHaveLength(1)
  })

  it.each([
    ['no stars', { rating: null }, 'rating', 'required'],
    ['six stars', { rating: 6 }, 'rating', 'choiceInvalid'],
    ['neither yes nor no', { platform: 'facebook' }, 'isRecommended', 'required'],
    ['a day that never was', { day: '2026-02-31' }, 'day', 'dateInvalid'],
    ['a day of the year nought', { day: '0000-01-01' }, 'day', 'dateInvalid'],
    ['a day that is yet to come', { day: '2999-01-01' }, 'day', 'dateInvalid'],
    ['a link that is none', { url: 'javascript:alert(1)' }, 'url', 'webAddressInvalid'],
  ])('refuses %s at its field', async (_case, change, field, code) => {
    const owner = await app.make.member()
    const { body } = await app.as(owner).post(PATH, { ...REVIEW, ...change })

    expect(body.errors).toMatchObject([{ field, code }])
  })

  it('changes and removes only what was entered by hand', async () => {
    const owner = await app.make.member()
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, created_at, updated_at)
       values ($1, 'google', 'L', 'r', now(), now()) returning id`,
      [owner.customerId],
    )
    expect((await app.as(owner).put(`${PATH}/${rows[0]?.id}`, REVIEW)).status).toBe(404)
    expect((await app.as(owner).delete(`${PATH}/${rows[0]?.id}`)).status).toBe(404)
  })

  it('is another customer’s own affair, and not for a member to change', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { id } = (await app.as(owner).post(PATH, REVIEW)).body
    const locationId = (await app.as(owner).post('/api/v1/locations', { name: 'Wharf' })).body.id

    expect((await app.as(stranger).get(PATH)).body.items).toEqual([])
    expect((await app.as(stranger).get(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(stranger).put(`${PATH}/${id}`, REVIEW)).status).toBe(404)
    expect((await app.as(stranger).delete(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(stranger).post(PATH, { ...REVIEW, locationId })).status).toBe(404)
    expect((await app.as(member).post(PATH, REVIEW)).status).toBe(403)
    expect((await app.as(member).delete(`${PATH}/${id}`)).status).toBe(403)
  })
})
