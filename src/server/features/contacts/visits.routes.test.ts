import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/visits'
const CONTACTS = '/api/v1/contacts'
const DAY_MS = 86_400_000
const CONSENT = { channels: ['email', 'sms'], basis: 'express', place: 'in-person', wording: 'You may write.' }

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const visit = (member: TestMember, who: object, more: object = {}, headers = {}) =>
  app.as(member).post(PATH, { who, ...more }, headers)
const ofPerson = (more: object = {}) => ({ kind: 'person', name: 'Ann Lee', email: 'Ann@guests.test', ...more })
const contactOf = async (member: TestMember, id: string) => (await app.as(member).get(`${CONTACTS}/${id}`)).body
const storyOf = async (member: TestMember, id: string) => (await app.as(member).get(`${CONTACTS}/${id}/story`)).body
const addPlace = async (member: TestMember, name: string) =>
  (await app.as(member).post('/api/v1/locations', { name })).body.id as string

describe('a visit', () => {
  it('makes a contact of somebody new, who has agreed to what was said and to nothing else', async () => {
    const owner = await app.make.member()
    const quay = await addPlace(owner, 'Quay')
    const { status, body } = await visit(owner, ofPerson(), { visitedAt: daysAgo(1) })
    expect([status, body]).toMatchObject([200, { locationId: quay }])
    expect(await contactOf(owner, body.contactId)).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@guests.test',
      location: { id: quay },
      lastVisit: daysAgo(1).slice(0, 10),
      consents: { email: 'none', sms: 'none' },
    })

    // Without a number there is nothing to agree to by text message.
    await visit(owner, ofPerson({ consent: CONSENT }))
    expect((await contactOf(owner, body.contactId)).consents).toEqual({ email: 'granted', sms: 'none' })
    const { consents } = await storyOf(owner, body.contactId)
    expect(consents).toEqual([expect.objectContaining({ channel: 'email', wording: 'You may write.' })])
  })

  it('is of whoever has the address, and lifts no refusal', async () => {
    const owner = await app.make.member()
    const { body: known } = await app.as(owner).post(CONTACTS, { name: 'Bo', phone: '+14155550123' })
    const refusal = { channel: 'sms', action: 'withdrawn', basis: null, place: 'phone', wording: 'No.' }
    await app.as(owner).post(`${CONTACTS}/${known.id}/consents`, refusal)
    const { body } = await visit(owner, { kind: 'person', phone: '+1 415 555 0123', consent: CONSENT })
    expect(body.contactId).toBe(known.id)
    expect((await contactOf(owner, known.id)).consents.sms).toBe('suppressed')
  })

  it('brings a yes for the addresses that were told with it, and for no other', async () => {
    const owner = await app.make.member()
    const { body: known } = await app.as(owner).post(CONTACTS, { email: 'ann@guests.test', phone: '+14155550123' })
    const consentsAfter = async (who: object) => {
      expect((await visit(owner, ofPerson({ consent: CONSENT, ...who }))).body.contactId).toBe(known.id)
      const { consents, phone } = await contactOf(owner, known.id)
      return [consents, phone]
    }
    const onlyEmail = [{ email: 'granted', sms: 'none' }, '+14155550123']
    expect(await consentsAfter({})).toEqual(onlyEmail)
    expect(await consentsAfter({ phone: '+1 415 555 0199' })).toEqual(onlyEmail)
    const both = { email: 'granted', sms: 'granted' }
    expect(await consentsAfter({ phone: '+1 415 555 0123' })).toEqual([both, '+14155550123'])
  })

  it('tells a number that was not known, and a yes for it', async () => {
    const owner = await app.make.member()
    const { body: known } = await app.as(owner).post(CONTACTS, { email: 'ann@guests.test' })
    await visit(owner, ofPerson({ phone: '+1 415 555 0123', consent: CONSENT }))
    expect(await contactOf(owner, known.id)).toMatchObject({
      phone: '+14155550123',
      consents: { email: 'granted', sms: 'granted' },
    })
  })

  it('told twice is one, by its time and by its key; the latest one is the last', async () => {
    const owner = await app.make.member()
    const who = ofPerson()
    const first = await visit(owner, who, { visitedAt: daysAgo(2) })
    const again = await visit(owner, who, { visitedAt: first.body.visitedAt })
    expect(again.body).toEqual(first.body)
    const key = { 'idempotency-key': 'till-4711' }
    const [once, twice] = [await visit(owner, who, {}, key), await visit(owner, who, {}, key)]
    expect(twice.body).toEqual(once.body)
    const { visits } = await storyOf(owner, first.body.contactId)
    expect(visits.map(({ at }: { at: string }) => at)).toEqual([once.body.visitedAt, first.body.visitedAt])

    await visit(owner, who, { visitedAt: daysAgo(300) })
    expect((await contactOf(owner, first.body.contactId)).lastVisit).toBe(once.body.visitedAt.slice(0, 10))
    const { body: file } = await app.as(owner).get(`${CONTACTS}/${first.body.contactId}/data.json`)
    expect(file.visits).toHaveLength(3)
  })

  it('at two places at one time is two, also for whoever sees one place only', async () => {
    const owner = await app.make.member()
    const [quay, hill] = [await addPlace(owner, 'Quay'), await addPlace(owner, 'Hill')]
    const { customerId } = owner
    const member = await app.make.member({ customerId, role: 'admin', locations: [quay] })
    const who = ofPerson()
    const visitedAt = daysAgo(1)
    const first = await visit(owner, who, { visitedAt, locationId: quay })
    await visit(owner, who, { visitedAt: daysAgo(2), locationId: hill })
    const second = await visit(owner, who, { visitedAt, locationId: hill })
    expect(second.body).toMatchObject({ contactId: first.body.contactId, locationId: hill })
    const { visits: all } = await storyOf(owner, first.body.contactId)
    expect(all).toHaveLength(3)

    const hidden = all.at(-1).at
    const own = await visit(member, who, { visitedAt: hidden, locationId: quay })
    expect([own.status, own.body]).toMatchObject([200, { locationId: quay }])
    expect((await visit(member, who, { visitedAt: hidden, locationId: quay })).body).toEqual(own.body)

    await app.as(owner).patch(`${CONTACTS}/${first.body.contactId}`, { locationId: null })
    for (const place of [quay, hill]) {
      expect((await app.as(owner).delete(`/api/v1/locations/${place}`)).status).toBeLessThan(300)
    }
    expect((await storyOf(owner, first.body.contactId)).visits).toMatchObject([{ location: null }, { location: null }])
  })

  it('has a time that can be, and somebody who can be reached', async () => {
    const owner = await app.make.member()
    for (const days of [-1, 400]) {
      const { body } = await visit(owner, ofPerson(), { visitedAt: daysAgo(days) })
      expect(body).toMatchObject({ reason: 'visit-out-of-range', errors: [{ field: 'visitedAt' }] })
    }
    expect((await visit(owner, { kind: 'person', name: 'Ann' })).body.reason).toBe('contact-unreachable')
    expect((await visit(owner, { kind: 'person', phone: '12' })).body.reason).toBe('contact-phone-invalid')
  })

  it('knows nobody and no place of another customer', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { body } = await visit(stranger, ofPerson())
    const place = await addPlace(stranger, 'Elsewhere')
    expect((await visit(owner, { kind: 'contact', contactId: body.contactId })).status).toBe(404)
    expect((await visit(owner, ofPerson(), { locationId: place })).status).toBe(404)
  })

  it('goes with a person who is erased, and loses a place that goes', async () => {
    const owner = await app.make.member()
    const quay = await addPlace(owner, 'Quay')
    const { body } = await visit(owner, ofPerson())
    await app.as(owner).patch(`${CONTACTS}/${body.contactId}`, { locationId: null })
    await app.as(owner).delete(`/api/v1/locations/${quay}`)
    expect((await storyOf(owner, body.contactId)).visits).toMatchObject([{ location: null }])
    await app.as(owner).post(`${CONTACTS}/${body.contactId}/erase`)
    const { rows } = await app.superuser.query('select from visits where customer_id = $1', [owner.customerId])
    expect(rows).toEqual([])
  })
})

