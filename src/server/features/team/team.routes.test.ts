import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { type Permission, type TeamRole } from '#shared/domain/permissions.ts'
import { readMail } from '#testing/auth-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_VERIFY: '100000' })
const TEAM = '/api/v1/team'
const newEmail = () => `${randomUUID()}@people.test`

async function makeTeam(given: { role?: TeamRole; tier?: 'professional' | 'enterprise' } = {}) {
  const owner = await app.make.member({ tier: given.tier ?? 'enterprise' })
  const member = await app.make.member({ customerId: owner.customerId, role: given.role ?? 'member' })
  return { owner, member, path: `${TEAM}/${member.memberId}` }
}

const permissionsFor = async (person: TestMember) => (await app.as(person).get('/api/v1/me')).body.customer?.permissions
const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)

async function comeByMail(email: string) {
  const { link } = await readMail(app, email)
  const body = { type: 'invite', token_hash: link.searchParams.get('token_hash') }
  const { access_token: token } = (await app.anonymous.post('/auth/v1/verify', body)).body
  return { token: token as string }
}

describe('GET /api/v1/me/administrators', () => {
  it('names whoever can give more rights, the owner first, to everybody of the team', async () => {
    const { owner, member } = await makeTeam()
    const { customerId } = owner
    const name = (person: TestMember, called: string) =>
      app.superuser.query('update team_members set name = $2 where id = $1', [person.memberId, called])
    const admin = await app.make.member({ customerId, role: 'admin' })
    const place = await app.make.location(customerId)
    await name(owner, 'Zoë Owner')
    await name(admin, 'Ada Admin')
    await app.make.member({ customerId, role: 'admin', locations: [place] })
    await app.make.member({ customerId, role: 'manager' })
    const without = await app.make.member({ customerId, role: 'admin' })
    const permissions = presetOf('admin').filter((each) => each !== 'team.manage')
    expect((await app.as(owner).patch(`${TEAM}/${without.memberId}`, { permissions })).status).toBe(200)
    expect((await app.as(owner).patch(`${TEAM}/${member.memberId}`, { permissions: [] })).status).toBe(200)
    const asked = async (person: { token: string }) =>
      names((await app.as(person).get('/api/v1/me/administrators')).body)

    expect(await asked(member)).toEqual(['Zoë Owner', 'Ada Admin'])
    expect(await asked(admin)).toEqual(['Zoë Owner'])
    expect(await asked(await app.make.member())).toEqual([])
    expect(await asked(await app.make.admin())).toEqual([])
  })
})

