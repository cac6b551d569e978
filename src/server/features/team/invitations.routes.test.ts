import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readMail, readMails } from '#testing/auth-fixture.ts'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_VERIFY: '100000' })
const newEmail = () => `${randomUUID()}@people.test`

async function invite(given: { email?: string; role?: string } = {}) {
  const owner = await app.make.member()
  const email = given.email ?? newEmail()
  const answer = await app.as(owner).post('/api/v1/invitations', { email, role: given.role ?? 'manager' })
  return { owner, email, answer, invitationId: answer.body.id as string }
}

/** As the page does that the mail leads to. */
async function comeByMail(email: string) {
  return comeByLink((await readMail(app, email)).link)
}

async function comeByLink(link: URL) {
  expect(link.pathname).toBe('/accept-invitation')
  const body = { type: 'invite', token_hash: link.searchParams.get('token_hash') }
  const { access_token: token, user } = (await app.anonymous.post('/auth/v1/verify', body)).body
  return { token: token as string, user }
}

describe('an invitation', () => {
  it('is mailed, opens an account without a password, and makes its owner a member', async () => {
    const { owner, email, invitationId } = await invite()
    const person = await comeByMail(email)
    expect(person.user).toMatchObject({ email, app_metadata: { needs_password: true } })
    const mine = (await app.as(person).get('/api/v1/me/invitations')).body.items
    expect(mine).toMatchObject([
      { id: invitationId, companyName: 'A business', invitedBy: owner.name, role: 'manager' },
    ])

    await app.as(person).put('/auth/v1/user', { password: 'correct horse battery' })
    const accepted = await app.as(person).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'Inga Berg' })

    expect(accepted.body).toEqual({ customerId: owner.customerId, companyName: 'A business' })
    const me = (await app.as(person).get('/api/v1/me')).body
    expect(me).toMatchObject({ user: { name: 'Inga Berg' }, customer: { id: owner.customerId, role: 'manager' } })
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(feed.map((entry: { action: string }) => entry.action)).toEqual(
      expect.arrayContaining(['member.joined', 'member.invited']),
    )
    const user = (await app.as(person).get('/auth/v1/user')).body
    expect(user.app_metadata).not.toHaveProperty('needs_password')
  })

  it('tells who invites and to what before anything is used up, and nobody without the link', async () => {
    const { owner, email } = await invite()
    const { link } = await readMail(app, email)
    const look = (tokenHash: string | null) => app.anonymous.post('/api/v1/invitations/look', { tokenHash })

    for (const _again of [1, 2]) {
      expect((await look(link.searchParams.get('token_hash'))).body).toMatchObject({
        companyName: 'A business',
        invitedBy: owner.name,
        role: 'manager',
      })
    }
    expect((await look('x'.repeat(56))).status).toBe(404)
    await comeByMail(email)
    expect((await look(link.searchParams.get('token_hash'))).status).toBe(404)
  })

  it('names no person as the business where nobody has said what it is called', async () => {
    const { customerId, ...owner } = await app.make.member()
    await app.superuser.query('update customers set is_named = false where id = $1', [customerId])
    const email = newEmail()
    await app.as(owner).post('/api/v1/invitations', { email, role: 'manager' })

    expect((await readMail(app, email)).subject).toBe(`${owner.name} invites you to their team on Goodword`)
    const person = await comeByMail(email)
    expect((await app.as(person).get('/api/v1/me/invitations')).body.items).toMatchObject([{ companyName: '' }])
  })

  it('leaves nothing of the password that somebody set who never showed the address to be theirs', async () => {
    const email = newEmail()
    const { userId } = await app.make.member()
    await app.superuser.query(
      'insert into auth.users (email, password_hash) select $1, password_hash from auth.users where id = $2',
      [email, userId],
    )
    await invite({ email })

    const person = await comeByMail(email)

    expect(person.user).toMatchObject({ app_metadata: { needs_password: true } })
    const grant = { email, password: TEST_PASSWORD }
    expect((await app.anonymous.post('/auth/v1/token?grant_type=password', grant)).status).toBe(400)
  })

  it('gives the same answer again to a request that is repeated with its key', async () => {
    const { email, invitationId } = await invite()
    const person = await comeByMail(email)
    const headers = { 'idempotency-key': randomUUID() }
    const accept = () => app.as(person).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'Inga' }, headers)

    const [first, second] = [await accept(), await accept()]

    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('is accepted once, however often the button is pressed', async () => {
    const { email, invitationId } = await invite()
    const person = await comeByMail(email)
    const accept = () => app.as(person).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'Inga' })

    const statuses = (await Promise.all(Array.from({ length: 10 }, accept))).map((answer) => answer.status)

    expect(statuses).toContain(200)
    expect((await accept()).status).toBe(200)
    const { rows } = await app.superuser.query(
      `select id from activity where subject_id = $1 and action = 'member.joined'`,
      [invitationId],
    )
    expect(rows).toHaveLength(1)
  })

  it('joins somebody who belongs to another customer already, and leaves them their place there', async () => {
    const other = await app.make.member()
    const { owner, invitationId } = await invite({ email: other.email, role: 'manager' })
    expect((await readMail(app, other.email)).link.search).toBe('?type=known')

    const answer = await app.as(other).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'Inga Berg' })

    expect(answer).toMatchObject({ status: 200, body: { customerId: owner.customerId, companyName: 'A business' } })
    const { customers } = (await app.as(other).get('/api/v1/me')).body
    expect(customers).toHaveLength(2)
    expect(customers).toEqual(
      expect.arrayContaining([
        { id: other.customerId, companyName: 'A business', role: 'owner' },
        { id: owner.customerId, companyName: 'A business', role: 'manager' },
      ]),
    )
  })

  it('of several teams to a newcomer at the same moment is made by each', async () => {
    const email = newEmail()
    const invited = await Promise.all(Array.from({ length: 5 }, () => invite({ email })))
    expect(invited.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200])

    // Mails of the same moment may come in any order; the link made last is the one that opens.
    const mails = await readMails(app, email)
    const people = await Promise.all(mails.map(({ link }) => comeByLink(link)))
    const person = people.find(({ token }) => token) ?? { token: '' }
    expect((await app.as(person).get('/api/v1/me/invitations')).body.items).toHaveLength(5)
  })

  it('of two teams, accepted at the same moment, leads to both', async () => {
    const first = await invite()
    const second = await invite({ email: first.email })
    const person = await comeByMail(first.email)
    const accept = (id: string) => app.as(person).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Inga' })

    const answers = await Promise.all([accept(first.invitationId), accept(second.invitationId)])

    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect((await app.as(person).get('/api/v1/me')).body.customers).toHaveLength(2)
  })

  it('of many teams, each accepted several times at once, gives one place in each', async () => {
    const person = await app.make.member()
    const invitations = await Promise.all(Array.from({ length: 10 }, () => invite({ email: person.email })))
    const accept = (id: string) => app.as(person).post(`/api/v1/me/invitations/${id}/accept`, { name: 'Inga' })

    const presses = Array.from({ length: 5 }, () => invitations).flat()
    const answers = await Promise.all(presses.map(({ invitationId }) => accept(invitationId)))

    // Whoever comes while another press is at it may find the invitation taken, and nothing worse.
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    const again = await Promise.all(invitations.map(({ invitationId }) => accept(invitationId)))
    expect(again.map(({ status }) => status)).toEqual(invitations.map(() => 200))
    expect((await app.as(person).get('/api/v1/me')).body.customers).toHaveLength(11)
    const { rows } = await app.superuser.query(
      `select subject_id from activity where action = 'member.joined' and actor_user_id = $1`,
      [person.userId],
    )
    expect(new Set(rows.map((row) => row.subject_id)).size).toBe(10)
    expect(rows).toHaveLength(10)
  })

  it('to a second place in the same team is refused in words', async () => {
    const { owner, invitationId } = await invite()
    await app.superuser.query('update team_members set email = $2 where id = $1', [owner.memberId, newEmail()])
    await app.superuser.query('update team_members set email = $2 where id = $1', [invitationId, owner.email])

    expect(await app.as(owner).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'X' })).toMatchObject({
      status: 409,
      body: { detail: 'You already belong to this team.' },
    })
  })

  it('is nobody else’s to see or accept', async () => {
    const { invitationId, email } = await invite()
    await comeByMail(email)
    const { email: otherEmail } = await invite()
    const stranger = await comeByMail(otherEmail)

    const seen = (await app.as(stranger).get('/api/v1/me/invitations')).body.items
    expect(seen.map((item: { id: string }) => item.id)).not.toContain(invitationId)
    const answer = await app.as(stranger).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'X' })
    expect(answer.status).toBe(404)
  })

  it('stays good when somebody else signs up with its address', async () => {
    const { email } = await invite()
    await app.anonymous.post('/auth/v1/signup', { email, password: 'the password of a stranger' })
    await app.anonymous.post('/auth/v1/otp', { email })
    const mails = await readMails(app, email)
    const invitation = mails.find((mail) => mail.link.pathname === '/accept-invitation')
    const body = { type: 'invite', token_hash: invitation?.link.searchParams.get('token_hash') }

    expect((await app.anonymous.post('/auth/v1/verify', body)).status).toBe(200)
  })

  it.each([
    ['Pay at https://evil.example/pay now', 'Pay at now'],
    ['Pay at evil.example/pay now', 'Pay at now'],
    ['Ask help@evil.example now', 'Ask now'],
    ['Evil.Example', 'Evil.\u2060Example'],
    ['Call +49 30 1234567', 'Call +49 30 1234567'],
  ])('carries nobody’s link, address or number in a name: %s', async (name, shown) => {
    const owner = await app.make.member()
    await app.superuser.query(`update team_members set name = $2 where id = $1`, [owner.memberId, name])
    await app.superuser.query(`update customers set company_name = $2, is_named = true where id = $1`, [
      owner.customerId,
      name,
    ])
    const email = newEmail()
    await app.as(owner).post('/api/v1/invitations', { email })

    const mail = await readMail(app, email)
    expect(mail.subject + mail.text + mail.html).not.toMatch(/evil\.example|1234567/i)
    expect(mail.subject.replaceAll(/(?<=\d)\u2060/g, '')).toBe(`${shown} invites you to ${shown} on Goodword`)
  })

  it('runs out', async () => {
    const { email, invitationId } = await invite()
    const person = await comeByMail(email)
    await app.superuser.query('update team_members set invitation_expires_at = now() where id = $1', [invitationId])

    expect((await app.as(person).get('/api/v1/me/invitations')).body.items).toEqual([])
    expect((await app.as(person).post(`/api/v1/me/invitations/${invitationId}/accept`, { name: 'X' })).status).toBe(404)
  })

  it('that has run out is sent anew, without another seat', async () => {
    const { owner, email, invitationId } = await invite({ role: 'admin' })
    await app.superuser.query('update team_members set invitation_expires_at = now() where id = $1', [invitationId])

    const again = await app.as(owner).post('/api/v1/invitations', { email, role: 'member' })

    expect(again).toMatchObject({ status: 200, body: { id: invitationId, role: 'member' } })
    const person = await comeByMail(email)
    expect((await app.as(person).get('/api/v1/me/invitations')).body.items).toMatchObject([{ role: 'member' }])
  })
})