describe('visits that a list tells of', () => {
  const day = (days: number) => daysAgo(days).slice(0, 10)

  async function bring(owner: TestMember, lines: readonly string[]): Promise<string> {
    const IMPORTS = '/api/v1/contact-imports'
    const text = ['Name,Email,Last visit', ...lines].join('\n')
    const { reading } = (await app.as(owner).post(`${IMPORTS}/preview`, { text, isWhole: true, reading: {} })).body
    const { id } = (await app.as(owner).post(IMPORTS, { fileName: 'guests.csv', reading })).body
    await app.as(owner).post(`${IMPORTS}/${id}/chunks`, { number: 0, text, isLast: true })
    await app.as(owner).post(`${IMPORTS}/${id}/start`, { consent: null })
    await app.jobs.run('contacts.import')
    return `${IMPORTS}/${id}`
  }
  const visitsOf = async ({ customerId }: TestMember) => {
    const { rows } = await app.superuser.query<{ text: string }>(
      `select c.name || ' ' || to_char(v.visited_at, 'YYYY-MM-DD') as text from visits v
       join contacts c on c.customer_id = v.customer_id and c.id = v.contact_id
       where v.customer_id = $1 order by 1`,
      [customerId],
    )
    return rows.map(({ text }) => text)
  }

  it('are the new ones, and not those of long ago', async () => {
    const owner = await app.make.member()
    const lines = [`Ann,ann@guests.test,${day(3)}`, `Bo,bo@guests.test,${day(60)}`, 'Cy,cy@guests.test,']
    await bring(owner, lines)
    expect(await visitsOf(owner)).toEqual([`Ann ${day(3)}`])
    await bring(owner, lines)
    expect(await visitsOf(owner)).toEqual([`Ann ${day(3)}`])

    const file = await bring(owner, [`Ann,ann@guests.test,${day(5)}`, `Bo,bo@guests.test,${day(1)}`])
    expect(await visitsOf(owner)).toEqual([`Ann ${day(3)}`, `Bo ${day(1)}`])
    await app.as(owner).post(`${file}/undo`)
    await app.jobs.run('contacts.import')
    expect(await visitsOf(owner)).toEqual([`Ann ${day(3)}`])
  })
})
