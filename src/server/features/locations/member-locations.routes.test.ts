import { describe, expect, it } from 'vitest'
import { openLiveReader } from '#testing/live-reader.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

/** A business with two places, a review at each and one at none, and a manager. */
async function makeBusiness() {
  const owner = await app.make.member()
  const { customerId } = owner
  const [harbour, hill] = [await app.make.location(customerId, 'Harbour'), await app.make.location(customerId, 'Hill')]
  const manager = await app.make.member({ customerId, role: 'manager' })
  const review = (locationId: string | null, content: string) =>
    app.make.review({ customerId, locationId, content, rating: 1 })
  const reviews = {
    harbour: await review(harbour, 'Cold soup at the harbour'),
    hill: await review(hill, 'Cold soup on the hill'),
    nowhere: await review(null, 'Cold soup somewhere'),
  }
  const path = `/api/v1/team/${manager.memberId}/locations`
  const limit = (locations: string[] | null) => app.as(owner).put(path, { locations })
  return { owner, customerId, harbour, hill, manager, reviews, path, limit }
}

const listReviews = async (person: { token: string }) =>
  (await app.as(person).get('/api/v1/reviews')).body.items.map(({ id }: { id: string }) => id)

describe('/api/v1/team/:memberId/locations', () => {
  it('limits a member with their next request, and lifts it again', async () => {
    const { manager, reviews, harbour, limit, owner, path } = await makeBusiness()
    expect(await listReviews(manager)).toHaveLength(3)

    expect((await limit([harbour, harbour])).body).toEqual({ memberId: manager.memberId, locations: [harbour] })
    expect(await listReviews(manager)).toEqual([reviews.harbour])
    expect(await app.as(manager).get(`/api/v1/reviews/${reviews.hill}`)).toMatchObject({ status: 404 })
    expect((await app.as(owner).get(path)).body.locations).toEqual([harbour])
    expect((await app.as(owner).get('/api/v1/activity')).body.items[0]).toMatchObject({
      action: 'member.locations-changed',
      subjectLabel: manager.name,
    })

    await limit([])
    expect(await listReviews(manager)).toEqual([])
    await limit(null)
    expect(await listReviews(manager)).toHaveLength(3)
    expect((await app.as(owner).get(path)).body.locations).toBeNull()
  })

  it('waits for somebody who is only invited', async () => {
    const { owner, reviews, harbour } = await makeBusiness()
    const newcomer = await app.make.member()
    const { id } = (await app.as(owner).post('/api/v1/invitations', { email: newcomer.email })).body
    expect((await app.as(owner).put(`/api/v1/team/${id}/locations`, { locations: [harbour] })).status).toBe(200)

    await app.as(newcomer).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Inga' })

    const { items } = (await app.as(newcomer).get('/api/v1/reviews', { 'goodword-customer': owner.customerId })).body
    expect(items).toMatchObject([{ id: reviews.harbour }])
  })

  it('can be said in the invitation, and no place of another customer', async () => {
    const { owner, reviews, harbour } = await makeBusiness()
    const [newcomer, theirs] = [await app.make.member(), await makeBusiness()]
    const invite = (locations: string[]) =>
      app.as(owner).post('/api/v1/team/invitations', { emails: [newcomer.email], locations })
    expect(await invite([theirs.harbour])).toMatchObject({ status: 404, body: { reason: 'location-not-found' } })

    const [{ id }] = (await invite([harbour])).body.items
    await app.as(newcomer).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Inga' })

    const { items } = (await app.as(newcomer).get('/api/v1/reviews', { 'goodword-customer': owner.customerId })).body
    expect(items).toMatchObject([{ id: reviews.harbour }])
  })

  it('sees nothing where the only place is gone: a place that goes widens nobody', async () => {
    const { manager, limit, customerId } = await makeBusiness()
    const shed = await app.make.location(customerId, 'Shed')
    await limit([shed])
    await app.superuser.query('delete from locations where id = $1', [shed])

    expect(await listReviews(manager)).toEqual([])
  })

  it('never limits an owner, and nobody changes their own', async () => {
    const { owner, customerId, harbour, manager } = await makeBusiness()
    const admin = await app.make.member({ customerId, role: 'admin' })
    const put = (who: { token: string }, whom: { memberId: string }) =>
      app.as(who).put(`/api/v1/team/${whom.memberId}/locations`, { locations: [harbour] })

    for (const [who, whom] of [
      [admin, owner],
      [owner, owner],
      [admin, admin],
    ] as const) {
      expect(await put(who, whom)).toMatchObject({ status: 403, body: { reason: 'member-not-limitable' } })
    }
    expect(await put(manager, admin)).toMatchObject({ status: 403 })
    await put(owner, admin)
    expect(await put(admin, manager)).toMatchObject({ status: 403, body: { reason: 'all-locations-needed' } })
    const become = (role: string, { memberId }: { memberId: string }) =>
      app.superuser.query('update team_members set role = $1 where id = $2', [role, memberId])
    await become('admin', owner)
    await become('owner', admin)
    expect(await listReviews(admin)).toHaveLength(3)
  })

  it('knows no member, and no place, of another customer', async () => {
    const [ours, theirs] = [await makeBusiness(), await makeBusiness()]
    const put = (memberId: string, locations: string[]) =>
      app.as(ours.owner).put(`/api/v1/team/${memberId}/locations`, { locations })

    expect(await put(theirs.manager.memberId, [ours.harbour])).toMatchObject({ status: 404 })
    expect(await put(ours.manager.memberId, [theirs.harbour])).toMatchObject({
      status: 404,
      body: { reason: 'location-not-found', errors: [{ field: 'locations' }] },
    })
    expect(await app.as(ours.owner).get(theirs.path)).toMatchObject({ status: 404 })
    expect(await listReviews(ours.manager)).toHaveLength(3)
  })

  it('takes back what was told of other places, and tells the open screens', async () => {
    const { manager, harbour, limit, customerId } = await makeBusiness()
    await app.superuser.query(
      `insert into notifications (customer_id, user_id, type, kind, params)
       values ($1, $2, 'review', 'review.mentioned', '{"doer": "Mia"}'), ($1, $2, 'system', 'invitation.accepted', '{"name": "Ed"}')`,
      [customerId, manager.userId],
    )
    const tab = await openLiveReader(app.url, manager.token)

    await limit([harbour])

    const { items } = (await app.as(manager).get('/api/v1/notifications')).body
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['invitation.accepted'])
    await tab.waitFor(2)
    expect(tab.seen.map(({ data }) => JSON.parse(data).type)).toContain('member.changed')
    await tab.close()
  })
})