describe('GET /api/v1/team', () => {
  it('lists the team by name, searched, by role and by status, page by page', async () => {
    const { owner, member } = await makeTeam({ role: 'manager' })
    const rename = (id: string, name: string) =>
      app.superuser.query('update team_members set name = $2 where id = $1', [id, name])
    await rename(owner.memberId, 'Zoë Quist')
    await rename(member.memberId, 'ada Berg')
    const list = async (query: string) => (await app.as(owner).get(`${TEAM}${query}`)).body

    const first = await list('?limit=1')
    expect([names(first), first.seats]).toEqual([['ada Berg'], { taken: 2, limit: null }])
    expect(names(await list(`?limit=1&cursor=${first.nextCursor}`))).toEqual(['Zoë Quist'])
    expect(names(await list('?search=zoe'))).toEqual(['Zoë Quist'])
    expect(names(await list(`?search=${member.email.toUpperCase()}`))).toEqual(['ada Berg'])
    expect(names(await list('?search=%25'))).toEqual([])
    expect(names(await list('?role=manager'))).toEqual(['ada Berg'])
    expect(names(await list('?status=invited'))).toEqual([])
  })

  it('is found in the search by name and address, by whoever may see the team', async () => {
    const { owner, member } = await makeTeam()
    await app.superuser.query(`update team_members set name = 'Zoë Quist' where id = $1`, [member.memberId])
    const stranger = await app.make.member()
    const find = async (person: TestMember, words: string) =>
      (await app.as(person).get(`/api/v1/search?query=${encodeURIComponent(words)}`)).body.groups

    for (const words of ['zoe qui', member.email]) {
      expect(await find(owner, words)).toMatchObject([
        { subject: 'member', hits: [{ id: member.memberId, title: 'Zoë Quist', status: 'active' }], hasMore: false },
      ])
      expect(await find(stranger, words)).toEqual([])
    }
    await app.as(owner).patch(`${TEAM}/${member.memberId}`, { permissions: [] })
    expect(await find(member, 'zoe qui')).toEqual([])
  })

  it('says of each what the one who asks may do', async () => {
    const { owner, member } = await makeTeam({ role: 'admin' })
    const seen = async (person: TestMember) =>
      Object.fromEntries(
        (await app.as(person).get(TEAM)).body.items.map((item: Record<string, unknown>) => [
          item['role'],
          [item['isSelf'], item['canEdit'], item['canRemove']],
        ]),
      )
    expect(await seen(owner)).toEqual({ owner: [true, true, false], admin: [false, true, true] })
    expect(await seen(member)).toEqual({ owner: [false, false, false], admin: [true, true, false] })
    const place = await app.make.location(owner.customerId)
    const limited = await app.make.member({ customerId: owner.customerId, role: 'admin', locations: [place] })
    expect(Object.values(await seen(limited)).flatMap((may) => may.slice(1))).not.toContain(true)
  })

  it('is another customer’s own affair', async () => {
    const { path } = await makeTeam()
    const stranger = await app.make.member()
    const tried = [
      await app.as(stranger).get(path),
      await app.as(stranger).patch(path, { name: 'X' }),
      await app.as(stranger).post(`${path}/suspend`),
      await app.as(stranger).post(`${path}/reactivate`),
      await app.as(stranger).post(`${path}/invitation`),
      await app.as(stranger).post(`${path}/transfer-ownership`),
      await app.as(stranger).delete(path),
      await app.as(stranger).delete(`${path}/avatar`),
    ]
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404))
  })

  it('shows every permission by category', async () => {
    const { owner } = await makeTeam()
    const { items } = (await app.as(owner).get('/api/v1/permissions')).body
    expect(items[0]).toEqual({
      id: 'disputes.create',
      name: 'Open disputes',
      description: 'Open disputes and prepare their evidence',
      category: 'disputes',
    })
  })
})

