import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

const bell = async (person: TestMember) => (await app.as(person).get('/api/v1/notifications')).body.items

/** Connected and fetched once, with nothing in the bell yet. */
async function startWith(reviews: Parameters<Awaited<ReturnType<typeof createPlatformFixture>>['write']>[0]) {
  const fixture = await createPlatformFixture(app, 'google', 1)
  await app.superuser.query('delete from sandbox.vendor_reviews')
  await fixture.write(reviews)
  const owner = await app.make.member()
  await fixture.connect(owner)
  await app.jobs.tryAll('sync.run')
  return { fixture, owner }
}

describe('reviews that arrive', () => {
  it('are no news when they were written long before the connection was made', async () => {
    const { owner } = await startWith([
      { rating: 1, createdAt: ago(24 * 30) },
      { rating: 5, createdAt: ago(24 * 4) },
    ])
    expect(await bell(owner)).toEqual([])
  })

  it('ring once for all of them, and again as one for those that follow', async () => {
    const { fixture, owner } = await startWith([{ rating: 4, createdAt: ago(24 * 30) }])
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stranger = await app.make.member()

    await fixture.write([{ rating: 5, author: 'Ann' }])
    await fixture.sync(owner)
    expect(await bell(owner)).toMatchObject([
      { kind: 'review.new', amount: 1, message: 'New 5-star review: Google Business Profile · Ann' },
    ])
    const { link } = (await bell(owner))[0]
    const { body: found } = await app.as(owner).get(`/api/v1/reviews/${link.split('review=')[1]}`)
    expect(found.review).toMatchObject({ author: 'Ann' })
    await fixture.write([{ rating: 4 }, { rating: 3 }])
    await fixture.sync(owner)

    for (const person of [owner, colleague]) {
      expect(await bell(person)).toMatchObject([{ kind: 'review.new', amount: 3, message: '3 new reviews' }])
    }
    expect(await bell(stranger)).toEqual([])
  })

  it('are what the notice leads to, from the first of them on, and nothing that was there before', async () => {
    const { fixture, owner } = await startWith([{ rating: 4, createdAt: ago(24 * 30) }])
    const stranger = await app.make.member()
    await app.make.review({ customerId: stranger.customerId })
    await app.superuser.query(
      `insert into notification_choices (customer_id, user_id, kind, channel, is_on)
       values ($1, $2, 'review.new', 'email', true)`,
      [owner.customerId, owner.userId],
    )
    for (const authors of [['Ann'], ['Bea', 'Cleo'], ['Dora']]) {
      await fixture.write(authors.map((author) => ({ rating: 5, author })))
      await fixture.sync(owner)
    }

    const [{ amount, link }] = await bell(owner)
    const { searchParams, pathname } = new URL(link, 'http://any.test')
    const found = await app.as(owner).get(`/api/v1/reviews?arrived=${searchParams.get('arrived')}`)

    expect([amount, pathname]).toEqual([4, '/reviews'])
    const authors = found.body.items.map(({ author }: { author: string }) => author)
    expect(authors.toSorted()).toEqual(['Ann', 'Bea', 'Cleo', 'Dora'])
    const { rows } = await app.superuser.query<{ link: string }>(
      `select link from notification_deliveries where user_id = $1 and kind = 'review.new'`,
      [owner.userId],
    )
    expect(rows).toEqual([{ link }])
  })

  it('lead to themselves when several come as the first', async () => {
    const { fixture, owner } = await startWith([{ rating: 4, createdAt: ago(24 * 30) }])
    await fixture.write([{ rating: 5 }, { rating: 4 }])
    await fixture.sync(owner)
    const [{ link }] = await bell(owner)
    const since = new URL(link, 'http://any.test').searchParams.get('arrived')
    expect((await app.as(owner).get(`/api/v1/reviews?arrived=${since}`)).body.items).toHaveLength(2)
    const later = new Date(Date.parse(since ?? '') + HOUR_MS).toISOString()
    expect((await app.as(owner).get(`/api/v1/reviews?arrived=${since}&seenAfter=${later}`)).status).toBe(200)
    const { body } = await app.as(owner).get(`/api/v1/reviews/count?arrived=${since}&seenAfter=${later}`)
    expect(body.count).toBe(0)
  })

  it('are a line of the feed, one for all that came together', async () => {
    const { fixture, owner } = await startWith([{ rating: 4, createdAt: ago(24 * 30) }])
    const stranger = await app.make.member()
    const feedOf = async (person: TestMember) => {
      const { body } = await app.as(person).get('/api/v1/activity')
      return body.items.filter(({ action }: { action: string }) => action === 'review.arrived')
    }
    expect(await feedOf(owner)).toEqual([])

    await fixture.write([{ rating: 5, author: 'Ann' }])
    await fixture.sync(owner)
    await fixture.write([{ rating: 4 }, { rating: 1 }])
    await fixture.sync(owner)

    expect(await feedOf(owner)).toMatchObject([
      { actorName: null, subjectType: 'review', amount: 2 },
      {
        actorName: null,
        subjectLabel: 'Google Business Profile · Ann',
        amount: 1,
        link: expect.stringMatching(/^\/reviews\?review=/),
      },
    ])
    expect(await feedOf(stranger)).toEqual([])
  })

  it('ring at once when they are bad: one by itself, several as what came, and a mail names each', async () => {
    const { fixture, owner } = await startWith([])
    await fixture.write([{ rating: 1, author: 'Ann' }])
    await fixture.sync(owner)
    expect(await bell(owner)).toMatchObject([
      { kind: 'review.bad', amount: 1, message: '1-star review: Google Business Profile · Ann', excerpts: [] },
    ])
    await app.superuser.query('delete from notification_deliveries where user_id = $1', [owner.userId])
    await fixture.write([{ rating: 2, author: 'Bob' }, { rating: 1, author: 'Cid' }, { rating: 3 }])
    await fixture.sync(owner)

    const items = (await bell(owner)) as { kind: string; message: string; amount: number }[]
    expect(items.map(({ kind, message }) => `${kind}: ${message}`).toSorted()).toEqual([
      'review.bad: 1-star review: Google Business Profile · Ann',
      'review.bad: 2 new bad reviews',
      'review.new: New 3-star review: Google Business Profile',
    ])
    const { rows } = await app.superuser.query<{ link: string; review_id: string }>(
      `select link, review_id from notification_deliveries where user_id = $1 and kind = 'review.bad' and channel = 'email'`,
      [owner.userId],
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row.link).toBe(`/reviews?review=${row.review_id}`)
  })

  it('ring as one with their words when many bad ones come at once, and lead to exactly these', async () => {
    const { fixture, owner } = await startWith([])
    const stranger = await app.make.member()
    const said = (turn: number) => `Cold soup ${turn}\n${'and a long story '.repeat(10)}`
    await fixture.write([
      ...Array.from({ length: 14 }, (_, turn) => ({ rating: 1, content: said(turn) })),
      { rating: 5 },
    ])
    await fixture.sync(owner)

    const items = await bell(owner)
    const bad = items.find(({ kind }: { kind: string }) => kind === 'review.bad')
    expect([items.length, bad.amount, bad.message]).toEqual([2, 14, '14 new 1-star reviews'])
    expect(bad.excerpts).toHaveLength(3)
    for (const excerpt of bad.excerpts) expect(excerpt).toMatch(/^Cold soup \d+ and a long story .*…$/)
    const { searchParams } = new URL(bad.link, 'http://any.test')
    expect(searchParams.get('rating')).toBe('[1,2]')
    const wanted = `arrived=${searchParams.get('arrived')}&rating=1&rating=2`
    expect((await app.as(owner).get(`/api/v1/reviews/count?${wanted}`)).body.count).toBe(14)
    expect(await bell(stranger)).toEqual([])
    // The words go with the reviews.
    await app.superuser.query('delete from review_contents where customer_id = $1', [owner.customerId])
    expect((await bell(owner)).find(({ kind }: { kind: string }) => kind === 'review.bad').excerpts).toEqual([])
    await app.jobs.tryAll('notifications.deliver')
    const { rows } = await app.superuser.query<{ subject: string }>(
      `select subject from mail_outbox where to_address = $1`,
      [owner.email],
    )
    expect(rows).toEqual([{ subject: '14 new 1-star reviews' }])
  })

  it('are not told again when they are fetched again, or changed', async () => {
    const { fixture, owner } = await startWith([{ rating: 5, content: 'Good' }])
    await app.superuser.query(`update sandbox.vendor_reviews set content = 'Better', updated_at = now()`)
    await fixture.sync(owner)
    await fixture.sync(owner)

    expect(await bell(owner)).toMatchObject([{ amount: 1 }])
  })
})

