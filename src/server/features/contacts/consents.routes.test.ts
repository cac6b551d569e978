import { describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { getPreferencesPath, suppressAddress } from './contacts.service.ts'

const app = await startTestApp()
const PATH = '/api/v1/contacts'
const ANN = { name: 'Ann Lee', email: 'ann@example.com', phone: '+19025550134' }
const GRANTED = { action: 'granted', channel: 'email', basis: 'express', place: 'paper', wording: 'You may write.' }
const BOTH = { channels: ['email', 'sms'], basis: 'express', place: 'website', wording: 'Yes, write to me.' }

const create = async (member: TestMember, values: object = {}) =>
  (await app.as(member).post(PATH, { ...ANN, ...values })).body
const statesOf = async (member: TestMember, id: string) => (await app.as(member).get(`${PATH}/${id}`)).body.consents
const storyOf = async (member: TestMember, id: string) => (await app.as(member).get(`${PATH}/${id}/story`)).body
const linkTo = ({ customerId }: TestMember, id: string) =>
  app.product.base.transactions.step(customerId, (tx) => getPreferencesPath(tx, id))
const post = async (path: string, fields: Record<string, string>, query = '') => {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${app.url}${path}${query}`, { method: 'POST', body, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

describe('a consent', () => {
  it('is kept with when, where, in which words and who says so', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner)

    const { body } = await app.as(owner).post(`${PATH}/${id}/consents`, { ...GRANTED, obtainedOn: '2026-02-03' })

    expect(body.consents).toEqual({ email: 'granted', sms: 'none' })
    expect((await storyOf(owner, id)).consents).toEqual([
      expect.objectContaining({
        channel: 'email',
        action: 'granted',
        basis: 'express',
        place: 'paper',
        wording: 'You may write.',
        obtainedAt: '2026-02-03T00:00:00.000Z',
        recordedBy: owner.name,
        isForThisAddress: true,
      }),
    ])
  })

  it.each([
    [{ basis: null }, 'basis'],
    [{ wording: '' }, 'wording'],
    [{ obtainedOn: '2999-01-01' }, 'obtainedOn'],
  ])('that nobody could show is refused: %j', async (values, field) => {
    const owner = await app.make.member()
    const { id } = await create(owner)
    const { status, body } = await app.as(owner).post(`${PATH}/${id}/consents`, { ...GRANTED, ...values })
    expect([status, body.errors[0].field]).toEqual([400, field])
  })

  it('that was withdrawn outlives the contact, and nobody of the team can talk it round', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    const withdrawn = { action: 'withdrawn', channel: 'email', place: 'phone' }
    expect((await app.as(owner).post(`${PATH}/${id}/consents`, withdrawn)).body.consents).toEqual({
      email: 'suppressed',
      sms: 'granted',
    })
    expect((await app.as(owner).post(`${PATH}/${id}/consents`, GRANTED)).body.reason).toBe('contact-suppressed')

    await app.as(owner).post(`${PATH}/${id}/erase`)
    const again = await create(owner)

    expect([again.id === id, again.consents.email]).toEqual([false, 'suppressed'])
    const stranger = await app.make.member()
    expect((await create(stranger, { consent: BOTH })).consents.email).toBe('granted')
  })

  it.each([
    ['bounced', { email: 'suppressed', sms: 'granted' }],
    ['complained', { email: 'suppressed', sms: 'suppressed' }],
  ] as const)('gives way to what a vendor tells: %s', async (reason, states) => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    await app.product.base.transactions.step(owner.customerId, (tx) =>
      suppressAddress(tx, { address: 'Ann@example.com', channel: 'email', reason }),
    )
    expect(await statesOf(owner, id)).toEqual(states)
    expect((await storyOf(owner, id)).suppressions).toContainEqual(
      expect.objectContaining({ channel: 'email', reason }),
    )
  })
})

describe('the preferences page', () => {
  it('is the same address in every message, shows without changing anything, and hides the addresses', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    const path = await linkTo(owner, id)
    expect([await linkTo(owner, id), path]).toEqual([path, expect.stringMatching(/^\/u\/[\w-]{22}$/)])

    const { status, body, headers } = await app.anonymous.get(`${path}?lang=de`)

    expect(status).toBe(200)
    expect(body).toContain('Was dürfen wir Ihnen senden?')
    expect(body).toContain('a•••@example.com')
    expect(body).not.toContain('ann@example.com')
    expect(body).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(await statesOf(owner, id)).toEqual({ email: 'granted', sms: 'granted' })
  })

  it('takes one click of a mail program (RFC 8058), once or twice, and ends mails alone', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    const path = await linkTo(owner, id)
    const click = { 'List-Unsubscribe': 'One-Click' }

    expect([(await post(path, click)).status, (await post(path, click)).status]).toEqual([200, 200])

    expect(await statesOf(owner, id)).toEqual({ email: 'suppressed', sms: 'granted' })
    const { consents } = await storyOf(owner, id)
    expect(consents.filter(({ action }: { action: string }) => action === 'withdrawn')).toHaveLength(1)
    expect(consents[0]).toMatchObject({ place: 'unsubscribe', recordedBy: null })
  })

  it('lets the person, and only them, come back', async () => {
    const owner = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    const path = await linkTo(owner, id)

    expect((await post(path, { all: 'off', email: 'on' })).status).toBe(303)
    expect(await statesOf(owner, id)).toEqual({ email: 'suppressed', sms: 'suppressed' })
    expect((await app.anonymous.get(`${path}?lang=en&saved=1`)).body).toContain('You are unsubscribed.')
    await post(path, { email: 'on' }, '?lang=es')
    expect(await statesOf(owner, id)).toEqual({ email: 'granted', sms: 'suppressed' })
    const { consents } = await storyOf(owner, id)
    expect(consents[0]).toMatchObject({ place: 'preferences', wording: expect.stringContaining('correos') })
  })

  it('works after the contact is erased, and for no other customer', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const { id } = await create(owner, { consent: BOTH })
    const theirs = await create(stranger, { consent: BOTH })
    const path = await linkTo(owner, id)
    await app.as(owner).post(`${PATH}/${id}/erase`)

    expect((await app.anonymous.get(path)).body).not.toContain('checkbox')
    expect((await post(path, { all: 'off' })).status).toBe(303)

    expect((await create(owner)).consents).toEqual({ email: 'suppressed', sms: 'suppressed' })
    expect(await statesOf(stranger, theirs.id)).toEqual({ email: 'granted', sms: 'granted' })
  })

  it('is mailed to whoever asks for it, in their language, and to nobody whose mails came back', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const email = `${crypto.randomUUID()}@example.com`
    const { id } = await create(owner, { email, language: 'fr', consent: BOTH })
    const send = (member: TestMember) => app.as(member).post(`${PATH}/${id}/preferences-mail`)

    expect([(await send(stranger)).status, (await send(owner)).status]).toEqual([404, 200])
    const { rows } = await app.superuser.query(
      `select subject, unsubscribe_url from mail_outbox where to_address = $1`,
      [email],
    )
    expect(rows).toEqual([
      {
        subject: expect.stringContaining('Que peut vous envoyer'),
        unsubscribe_url: app.url + (await linkTo(owner, id)),
      },
    ])
    await app.product.base.transactions.step(owner.customerId, (tx) =>
      suppressAddress(tx, { address: email, channel: 'email', reason: 'bounced' }),
    )
    expect((await send(owner)).body.reason).toBe('contact-suppressed')
  })

  it('is not there for other words', async () => {
    for (const word of ['x', 'A'.repeat(22), '%00']) {
      expect([(await app.anonymous.get(`/u/${word}`)).status, (await post(`/u/${word}`, {})).status]).toEqual([
        404, 404,
      ])
    }
  })
})

describe('a person’s data', () => {
  it('is one file, and is erased with what they answered; the counts stay', async () => {
    const visitors = createVisitors(app)
    const page = await visitors.makePage({ kind: 'feedback' })
    const { owner } = page
    const answer = (email: string, text: string) =>
      visitors.send(page, { 'a.rating': '2', 'a.text': text, 'a.email': email, consent: '1' })
    const { status } = await answer('Ann@example.com', 'Cold soup')
    await answer('bo@example.com', 'All fine')
    expect(status).toBe(303)
    const { id } = await create(owner, { consent: BOTH })

    expect((await storyOf(owner, id)).answers).toMatchObject([{ pageId: page.id, content: 'Cold soup' }])
    const file = await app.as(owner).get(`${PATH}/${id}/data.json`)
    expect(JSON.stringify(file.body)).toContain('Cold soup')
    expect(JSON.stringify(file.body)).toContain('Yes, write to me.')
    expect((await app.as(owner).get(`${PATH}?answered=yes`)).body.items).toHaveLength(1)
    expect((await app.as(owner).post(`${PATH}/${id}/erase`)).body).toEqual({ answers: 1 })

    const left = (await app.as(owner).get(`/api/v1/page-responses?page=${page.id}`)).body.items
    expect(left.map(({ email }: { email: string }) => email)).toEqual(['bo@example.com'])
    expect((await app.as(owner).get(`/api/v1/hosted-pages/${page.id}`)).body.responses).toBe(2)
    expect((await app.as(owner).get(`${PATH}/${id}`)).status).toBe(404)
    const { rows } = await app.superuser.query(
      `select from contacts where customer_id = $1 union all select from contact_consents where customer_id = $1`,
      [owner.customerId],
    )
    expect(rows).toHaveLength(0)
  })

  it('names reviews under the same name, for whoever may read them', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId, author: 'ANN LEE', content: 'Lovely', rating: 5 })
    const { id } = await create(owner)
    expect((await storyOf(owner, id)).reviews).toMatchObject([{ rating: 5, content: 'Lovely' }])
    expect((await app.as(owner).get(`${PATH}?reviewed=yes`)).body.items).toHaveLength(1)
    expect((await app.as(owner).get(`${PATH}?reviewed=no`)).body.items).toHaveLength(0)
  })
})

describe('a segment', () => {
  const SEGMENTS = '/api/v1/contact-segments'

  it('counts whom it matches by now, is renamed and deleted; its name is its own', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const made = await app.as(owner).post(SEGMENTS, { name: 'Regulars', filter: { tag: 'regular' } })
    expect(made.body).toMatchObject({ name: 'Regulars', filter: { tag: 'regular' }, count: 0 })
    await create(owner, { tags: ['regular'] })
    expect((await app.as(owner).get(SEGMENTS)).body.items).toMatchObject([{ count: 1 }])
    expect((await app.as(owner).post(SEGMENTS, { name: 'REGULARS', filter: {} })).body.reason).toBe(
      'segment-name-taken',
    )
    await app.as(owner).post(SEGMENTS, { name: 'All', filter: {} })
    const path = `${SEGMENTS}/${made.body.id}`
    expect((await app.as(owner).patch(path, { name: 'All' })).body.reason).toBe('segment-name-taken')
    expect((await app.as(owner).patch(path, { filter: { tag: 'x' } })).body).toMatchObject({
      name: 'Regulars',
      count: 0,
    })
    expect((await app.as(stranger).patch(path, { name: 'Mine' })).status).toBe(404)
    expect((await app.as(stranger).delete(path)).status).toBe(404)
    expect((await app.as(owner).delete(path)).status).toBe(200)
    expect((await app.as(stranger).get(SEGMENTS)).body.items).toEqual([])
  })
})
