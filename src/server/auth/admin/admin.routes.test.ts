import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AUTH_CLIENTS, createAuthClient, followLink, readMail, signServiceToken } from '#testing/auth-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const SECRET = 'a secret for the tokens of services'
const app = await startTestApp({ AUTH_JWT_SECRET: SECRET, AUTH_MAIL_INTERVAL_SECONDS: '0', AUTH_RATE_VERIFY: '100000' })
const serviceToken = await signServiceToken(SECRET)
const service = app.as({ token: serviceToken })

const newEmail = () => `${randomUUID()}@people.test`
const PASSWORD = 'correct horse battery'

describe.each(AUTH_CLIENTS)('administration with %s', (_name, Kind) => {
  const { admin } = createAuthClient(app, Kind, { headers: { Authorization: `Bearer ${serviceToken}` } })

  it('makes, finds, changes and removes people', async () => {
    const email = newEmail()
    const made = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Bo' },
      app_metadata: { plan: 'x' },
    })
    const id = made.data.user?.id ?? ''
    expect(made.data.user).toMatchObject({ email, user_metadata: { name: 'Bo' }, app_metadata: { plan: 'x' } })
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email })

    const changed = await admin.updateUserById(id, {
      user_metadata: { name: null, shoe: 42 },
      password: 'new good one',
    })
    expect(changed.data.user?.user_metadata).toEqual({ shoe: 42 })

    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('lists people by page, newest first, and says how many there are', async () => {
    for (let count = 0; count < 3; count += 1) await admin.createUser({ email: newEmail() })

    const { data } = await admin.listUsers({ page: 1, perPage: 2 })

    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ nextPage: 2 })
    expect((data as { total: number }).total).toBeGreaterThanOrEqual(3)
    const times = data.users.map((user) => user.created_at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('bans, and lifts the ban', async () => {
    const email = newEmail()
    const { data } = await admin.createUser({ email, password: PASSWORD, email_confirm: true })
    const id = data.user?.id ?? ''
    const client = createAuthClient(app, Kind)

    await admin.updateUserById(id, { ban_duration: '24h' })
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('user_banned')
    await admin.updateUserById(id, { ban_duration: 'none' })
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('invites by mail, and the invited one comes in without a password', async () => {
    const email = newEmail()
    const invited = await admin.inviteUserByEmail(email, { data: { name: 'Inga' }, redirectTo: `${app.url}/welcome` })
    expect(invited.data.user).toMatchObject({ email, invited_at: expect.any(String) })

    const home = await followLink((await readMail(app, email)).link)

    expect([home.pathname, new URLSearchParams(home.hash.slice(1)).get('type')]).toEqual(['/welcome', 'invite'])
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' })
  })

  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)('makes a %s link and sends nothing', async (type) => {
    const email = newEmail()
    if (type === 'recovery') await admin.createUser({ email, email_confirm: true })
    const request = type === 'signup' ? { type, email, password: PASSWORD } : { type, email }

    const { data, error } = await admin.generateLink(request)

    expect(error).toBeNull()
    const expected = type === 'magiclink' ? 'signup' : type
    expect(data.properties).toMatchObject({ verification_type: expected, email_otp: expect.stringMatching(/^\d{6}$/) })
    const verified = await createAuthClient(app, Kind).verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: expected,
    })
    expect(verified.data.user?.email).toBe(email)
    await app.jobs.run('mail.deliver')
    expect((await app.anonymous.get(`/sandbox/mailbox?to=${email}`)).body.messages).toEqual([])
  })

  it('keeps to the words it is given about whom it signs up, and takes new ones until they have confirmed', async () => {
    const request = { type: 'signup', email: newEmail(), password: PASSWORD } as const
    const first = await admin.generateLink({ ...request, options: { data: { name: 'Ida', town: 'Ulm' } } })
    expect(first.data.user?.user_metadata).toEqual({ name: 'Ida', town: 'Ulm' })

    const second = await admin.generateLink({ ...request, options: { data: { name: 'Ida Berg' } } })

    expect(second.data.user?.user_metadata).toEqual({ name: 'Ida Berg', town: 'Ulm' })
    const { data } = await createAuthClient(app, Kind).verifyOtp({
      token_hash: second.data.properties?.hashed_token ?? '',
      type: 'signup',
    })
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ida Berg', email_verified: true })
  })

  it.each([
    ['as it is', '/welcome', '/welcome'],
    ['escaped where it would be cut', '/welcome?a=1&b=2', '%2Fwelcome%3Fa%3D1%26b%3D2'],
    ['without what would break the link', '/two words\n"+', '/two%20words%0A%22%2B'],
  ])('writes the way back into a link: %s', async (_how, path, expected) => {
    const { data } = await admin.generateLink({
      type: 'magiclink',
      email: newEmail(),
      options: { redirectTo: app.url + path },
    })

    const link = data.properties?.action_link ?? ''

    const origin = expected.startsWith('%') ? encodeURIComponent(app.url) : app.url
    expect(link.slice(link.indexOf('&redirect_to='))).toBe(`&redirect_to=${origin}${expected}`)
    expect(new URL(link).searchParams.get('redirect_to')).toBe(app.url + path)
  })

  it('makes both links of a change of address', async () => {
    const [email, newAddress] = [newEmail(), newEmail()]
    await admin.createUser({ email, email_confirm: true })
    const { data } = await admin.generateLink({ type: 'email_change_new', email, newEmail: newAddress })

    const home = await followLink(new URL(data.properties?.action_link ?? ''))

    expect(new URLSearchParams(home.hash.slice(1)).get('access_token')).toBeTruthy()
    const { data: list } = await admin.listUsers({ perPage: 1000 })
    expect(list.users.map((user) => user.email)).toContain(newAddress)
  })

  it('ends a person’s sessions by their own token', async () => {
    const member = await app.make.member()
    expect((await admin.signOut(member.token)).error).toBeNull()
    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
  })

  it('sees and removes factors', async () => {
    const member = await app.make.member()
    const enrolled = (await app.as(member).post('/auth/v1/factors', { factor_type: 'totp' })).body

    const { data } = await admin.mfa.listFactors({ userId: member.userId })
    expect(data?.factors).toMatchObject([{ id: enrolled.id, status: 'unverified' }])
    expect(JSON.stringify(data)).not.toContain(enrolled.totp.secret)
    expect((await admin.mfa.deleteFactor({ userId: member.userId, id: enrolled.id })).error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: member.userId })).data?.factors).toEqual([])
  })
})

