import { describe, expect, it } from 'vitest'
import { ASPECTS } from '#shared/domain/sentiment.ts'
import { FULL_CAPABILITIES, type ReviewOptions } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12))
const write = (owner: { customerId: string }, review: Partial<ReviewOptions> = {}) =>
  app.make.review({ customerId: owner.customerId, ...review })

async function list(member: TestMember, query: string): Promise<string[]> {
  const { status, body } = await app.as(member).get(`/api/v1/reviews?${query}`)
  expect(status).toBe(200)
  return body.items.map((review: { content: string }) => review.content)
}

describe('GET /api/v1/reviews', () => {
  it('tells all that a row shows', async () => {
    const owner = await app.make.member()
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into integrations (customer_id, type, name, status, listing_id, capabilities)
       values ($1, 'google', 'Harbour', 'connected', '1', $2) returning id`,
      [owner.customerId, JSON.stringify(FULL_CAPABILITIES)],
    )
    const id = await write(owner, {
      rating: 2,
      integrationId: rows[0]?.id ?? '',
      columns: { assignee_id: owner.userId, tags: ['late'], flagged_at: at(3), status: 'flagged' },
    })
    await app.superuser.query(
      `insert into review_versions (customer_id, review_id, content) values ($1, $2, 'Before')`,
      [owner.customerId, id],
    )

    const { body } = await app.as(owner).get('/api/v1/reviews')

    expect(body.items).toEqual([
      expect.objectContaining({
        id,
        rating: 2,
        author: 'Ann Author',
        status: 'flagged',
        isFlagged: true,
        isRead: false,
        isEdited: true,
        tags: ['late'],
        assignee: { userId: owner.userId, name: owner.name },
        replyWay: 'api',
        replyLimit: { size: 4096, unit: 'bytes' },
        reply: null,
        planned: null,
        noteCount: 0,
      }),
    ])
  })

  it.each([
    ['connected, with a way to reply', { status: 'connected', canReply: true }, {}, 'api'],
    ['connected, without one', { status: 'connected', canReply: false }, { platform: 'facebook' }, 'by-hand'],
    ['no longer connected', { status: 'disconnected', canReply: true }, {}, 'none'],
    ['imported from where no program can', null, { source: 'import', platform: 'tripadvisor' }, 'by-hand'],
    ['imported from where one could', null, { source: 'import' }, 'none'],
  ] as const)('says how a reply would get there: %s', async (_case, connection, review, replyWay) => {
    const owner = await app.make.member()
    const integrationId = connection && (await connect(owner, { platform: 'google', ...review, ...connection }))
    await write(owner, { ...review, integrationId })

    expect((await app.as(owner).get('/api/v1/reviews')).body.items[0].replyWay).toBe(replyWay)
  })

  it('says of one from a file that it is answered by hand where its platform is connected', async () => {
    const owner = await app.make.member()
    await connect(owner, { platform: 'google', status: 'connected', canReply: true })
    await write(owner, { source: 'import' })

    expect((await app.as(owner).get('/api/v1/reviews')).body.items[0].replyWay).toBe('by-hand')
  })

  it('shows the reply that counts and the one that is planned', async () => {
    const owner = await app.make.member()
    const id = await write(owner)
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into replies (customer_id, review_id, text, state, post_after) values ($1, $2, 'Thanks', 'queued', $3) returning id`,
      [owner.customerId, id, at(9)],
    )
    await app.superuser.query(
      `update reviews set reply_id = $1, reply_state = 'queued', scheduled_at = now() where id = $2`,
      [rows[0]?.id, id],
    )
    await app.superuser.query(
      `insert into scheduled_responses (customer_id, review_id, response_text, scheduled_time, local_time, timezone, review_updated_at)
       values ($1, $2, 'Later', $3, '2026-01-08T12:00', 'UTC', now())`,
      [owner.customerId, id, at(8)],
    )

    const [review] = (await app.as(owner).get('/api/v1/reviews')).body.items

    expect(review.reply).toMatchObject({ text: 'Thanks', state: 'queued', undoUntil: at(9).toISOString() })
    expect(review.planned).toMatchObject({ scheduledTime: at(8).toISOString(), status: 'pending', holdReason: null })
  })

  it('shows nothing of another customer, neither in the list nor by its cursor', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    for (const day of [1, 2, 3]) await write(theirs, { content: 'secret', createdAt: at(day) })
    const { body } = await app.as(theirs).get('/api/v1/reviews?limit=1')

    expect(await list(ours, `cursor=${body.nextCursor}`)).toEqual([])
    expect(await list(ours, 'search=secret')).toEqual([])
  })

  it('is for those who may look, and refuses a cursor of another order', async () => {
    const owner = await app.make.member()
    for (const day of [1, 2]) await write(owner, { createdAt: at(day) })
    const { body } = await app.as(owner).get('/api/v1/reviews?limit=1')

    expect((await app.anonymous.get('/api/v1/reviews')).status).toBe(401)
    expect((await app.as(owner).get(`/api/v1/reviews?sort=lowest&cursor=${body.nextCursor}`)).status).toBe(400)
  })
})