describe('reviews that people bring', () => {
  it('are told to the others, as far as they are of these days', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const day = (hours: number) => ago(hours).toISOString().slice(0, 10)
    const text = `Date,Author,Rating,Text\n2025-01-02,Old,1,Bad\n${day(24)},Ann,5,Fine\n${day(24)},Bob,1,Dull`
    await app.as(owner).post('/api/v1/review-imports', { platform: 'google', text, fileName: 'reviews.csv' })
    await app.jobs.tryAll('reviews.import')

    expect(await bell(owner)).toEqual([])
    const told = (await bell(colleague)).map(({ message }: { message: string }) => message)
    expect(told.toSorted()).toEqual([
      '1-star review: Google Business Profile · Bob',
      'New 5-star review: Google Business Profile · Ann',
    ])
  })

  it('by hand are told to the others, without stars too', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await app.as(owner).post('/api/v1/manual-reviews', {
      platform: 'facebook',
      day: ago(30).toISOString().slice(0, 10),
      author: 'Eva',
      rating: null,
      isRecommended: false,
      content: 'No',
      url: '',
      locationId: null,
    })

    expect(await bell(owner)).toEqual([])
    expect(await bell(colleague)).toMatchObject([{ kind: 'review.bad', message: 'Not recommended: Facebook · Eva' }])
  })
})
