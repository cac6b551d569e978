import { describe, expect, it } from 'vitest'
import { PERMISSIONS, ROLE_PERMISSIONS, TEAM_ROLES } from '#shared/domain/permissions.ts'
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
        subscriptionTier: 'professional',
        isDemo: false,
        role: 'owner',
        permissions: [...PERMISSIONS],
        timezone: 'UTC',
        dateFormat: 'MM/DD/YYYY',
        currency: 'USD',
      },
      admin: null,
      isSandbox: true,
    })
  })

  it.each(TEAM_ROLES)('gives the %s the permissions of the role', async (role) => {
    const member = await app.make.member({ role })
    expect((await app.as(member).get('/api/v1/me')).body.customer.permissions).toEqual([...ROLE_PERMISSIONS[role]])
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