describe('PATCH /api/v1/team/:memberId', () => {
  it('gives more and takes away, and the next request is bound by it', async () => {
    const { owner, member, path } = await makeTeam()
    const wanted: Permission[] = [...presetOf('member').filter((each) => each !== 'disputes.create'), 'qr-codes.manage']
    const code = { name: 'Door', destination: { kind: 'url', url: 'https://example.com' } }
    expect((await app.as(member).post('/api/v1/qr-codes', code)).status).toBe(403)

    const changed = await app.as(owner).patch(path, { permissions: wanted })

    expect(changed.body.specific).toEqual({ given: ['qr-codes.manage'], taken: ['disputes.create'] })
    expect((await app.as(member).post('/api/v1/qr-codes', code)).status).toBe(200)
    expect(new Set(await permissionsFor(member))).toEqual(new Set(wanted))
  })

  it('brings the permissions of a new role, and tells the person’s screens', async () => {
    const { owner, member, path } = await makeTeam()
    await app.as(owner).patch(path, { permissions: ['reviews.view'] })
    expect((await app.as(owner).patch(path, { role: 'manager', name: 'Mo' })).body).toMatchObject({
      name: 'Mo',
      role: 'manager',
      specific: { given: [], taken: [] },
    })
    const { rows } = await app.superuser.query(
      `select user_id from live_events where customer_id = $1 and type = 'member.changed' order by id desc limit 1`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ user_id: member.userId }])
  })

  it('keeps nothing without what it needs, and leaves the team to owners and administrators', async () => {
    const { owner, path } = await makeTeam()
    const asked = ['replies.publish', 'team.view', 'team.manage']
    expect((await app.as(owner).patch(path, { permissions: asked })).body.permissions).toEqual(['team.view'])
  })

  it.each(['manager', 'member'] as const)('is not for a %s', async (role) => {
    const { owner, path } = await makeTeam()
    const asking = await app.make.member({ customerId: owner.customerId, role })
    expect(await app.as(asking).patch(path, { name: 'X' })).toMatchObject({
      status: 403,
      body: { code: 'permission-denied' },
    })
  })

  it('lets nobody give what they lack, change themselves or touch the owner', async () => {
    const { owner, member, path } = await makeTeam()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const reasonOf = async (answer: Promise<{ body: { reason?: string } }>) => (await answer).body.reason
    const asAdmin = app.as(admin)
    const more = [...presetOf('member'), 'billing.view', 'billing.manage']

    expect(await reasonOf(asAdmin.patch(path, { permissions: more }))).toBe('permission-not-yours')
    expect(await reasonOf(asAdmin.patch(`${TEAM}/${admin.memberId}`, { role: 'manager' }))).toBe('member-self-kept')
    expect(await reasonOf(asAdmin.patch(`${TEAM}/${owner.memberId}`, { name: 'X' }))).toBe('member-owner-kept')
    expect(await reasonOf(asAdmin.delete(`${TEAM}/${owner.memberId}`))).toBe('member-owner-kept')
    expect(await reasonOf(asAdmin.post(`${TEAM}/${owner.memberId}/suspend`))).toBe('member-owner-kept')
    expect(await reasonOf(asAdmin.delete(`${TEAM}/${admin.memberId}`))).toBe('member-self-kept')
    expect(await reasonOf(asAdmin.patch(path, { role: 'owner' }))).toBe('owner-by-transfer')
    expect(await reasonOf(app.as(owner).patch(`${TEAM}/${owner.memberId}`, { role: 'admin' }))).toBe(
      'owner-by-transfer',
    )
    expect(await reasonOf(app.as(owner).post(`${TEAM}/${owner.memberId}/suspend`))).toBe('member-self-kept')
    expect(await reasonOf(app.as(owner).delete(`${TEAM}/${owner.memberId}`))).toBe('member-self-kept')
    expect((await app.as(owner).patch(path, { permissions: more })).status).toBe(200)
    expect(await permissionsFor(member)).toContain('billing.manage')
  })
})

describe('a suspended member', () => {
  it('is out at once with a free seat, and comes back only where one is free', async () => {
    const { owner, member, path } = await makeTeam({ tier: 'professional' })
    await app.make.member({ customerId: owner.customerId, role: 'member' })
    expect((await app.as(owner).post(`${path}/suspend`)).body.status).toBe('inactive')
    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
    expect((await app.as(owner).post(`${path}/suspend`)).status).toBe(409)

    const invite = (amount: number) =>
      app.as(owner).post(`${TEAM}/invitations`, { emails: Array.from({ length: amount }, newEmail) })
    expect((await invite(4)).body.code).toBe('plan-limit')
    expect((await invite(3)).status).toBe(200)
    expect((await app.as(owner).post(`${path}/reactivate`)).body.code).toBe('plan-limit')

    const { items } = (await app.as(owner).get(`${TEAM}?status=invited`)).body
    await app.as(owner).delete(`${TEAM}/${items[0].id}`)
    expect((await app.as(owner).post(`${path}/reactivate`)).body.status).toBe('active')
    const again = await app.make.session(member)
    expect((await app.as(again).get('/api/v1/me')).body.customer.id).toBe(owner.customerId)
  })
})

