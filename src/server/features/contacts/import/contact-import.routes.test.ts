import { describe, expect, it, vi } from 'vitest'
import { CONTACT_IMPORT_LIMITS } from '#shared/domain/contact-import.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { suppressAddress } from '../contacts.service.ts'
import { workOnContactImport } from './run-contact-import.ts'

const app = await startTestApp()
const PATH = '/api/v1/contact-imports'
const CONSENT = {
  channels: ['email'],
  basis: 'express',
  place: 'paper',
  wording: 'Write to me.',
  obtainedOn: '2026-01-02',
}
const FILE = [
  'Vorname;Name;E-Mail;Handy;Tags;Letzter Besuch',
  'Ann;Lee;Ann@Example.com;+1 902 555 0134;vip, regular;03.04.2026',
  'Bo;Berg;bo@example;;;',
  ';;;;"nobody";',
  'Cy;Cole;;+1 902 555 0199;;01.02.2026',
  'Anna;;ann@example.com;;summer;05.04.2026',
  'Di;;;12;=1+1;',
].join('\r\n')

const preview = async (member: TestMember, text = FILE, reading = {}) =>
  (await app.as(member).post(`${PATH}/preview`, { text, isWhole: true, reading })).body
const create = (member: TestMember, reading: object, fileName = 'guests.csv') =>
  app.as(member).post(PATH, { fileName, reading })
const chunk = (member: TestMember, id: string, body: object) => app.as(member).post(`${PATH}/${id}/chunks`, body)

/** In parts of so many characters. */
async function upload(member: TestMember, text = FILE, size = 40) {
  const { reading } = await preview(member, text.slice(0, CONTACT_IMPORT_LIMITS.sample))
  const { id } = (await create(member, reading)).body
  let last: { status: number; body: Record<string, unknown> } | undefined
  for (let number = 0; number * size < text.length; number += 1) {
    const part = text.slice(number * size, (number + 1) * size)
    last = await chunk(member, id, { number, text: part, isLast: (number + 1) * size >= text.length })
  }
  return { id: id as string, ...last }
}
const start = (member: TestMember, id: string, consent: object | null = null, headers = {}) =>
  app.as(member).post(`${PATH}/${id}/start`, { consent }, headers)
const find = async (member: TestMember, id: string) =>
  (await app.as(member).get(PATH)).body.items.find((item: { id: string }) => item.id === id)
async function bring(member: TestMember, text = FILE, consent: object | null = null) {
  const { id } = await upload(member, text, 10_000)
  await start(member, id, consent)
  await app.jobs.run('contacts.import')
  return find(member, id)
}
const contactsOf = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/contacts?sort=name')).body.items as Record<string, unknown>[]
const contactId = async (member: TestMember, name: string) =>
  String((await contactsOf(member)).find((contact) => contact['name'] === name)?.['id'])

describe('the preview', () => {
  it('guesses the columns and shows what becomes of the first rows', async () => {
    const owner = await app.make.member()
    const body = await preview(owner)
    expect(body.reading).toMatchObject({
      delimiter: ';',
      hasHeadings: true,
      mapping: { firstName: 0, lastName: 1, email: 2, phone: 3, tags: 4, lastVisit: 5 },
      dateOrder: 'day-first',
    })
    expect(body.rows[0]).toMatchObject({ line: 2, name: 'Ann Lee', email: 'ann@example.com', lastVisit: '2026-04-03' })
    expect(body.faults).toEqual([
      { line: 3, fault: 'emailInvalid', value: 'bo@example' },
      { line: 4, fault: 'unreachable', value: '' },
      { line: 7, fault: 'phoneInvalid', value: '12' },
    ])
  })

  it.each([
    ['en', 'First name,Surname,Email address,Mobile', { firstName: 0, lastName: 1, email: 2, phone: 3 }],
    ['es', 'Nombre,Apellidos,Correo electrónico,Última visita', { firstName: 0, lastName: 1, email: 2, lastVisit: 3 }],
    ['fr', 'Nom,Prénom,Adresse e-mail,Étiquettes', { lastName: 0, firstName: 1, email: 2, tags: 3 }],
    ['de', 'Kundenname,E-Mail-Adresse,Standort,Sprache', { name: 0, email: 1, location: 2, language: 3 }],
  ])('knows headings in %s', async (_language, header, mapping) => {
    const owner = await app.make.member()
    expect((await preview(owner, `${header}\na,b,c,d`)).reading.mapping).toEqual(mapping)
  })

  it('reads what is pasted from a spreadsheet, without headings', async () => {
    const owner = await app.make.member()
    const { reading, rows } = await preview(owner, 'Ann Lee\tann@example.com\t+49 30 123456\nBo\tbo@example.com\t')
    expect(reading).toMatchObject({ delimiter: '\t', hasHeadings: false, mapping: { name: 0, email: 1, phone: 2 } })
    expect(rows).toMatchObject([
      { line: 1, phone: '+4930123456' },
      { line: 2, name: 'Bo' },
    ])
  })
})

