import { describe, expect, it } from 'vitest'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { PERMISSIONS, TEAM_ROLES } from '#shared/domain/permissions.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describe('GET /api/v1/me', () => {
  it('tells who one is, for whom, and what one may do', async () => {
    const owner = await app.make.member()

    expect((await app.as(owner).get('/api/v1/me')).body).toMatchObject({
      user: { id: owner.userId, email: owner.email, name: owner.name, language: null },
      customer: {
        id: owner.customerId,
        companyName: 'A business',
        isNamed: true,
        subscriptionTier: 'professional',
        isDemo: false,
        role: 'owner',
        permissions: [...PERMISSIONS],
        isResting: false,
        needsApproval: false,
        timezone: 'UTC',
        dateFormat: 'MM/DD/YYYY',
        currency: 'USD',
      },
      customers: [{ id: owner.customerId, companyName: 'A business', role: 'owner' }],
      admin: null,
      isSandbox: true,
    })
  })

  it('names no person where the business has no name yet', async () => {
    const owner = await app.make.member()
    await app.superuser.query('update customers set is_named = false, company_name = $2 where id = $1', [
      owner.customerId,
      owner.name,
    ])

    expect((await app.as(owner).get('/api/v1/me')).body).toMatchObject({
      customer: { companyName: '', isNamed: false },
      customers: [{ id: owner.customerId, companyName: '' }],
    })
  })

  it.each(TEAM_ROLES)('gives the %s the permissions of the role', async (role) => {
    const member = await app.make.member({ role })
    expect((await app.as(member).get('/api/v1/me')).body.customer.permissions).toEqual([...presetOf(role)])
  })

  it('tells whether one is limited to some locations', async () => {
    const owner = await app.make.member()
    const place = await app.make.location(owner.customerId)
    const limited = await app.make.member({ customerId: owner.customerId, role: 'admin', locations: [place] })

    expect((await app.as(limited).get('/api/v1/me')).body.customer.isLimited).toBe(true)
    expect((await app.as(owner).get('/api/v1/me')).body.customer.isLimited).toBe(false)
  })

  it('knows an administrator without a customer', async () => {
    const admin = await app.make.admin()
    expect((await app.as(admin).get('/api/v1/me')).body).toMatchObject({
      customer: null,
      admin: { role: 'owner' },
      user: { name: 'Ada Admin' },
    })
  })

  it('notices at once that a role has changed', async () => {
    const member = await app.make.member({ role: 'manager' })
    await app.superuser.query(`update team_members set role = 'member' where id = $1`, [member.memberId])

    expect((await app.as(member).get('/api/v1/me')).body.customer.role).toBe('member')
  })
})

describe('PUT /api/v1/me/language', () => {
  it('stays with the person', async () => {
    const member = await app.make.member()
    await app.as(member).put('/api/v1/me/language', { language: 'fr' })

    expect((await app.as(member).get('/api/v1/me')).body.user.language).toBe('fr')
  })

  it('works for administrators too', async () => {
    const admin = await app.make.admin()
    await app.as(admin).put('/api/v1/me/language', { language: 'es' })

    expect((await app.as(admin).get('/api/v1/me')).body.user.language).toBe('es')
  })

  it('changes nobody else', async () => {
    const member = await app.make.member()
    const colleague = await app.make.member({ customerId: member.customerId, role: 'admin' })
    const stranger = await app.make.member()
    await app.as(member).put('/api/v1/me/language', { language: 'fr' })

    for (const other of [colleague, stranger]) {
      expect((await app.as(other).get('/api/v1/me')).body.user.language).toBeNull()
    }
  })

  it('refuses a language we do not speak', async () => {
    const member = await app.make.member()
    expect(await app.as(member).put('/api/v1/me/language', { language: 'it' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'language', code: 'choiceInvalid' }] },
    })
  })
})

describe('a person of several customers', () => {
  /** An owner at home, whom another customer has as well. */
  async function joinTwo(status = 'active') {
    const home = await app.make.member()
    const other = await app.make.customer()
    await app.superuser.query(
      `with entered as (insert into directory.memberships values ($1, $2, now() - interval '1 day'))
       insert into team_members (customer_id, user_id, name, email, role, status) values ($2, $1, 'Guest', $3, 'member', $4)`,
      [home.userId, other, home.email, status],
    )
    return { home, other, get: (path: string, headers = {}) => app.as(home).get(path, headers) }
  }

  it('acts for the one used last, or the one that the request names', async () => {
    const { home, other, get } = await joinTwo()

    expect((await get('/api/v1/me')).body).toMatchObject({ customer: { id: home.customerId, role: 'owner' } })
    expect((await get('/api/v1/me', { 'goodword-customer': other })).body).toMatchObject({
      user: { name: 'Guest' },
      customer: { id: other, role: 'member', permissions: [...presetOf('member')] },
      customers: [{ id: home.customerId }, { id: other }],
    })
  })

  it('goes on with the one used last', async () => {
    const { home, other, get } = await joinTwo()
    await app.superuser.query(
      `update auth.sessions set last_seen_at = now() - interval '2 minutes' where user_id = $1`,
      [home.userId],
    )
    await get('/api/v1/me', { 'goodword-customer': other })

    expect((await get('/api/v1/me')).body.customer.id).toBe(other)
  })

  it('is passed on to the next where they are not active any more', async () => {
    const { home, other, get } = await joinTwo('inactive')
    await app.superuser.query('update directory.memberships set used_at = now() where customer_id = $1', [other])

    expect((await get('/api/v1/me')).body).toMatchObject({
      customer: { id: home.customerId },
      customers: [{ id: home.customerId }],
    })
  })

  it('has no business with a customer they do not belong to', async () => {
    const { get } = await joinTwo()
    const foreign = { 'goodword-customer': await app.make.customer() }

    expect((await get('/api/v1/me', foreign)).body.customer).toBeNull()
    expect(await get('/api/v1/reviews', foreign)).toMatchObject({ status: 403, body: { code: 'permission-denied' } })
    expect(await get('/api/v1/me', { 'goodword-customer': 'mine' })).toMatchObject({ status: 400 })
  })
})