describe('DELETE /api/v1/team/:memberId', () => {
  it('ends the sessions, hands the work over and keeps what happened under the name', async () => {
    const { owner, member, path } = await makeTeam({ role: 'manager' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    await app.as(member).patch(`/api/v1/reviews/${reviewId}`, { assigneeId: member.userId, isFlagged: true })
    await app.as(owner).patch(path, { permissions: ['reviews.view'] })

    const removed = await app.as(owner).delete(`${path}?handOverTo=${owner.memberId}`)

    expect(removed.body).toEqual({ id: member.memberId, name: member.name })
    expect((await app.as(member).get('/api/v1/me')).status).toBe(401)
    const review = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(review.review.assignee).toEqual({ userId: owner.userId, name: owner.name })
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(feed[0]).toMatchObject({ action: 'member.removed', subjectLabel: member.name })
    expect(feed.some((entry: { actorName: string | null }) => entry.actorName === member.name)).toBe(true)
    const { rows } = await app.superuser.query('select from team_member_permissions where team_member_id = $1', [
      member.memberId,
    ])
    expect(rows).toHaveLength(0)
    expect((await app.as(owner).delete(path)).status).toBe(404)
  })

  it('leaves the work to nobody where nobody is named, and takes no stranger for an heir', async () => {
    const { owner, member, path } = await makeTeam({ role: 'manager' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    await app.as(member).patch(`/api/v1/reviews/${reviewId}`, { assigneeId: member.userId })
    const stranger = await app.make.member()
    expect((await app.as(owner).delete(`${path}?handOverTo=${stranger.memberId}`)).status).toBe(404)
    expect((await app.as(owner).delete(path)).status).toBe(200)
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body.review.assignee).toBeNull()
  })
})

describe('invitations to several', () => {
  it('go out to all or to nobody, with the permissions that wait for them', async () => {
    const { owner, member } = await makeTeam()
    const [one, other] = [newEmail(), newEmail()]
    const taken = await app.as(owner).post(`${TEAM}/invitations`, { emails: [one, member.email] })
    expect(taken.body).toMatchObject({ status: 409, detail: `${member.email} is already a team member.` })
    expect((await app.as(owner).get(`${TEAM}?status=invited`)).body.items).toEqual([])

    const permissions = [...presetOf('member'), 'qr-codes.manage']
    const sent = await app
      .as(owner)
      .post(`${TEAM}/invitations`, { emails: [one, other, one.toUpperCase()], permissions })
    expect(sent.body.items).toMatchObject([
      { email: one, status: 'invited', role: 'member', specific: { given: ['qr-codes.manage'], taken: [] } },
      { email: other, invitation: { invitedBy: owner.name, hasRunOut: false } },
    ])
    const person = await comeByMail(other)
    const [invitation] = (await app.as(person).get('/api/v1/me/invitations')).body.items
    await app.as(person).post(`/api/v1/me/invitations/${invitation.id}/accept`, { name: 'Inga' })
    expect((await app.as(person).get('/api/v1/me')).body.customer.permissions).toContain('qr-codes.manage')
  })

  it('ask for an address, and are sent again or withdrawn', async () => {
    const { owner, path } = await makeTeam()
    const empty = await app.as(owner).post(`${TEAM}/invitations`, { emails: [] })
    expect(empty.body.errors[0]).toMatchObject({ code: 'emailRequired', message: 'Email address is required' })
    const email = newEmail()
    const [{ id }] = (await app.as(owner).post(`${TEAM}/invitations`, { emails: [email] })).body.items
    await app.superuser.query(`update team_members set invitation_expires_at = now() where id = $1`, [id])

    expect((await app.as(owner).post(`${TEAM}/${id}/invitation`)).body.invitation.hasRunOut).toBe(false)
    expect((await app.as(owner).post(`${path}/invitation`)).status).toBe(409)
    expect((await app.as(owner).delete(`${TEAM}/${id}`)).status).toBe(200)
    expect((await app.as(await comeByMail(email)).get('/api/v1/me/invitations')).body.items).toEqual([])
  })

  it('that fifty people accept at once for the last seat bring one of them in', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const people = await Promise.all(Array.from({ length: 50 }, () => app.make.member()))
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into team_members (customer_id, name, email, role, status, invited_at, invitation_expires_at)
       select $1, 'Invited', unnest($2::text[]), 'member', 'invited', now(), now() + interval '1 day' returning id`,
      [owner.customerId, people.map(({ email }) => email)],
    )
    await app.superuser.query('delete from directory.memberships where user_id = any($1)', [
      people.map(({ userId }) => userId),
    ])
    for (let colleague = 0; colleague < 3; colleague++)
      await app.make.member({ customerId: owner.customerId, role: 'member' })
    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [
      owner.customerId,
    ])

    const answers = await Promise.all(
      people.map((person, index) =>
        app.as(person).post(`/api/v1/me/invitations/${rows[index]?.id}/accept`, { name: 'Inga' }),
      ),
    )

    const statuses = Object.groupBy(answers, ({ status }) => String(status))
    expect([statuses['200']?.length, statuses['403']?.length]).toEqual([1, 49])
    expect(statuses['403']?.[0]?.body.reason).toBe('seats-taken-meanwhile')
  })
})

describe('POST /api/v1/team/:memberId/transfer-ownership', () => {
  it('asks for a fresh proof, and there is one owner afterwards', async () => {
    const { owner, member, path } = await makeTeam({ role: 'manager' })
    const hand = () => app.as(owner).post(`${path}/transfer-ownership`)
    await app.superuser.query(
      `update auth.sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', 1)) where user_id = $1`,
      [owner.userId],
    )
    expect((await hand()).body.reason).toBe('reauthentication-needed')
    const fresh = await app.make.session(owner)
    const answers = await Promise.all([1, 2].map(() => app.as(fresh).post(`${path}/transfer-ownership`)))

    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403'])
    expect(await permissionsFor(member)).toContain('billing.manage')
    const { rows } = await app.superuser.query(
      `select role, user_id from team_members where customer_id = $1 and role in ('owner', 'admin') order by role`,
      [owner.customerId],
    )
    expect(rows).toEqual([
      { role: 'admin', user_id: owner.userId },
      { role: 'owner', user_id: member.userId },
    ])
  })

  it('is for the owner alone, and to somebody active', async () => {
    const { owner, path } = await makeTeam()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    expect((await app.as(admin).post(`${path}/transfer-ownership`)).body.reason).toBe('owner-only')
    await app.as(owner).post(`${path}/suspend`)
    expect((await app.as(owner).post(`${path}/transfer-ownership`)).status).toBe(409)
  })
})

describe('a member’s picture', () => {
  it('is their own to change, or an administrator’s, and made anew', async () => {
    const { owner, member, path } = await makeTeam()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#c00' } })
    const data = (
      await picture
        .withExif({ IFD0: { Artist: 'Secret Sam' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')

    expect((await app.as(colleague).put(`${path}/avatar`, { data })).status).toBe(403)
    const { avatar } = (await app.as(member).put(`${path}/avatar`, { data })).body
    const response = await fetch(app.url + avatar)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.status, bytes.includes('Secret Sam')]).toEqual([200, false])
    expect((await sharp(bytes).metadata()).width).toBe(192)
    expect((await app.as(owner).delete(`${path}/avatar`)).body.avatar).toBeNull()
    expect((await fetch(app.url + avatar)).status).toBe(404)
  })
})

describe('last active', () => {
  it('follows what a person does, once a minute', async () => {
    const { owner, member } = await makeTeam()
    const age = (minutes: number) =>
      app.superuser.query(
        `update auth.sessions set last_seen_at = now() - make_interval(mins => $2) where user_id = $1`,
        [member.userId, minutes],
      )
    const seenAt = async () => (await app.as(owner).get(`${TEAM}/${member.memberId}`)).body.lastActiveAt
    const before = await seenAt()
    await app.as(member).get('/api/v1/me')
    expect(await seenAt()).toBe(before)
    await age(2)
    await app.as(member).get('/api/v1/me')
    expect(Date.parse(await seenAt())).toBeGreaterThan(Date.now() - 60_000)
  })
})