describe('administration is refused', () => {
  it('without a token', async () => {
    expect(await app.anonymous.get('/auth/v1/admin/users')).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    })
  })

  it('to people, administrators of the platform included', async () => {
    for (const person of [await app.make.member(), await app.make.admin()]) {
      expect(await app.as(person).get('/auth/v1/admin/users')).toMatchObject({
        status: 403,
        body: { error_code: 'not_admin', msg: 'User not allowed' },
      })
    }
  })

  it.each([
    ['another role', async () => signServiceToken(SECRET, { role: 'anon' }), 'not_admin'],
    ['another secret', async () => signServiceToken('some other secret of thirty-two'), 'bad_jwt'],
    ['no signature', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`, 'bad_jwt'],
  ])('to a token with %s', async (_case, token, code) => {
    const answer = await app.as({ token: await token() }).post('/auth/v1/invite', { email: newEmail() })
    expect(answer).toMatchObject({ status: 403, body: { error_code: code } })
  })

  it('to everybody where no secret is set', async () => {
    const closed = await startTestApp()
    const answer = await closed.as({ token: serviceToken }).get('/auth/v1/admin/users')
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } })
  })

  const unknown = `/admin/users/${randomUUID()}`
  const cases: [string, () => ReturnType<typeof service.get>, number, string][] = [
    ['nobody to make', () => service.post('/auth/v1/admin/users', {}), 400, 'validation_failed'],
    ['no address', () => service.post('/auth/v1/admin/users', { email: 'nobody' }), 400, 'validation_failed'],
    [
      'a weak password',
      () => service.post('/auth/v1/admin/users', { email: 'a@x.test', password: 'short' }),
      422,
      'weak_password',
    ],
    [
      'a ban of no length',
      () => service.post('/auth/v1/admin/users', { email: 'a@x.test', ban_duration: 'long' }),
      400,
      'validation_failed',
    ],
    ['a page that is no number', () => service.get('/auth/v1/admin/users?page=x'), 400, 'validation_failed'],
    ['an id that is none', () => service.get('/auth/v1/admin/users/x'), 404, 'validation_failed'],
    ['an unknown person', () => service.get(`/auth/v1${unknown}`), 404, 'user_not_found'],
    ['an unknown person to remove', () => service.delete(`/auth/v1${unknown}`), 404, 'user_not_found'],
    [
      'an unknown link',
      () => service.post('/auth/v1/admin/generate_link', { type: 'smoke', email: 'a@x.test' }),
      400,
      'validation_failed',
    ],
    [
      'a link for nobody',
      () => service.post('/auth/v1/admin/generate_link', { type: 'recovery', email: 'nobody@x.test' }),
      404,
      'user_not_found',
    ],
    [
      'a sign-up without a password',
      () => service.post('/auth/v1/admin/generate_link', { type: 'signup', email: 'a@x.test' }),
      400,
      'validation_failed',
    ],
  ]
  it.each(cases)('for %s', async (_case, send, status, code) => {
    expect(await send()).toMatchObject({ status, body: { error_code: code } })
  })

  it('for an address or an id that is taken', async () => {
    const { email, userId } = await app.make.member()
    expect(await service.post('/auth/v1/admin/users', { email: newEmail(), id: userId })).toMatchObject({
      status: 422,
      body: { error_code: 'user_already_exists' },
    })
    expect(await service.post('/auth/v1/admin/users', { email })).toMatchObject({
      status: 422,
      body: { error_code: 'email_exists' },
    })
  })
})

describe('changing a person', () => {
  it.each([{ email: `${randomUUID()}@people.test` }, { password: 'another good password' }])(
    'voids the links that were mailed before: %o',
    async (change) => {
      const member = await app.make.member()
      await app.anonymous.post('/auth/v1/recover', { email: member.email })
      const { link } = await readMail(app, member.email)

      await service.put(`/auth/v1/admin/users/${member.userId}`, change)

      expect((await followLink(link)).hash).toContain('error_code=otp_expired')
    },
  )
})

describe('removing a person', () => {
  it('whose place in a team is only asleep empties their account, too', async () => {
    const member = await app.make.member()
    await app.superuser.query(`update team_members set status = 'inactive' where user_id = $1`, [member.userId])

    expect((await service.delete(`/auth/v1/admin/users/${member.userId}`)).status).toBe(200)

    const { rows } = await app.superuser.query(
      'select email, deleted_at is not null as gone from auth.users where id = $1',
      [member.userId],
    )
    expect(rows).toEqual([{ email: null, gone: true }])
    expect(await service.get(`/auth/v1/admin/users/${member.userId}`)).toMatchObject({ status: 404 })
  })

  it('who belongs to a customer empties their account and keeps what they did', async () => {
    const member = await app.make.member()

    expect((await service.delete(`/auth/v1/admin/users/${member.userId}`)).status).toBe(200)

    const { rows } = await app.superuser.query(
      'select email, password_hash, user_metadata, deleted_at is not null as gone from auth.users where id = $1',
      [member.userId],
    )
    expect(rows).toEqual([{ email: null, password_hash: null, user_metadata: {}, gone: true }])
    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
  })
})