describe('POST /api/v1/invitations', () => {
  it('refuses an address that is a member, in the words of the screen', async () => {
    const { owner, email } = await invite()
    expect(await app.as(owner).post('/api/v1/invitations', { email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { detail: 'This email is already a team member' },
    })
  })

  it.each(['member', 'manager'] as const)('is not for a %s', async (role) => {
    const member = await app.make.member({ role })
    expect((await app.as(member).post('/api/v1/invitations', { email: newEmail() })).status).toBe(403)
  })

  it('keeps to the seats of the plan, also when all ask at once', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const ask = () => app.as(owner).post('/api/v1/invitations', { email: newEmail() })

    const answers = await Promise.all(Array.from({ length: 8 }, ask))

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4)
    expect(answers.find((answer) => answer.status === 403)?.body).toMatchObject({ code: 'plan-limit' })
  })

  it.each([
    ['trialing', 5],
    ['active', 1],
  ] as const)('counts the seats of a small plan that is %s: %s', async (customerStatus, limit) => {
    const owner = await app.make.member({ tier: 'starter', customerStatus })
    const ask = () => app.as(owner).post('/api/v1/invitations', { email: newEmail() })

    for (let taken = 1; taken < limit; taken += 1) expect((await ask()).status).toBe(200)

    expect((await ask()).body.detail).toBe(`Your plan’s team member limit is ${limit}. Upgrade to invite more.`)
    expect((await app.as(owner).get('/api/v1/team')).body.seats).toEqual({ taken: limit, limit })
  })

  it('sends one mail when the request is repeated with its key', async () => {
    const owner = await app.make.member()
    const email = newEmail()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await app.as(owner).post('/api/v1/invitations', { email }, headers)
    const second = await app.as(owner).post('/api/v1/invitations', { email }, headers)

    expect(second.body).toEqual(first.body)
    const { rows } = await app.superuser.query('select id from mail_outbox where to_address = $1', [email])
    expect(rows).toHaveLength(1)
  })

  it.each([{ email: '' }, { email: 'nobody' }, { email: 'a@x.test', role: 'owner' }])('refuses %o', async (body) => {
    const owner = await app.make.member()
    expect((await app.as(owner).post('/api/v1/invitations', body)).status).toBe(400)
  })
})