describe('what cannot be meant', async () => {
  const owner = await app.make.member()
  const id = await write(owner)
  const cursor = (...place: unknown[]) => `cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`

  it.each([
    ['a day before all calendars', 'from=0000-01-01'],
    ['a last day without a day after it', 'to=9999-12-31'],
    ['a cursor before all calendars', cursor('newest', null, '0000-01-01T00:00:00Z', id)],
    ['a cursor of more stars than there are', `sort=highest&${cursor('highest', 99_999, '2026-01-01T00:00:00Z', id)}`],
    ['more choices than anybody ticks', Array.from({ length: 201 }, () => 'rating=1').join('&')],
  ])('is refused: %s', async (_name, query) => {
    for (const search of ['', '&search=lovely']) {
      expect((await app.as(owner).get(`/api/v1/reviews?${query}${search}`)).status).toBe(400)
    }
  })

  it('is refused in a count as well', async () => {
    const { status } = await app.as(owner).get('/api/v1/reviews/count?seenAfter=0000-01-01T00:00:00Z')
    expect(status).toBe(400)
  })
})

describe('filters', async () => {
  const owner = await app.make.member()
  const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name) values ($1, 'Pier') returning id`,
    [owner.customerId],
  )
  const pier = rows[0]?.id ?? ''
  const plain = await write(owner, {
    author: 'Lou',
    content: 'plain',
    createdAt: at(1),
    columns: { read_at: at(2), response: 'Thanks' },
  })
  const stars = await write(owner, {
    author: 'Lou',
    content: 'stars',
    rating: 1,
    createdAt: at(2),
    columns: { sentiment: 'negative', read_at: at(2) },
  })
  await write(owner, {
    author: 'Lou',
    content: 'thumb',
    isRecommended: false,
    platform: 'facebook',
    createdAt: at(3),
    columns: { read_at: at(4) },
  })
  await write(owner, {
    author: 'Lou',
    content: 'place',
    createdAt: at(4),
    locationId: pier,
    columns: { assignee_id: owner.userId },
  })
  await write(owner, {
    author: 'Lou',
    content: '',
    createdAt: at(5),
    columns: { tags: ['vip'], done_at: at(6), read_at: at(6) },
  })
  await write(owner, {
    author: 'Lou',
    content: 'reply',
    createdAt: at(6),
    columns: { reply_state: 'rejected', status: 'responded', assignee_id: colleague.userId, read_at: at(7) },
  })

  const begin = (who: TestMember, reviewId: string, text: string) =>
    app.as(who).put(`/api/v1/reviews/${reviewId}/draft`, { text, isComposing: false })
  await begin(owner, stars, 'Thank you for')
  await begin(owner, plain, '')
  await begin(colleague, plain, 'Dear Lou')

  it.each([
    ['platform=facebook', ['thumb']],
    ['platform=facebook&platform=google', ['reply', '', 'place', 'thumb', 'stars', 'plain']],
    ['status=responded', ['reply']],
    ['rating=1', ['thumb', 'stars']],
    ['rating=1&rating=4&platform=facebook', ['thumb']],
    ['sentiment=negative', ['stars']],
    [`location=${pier}`, ['place']],
    ['assignee=me', ['place']],
    [`assignee=${colleague.userId}`, ['reply']],
    ['assignee=nobody', ['', 'thumb', 'stars', 'plain']],
    ['tag=vip&tag=other', ['']],
    ['from=2026-01-02&to=2026-01-03', ['thumb', 'stars']],
    ['stars=yes', ['reply', '', 'place', 'stars', 'plain']],
    ['stars=no', ['thumb']],
    ['stars=no&rating=1&platform=facebook', ['thumb']],
    ['hasText=no', ['']],
    ['hasText=yes&rating=4&status=pending', ['place', 'plain']],
    ['reply=problem', ['reply']],
    ['reply=none', ['', 'place', 'thumb', 'stars', 'plain']],
    ['answered=yes', ['plain']],
    ['answered=no', ['reply', '', 'place', 'thumb', 'stars']],
    ['answered=due', ['place', 'thumb', 'stars']],
    ['draft=yes', ['stars']],
    ['draft=no', ['reply', '', 'place', 'thumb', 'plain']],
    ['triage=done', ['']],
    ['triage=unread', ['place']],
    ['triage=open&sort=oldest', ['plain', 'stars', 'thumb', 'place', 'reply']],
    ['sort=lowest', ['thumb', 'stars', 'reply', '', 'place', 'plain']],
    ['sort=highest', ['reply', '', 'place', 'plain', 'thumb', 'stars']],
  ])('%s', async (query, contents) => {
    expect(await list(owner, query)).toEqual(contents)
    // A pattern that everything with words matches goes the other way to the same answer.
    expect(await list(owner, `${query}&search=a`)).toEqual(contents.filter((content) => content.includes('a')))
    const { body } = await app.as(owner).get(`/api/v1/reviews/count?${query}`)
    expect(body).toEqual({ count: contents.length, isMore: false })
  })

  it.each(['newest', 'oldest', 'lowest', 'highest'])(
    'go on page by page without a gap or a double: %s',
    async (sort) => {
      for (const search of ['', '&search=a']) {
        const whole = await list(owner, `sort=${sort}${search}`)
        const pages: string[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const after: string = cursor ? `&cursor=${cursor}` : ''
          const { body } = await app.as(owner).get(`/api/v1/reviews?limit=2&sort=${sort}${search}${after}`)
          pages.push(...body.items.map((review: { content: string }) => review.content))
          cursor = body.nextCursor
        }
        expect(pages).toEqual(whole)
      }
    },
  )

  it('take days as they are where the customer is', async () => {
    const away = await app.make.member()
    await app.superuser.query(
      `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
       select $1, jsonb_build_object('timezone', 'Pacific/Auckland', 'language', 'en', 'dateFormat', 'MM/DD/YYYY', 'currency', 'USD'),
         notifications, security, branding, automation from (values ($2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb)) v (notifications, security, branding, automation)`,
      [away.customerId, ...(await defaultSettings())],
    )
    await write(away, { content: 'evening before', createdAt: new Date('2026-01-01T10:59:00Z') })
    await write(away, { content: 'first minute', createdAt: new Date('2026-01-01T11:00:00Z') })
    await write(away, { content: 'last minute', createdAt: new Date('2026-01-02T10:59:00Z') })
    await write(away, { content: 'morning after', createdAt: new Date('2026-01-02T11:00:00Z') })

    expect(await list(away, 'from=2026-01-02&to=2026-01-02')).toEqual(['last minute', 'first minute'])
  })
})

describe('search', () => {
  it.each([
    ['COFFEE', ['The coffee was fine']],
    ['off', ['50% off_season \\ deal', 'The coffee was fine']],
    ['%', ['50% off_season \\ deal']],
    ['_', ['50% off_season \\ deal']],
    ['\\', ['50% off_season \\ deal']],
    ['e w', ['The coffee was fine']],
    ['tea', []],
  ])('finds %s wherever it stands, and takes every character for itself', async (text, contents) => {
    const owner = await app.make.member()
    await write(owner, { content: 'The coffee was fine', createdAt: at(1) })
    await write(owner, { content: '50% off_season \\ deal', createdAt: at(2) })
    await write(owner, { content: null, createdAt: at(3) })

    expect(await list(owner, `search=${encodeURIComponent(text)}`)).toEqual(contents)
  })
})

describe('GET /api/v1/reviews/count', () => {
  it('tells how many have come since', async () => {
    const owner = await app.make.member()
    await write(owner, { content: 'old', columns: { first_seen_at: at(1) } })
    await write(owner, { content: 'new', columns: { first_seen_at: at(3) } })

    const count = async (query: string) => (await app.as(owner).get(`/api/v1/reviews/count?${query}`)).body.count
    const seenAfter = `seenAfter=${at(2).toISOString()}`

    expect([await count(seenAfter), await count(`${seenAfter}&search=old`), await count('')]).toEqual([1, 0, 2])
  })

  it('stops at ten thousand', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'x', n, 3, now(), now() from generate_series(1, 10001) n`,
      [owner.customerId],
    )

    expect((await app.as(owner).get('/api/v1/reviews/count')).body).toEqual({ count: 10_000, isMore: true })
  })
})