describe('an import', () => {
  it('is checked as a whole before anything is written, wherever its parts end', async () => {
    const owner = await app.make.member()
    for (const size of [7, 60, 1000]) {
      const { body } = await upload(owner, FILE, size)
      expect(body).toMatchObject({ state: 'checked', read: 6, refused: 3, repeated: 1, total: 2, known: 0 })
    }
    expect(await contactsOf(owner)).toEqual([])
    expect((await app.as(owner).get(PATH)).body.items).toEqual([])
  })

  it('brings people, joins lines of one, and sends nothing without consent', async () => {
    const owner = await app.make.member()
    const done = await bring(owner)
    expect(done).toMatchObject({ state: 'done', total: 2, done: 2, added: 2, merged: 0, channels: [], canUndo: true })
    expect(await contactsOf(owner)).toMatchObject([
      {
        name: 'Anna',
        email: 'ann@example.com',
        phone: '+19025550134',
        tags: ['vip', 'regular', 'summer'],
        lastVisit: '2026-04-05',
        source: 'import',
        consents: { email: 'none', sms: 'none' },
      },
      { name: 'Cy Cole', email: null, phone: '+19025550199' },
    ])
    const { body } = await app.as(owner).get('/api/v1/activity?subject=contacts')
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual(['contact.imported'])
  })

  it('notes the consent it states, for the channels it names, and never for whoever said no', async () => {
    const owner = await app.make.member()
    await app.product.base.transactions.step(owner.customerId, (tx) =>
      suppressAddress(tx, { address: 'no@example.com', channel: 'email', reason: 'unsubscribed' }),
    )
    const text = 'Name,Email,Phone\nAnn,ann@example.com,+19025550134\nNo,no@example.com,'
    const { id, body } = await upload(owner, text)
    expect(body).toMatchObject({ total: 2, suppressed: 1 })
    await start(owner, id, CONSENT)
    await app.jobs.run('contacts.import')
    expect(await contactsOf(owner)).toMatchObject([
      { name: 'Ann', consents: { email: 'granted', sms: 'none' } },
      { name: 'No', consents: { email: 'suppressed', sms: 'none' } },
    ])
    const story = await app.as(owner).get(`/api/v1/contacts/${await contactId(owner, 'Ann')}/story`)
    expect(story.body.consents).toMatchObject([
      { channel: 'email', basis: 'express', place: 'paper', wording: 'Write to me.', isForThisAddress: true },
    ])
    expect(story.body.consents[0].obtainedAt).toContain('2026-01-02')
  })

  it('has to say what people agreed to, and not in the future', async () => {
    const owner = await app.make.member()
    const { id } = await upload(owner)
    expect((await app.as(owner).post(`${PATH}/${id}/start`, {})).status).toBe(400)
    expect((await start(owner, id, { ...CONSENT, wording: '' })).body.errors[0].field).toBe('consent.wording')
    expect((await start(owner, id, { ...CONSENT, obtainedOn: '2999-01-01' })).body.reason).toBe('consent-in-future')
  })

  it('fills what is empty of people who are there, by e-mail, else by phone', async () => {
    const owner = await app.make.member()
    const add = (values: object) => app.as(owner).post('/api/v1/contacts', values)
    await add({ name: 'Ann', email: 'ann@example.com', tags: ['old'], lastVisit: '2026-05-01', language: 'fr' })
    await add({ name: '', phone: '+19025550199' })
    const text = [
      'Name,Email,Phone,Tags,Last visit,Language',
      ',ann@example.com,+1 902 555 0134,new,2026-04-01,',
      'Cy,,+1 902 555 0199,,2026-04-01,de',
    ].join('\n')
    const done = await bring(owner, text, CONSENT)
    expect(done).toMatchObject({ known: 2, added: 0, merged: 2 })
    expect(await contactsOf(owner)).toMatchObject([
      {
        name: 'Ann',
        phone: '+19025550134',
        tags: ['old', 'new'],
        lastVisit: '2026-05-01',
        language: 'fr',
        source: 'manual',
        consents: { email: 'granted', sms: 'none' },
      },
      { name: 'Cy', language: 'de', lastVisit: '2026-04-01' },
    ])
  })

  it('is begun, brought and started once, however often it is pressed', async () => {
    const owner = await app.make.member()
    const { reading } = await preview(owner)
    const { id } = (await create(owner, reading)).body
    const part = { number: 0, text: FILE, isLast: true }
    const [one, other] = [await chunk(owner, id, part), await chunk(owner, id, part)]
    expect([other.status, other.body]).toEqual([200, one.body])
    expect((await chunk(owner, id, { ...part, number: 5 })).body.reason).toBe('import-part-missing')
    await start(owner, id, null, { 'idempotency-key': 'once' })
    expect((await start(owner, id, null, { 'idempotency-key': 'once' })).status).toBe(200)
    expect((await start(owner, id)).body.reason).toBe('import-started')
    await app.jobs.run('contacts.import')
    expect(await contactsOf(owner)).toHaveLength(2)
  })

  it('takes turns, and goes on where a killed worker left it', async () => {
    const owner = await app.make.member()
    const rows = Array.from({ length: 1200 }, (_, at) => `Guest ${at},g${at}@guests.test`)
    const { id } = await upload(owner, ['Name,Email', ...rows].join('\n'), 20_000)
    await start(owner, id, CONSENT)
    const { transactions } = app.product.base
    const key = { customerId: owner.customerId, importId: id }
    const work = () => workOnContactImport({ transactions, turnMs: -1 }, key, { isLastTry: false })
    await work()
    expect(await find(owner, id)).toMatchObject({ state: 'running', done: 500, added: 500 })
    await Promise.all([work(), work()])
    await app.jobs.run('contacts.import')
    expect(await find(owner, id)).toMatchObject({ state: 'done', done: 1200, added: 1200, merged: 0 })
    const { rows: told } = await app.superuser.query(
      `select count(*)::int as consents, count(distinct contact_id)::int as people from contact_consents where customer_id = $1`,
      [owner.customerId],
    )
    expect(told).toEqual([{ consents: 1200, people: 1200 }])
  })

  it('that is given up keeps none of the rows that waited', async () => {
    const owner = await app.make.member()
    const { id } = await upload(owner)
    await start(owner, id)
    await app.superuser.query(`update contact_imports set consent = $2 where id = $1`, [
      id,
      JSON.stringify({ ...CONSENT, obtainedAt: 'never' }),
    ])
    const { transactions } = app.product.base
    const key = { customerId: owner.customerId, importId: id }

    await expect(workOnContactImport({ transactions }, key, { isLastTry: true })).rejects.toThrow('timestamp')

    expect(await find(owner, id)).toMatchObject({ state: 'failed', canUndo: true })
    const { rows } = await app.superuser.query('select line from contact_import_rows where import_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('names every row it refused in a file that no spreadsheet runs', async () => {
    const owner = await app.make.member()
    const { id } = await upload(owner, 'Name,Email,Phone\nX,=HYPERLINK("a"),\nY,,+1')
    const { body } = await app.as(owner).get(`${PATH}/${id}/faults`)
    expect(body.items).toMatchObject([
      { line: 2, fault: 'emailInvalid' },
      { line: 3, fault: 'phoneInvalid' },
    ])
    const file = (await app.as(owner).get(`${PATH}/${id}/faults.csv?headings=de`)).body.split('\r\n')
    expect(file[0]).toContain('Zeile,Grund,Wert')
    expect(file[1]).toContain(`2,Das ist keine E-Mail-Adresse.,"'=HYPERLINK`)
    expect(file[2]).toContain(`'+1`)
  })

  it.each([
    ['a quotation mark that is never closed', `Email\n"${'x'.repeat(200_000)}`, 'import-quote-open'],
    ['more rows than there is room for', `Email\n${'a@b.test\n'.repeat(100_010)}`, 'import-too-long'],
  ])('refuses %s', async (_what, text, reason) => {
    const owner = await app.make.member()
    const { reading } = await preview(owner, 'Email\na@b.test')
    const { id } = (await create(owner, reading)).body
    let answer = await chunk(owner, id, { number: 0, text: text.slice(0, 400_000), isLast: false })
    for (let number = 1; answer.status === 200; number += 1) {
      const part = text.slice(number * 400_000, (number + 1) * 400_000)
      answer = await chunk(owner, id, { number, text: part, isLast: false })
    }
    expect(answer.body.reason).toBe(reason)
  })

  it('is another customer’s not at all, nor for whoever is limited to a location', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const locationId = (await app.as(owner).post('/api/v1/locations', { name: 'Halifax' })).body.id
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [locationId] })
    const { id } = await upload(owner)
    const tries = async (member: TestMember) =>
      [
        await chunk(member, id, { number: 0, text: '', isLast: true }),
        await start(member, id),
        await app.as(member).get(`${PATH}/${id}/faults`),
        await app.as(member).get(`${PATH}/${id}/faults.csv`),
        await app.as(member).post(`${PATH}/${id}/undo`),
        await app.as(member).delete(`${PATH}/${id}`),
      ].map(({ status }) => status)
    expect(await tries(stranger)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await tries(limited)).toEqual([403, 403, 403, 403, 403, 403])
    expect((await app.as(owner).delete(`${PATH}/${id}`)).status).toBe(200)
    expect((await start(owner, id)).status).toBe(404)
  })
})

