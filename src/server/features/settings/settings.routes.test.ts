import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const GENERAL = '/api/v1/settings/general'
const BUSINESS = { companyName: 'Harbour Bistro', country: 'DE', timezone: 'Europe/Berlin', language: 'de' }

describe('/api/v1/settings/general', () => {
  it('names the business, and writes days and amounts as its country does', async () => {
    const owner = await app.make.member()
    const given = { ...BUSINESS, isNamed: true, dateFormat: 'DD/MM/YYYY', currency: 'EUR', revision: 1 }

    expect((await app.as(owner).put(GENERAL, BUSINESS)).body).toEqual(given)

    expect((await app.as(owner).get(GENERAL)).body).toEqual(given)
    expect((await app.as(owner).get('/api/v1/me')).body.customer).toMatchObject({
      companyName: 'Harbour Bistro',
      isNamed: true,
      timezone: 'Europe/Berlin',
      currency: 'EUR',
    })
  })

  it('keeps what is chosen against the custom of the country', async () => {
    const owner = await app.make.member()
    await app.as(owner).put(GENERAL, { ...BUSINESS, dateFormat: 'YYYY-MM-DD', currency: 'GBP' })
    const kept = (await app.as(owner).put(GENERAL, { ...BUSINESS, companyName: 'Harbour' })).body
    expect(kept).toMatchObject({ companyName: 'Harbour', dateFormat: 'YYYY-MM-DD', currency: 'GBP' })
  })

  it('tells the second of two who change it at once, and keeps what the first said', async () => {
    const owner = await app.make.member()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const { revision } = (await app.as(owner).get(GENERAL)).body
    await app.as(owner).put(GENERAL, { ...BUSINESS, revision })

    expect(await app.as(admin).put(GENERAL, { ...BUSINESS, companyName: 'Bistro', revision })).toMatchObject({
      status: 409,
      body: { reason: 'settings-changed-meanwhile' },
    })
    expect((await app.as(admin).get(GENERAL)).body).toMatchObject({ companyName: 'Harbour Bistro', revision: 1 })
  })

  it('books the plan chosen on the pricing page for after the trial, and changes nothing that is paid for', async () => {
    const [trying, paying] = [await app.make.member({ customerStatus: 'trialing' }), await app.make.member()]
    for (const owner of [trying, paying]) await app.as(owner).put(GENERAL, { ...BUSINESS, trialPlan: 'starter' })

    const planOf = async (owner: typeof trying) =>
      (await app.as(owner).get('/api/v1/me')).body.customer.subscriptionTier
    expect([await planOf(trying), await planOf(paying)]).toEqual(['starter', 'professional'])
    expect((await app.as(trying).put(GENERAL, { ...BUSINESS, trialPlan: 'enterprise' })).status).toBe(400)
  })

  it('is another customer’s own affair, and not for a manager to change', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).put(GENERAL, BUSINESS)

    expect((await app.as(stranger).get(GENERAL)).body).toMatchObject({ companyName: 'A business', timezone: 'UTC' })
    expect((await app.as(manager).put(GENERAL, BUSINESS)).status).toBe(403)
  })

  it.each([
    ['companyName', ' '],
    ['companyName', 'x'.repeat(201)],
    ['country', 'XX'],
    ['timezone', 'Mars/Crater'],
    ['language', 'tlh'],
  ])('refuses as %s %o', async (field, value) => {
    const owner = await app.make.member()
    expect(await app.as(owner).put(GENERAL, { ...BUSINESS, [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })
})

describe('a workspace that nobody has named yet', () => {
  async function registerAna() {
    const email = `${randomUUID()}@people.test`
    const data = { name: 'Ana Ruiz' }
    const { body } = await app.anonymous.post('/auth/v1/signup', { email, password: 'correct horse battery', data })
    const ana = app.as({ token: body.access_token })
    const { customer } = (await ana.get('/api/v1/me')).body
    const reviewId = await app.make.review({
      customerId: customer.id,
      rating: 5,
      author: 'Ben',
      content: 'Lovely food',
    })
    const draft = async () => (await ana.post(`/api/v1/reviews/${reviewId}/draft/generate`, {})).body.text
    return { ana, customer, draft }
  }

  it('signs no draft with the name of a person, and with the name of the business once that is given', async () => {
    const { ana, customer, draft } = await registerAna()
    expect(customer).toMatchObject({ companyName: '', isNamed: false })

    expect(await draft()).toMatch(/\nThe team$/)

    await ana.put(GENERAL, { ...BUSINESS, language: 'en' })
    expect(await draft()).toMatch(/\nThe team at Harbour Bistro$/)
  })

  it('is set up without a name in the feed, which tells who named it, once', async () => {
    const { ana } = await registerAna()
    for (const companyName of ['Harbour Bistro', 'Harbour Bistro', 'Harbour']) {
      await ana.put(GENERAL, { ...BUSINESS, companyName })
    }

    const { items } = (await ana.get('/api/v1/activity?subject=workspace')).body
    const told = items.map(({ action, subjectLabel }: Record<string, string>) => `${action}: ${subjectLabel}`)
    // That the country and the formats changed is told besides, once.
    expect(told).toHaveLength(4)
    expect(told.filter((line: string) => line !== 'workspace.settings-changed: ')).toEqual([
      'workspace.renamed: Harbour',
      'workspace.renamed: Harbour Bistro',
      'workspace.created: ',
    ])
  })
})

describe('/api/v1/settings/security', () => {
  it('starts with half an hour', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).get('/api/v1/settings/security')).body).toEqual({
      sessionTimeout: 30,
      isTimeoutForRemembered: false,
      ipWhitelist: [],
      isTwoFactorRequired: false,
      revision: 0,
      ownAddress: '127.0.0.1',
    })
  })

  it('changes how long everybody’s session may be left alone', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 90 })

    expect((await app.as(colleague).get('/api/v1/me')).body.session.timeoutMinutes).toBe(90)
    expect((await app.as(colleague).get('/api/v1/settings/security')).body).toMatchObject({
      sessionTimeout: 90,
      isTimeoutForRemembered: false,
    })
  })

  it('is another customer’s own affair', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 90 })

    expect((await app.as(stranger).get('/api/v1/settings/security')).body).toMatchObject({
      sessionTimeout: 30,
      isTimeoutForRemembered: false,
    })
  })

  it('is not for a manager to change', async () => {
    const manager = await app.make.member({ role: 'manager' })
    expect((await app.as(manager).put('/api/v1/settings/security', { sessionTimeout: 90 })).status).toBe(403)
  })

  it.each([4, 43_201, 30.5, 'long', null])('refuses %o minutes', async (sessionTimeout) => {
    const owner = await app.make.member()
    expect(await app.as(owner).put('/api/v1/settings/security', { sessionTimeout })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sessionTimeout' }] },
    })
  })
})

