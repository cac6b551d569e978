import { describe, expect, it } from 'vitest'
import { CUSTOMER_SORTS, type CustomerSort } from '#shared/contracts/customer-filter.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
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

  it.each<[string, CustomerFilter, CustomerSort, string]>([
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