describe('an import that is taken back', () => {
  const undo = (member: TestMember, id: string) => app.as(member).post(`${PATH}/${id}/undo`)

  it('goes as a whole: who came goes, who was there is as before', async () => {
    const owner = await app.make.member()
    await app.as(owner).post('/api/v1/contacts', { name: 'Old Ann', email: 'ann@example.com', tags: ['old'] })
    const before = await contactsOf(owner)
    const { id } = await bring(owner, FILE, CONSENT)
    expect((await contactsOf(owner)).map(({ name }) => name)).toEqual(['Anna', 'Cy Cole'])

    expect((await undo(owner, id)).body).toMatchObject({ state: 'undoing', total: 2 })
    expect((await undo(owner, id)).body.reason).toBe('import-undone')
    await app.jobs.run('contacts.import')
    expect(await find(owner, id)).toMatchObject({ state: 'undone', removed: 2, canUndo: false })
    expect(await contactsOf(owner)).toEqual(before)
  })

  it('stays when somebody has changed one of them since', async () => {
    const owner = await app.make.member()
    const { id } = await bring(owner)
    await app.as(owner).patch(`/api/v1/contacts/${await contactId(owner, 'Anna')}`, { name: 'Anna Lee' })
    const refused = await undo(owner, id)
    expect([refused.status, refused.body.reason]).toEqual([409, 'import-changed-since'])
    expect(await contactsOf(owner)).toHaveLength(2)
  })

  it('is taken back after the later one that changed the same people', async () => {
    const owner = await app.make.member()
    const first = await bring(owner)
    const second = await bring(owner, 'Name,Email\nAnna Maria,ann@example.com')
    expect((await undo(owner, first.id)).body.reason).toBe('import-changed-since')
    await undo(owner, second.id)
    await app.jobs.run('contacts.import')
    expect((await undo(owner, first.id)).status).toBe(200)
    await app.jobs.run('contacts.import')
    expect(await contactsOf(owner)).toEqual([])
  })
})

