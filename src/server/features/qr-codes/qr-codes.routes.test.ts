import { describe, expect, it } from 'vitest'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { selectPage, type QrCodeFilter } from './qr-codes.repository.ts'

const app = await startTestApp()
const PATH = '/api/v1/qr-codes'
const TABLE = { name: 'Table tent', destination: { kind: 'url', url: 'https://example.com/menu' } }

const create = async (member: TestMember, values: object = {}) =>
  (await app.as(member).post(PATH, { ...TABLE, ...values })).body
const list = async (member: TestMember, query = '') =>
  (await app.as(member).get(`${PATH}${query}`)).body.items.map(({ name }: { name: string }) => name)
const makeLocation = async (member: TestMember, name: string, reviewLinks: Record<string, string> = {}) =>
  (await app.as(member).post('/api/v1/locations', { name, reviewLinks })).body.id as string
const actionsOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/activity?subject=qr-codes')).body.items.map(
    ({ action, subjectLabel }: Record<string, string>) => `${action} ${subjectLabel}`,
  )

describe('a QR code', () => {
  it('is created with a short address of its own, and told in the feed', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner, 'Halifax')

    const made = await create(owner, { type: 'survey', locationId })

    expect(made).toMatchObject({
      name: 'Table tent',
      type: 'survey',
      destination: { kind: 'url', url: 'https://example.com/menu' },
      location: { id: locationId, name: 'Halifax' },
      status: 'active',
      code: expect.stringMatching(/^[2-9a-hjkmnp-z]{8}$/),
      shortUrl: `${app.url}/q/${made.code}`,
      scans: 0,
      uniqueScans: 0,
      lastScanAt: null,
      warning: null,
    })
    expect((await app.as(owner).get(`${PATH}/${made.id}`)).body).toEqual(made)
    expect(await actionsOf(owner)).toEqual(['qr-code.created Table tent'])
  })

  it.each([
    ['example.com', 'https://example.com'],
    [' example.com:8080/a?b#c ', 'https://example.com:8080/a?b#c'],
    ['//example.com', 'https://example.com'],
    ['HTTP://Example.com', 'HTTP://Example.com'],
    ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ])('takes %j for a web address', async (url, kept) => {
    const owner = await app.make.member()
    expect((await create(owner, { destination: { kind: 'url', url } })).destination.url).toBe(kept)
  })

  it.each([
    ['', 'Name and destination URL are required'],
    ['   ', 'Name and destination URL are required'],
    ['ftp://example.com', 'Enter a web address that begins with https://.'],
    ['javascript:alert(1)', 'Enter a web address that begins with https://.'],
    ['javascript:1', 'Enter a web address that begins with https://.'],
    ['mailto:a@example.com', 'Enter a web address that begins with https://.'],
    ['tel:5550100', 'Enter a web address that begins with https://.'],
    ['https://google.com@evil.example', 'Enter a web address that begins with https://.'],
    ['two words.com', 'Enter a web address that begins with https://.'],
    ['nothing', 'Enter a web address that begins with https://.'],
    [`example.com/${'x'.repeat(1900)}`, 'This is too long.'],
  ])('refuses %j as a destination, in words', async (url, message) => {
    const owner = await app.make.member()
    const { status, body } = await app.as(owner).post(PATH, { ...TABLE, destination: { kind: 'url', url } })
    expect([status, body.errors]).toMatchObject([400, [{ field: 'destination.url', message }]])
  })

  it('needs a name', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).post(PATH, { ...TABLE, name: ' ' })).body.errors).toMatchObject([
      { field: 'name', message: 'Name and destination URL are required' },
    ])
  })

  it('cannot lead to a QR code', async () => {
    const owner = await app.make.member()
    const { shortUrl } = await create(owner)
    const answer = await app.as(owner).post(PATH, { ...TABLE, destination: { kind: 'url', url: shortUrl } })
    expect(answer).toMatchObject({
      status: 409,
      body: { reason: 'qr-code-loops', errors: [{ field: 'destination.url' }] },
    })
  })

  it.each(['https://www.yelp.com/biz/x', 'yelp.ca/biz/x', 'https://m.yelp.co.uk'])(
    'warns that %s is Yelp’s',
    async (url) => {
      const owner = await app.make.member()
      expect((await create(owner, { destination: { kind: 'url', url } })).warning).toBe('yelp-forbids-asking')
    },
  )

  it('is made once by one key, and by nobody who may only look', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const key = { 'idempotency-key': 'once' }
    const [first, again] = [await app.as(owner).post(PATH, TABLE, key), await app.as(owner).post(PATH, TABLE, key)]

    expect(again.body).toEqual(first.body)
    expect(await list(member)).toEqual(['Table tent'])
    expect((await app.as(member).post(PATH, TABLE)).status).toBe(403)
    expect((await app.as(member).delete(`${PATH}/${first.body.id}`)).status).toBe(403)
  })

  it('belongs to every plan; a customer who can only read creates none and still notes a download', async () => {
    const starter = await app.make.member({ tier: 'starter' })
    const { id } = await create(starter)
    await app.superuser.query(`update customers set status = 'read-only' where id = $1`, [starter.customerId])

    expect((await app.as(starter).post(PATH, TABLE)).body.reason).toBe('customer-read-only')
    expect((await app.as(starter).post(`${PATH}/${id}/events`, { eventType: 'download' })).status).toBe(200)
  })

  it('of another customer does not exist', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { id } = await create(owner)
    const asStranger = app.as(stranger)
    const answers = [
      await asStranger.get(`${PATH}/${id}`),
      await asStranger.patch(`${PATH}/${id}`, { name: 'Mine' }),
      await asStranger.post(`${PATH}/${id}/duplicate`),
      await asStranger.post(`${PATH}/${id}/events`, { eventType: 'download' }),
      await asStranger.get(`${PATH}/${id}/statistics`),
      await asStranger.get(`${PATH}/${id}/scans.csv`),
      await asStranger.delete(`${PATH}/${id}`),
      await asStranger.post(`${PATH}/${id}/restore`),
    ]

    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      answers.map(() => [404, 'qr-code-not-found']),
    )
    expect(await list(stranger)).toEqual([])
    expect((await app.as(owner).get(`${PATH}/${id}`)).body.name).toBe('Table tent')
  })

  it('stops where there are enough', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into qr_codes (customer_id, code, name, type, destination)
       select $1, 'made up', 'Old ' || n, 'review', 'https://example.com' from generate_series(1, 10000) n`,
      [owner.customerId],
    )
    expect((await app.as(owner).post(PATH, TABLE)).body).toMatchObject({
      reason: 'qr-codes-full',
      detail: 'You have 10,000 QR codes. Delete one to create another.',
    })
  })
})

describe('a code that leads to a review link', () => {
  const LINKS = { google: 'https://g.example/review', yelp: 'https://reviews.example/y' }
  const TO_GOOGLE = { destination: { kind: 'review-link', platform: 'google' } }

  it('follows the location’s link, warns of Yelp’s, and goes on leading there when the location goes', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner, 'Halifax', LINKS)
    const { id, destination } = await create(owner, { locationId, ...TO_GOOGLE })
    const yelp = await create(owner, { locationId, destination: { kind: 'review-link', platform: 'yelp' } })
    expect(destination).toEqual({ kind: 'review-link', platform: 'google', url: LINKS.google })
    expect(yelp.warning).toBe('yelp-forbids-asking')

    const now = async () => (await app.as(owner).get(`${PATH}/${id}`)).body
    const place = { name: 'Halifax', reviewLinks: { google: 'https://g.example/new' } }
    await app.as(owner).put(`/api/v1/locations/${locationId}`, place)
    expect((await now()).destination.url).toBe('https://g.example/new')
    expect((await app.as(owner).delete(`/api/v1/locations/${locationId}`)).status).toBe(200)
    expect(await now()).toMatchObject({ destination: { kind: 'url', url: 'https://g.example/new' }, location: null })
  })

  it('needs a location that has one', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner, 'Halifax')
    for (const given of [{}, { locationId }]) {
      const { status, body } = await app.as(owner).post(PATH, { ...TABLE, ...TO_GOOGLE, ...given })
      expect([status, body.reason]).toEqual([409, 'qr-code-without-link'])
    }
    const elsewhere = await makeLocation(await app.make.member(), 'Elsewhere', LINKS)
    const answer = await app.as(owner).post(PATH, { ...TABLE, ...TO_GOOGLE, locationId: elsewhere })
    expect([answer.status, answer.body.reason]).toEqual([404, 'location-not-found'])
  })

  it('moves to another location’s, and stays where it led without one', async () => {
    const owner = await app.make.member()
    const [halifax, toronto] = [
      await makeLocation(owner, 'Halifax', LINKS),
      await makeLocation(owner, 'Toronto', { google: 'https://g.example/toronto' }),
    ]
    const { id } = await create(owner, { locationId: halifax, ...TO_GOOGLE })
    const change = async (values: object) => (await app.as(owner).patch(`${PATH}/${id}`, values)).body

    expect((await change({ locationId: toronto })).destination.url).toBe('https://g.example/toronto')
    expect(await change({ locationId: null })).toMatchObject({
      destination: { kind: 'url', url: 'https://g.example/toronto' },
      location: null,
    })
  })

  it('is made for many locations at once; those without a link are told', async () => {
    const owner = await app.make.member()
    const [halifax, toronto, bare] = [
      await makeLocation(owner, 'Halifax', LINKS),
      await makeLocation(owner, 'Toronto', LINKS),
      await makeLocation(owner, 'Bare'),
    ]
    const body = { locationIds: [toronto, halifax, bare, halifax], label: 'Table tent', ...TO_GOOGLE }
    const answer = await app.as(owner).post(`${PATH}/bulk`, body)

    expect(answer.body).toMatchObject({
      items: [
        { name: 'Table tent – Halifax', location: { id: halifax }, destination: { url: LINKS.google } },
        { name: 'Table tent – Toronto', location: { id: toronto } },
      ],
      leftOut: [{ id: bare, name: 'Bare' }],
    })
    expect((await app.as(owner).get('/api/v1/activity?subject=qr-codes')).body.items).toMatchObject([{ amount: 2 }])
    const stranger = await app.make.member()
    expect((await app.as(stranger).post(`${PATH}/bulk`, body)).body.reason).toBe('location-not-found')
  })
})

describe('changing a QR code', () => {
  it('keeps what is printed, and says in the feed what was done', async () => {
    const owner = await app.make.member()
    const made = await create(owner)
    const change = async (values: object) => (await app.as(owner).patch(`${PATH}/${made.id}`, values)).body

    const destination = { kind: 'url', url: 'https://example.com/winter' }
    expect(await change({ name: 'Winter', destination })).toEqual({ ...made, name: 'Winter', destination })
    await change({ name: 'Winter' })
    expect((await change({ status: 'inactive' })).status).toBe('inactive')
    expect((await change({ status: 'active' })).status).toBe('active')
    expect(await actionsOf(owner)).toEqual([
      'qr-code.activated Winter',
      'qr-code.deactivated Winter',
      'qr-code.changed Winter',
      'qr-code.created Table tent',
    ])
  })

  it('duplicates it under another code', async () => {
    const owner = await app.make.member()
    const made = await create(owner, { type: 'feedback' })
    const copy = (await app.as(owner).post(`${PATH}/${made.id}/duplicate`)).body
    const named = (await app.as(owner).post(`${PATH}/${made.id}/duplicate`, { name: 'Tischaufsteller (Kopie)' })).body

    expect(copy).toMatchObject({ name: 'Table tent (Copy)', type: 'feedback', destination: made.destination })
    expect(named.name).toBe('Tischaufsteller (Kopie)')
    expect(new Set([made.code, copy.code, named.code]).size).toBe(3)
  })

  it('deletes it, once, and brings it back as it was', async () => {
    const owner = await app.make.member()
    const made = await create(owner)
    const press = () => app.as(owner).delete(`${PATH}/${made.id}`)

    const statuses = (await Promise.all([press(), press()])).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['200', '404'])
    expect(await list(owner)).toEqual([])
    const links = async () =>
      (await app.as(owner).get('/api/v1/activity?subject=qr-codes')).body.items.map(
        ({ link }: { link: string }) => link,
      )
    expect(await links()).toEqual([null, null])
    expect((await app.as(owner).post(`${PATH}/${made.id}/restore`)).body).toEqual(made)
    expect(new Set(await links())).toEqual(new Set([`/qr-codes?qrCode=${made.id}`]))
    expect((await app.as(owner).post(`${PATH}/${made.id}/restore`)).status).toBe(404)
    expect(await list(owner)).toEqual(['Table tent'])
  })
})

describe('the list of QR codes', () => {
  async function makeThree() {
    const owner = await app.make.member()
    const halifax = await makeLocation(owner, 'Café Halifax')
    const b = await create(owner, { name: 'Bar', type: 'survey', locationId: halifax })
    const a = await create(owner, { name: 'àpero 100%', status: 'inactive' })
    const c = await create(owner, { name: 'Counter' })
    const note = (id: string, scans: number, at: string) =>
      app.superuser.query('update qr_codes set scans = $2, last_scan = $3 where id = $1', [id, scans, at])
    await note(b.id, 5, '2026-01-02T10:00:00Z')
    await note(a.id, 9, '2026-01-01T10:00:00Z')
    return { owner, halifax, ids: { a: a.id, b: b.id, c: c.id } }
  }

  it('searches name and location, filters and sorts', async () => {
    const { owner, halifax } = await makeThree()
    const wanted: [query: string, names: string[]][] = [
      ['', ['Counter', 'àpero 100%', 'Bar']],
      ['?search=APERO', ['àpero 100%']],
      ['?search=cafe%20hal', ['Bar']],
      ['?search=0%25', ['àpero 100%']],
      ['?search=_', []],
      ['?type=survey', ['Bar']],
      ['?status=inactive', ['àpero 100%']],
      [`?location=${halifax}`, ['Bar']],
      ['?sort=name', ['àpero 100%', 'Bar', 'Counter']],
      ['?sort=most-scanned', ['àpero 100%', 'Bar', 'Counter']],
      ['?sort=last-scanned', ['Bar', 'àpero 100%', 'Counter']],
    ]
    for (const [query, names] of wanted) expect([query, await list(owner, query)]).toEqual([query, names])
  })

  it.each(['newest', 'name', 'most-scanned', 'last-scanned'])('is paged by %s without a gap', async (sort) => {
    const { owner } = await makeThree()
    const names: string[] = []
    let cursor = ''
    for (let page = 0; page < 3; page += 1) {
      const { body } = await app.as(owner).get(`${PATH}?sort=${sort}&limit=1${cursor}`)
      names.push(...body.items.map(({ name }: { name: string }) => name))
      cursor = `&cursor=${body.nextCursor}`
    }
    expect(names).toEqual(await list(owner, `?sort=${sort}`))
    expect(cursor).toBe('&cursor=null')
    const other = await app.as(owner).get(`${PATH}?sort=newest&limit=1`)
    const wrong = await app.as(owner).get(`${PATH}?sort=most-scanned&cursor=${other.body.nextCursor}`)
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'page-address-invalid'])
  })

  it.each<[string, Partial<QrCodeFilter>, string | number]>([
    ['qr_codes_newest', {}, '2026-01-01T00:00:00.000Z'],
    ['qr_codes_by_name', { sort: 'name' }, 'bar'],
    ['qr_codes_most_scanned', { sort: 'most-scanned' }, 5],
    ['qr_codes_last_scanned', { sort: 'last-scanned' }, '2026-01-01T00:00:00.000Z'],
    ['qr_codes_by_type', { type: 'survey' }, '2026-01-01T00:00:00.000Z'],
    ['qr_codes_by_status', { status: 'inactive' }, '2026-01-01T00:00:00.000Z'],
    ['qr_codes_by_location', { location: NIL_CUSTOMER }, '2026-01-01T00:00:00.000Z'],
  ])('is walked to by %s, first and deep, and never sorted', async (index, given, value) => {
    const filter = { sort: 'newest' as const, ...given }
    for (const after of [null, [filter.sort, value, NIL_CUSTOMER] as [typeof filter.sort, typeof value, string]]) {
      const { sql, parameters } = selectPage(app.product.base.app.db, NIL_CUSTOMER, {
        filter,
        after,
        limit: 26,
      }).compile()
      const literal = (_place: string, number: string) => `'${String(parameters[Number(number) - 1])}'`
      const plan = await explain(app.superuser, sql.replaceAll(/\$(\d+)/g, literal))
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })

  it('is what the search finds, too', async () => {
    const { owner, ids } = await makeThree()
    const stranger = await app.make.member()
    const find = async (member: TestMember) => (await app.as(member).get('/api/v1/search?query=halifax')).body.groups

    expect(await find(owner)).toMatchObject([
      {
        subject: 'qr-code',
        hasMore: false,
        link: '/qr-codes?search=halifax',
        hits: [
          { id: ids.b, title: 'Bar', excerpt: 'Café Halifax', status: 'active', link: `/qr-codes?qrCode=${ids.b}` },
        ],
      },
    ])
    expect(await find(stranger)).toEqual([])
  })
})
