import { describe, expect, it } from 'vitest'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { matching, type ContactFilter } from './contact-filter.repository.ts'
import { selectPage } from './contacts.repository.ts'

const app = await startTestApp()
const PATH = '/api/v1/contacts'
const ANN = { name: 'Ann Lee', email: 'Ann@Example.com ', phone: '+1 (902) 555-0134', tags: ['regular'] }
const AGREED = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write to me.' }

const create = async (member: TestMember, values: object = {}) =>
  (await app.as(member).post(PATH, { ...ANN, ...values })).body
const list = async (member: TestMember, query = '') =>
  (await app.as(member).get(`${PATH}${query}`)).body.items.map(({ name }: { name: string }) => name)
const makeLocation = async (member: TestMember, name: string) =>
  (await app.as(member).post('/api/v1/locations', { name })).body.id as string
const actionsOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/activity?subject=contacts')).body.items.map(
    ({ action, subjectLabel }: Record<string, string>) => `${action} ${subjectLabel}`,
  )
const story = async (member: TestMember, id: string) => (await app.as(member).get(`${PATH}/${id}/story`)).body

describe('a contact', () => {
  it('is added with what is known, reachable by nobody who was not allowed to, and told without a name', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner, 'Halifax')

    const made = await create(owner, { locationId, lastVisit: '2026-03-01', fields: { Table: '7' }, language: 'fr' })

    expect(made).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '+19025550134',
      language: 'fr',
      location: { id: locationId, name: 'Halifax' },
      tags: ['regular'],
      source: 'manual',
      lastVisit: '2026-03-01',
      fields: { Table: '7' },
      consents: { email: 'none', sms: 'none' },
    })
    expect((await app.as(owner).get(`${PATH}/${made.id}`)).body).toEqual(made)
    expect(await actionsOf(owner)).toEqual(['contact.created '])
  })

  it('is added once when the button is pressed twice', async () => {
    const owner = await app.make.member()
    const press = () => app.as(owner).post(PATH, ANN, { 'idempotency-key': 'contact-once' })
    const [one, other] = [await press(), await press()]
    expect([one.status, other.body]).toEqual([200, one.body])
    expect(await list(owner)).toEqual(['Ann Lee'])
  })

  it.each([
    [{ email: '', phone: '' }, 'email', 'Enter an email address or a phone number.'],
    [{ email: 'ann' }, 'email', 'Enter an email address like name@example.com.'],
    [{ phone: '12' }, 'phone', 'This is not a phone number we can reach.'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'Choose a time zone'],
    [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags', 'That is too many.'],
    [{ consent: { ...AGREED, wording: ' ' } }, 'consent.wording', 'Fill this in.'],
  ])('is refused with %j', async (values, field, message) => {
    const owner = await app.make.member()
    const { status, body } = await app.as(owner).post(PATH, { ...ANN, ...values })
    expect([status, body.errors]).toMatchObject([400, [{ field, message: expect.stringContaining(message) }]])
  })

  it('is one for an address: by e-mail, or by phone where there is none', async () => {
    const owner = await app.make.member()
    await create(owner)
    const stranger = await app.make.member()
    const again = await app.as(owner).post(PATH, { ...ANN, email: 'ANN@example.com', phone: null })
    expect([again.status, again.body.reason]).toEqual([409, 'contact-exists'])
    expect((await app.as(owner).post(PATH, { ...ANN, email: 'partner@example.com' })).status).toBe(200)
    expect((await app.as(owner).post(PATH, { phone: ANN.phone })).status).toBe(200)
    expect((await app.as(owner).post(PATH, { phone: ANN.phone })).status).toBe(409)
    expect((await app.as(stranger).post(PATH, ANN)).status).toBe(200)
  })

  it('changes in what is said, and a new address has agreed to nothing', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: AGREED })
    const change = (values: object) => app.as(owner).patch(`${PATH}/${id}`, values)

    expect((await change({ name: 'Anna' })).body).toMatchObject({ name: 'Anna', consents: { email: 'granted' } })
    expect((await change({ email: 'anna@example.com' })).body.consents.email).toBe('none')
    expect((await story(owner, id)).consents[0]).toMatchObject({ action: 'granted', isForThisAddress: false })
    expect((await change({ email: 'ann@example.com' })).body.consents.email).toBe('granted')
    expect((await change({ email: null, phone: null })).body.reason).toBe('contact-unreachable')
  })

  it('is another customer’s not at all, nor for whoever may only look', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const reader = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { id } = await create(owner)
    const consent = { action: 'granted', channel: 'email', basis: 'express', place: 'paper', wording: 'Yes' }
    const tries = (member: TestMember) =>
      Promise.all([
        app.as(member).patch(`${PATH}/${id}`, { name: 'X' }),
        app.as(member).post(`${PATH}/${id}/consents`, consent),
        app.as(member).post(`${PATH}/${id}/erase`),
        app.as(member).get(`${PATH}/${id}/data.json`),
      ])

    expect((await tries(stranger)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await tries(reader)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await app.as(stranger).get(`${PATH}/${id}`)).status).toBe(404)
    expect((await app.as(stranger).get(`${PATH}/${id}/story`)).status).toBe(404)
    expect((await app.as(stranger).post(`${PATH}/delete`, { selection: { contactIds: [id] } })).body.count).toBe(0)
    expect((await app.as(stranger).post(`${PATH}/tags`, { selection: { filter: {} }, add: ['x'] })).body.count).toBe(0)
    expect((await app.as(reader).get(`${PATH}/${id}`)).body.name).toBe('Ann Lee')
  })

  it('of another location is not seen by whoever is limited to one', async () => {
    const owner = await app.make.member()
    const [halifax, toronto] = [await makeLocation(owner, 'Halifax'), await makeLocation(owner, 'Toronto')]
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [halifax] })
    const here = await create(owner, { locationId: halifax })
    const away = await create(owner, { name: 'Bo', email: 'bo@example.com', locationId: toronto, consent: AGREED })

    expect(await list(limited)).toEqual(['Ann Lee'])
    expect((await app.as(limited).get(`${PATH}/${away.id}/story`)).status).toBe(404)
    expect((await app.as(limited).get(`${PATH}/count`)).body.total).toBe(1)
    expect((await app.as(limited).post(`${PATH}.csv`, { selection: { filter: {} } })).body).not.toContain(
      'bo@example.com',
    )
    const again = await app.as(limited).post(PATH, { email: 'bo@example.com', locationId: halifax })
    expect(again.body.reason).toBe('contact-exists')
    const moved = await app.as(limited).patch(`${PATH}/${here.id}`, { email: 'bo@example.com' })
    expect([moved.status, moved.body.reason]).toEqual([409, 'contact-exists'])
    expect((await app.as(limited).post(`${PATH}/${away.id}/erase`)).status).toBe(403)
  })
})

