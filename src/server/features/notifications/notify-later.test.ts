import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readMail } from '#testing/auth-fixture.ts'
import { chooseAtOidc, chooseAtSaml, followOnce, parametersOf } from '#testing/identity-walk.ts'
import type { TestMember } from '#testing/make.ts'
import { makeSsoCustomer } from '#testing/sso-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AUTH_RATE_VERIFY: '100000', AUTH_RATE_SSO: '10000' })

const bell = async (person: TestMember) => {
  await app.jobs.tryAll('notifications.tell')
  return (await app.as(person).get('/api/v1/notifications')).body.items
}

describe('a security notice', () => {
  it('rings for the person alone, once, beside the mail that is sent anyway', async () => {
    const member = await app.make.member()
    const colleague = await app.make.member({ customerId: member.customerId, role: 'admin' })

    await app.as(member).put('/auth/v1/user', { password: 'another password for tests' })

    const told = { kind: 'security.notice', type: 'system', message: 'Your password was changed.' }
    expect(await bell(member)).toEqual([expect.objectContaining({ ...told, link: '/settings?tab=security' })])
    expect(await bell(member)).toHaveLength(1)
    expect(await bell(colleague)).toEqual([])
    expect((await readMail(app, member.email)).subject).toContain('password')
    const { rows } = await app.superuser.query('select from notification_deliveries where user_id = $1', [
      member.userId,
    ])
    expect(rows).toEqual([])
  })

  it('of somebody without a customer has only its mail', async () => {
    const admin = await app.make.admin()
    await app.as(admin).put('/auth/v1/user', { password: 'another password for tests' })

    const queued = await app.jobs.list('notifications.tell')
    expect(queued.filter(({ data }) => JSON.stringify(data).includes(admin.userId))).toEqual([])
  })
})

describe('an accepted invitation', () => {
  it('is told to the team, not to the newcomer and not to strangers', async () => {
    const owner = await app.make.member()
    const stranger = await app.make.member()
    const email = `${randomUUID()}@people.test`
    const { body: invitation } = await app.as(owner).post('/api/v1/invitations', { email, role: 'manager' })
    const { link } = await readMail(app, email)
    const proof = { type: 'invite', token_hash: link.searchParams.get('token_hash') }
    const { access_token: token } = (await app.anonymous.post('/auth/v1/verify', proof)).body
    const newcomer = { token: token as string }
    for (let turn = 0; turn < 2; turn += 1) {
      await app.as(newcomer).post(`/api/v1/me/invitations/${invitation.id}/accept`, { name: 'Inga Berg' })
    }

    const told = { kind: 'invitation.accepted', message: 'Inga Berg has joined your team.' }
    expect(await bell(owner)).toEqual([expect.objectContaining(told)])
    expect(await bell(owner)).toHaveLength(1)
    const ownBell = (await app.as(newcomer).get('/api/v1/notifications')).body.items
    expect(ownBell.filter(({ kind }: { kind: string }) => kind === told.kind)).toEqual([])
    expect(await bell(stranger)).toEqual([])
  })
})

describe('somebody who joins by single sign-on', () => {
  it.each(['saml', 'oidc'] as const)('is told to the team, the first time only: %s', async (kind) => {
    const customer = await makeSsoCustomer(app, kind)
    const stranger = await app.make.member()
    const person = { email: `ada@${customer.domain}`, name: 'Ada Brandt' }
    const signIn = async () => {
      const asked = { domain: customer.domain, skip_http_redirect: true, redirect_to: `${app.url}/back` }
      const { url } = (await app.anonymous.post('/auth/v1/sso', asked)).body
      if (kind === 'oidc') return followOnce((await chooseAtOidc(url, person)).href)
      const form = await chooseAtSaml(url, person)
      return followOnce(form.action, form.fields)
    }
    await signIn()
    const token = parametersOf(await signIn()).fragment.get('access_token') ?? ''

    const told = { kind: 'invitation.accepted', message: 'Ada Brandt has joined your team.' }
    expect(await bell(customer.owner)).toEqual([expect.objectContaining(told)])
    expect(await bell(stranger)).toEqual([])
    expect((await app.as({ token }).get('/api/v1/notifications')).body.items).toEqual([])
  })
})
