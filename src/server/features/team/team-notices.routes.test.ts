import { describe, expect, it } from 'vitest'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)

async function makeTeam() {
  const owner = await app.make.member({ tier: 'enterprise' })
  const join = (role: TeamRole, locations?: string[]) =>
    app.make.member({ customerId: owner.customerId, role, ...(locations && { locations }) })
  return { owner, join, admin: await join('admin'), member: await join('member') }
}

const bells = async (person: TestMember) =>
  (await app.as(person).get('/api/v1/notifications')).body.items as { kind: string; message: string; link: string }[]
const change = (by: TestMember, { memberId }: TestMember, body: object) =>
  app.as(by).patch(`/api/v1/team/${memberId}`, body)

describe('a changed role', () => {
  it('is told to the person it is of, in the bell and by mail', async () => {
    const { owner, admin, member } = await makeTeam()

    await change(owner, member, { role: 'manager' })

    expect(await bells(member)).toMatchObject([
      { kind: 'member.role-changed', message: `${owner.name} changed your role to Manager.` },
    ])
    expect([await bells(owner), await bells(admin)]).toEqual([[], []])
    await fixture.deliver()
    expect((await fixture.readMails(member))[0]).toMatchObject({ subject: expect.stringContaining('role') })
  })

  it('is told in the language of the person, also of other permissions, and to whoever is limited', async () => {
    const { owner, join } = await makeTeam()
    const limited = await join('manager', [await app.make.location(owner.customerId)])
    await app.as(limited).put('/api/v1/me/language', { language: 'de' })

    await change(owner, limited, { permissions: ['reviews.view'] })
    await change(owner, limited, { name: 'Zoe' })

    const { items } = (await app.as(limited).get('/api/v1/notifications?language=de')).body
    expect(items).toMatchObject([{ message: `${owner.name} hat Ihre Rechte geändert.` }])
  })

  it('is not told of what was refused, nor by mail to whoever does not want it', async () => {
    const { owner, admin, member } = await makeTeam()
    const choices = [{ kind: 'member.role-changed', channel: 'email', isOn: false }]
    expect((await app.as(member).patch('/api/v1/me/notification-preferences', { choices })).status).toBe(200)

    expect((await change(admin, owner, { role: 'member' })).status).toBe(403)
    await change(owner, member, { role: 'manager' })

    expect(await bells(owner)).toEqual([])
    await fixture.deliver()
    expect([(await bells(member)).length, await fixture.readMails(member)]).toEqual([1, []])
  })

  it('is told to the new owner', async () => {
    const { owner, member } = await makeTeam()
    expect((await app.as(owner).post(`/api/v1/team/${member.memberId}/transfer-ownership`)).status).toBe(200)
    await app.jobs.tryAll('notifications.tell')

    expect(await bells(member)).toMatchObject([{ message: `${owner.name} changed your role to Owner.` }])
  })
})

describe('a removed member', () => {
  it('is told to those who look after the team, but for whoever removed them', async () => {
    const { owner, admin, member, join } = await makeTeam()
    const [leaving, stranger] = [await join('manager'), await app.make.member()]

    await app.as(owner).delete(`/api/v1/team/${leaving.memberId}`)

    expect(await bells(admin)).toMatchObject([
      { kind: 'member.removed', message: `${owner.name} removed ${leaving.name} from your team.`, link: '/team' },
    ])
    for (const other of [owner, member, stranger]) expect(await bells(other)).toEqual([])
  })

  it('is no news where it was an invitation', async () => {
    const { owner, admin } = await makeTeam()
    const invited = await app.as(owner).post('/api/v1/invitations', { email: 'new@people.test' })
    await app.as(owner).delete(`/api/v1/team/${invited.body.id}`)
    expect(await bells(admin)).toEqual([])
  })
})

describe('what the activity says of changed permissions', () => {
  it('names those that came and those that went', async () => {
    const { owner, member } = await makeTeam()
    const { permissions } = (await app.as(owner).get(`/api/v1/team/${member.memberId}`)).body
    const wanted = [...permissions.filter((each: string) => each !== 'chat.use'), 'qr-codes.manage', 'reviews.manage']

    await change(owner, member, { permissions: wanted })

    const [line] = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(line).toMatchObject({
      action: 'member.permissions-changed',
      changes: [
        { name: 'given', before: null, after: 'qr-codes.manage reviews.manage' },
        { name: 'taken', before: 'chat.use', after: null },
      ],
    })
    const { body: file } = await app.as(owner).get('/api/v1/activity.csv?language=de')
    expect(file).toContain(
      'Rechte erteilt: QR-Codes und Seiten verwalten, Bewertungen bearbeiten; Rechte entzogen: Chat nutzen',
    )
  })
})
