import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ ADMIN_SECOND_FACTOR: 'on' })
const PATH = '/api/v1/admin/coupons'

/** As if the session had begun, or been used last, so long ago. */
const age = (userId: string, column: 'created_at' | 'last_seen_at', span: string) =>
  app.superuser.query(`update auth.sessions set ${column} = now() - $2::interval where user_id = $1`, [userId, span])

const giveFactor = async (userId: string, aal: 'aal1' | 'aal2') => {
  await app.superuser.query(
    `insert into auth.factors (user_id, factor_type, status, friendly_name, secret)
     values ($1, 'totp', 'verified', 'App', 'sealed')`,
    [userId],
  )
  await app.superuser.query('update auth.sessions set aal = $2 where user_id = $1', [userId, aal])
}

describe('where administrators need a second factor', () => {
  it('nothing is answered before they have one, but who they are', async () => {
    const admin = await app.make.admin()
    expect((await app.as(admin).get(PATH)).body).toMatchObject({ status: 403, reason: 'admin-factor-missing' })
    expect((await app.as(admin).get('/api/v1/me')).body.admin).toEqual({ role: 'owner', owesSecondFactor: true })

    await giveFactor(admin.userId, 'aal2')
    expect((await app.as(admin).get(PATH)).status).toBe(200)
    expect((await app.as(admin).get('/api/v1/me')).body.admin.owesSecondFactor).toBe(false)
  })

  it('whoever has one shows it first', async () => {
    const admin = await app.make.admin()
    await giveFactor(admin.userId, 'aal1')
    expect((await app.as(admin).get(PATH)).body.reason).toBe('second-factor-due')
  })

  it('customers have what is theirs without', async () => {
    expect((await app.as(await app.make.member()).get('/api/v1/reviews')).status).toBe(200)
  })
})

describe('the session of an administrator', () => {
  const isOpen = async (person: { token: string }) => (await app.as(person).get('/api/v1/me')).status === 200

  it('ends after half an hour without a press, and after eight hours', async () => {
    const admin = await app.make.admin()
    expect((await app.as(admin).get('/api/v1/me')).body.session.timeoutMinutes).toBe(30)
    await age(admin.userId, 'last_seen_at', '29 minutes')
    expect(await isOpen(admin)).toBe(true)
    await age(admin.userId, 'last_seen_at', '31 minutes')
    expect(await isOpen(admin)).toBe(false)

    const other = await app.make.admin()
    await age(other.userId, 'created_at', '7 hours 59 minutes')
    expect(await isOpen(other)).toBe(true)
    await age(other.userId, 'created_at', '8 hours 1 minute')
    expect(await isOpen(other)).toBe(false)
  })

  it('is as short for one who belongs to a customer, which others’ are not', async () => {
    const member = await app.make.member()
    await age(member.userId, 'created_at', '9 hours')
    expect(await isOpen(member)).toBe(true)
    await app.superuser.query(`insert into admin_users (user_id, role, name) values ($1, 'support', 'Both')`, [
      member.userId,
    ])
    expect(await isOpen(member)).toBe(false)
  })

  it('is not renewed once it has run out', async () => {
    const { email, userId } = await app.make.admin()
    const { rows } = await app.superuser.query<{ id: string }>('select id from auth.sessions where user_id = $1', [
      userId,
    ])
    expect(rows).toHaveLength(1)
    const grant = await app.anonymous.post('/auth/v1/token?grant_type=password', {
      email,
      password: 'a password for tests',
    })
    await age(userId, 'created_at', '9 hours')
    const renewed = await app.anonymous.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: grant.body.refresh_token,
    })
    expect(renewed.status).toBe(400)
  })
})