describe('somebody who asked to be remembered', () => {
  async function signIn(email: string, headers: Record<string, string> = {}) {
    const answer = await app.anonymous.post(
      '/auth/v1/token?grant_type=password',
      { email, password: TEST_PASSWORD },
      headers,
    )
    return { token: answer.body.access_token as string, refresh_token: answer.body.refresh_token as string }
  }

  const leaveAlone = (hours: number) =>
    app.superuser.query(`update auth.sessions set last_seen_at = now() - make_interval(hours => $1)`, [hours])

  const refresh = async ({ refresh_token }: { refresh_token: string }) =>
    (await app.anonymous.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).status

  const look = async (session: { token: string }) => (await app.as(session).get('/api/v1/me')).status

  it('stays signed in for thirty days, the others for the timeout', async () => {
    const { email } = await app.make.member()
    const [remembered, other] = [await signIn(email, { 'goodword-remember': '1' }), await signIn(email)]
    expect((await app.as(remembered).get('/api/v1/me')).body.session.timeoutMinutes).toBe(43_200)

    await leaveAlone(29 * 24)
    expect([await look(remembered), await look(other), await refresh(other)]).toEqual([200, 401, 400])
    await leaveAlone(29 * 24)
    expect(await refresh(remembered)).toBe(200)
    await leaveAlone(31 * 24)
    expect(await look(remembered)).toBe(401)
  })

  it('stays signed in for as long as they come back within thirty days', async () => {
    const { email } = await app.make.member()
    const [remembered, other] = [await signIn(email, { 'goodword-remember': '1' }), await signIn(email)]

    await app.superuser.query(`update auth.sessions set created_at = now() - interval '90 days'`)

    expect([await look(remembered), await refresh(remembered)]).toEqual([200, 200])
    expect([await look(other), await refresh(other)]).toEqual([401, 400])
  })

  it('is signed out like the others where the customer wants it, and nowhere else', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const headers = { 'goodword-remember': '1' }
    const [here, there] = [await signIn(owner.email, headers), await signIn(stranger.email, headers)]
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 30, isTimeoutForRemembered: true })

    await leaveAlone(1)
    expect([await look(here), await refresh(here), await look(there)]).toEqual([401, 400, 200])
  })

  it('is held to the days of the others there, also where the timeout is as long as a remembered session lasts', async () => {
    const owner = await app.make.member()
    const session = await signIn(owner.email, { 'goodword-remember': '1' })
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 43_200, isTimeoutForRemembered: true })

    await app.superuser.query(`update auth.sessions set created_at = now() - interval '90 days'`)

    expect([await look(session), await refresh(session)]).toEqual([401, 400])
  })
})