describe('two imports of the same people at once, in opposite orders', () => {
  const NAMES = Array.from({ length: 40 }, (_, number) => `guest${number}`)
  const emailOf = (name: string) => `${name}@example.com`
  const MIDDLE = emailOf('guest20')
  const HOLD = 'select from contacts where customer_id = $1 and email = $2 for update'
  const PATIENCE = { timeout: 20_000 }
  const writeFile = (names: readonly string[], day: string) =>
    ['Name,Email,Last visit', ...names.map((name) => `${name},${emailOf(name)},${day}`)].join('\n')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

  const begin = async (owner: TestMember, names: readonly string[], day: string) => {
    const { id } = await upload(owner, writeFile(names, day), 10_000)
    await start(owner, id)
    return id
  }
  /** Both are under way and wait for somebody in the middle; then they go on. */
  async function workOnBoth({ customerId }: TestMember, ids: readonly string[], holdUp = HOLD) {
    const client = await app.superuser.connect()
    try {
      await client.query('begin')
      await client.query(holdUp, [customerId, MIDDLE])
      const { transactions } = app.product.base
      const working = Promise.allSettled(
        ids.map((importId) => workOnContactImport({ transactions }, { customerId, importId }, { isLastTry: false })),
      )
      const waiting = `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      // Asked outside the transaction, which goes on seeing the connections that there were when it first asked.
      await vi.waitFor(async () => expect((await app.superuser.query(waiting)).rows).toEqual([{ total: 2 }]), PATIENCE)
      await client.query('rollback')
      return (await working).map(({ status }) => status)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const bringBoth = async (owner: TestMember, holdUp?: string) => {
    const ids = [await begin(owner, NAMES, daysAgo(2)), await begin(owner, NAMES.toReversed(), daysAgo(1))]
    return workOnBoth(owner, ids, holdUp)
  }
  const visitsOf = async ({ customerId }: TestMember) =>
    (
      await app.superuser.query<{ people: number }>(
        'select count(distinct contact_id)::int as people from visits where customer_id = $1',
        [customerId],
      )
    ).rows[0]

  it('wait for each other, and neither fails, where everybody is known', async () => {
    const owner = await app.make.member()
    await bring(owner, writeFile(NAMES, daysAgo(20)))
    expect(await bringBoth(owner)).toEqual(['fulfilled', 'fulfilled'])
    expect(await visitsOf(owner)).toEqual({ people: 40 })
  })

  it('wait for each other, and neither fails, where nobody is', async () => {
    const owner = await app.make.member()
    const ends = await bringBoth(owner, `insert into contacts (customer_id, email, source) values ($1, $2, 'manual')`)
    expect(ends).toEqual(['fulfilled', 'fulfilled'])
    const { body } = await app.as(owner).get('/api/v1/contacts/count')
    expect(body.total).toBe(40)
    expect(await visitsOf(owner)).toEqual({ people: 40 })
  })

  it.each([
    ['brought', []],
    ['changed', NAMES],
  ])('wait for each other, and neither fails, where one is taken back that %s them', async (_what, known) => {
    const owner = await app.make.member()
    if (known.length > 0) await bring(owner, writeFile(known, daysAgo(20)))
    const { id } = await bring(owner, writeFile(NAMES, daysAgo(2)))
    expect((await app.as(owner).post(`${PATH}/${id}/undo`)).status).toBe(200)
    const other = await begin(owner, NAMES.toReversed(), daysAgo(1))
    expect(await workOnBoth(owner, [id, other])).toEqual(['fulfilled', 'fulfilled'])
    expect(await find(owner, id)).toMatchObject({ state: 'undone' })
    expect(await find(owner, other)).toMatchObject({ state: 'done' })
  })
})
