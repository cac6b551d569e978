import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CUSTOMER_SORTS, type CustomerSort } from '#shared/contracts/customer-filter.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { createBilling } from '#testing/billing-fixture.ts'
import { canExplain, explain } from '#testing/explain.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'
import { selectListed, type CustomerFilter } from './customers.repository.ts'

const app = await startTestApp()
const admin = await app.make.admin()
const PATH = '/api/v1/admin/customers'

interface Listed {
  id: string
  companyName: string
}
const list = async (query = '') => (await app.as(admin).get(`${PATH}${query}`)).body
const namesOf = async (query: string) => (await list(query)).items.map(({ companyName }: Listed) => companyName)

async function makeCustomer(name: string, columns: Record<string, unknown> = {}) {
  const owner = await app.make.member({ role: 'owner' })
  const given = { company_name: name, is_named: true, ...columns }
  const names = Object.keys(given)
  await app.superuser.query(
    `update customers set ${names.map((column, at) => `${column} = $${at + 2}`).join(', ')} where id = $1`,
    [owner.customerId, ...Object.values(given)],
  )
  return owner
}

describe('the list of customers', () => {
  it('says who they are, what they have and how they stand', async () => {
    const owner = await makeCustomer('Zoé’s Teahouse', {
      status: 'trialing',
      subscription_tier: 'starter',
      trial_ends_at: '2031-05-01T00:00:00.000Z',
    })

    expect(await list('?search=zoe')).toEqual({
      items: [
        {
          id: owner.customerId,
          companyName: 'Zoé’s Teahouse',
          email: owner.email,
          tier: 'starter',
          status: 'trialing',
          trialEndsAt: '2031-05-01T00:00:00.000Z',
          isDemo: false,
          createdAt: expect.any(String),
        },
      ],
      nextCursor: null,
    })
    expect(await namesOf(`?search=${owner.email.slice(0, 20).toUpperCase()}`)).toEqual(['Zoé’s Teahouse'])
    expect(await namesOf('?search=zo%25e')).toEqual([])
  })

  it('is narrowed by plan and status, sorted, paged without a gap and written to a file', async () => {
    const late = { status: 'trialing', subscription_tier: 'enterprise', trial_ends_at: '2031-02-01T00:00:00.000Z' }
    await makeCustomer('Quince Cafe', late)
    await makeCustomer('quince Bar', { ...late, trial_ends_at: '2031-01-01T00:00:00.000Z' })
    await makeCustomer('Quince Attic', { status: 'suspended', subscription_tier: 'enterprise' })
    await makeCustomer('Quince Diner', { status: 'read-only', subscription_tier: 'starter' })

    expect(await namesOf('?search=quince')).toEqual(['Quince Diner', 'Quince Attic', 'quince Bar', 'Quince Cafe'])
    expect(await namesOf('?search=quince&sort=company')).toEqual([
      'Quince Attic',
      'quince Bar',
      'Quince Cafe',
      'Quince Diner',
    ])
    expect(await namesOf('?search=quince&sort=trial&status=trialing')).toEqual(['quince Bar', 'Quince Cafe'])
    expect(await namesOf('?search=quince&tier=enterprise&status=suspended')).toEqual(['Quince Attic'])
    expect(await namesOf('?search=quince&tier=starter&status=active')).toEqual([])

    const { body } = await app.as(admin).get(`${PATH}.csv?search=quince&tier=enterprise&sort=company&language=de`)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toContain('Unternehmen')
    expect(lines.slice(1).map((line) => line.split(',', 1)[0])).toEqual(['Quince Attic', 'quince Bar', 'Quince Cafe'])
  })

  it.each(CUSTOMER_SORTS)('is paged by %s without a gap', async (sort) => {
    const all = (await list(`?sort=${sort}&limit=100`)).items.map(({ id }: Listed) => id)
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: Listed[]; nextCursor: string | null } = await list(
        `?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      found.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(found).toEqual(all)
    expect(found.length).toBeGreaterThan(2)
  })

  it('refuses a place that is of another order, or none', async () => {
    const { nextCursor } = await list('?limit=1')
    for (const cursor of [nextCursor, 'x']) {
      expect((await app.as(admin).get(`${PATH}?sort=company&cursor=${cursor}`)).status).toBe(400)
    }
  })

  it.runIf(canExplain).each<[string, CustomerFilter, CustomerSort, string]>([
    ['customers_newest', {}, 'newest', '2026-01-01T00:00:00.000Z'],
    ['customers_newest', { status: 'suspended', tier: 'starter' }, 'newest', '2026-01-01T00:00:00.000Z'],
    ['customers_by_company', {}, 'company', 'bea'],
    ['customers_by_company', { tier: 'enterprise' }, 'company', 'bea'],
    ['customers_by_trial', { tier: 'starter' }, 'trial', '2026-01-01T00:00:00.000Z'],
  ])('is walked to by %s, first and deep, and never sorted', async (index, filter, sort, value) => {
    for (const after of [null, [sort, value, NIL_CUSTOMER] as [CustomerSort, string, string]]) {
      const { db } = app.product.base.app
      const query = selectListed(filter, sort, { after, limit: 26 }).compile(db)
      const literal = (_place: string, number: string) => `'${String(query.parameters[Number(number) - 1])}'`
      const plan = await explain(app.superuser, query.sql.replaceAll(/\$(\d+)/g, literal))
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })
})

describe('a customer', () => {
  const pathOf = (customerId: string, rest = '') => `${PATH}/${customerId}${rest}`

  it('is shown with what it uses, its connections and what happened there', async () => {
    const owner = await makeCustomer('Olive Yard', { status: 'active', subscription_tier: 'starter' })
    const { customerId } = owner
    await app.superuser.query(
      `insert into integrations (customer_id, type, name, status, listing_id, needs_reconnect, fault, capabilities)
       values ($1, 'google', 'Olive Yard', 'connected', 'x', true, $2, '{}')`,
      [customerId, JSON.stringify({ kind: 'reconnect', reason: null, words: 'Token expired' })],
    )

    const { body } = await app.as(admin).get(pathOf(customerId))
    expect(body).toMatchObject({
      companyName: 'Olive Yard',
      email: owner.email,
      shut: null,
      plan: null,
      usage: { platforms: { taken: 1, limit: 3 }, teamMembers: { taken: 1, limit: 1 } },
    })
    const connections = await app.as(admin).get(pathOf(customerId, '/connections'))
    expect(connections.body.items).toEqual([
      {
        id: expect.any(String),
        platform: 'google',
        name: 'Olive Yard',
        status: 'connected',
        needsReconnect: true,
        problem: 'Token expired',
        lastSyncAt: null,
      },
    ])
    expect((await app.as(admin).get('/api/v1/admin/failed-jobs?customerId=' + customerId)).body.items).toEqual([])
    expect((await app.as(admin).get(pathOf(NIL_CUSTOMER, '/activity'))).status).toBe(404)
  })

  it('is written about, once for each note and newest first, and its own people never read it', async () => {
    const owner = await makeCustomer('Fig Corner')
    const { customerId } = owner
    const write = (noteId: string, text: string) => app.as(admin).post(pathOf(customerId, '/notes'), { noteId, text })
    const first = randomUUID()

    expect((await write(first, ' Called about invoices ')).body).toMatchObject({
      text: 'Called about invoices',
      by: 'Ada Admin',
    })
    await write(first, 'Called about invoices')
    await write(randomUUID(), 'Wants Enterprise')

    const texts = async (query: string) => {
      const { body } = await app.as(admin).get(pathOf(customerId, `/notes${query}`))
      return [body.items.map(({ text }: { text: string }) => text), body.nextCursor]
    }
    expect(await texts('')).toEqual([['Wants Enterprise', 'Called about invoices'], null])
    const [newest, cursor] = await texts('?limit=1')
    expect(newest).toEqual(['Wants Enterprise'])
    expect(await texts(`?limit=1&cursor=${cursor}`)).toEqual([['Called about invoices'], null])
    expect((await write(randomUUID(), ' ')).status).toBe(400)
    expect((await app.as(owner).get(pathOf(customerId, '/notes'))).status).toBe(404)
  })
})

describe('shutting a customer out', () => {
  const move = (customerId: string, given: string, reason = 'Payments are disputed') =>
    app.as(admin).post(`${PATH}/${customerId}/standing`, { move: given, reason })
  const mailsTo = async (email: string) =>
    (await app.superuser.query('select subject from mail_outbox where to_address = $1 order by created_at', [email]))
      .rows

  it('tells why, lets nothing else through, and lets in again what was there', async () => {
    const owner = await makeCustomer('Plum Room', { status: 'trialing', trial_ends_at: '2031-01-01T00:00:00.000Z' })
    const me = async () => (await app.as(owner).get('/api/v1/me')).body.customer

    expect((await move(owner.customerId, 'suspend')).body).toMatchObject({
      status: 'suspended',
      shut: { reason: 'Payments are disputed' },
    })
    expect(await me()).toMatchObject({ status: 'suspended', barredBy: 'closed', shutReason: 'Payments are disputed' })
    expect((await app.as(owner).get('/api/v1/reviews')).body).toMatchObject({ code: 'customer-inactive' })

    expect((await move(owner.customerId, 'suspend', 'Once more')).body.shut.reason).toBe('Payments are disputed')
    expect((await move(owner.customerId, 'deactivate')).body.status).toBe('deactivated')
    expect((await move(owner.customerId, 'suspend')).body.status).toBe('deactivated')
    expect((await move(owner.customerId, 'reactivate', 'All paid')).body).toMatchObject({
      status: 'trialing',
      shut: null,
    })
    expect(await me()).toMatchObject({ status: 'trialing', barredBy: null, shutReason: null })

    const mails = await mailsTo(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Goodword workspace is suspended',
      'Your Goodword workspace is deactivated',
      'Your Goodword workspace is open again',
    ])
    const { items } = (await app.as(admin).get(`${PATH}/${owner.customerId}/activity`)).body
    expect(items.slice(0, 3).map(({ action, actorName }: Record<string, string>) => [action, actorName])).toEqual([
      ['workspace.reactivated', 'Goodword'],
      ['workspace.deactivated', 'Goodword'],
      ['workspace.suspended', 'Goodword'],
    ])
  })

  it('ends the streams of open screens at once', async () => {
    const owner = await makeCustomer('Pear Hall')
    const reader = await openLiveReader(app.url, owner.token)
    await move(owner.customerId, 'suspend')
    await reader.ended
    expect(reader.seen.map(({ data }) => JSON.parse(data).type)).toContain('member.changed')
  })

  it('wants a reason, and a fresh proof to deactivate', async () => {
    const { customerId } = await makeCustomer('Apple Hall')
    expect((await move(customerId, 'suspend', ' ')).status).toBe(400)
    await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [admin.userId])
    expect((await move(customerId, 'deactivate')).body).toMatchObject({ reason: 'reauthentication-needed' })
  })
})

describe('the plan of a customer who is deactivated', () => {
  const billing = createBilling(app)
  it('ends with the time that is paid, and goes on when they are let in again before', async () => {
    const fresh = await app.make.admin()
    const owner = await billing.makePaying()
    const other = await billing.makePaying()
    await app.as(other).post(billing.path('/cancel'), { reason: '' })
    const move = async (given: string) => {
      for (const { customerId } of [owner, other]) {
        await app.as(fresh).post(`${PATH}/${customerId}/standing`, { move: given, reason: 'Asked for it' })
      }
      await app.jobs.run('billing.follow')
    }
    const endsOf = async () =>
      Promise.all(
        [owner, other].map(
          async ({ customerId }) => (await app.as(fresh).get(`${PATH}/${customerId}`)).body.plan.endsAt,
        ),
      )

    await move('deactivate')
    expect(await endsOf()).toEqual([expect.any(String), expect.any(String)])
    await move('reactivate')
    expect(await endsOf()).toEqual([null, expect.any(String)])
    expect(await billing.customerOf(owner)).toMatchObject({ status: 'active' })
  })
})