describe('GET /api/v1/reviews/options', () => {
  it('offers the customer’s own people, tags and locations', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await write(owner, { columns: { tags: ['late', 'vip'] } })
    await write(stranger, { columns: { tags: ['secret'] } })
    await app.superuser.query(`insert into locations (customer_id, name) values ($1, 'Pier')`, [owner.customerId])

    const { body } = await app.as(owner).get('/api/v1/reviews/options')

    expect(body).toEqual({
      members: [{ userId: owner.userId, name: owner.name, seesReviews: true, seesDisputes: true, locations: null }],
      tags: ['late', 'vip'],
      locations: [expect.objectContaining({ name: 'Pier', timezone: 'UTC' })],
      timezone: expect.any(String),
      themes: ASPECTS.map((aspect) => ({ aspect, name: null })),
      languages: [],
    })
  })
})

async function connect(owner: TestMember, given: { status: string; canReply: boolean; platform: string }) {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into integrations (customer_id, type, name, status, listing_id, capabilities)
     values ($1, $2, 'Harbour', $3, '1', $4) returning id`,
    [
      owner.customerId,
      given.platform,
      given.status,
      JSON.stringify({ ...FULL_CAPABILITIES, canReply: given.canReply }),
    ],
  )
  return rows[0]?.id ?? ''
}

async function defaultSettings(): Promise<string[]> {
  const { DEFAULT_CUSTOMER_SETTINGS: defaults } = await import('#shared/domain/customer-settings.ts')
  return [defaults.notifications, defaults.security, defaults.branding, defaults.automation].map((group) =>
    JSON.stringify(group),
  )
}