describe('somebody who is limited', () => {
  it('writes to their own places only, and is told so', async () => {
    const { manager, harbour, hill, limit } = await makeBusiness()
    await limit([harbour])
    const code = { name: 'Table 1', type: 'survey', destination: { kind: 'url', url: 'https://example.com' } }
    const create = (locationId: string | null) => app.as(manager).post('/api/v1/qr-codes', { ...code, locationId })
    const refused = { status: 403, body: { code: 'permission-denied', reason: 'location-not-yours' } }

    const { status, body } = await create(harbour)
    expect(status).toBe(200)
    expect(await create(null)).toMatchObject(refused)
    expect((await create(hill)).status).toBeGreaterThanOrEqual(403)
    const moved = await app.as(manager).patch(`/api/v1/qr-codes/${body.id}`, { ...code, locationId: null })
    expect(moved).toMatchObject(refused)
  })

  it('hears that something changed elsewhere, and not what', async () => {
    const { owner, customerId, harbour, reviews } = await makeBusiness()
    const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    const colleague = await app.make.member({ customerId, role: 'manager' })
    const tabs = await Promise.all([limited, colleague].map(({ token }) => openLiveReader(app.url, token)))

    await app.as(owner).post(`/api/v1/reviews/${reviews.hill}/notes`, { text: 'Who was there?', mentions: [] })

    const [theirs, others] = tabs.map(async (tab) => {
      await tab.waitFor(1)
      return JSON.parse(tab.seen[0]?.data ?? '{}') as { type: string; subjectId: string | null }
    })
    expect(await theirs).toMatchObject({ type: 'review.changed', subjectId: null })
    expect(await others).toMatchObject({ type: 'review.changed', subjectId: reviews.hill })
    await Promise.all(tabs.map((tab) => tab.close()))
  })

  it('is not told of what they do not see', async () => {
    const { owner, customerId, harbour, reviews } = await makeBusiness()
    const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    const mention = (reviewId: string) =>
      app.as(owner).post(`/api/v1/reviews/${reviewId}/notes`, { text: '@', mentions: [limited.userId] })

    for (const reviewId of Object.values(reviews)) await mention(reviewId)

    const { items } = (await app.as(limited).get('/api/v1/notifications')).body
    expect(items.map(({ link }: { link: string }) => link)).toEqual([`/reviews?review=${reviews.harbour}`])
  })

  it('finds, exports and disputes what is theirs', async () => {
    const { owner, customerId, harbour, reviews } = await makeBusiness()
    const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    for (const [place, reviewId] of Object.entries(reviews)) {
      await app.as(owner).post(`/api/v1/reviews/${reviewId}/notes`, { text: `Zebra ${place}`, mentions: [] })
      const dispute = { reviewId, reason: 'fake', description: `Giraffe ${place}` }
      expect(await app.as(owner).post('/api/v1/disputes', dispute)).toMatchObject({ status: 200 })
    }
    const read = async (person: { token: string }, path: string) =>
      `${path} ${JSON.stringify((await app.as(person).get(`/api/v1/${path}`)).body)}`
    const paths = ['search?query=zebra', 'search?query=giraffe', 'search?query=soup', 'reviews/export.csv', 'disputes']

    for (const path of [...paths, 'reviews?search=soup', 'disputes?search=giraffe', 'dashboard/needs']) {
      expect(await read(owner, path)).toMatch(/hill/)
      expect(await read(limited, path)).toMatch(/harbour/)
      expect(await read(limited, path)).not.toMatch(/hill|nowhere|somewhere/)
    }
    const opened = async (person: { token: string }) => (await read(person, 'activity')).match(/dispute\.opened/g)
    expect([(await opened(owner))?.length, (await opened(limited))?.length]).toEqual([3, 1])
  })

  it('has bulk work done to what they see', async () => {
    const { customerId, harbour, reviews } = await makeBusiness()
    const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    const started = await app
      .as(limited)
      .post('/api/v1/reviews/bulk', { on: { filter: {} }, action: { kind: 'flag', isFlagged: true } })
    expect(started.status).toBe(200)
    await app.jobs.tryAll('reviews.bulk')

    const { rows } = await app.superuser.query<{ id: string }>(
      'select id from reviews where customer_id = $1 and flagged_at is not null',
      [customerId],
    )
    expect(rows).toEqual([{ id: reviews.harbour }])
  })

  it('has sums of their places', async () => {
    const { customerId, harbour, hill, owner } = await makeBusiness()
    const one = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    const two = await app.make.member({ customerId, role: 'manager', locations: [harbour, hill] })
    const count = async (person: { token: string }) =>
      (await app.as(person).get('/api/v1/dashboard?period=all')).body.totalReviews.value

    expect([await count(owner), await count(one), await count(two)]).toEqual([3, 1, 2])
  })

  it('keeps the sums of the whole business right when they remove a review of theirs', async () => {
    const { customerId, harbour, owner } = await makeBusiness()
    const limited = await app.make.member({ customerId, role: 'manager', locations: [harbour] })
    const added = await app.as(limited).post('/api/v1/manual-reviews', {
      platform: 'google',
      locationId: harbour,
      author: 'Zoe',
      rating: 5,
      content: 'Lovely',
      day: '2026-01-02',
    })
    expect(added).toMatchObject({ status: 200 })
    expect(await app.as(limited).delete(`/api/v1/manual-reviews/${added.body.id}`)).toMatchObject({ status: 200 })
    expect((await app.as(owner).get('/api/v1/dashboard?period=all')).body.totalReviews.value).toBe(3)
  })
})

describe('a link from a mail', () => {
  it('is void once its person no longer sees the review', async () => {
    const fixture = createNotificationFixture(app)
    const { manager, hill, reviews, limit, harbour } = await makeBusiness()
    const { word } = await fixture.alert(manager, reviews.hill)
    const look = () => app.anonymous.post('/api/v1/reply-links/look', { word })
    await limit([hill])
    expect(await look()).toMatchObject({ status: 200 })

    await limit([harbour])

    expect((await look()).body.reason).toBe('reply-link-expired')
    const sent = await app.anonymous.post('/api/v1/reply-links/approve', { word, text: 'We are sorry.' })
    expect(sent.body.reason).toBe('reply-link-expired')
  })
})