describe('the list', () => {
  async function makeThree() {
    const owner = await app.make.member()
    const halifax = await makeLocation(owner, 'Halifax')
    await create(owner, { name: 'Bea', email: 'bea@a.example', phone: null, lastVisit: '2026-01-01', tags: ['vip'] })
    await create(owner, { name: 'Zoé 100%', email: 'zoe@b.example', phone: null, locationId: halifax, language: 'de' })
    await create(owner, { name: 'Al', email: null, lastVisit: '2026-02-01', consent: { ...AGREED, channels: ['sms'] } })
    return { owner, halifax }
  }

  it('searches, filters and sorts', async () => {
    const { owner, halifax } = await makeThree()
    const wanted: [string, string[]][] = [
      ['', ['Al', 'Zoé 100%', 'Bea']],
      ['?search=zoe', ['Zoé 100%']],
      ['?search=%25', ['Zoé 100%']],
      ['?search=a.example', ['Bea']],
      ['?search=5550134', ['Al']],
      ['?tag=vip', ['Bea']],
      [`?location=${halifax}`, ['Zoé 100%']],
      ['?language=de', ['Zoé 100%']],
      ['?source=import', []],
      ['?consent=sms', ['Al']],
      ['?consent=email', []],
      ['?consent=neither', ['Zoé 100%', 'Bea']],
      ['?notVisitedForDays=1', ['Al', 'Zoé 100%', 'Bea']],
      ['?visitedWithinDays=3650', ['Al', 'Bea']],
      ['?sort=name', ['Al', 'Bea', 'Zoé 100%']],
      ['?sort=last-visit', ['Al', 'Bea', 'Zoé 100%']],
    ]
    for (const [query, names] of wanted) expect([query, await list(owner, query)]).toEqual([query, names])
    expect((await app.as(owner).get(`${PATH}/count`)).body).toEqual({ total: 3, email: 0, sms: 1, suppressed: 0 })
    expect((await app.as(owner).get(`${PATH}/tags`)).body.items).toEqual([
      { tag: 'regular', count: 2 },
      { tag: 'vip', count: 1 },
    ])
    expect((await app.as(owner).get('/api/v1/search?query=zoe')).body.groups).toMatchObject([{ subject: 'contact' }])
  })

  it.each(['newest', 'name', 'last-visit'])('is paged by %s without a gap', async (sort) => {
    const { owner } = await makeThree()
    const names: string[] = []
    let cursor = ''
    for (let page = 0; page < 3; page += 1) {
      const { body } = await app.as(owner).get(`${PATH}?sort=${sort}&limit=1${cursor}`)
      names.push(...body.items.map(({ name }: { name: string }) => name))
      cursor = `&cursor=${body.nextCursor}`
    }
    expect([names, cursor]).toEqual([await list(owner, `?sort=${sort}`), '&cursor=null'])
  })

  it.each<[string, ContactFilter, 'newest' | 'name' | 'last-visit', string]>([
    ['contacts_newest', {}, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_by_name', {}, 'name', 'bea'],
    ['contacts_last_visit', {}, 'last-visit', '2026-01-01'],
    ['contacts_by_location', { location: NIL_CUSTOMER }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_by_language', { language: 'de' }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_by_source', { source: 'import' }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_by_email_state', { consent: 'email' }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_by_sms_state', { consent: 'sms' }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['contacts_tagged', { tag: 'vip' }, 'newest', '2026-01-01T00:00:00.000Z'],
  ])('is walked to by %s, first and deep, and never sorted', async (index, filter, sort, value) => {
    for (const after of [null, [sort, value, NIL_CUSTOMER] as [typeof sort, string, string]]) {
      const { db } = app.product.base.app
      const query = selectPage(db, NIL_CUSTOMER, { where: matching(filter), sort, after, limit: 26 }).compile()
      const literal = (_place: string, number: string) => `'${String(query.parameters[Number(number) - 1])}'`
      const plan = await explain(app.superuser, query.sql.replaceAll(/\$(\d+)/g, literal))
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })

  it('knows whom a campaign has asked, and for how long nobody has', async () => {
    const { owner } = await makeThree()
    await app.superuser.query(
      `with asking as (
         insert into campaigns (customer_id, name, type) values ($1, 'Ask', 'review_request') returning id)
       insert into campaign_recipients (customer_id, campaign_id, contact_id, channel, address_key, message_key, is_ask, state, handed_over_at)
       select $1, asking.id, c.id, 'email', c.email_key, gen_random_uuid(), c.name = 'Bea', 'delivered', now() - interval '40 days'
       from asking, contacts c where c.customer_id = $1 and c.email is not null`,
      [owner.customerId],
    )

    for (const [query, names] of [
      ['?askedWithinDays=50', ['Bea']],
      ['?askedWithinDays=30', []],
      ['?notAskedForDays=50', ['Al', 'Zoé 100%']],
      ['?notAskedForDays=30', ['Al', 'Zoé 100%', 'Bea']],
    ] as const) {
      expect([query, await list(owner, query)]).toEqual([query, names])
    }
    const segment = { name: 'Not asked lately', filter: { notAskedForDays: 50, consent: 'neither' } }
    const { body: made } = await app.as(owner).post('/api/v1/contact-segments', segment)
    expect(made).toMatchObject({ filter: segment.filter, count: 1 })
    await app.superuser.query(`update campaign_recipients set handed_over_at = now() - interval '51 days'`)
    expect((await app.as(owner).get('/api/v1/contact-segments')).body.items).toMatchObject([{ count: 2 }])
  })

  it('are searched among the newest, and by the index beyond them, at the locations one sees', async () => {
    const { owner, halifax } = await makeThree()
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).put(`/api/v1/team/${limited.memberId}/locations`, { locations: [halifax] })
    await app.superuser.query(
      `insert into contacts (customer_id, name, email, source, created_at)
       select $1, 'Guest', turn || '@guests.test', 'manual', now() + make_interval(secs => turn)
       from generate_series(1, 1000) turn`,
      [owner.customerId],
    )
    const search = async (person: { token: string }, words: string) =>
      (await app.as(person).get(`/api/v1/search?query=${encodeURIComponent(words)}`)).body.groups.map(
        ({ hits, hasMore }: { hits: { title: string }[]; hasMore: boolean }) => [
          hits.map(({ title }) => title),
          hasMore,
        ],
      )

    for (const words of ['zoe 100%', 'b.example']) expect(await search(owner, words)).toEqual([[['Zoé 100%'], false]])
    expect(await search(owner, 'zo')).toEqual([[[], true]])
    expect(await search(owner, 'guest')).toEqual([[Array(5).fill('Guest'), true]])
    expect(await search(limited, 'zo')).toEqual([[['Zoé 100%'], false]])
    expect(await search(limited, 'guest')).toEqual([])
    expect(await search(await app.make.member(), 'guest')).toEqual([])
    const asked = app.product.base.app.pool.query(`select * from search_contacts('a', 1)`)
    await expect(asked).rejects.toMatchObject({ code: '42501' })
  })
})

describe('many contacts at once', () => {
  it('are tagged, deleted and brought back together', async () => {
    const owner = await app.make.member()
    const ann = await create(owner)
    await create(owner, { name: 'Bo', email: 'bo@example.com', phone: null })
    const post = async (path: string, body: object) => (await app.as(owner).post(`${PATH}/${path}`, body)).body

    const tagged = await post('tags', { selection: { filter: {} }, add: ['summer'], remove: ['regular'] })
    expect(tagged.count).toBe(2)
    expect((await app.as(owner).get(`${PATH}/${ann.id}`)).body.tags).toEqual(['summer'])
    const gone = await post('delete', { selection: { filter: { tag: 'summer' } } })
    expect([gone.count, await list(owner)]).toEqual([2, []])
    await create(owner, { name: 'Ann again' })
    expect((await post('restore', { deletionId: gone.deletionId })).count).toBe(1)
    expect(await list(owner)).toEqual(expect.arrayContaining(['Ann again', 'Bo']))
    expect((await post('restore', { deletionId: gone.deletionId })).reason).toBe('contacts-not-restored')
  })

  it('become a file that no spreadsheet runs', async () => {
    const owner = await app.make.member()
    const ann = await create(owner, { name: '=HYPERLINK("http://evil")' })
    await create(owner, { name: 'Bo', email: 'bo@example.com', phone: null, consent: AGREED })
    const file = async (selection: object, headings?: string) =>
      (await app.as(owner).post(`${PATH}.csv`, { selection, headings })).body.split('\r\n')

    const all = await file({ filter: {} }, 'de')
    expect(all[0]).toContain('Name,E-Mail,Telefon')
    expect(all[1]).toMatch(/^"'=HYPERLINK/)
    expect(all[1]).toContain(`'+19025550134`)
    expect(all[2]).toMatch(/^Bo,bo@example.com,.*Erteilt/)
    expect(await file({ contactIds: [ann.id] })).toHaveLength(3)
    expect(await actionsOf(owner)).toContain('contact.exported ')
  })

  it('are all in the file, however many were picked', async () => {
    const owner = await app.make.member()
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into contacts (customer_id, name, email, source)
       select $1, 'Guest ' || n, n || '@guests.test', 'manual' from generate_series(1, 1200) n returning id`,
      [owner.customerId],
    )
    const contactIds = rows.slice(1).map(({ id }) => id)
    const { body } = await app.as(owner).post(`${PATH}.csv`, { selection: { contactIds } })
    expect(body.trim().split('\r\n')).toHaveLength(1 + 1199)
    const stranger = await app.make.member()
    expect((await app.as(stranger).post(`${PATH}.csv`, { selection: { contactIds } })).body.split('\r\n')).toHaveLength(
      2,
    )
  })
})
