import { describe, expect, it } from 'vitest'
import { needsApproval } from '#shared/domain/permission-rules.ts'
import type { ApprovalRule } from '#shared/domain/permissions.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)
const mails = createNotificationFixture(app)

const setRule = (owner: TestMember, rule: ApprovalRule) => app.as(owner).put('/api/v1/team-approval', { rule })
const except = (owner: TestMember, { memberId }: TestMember, approval: 'always' | 'never' | null) =>
  app.as(owner).patch(`/api/v1/team/${memberId}`, { approval })

async function startTeam() {
  const started = await fixture.startWith()
  const { customerId } = started.owner
  const join = (role: 'manager' | 'member') => app.make.member({ customerId, role })
  return { ...started, manager: await join('manager'), colleague: await join('manager'), member: await join('member') }
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const plan = (member: TestMember, reviewId: string) =>
  app.as(member).post(`/api/v1/reviews/${reviewId}/scheduled-response`, {
    responseText: 'Thank you.',
    date: tomorrow(),
    time: '09:00',
  })

describe('whether a reply waits', () => {
  it.each([
    ['owner', 'everybody', null, false],
    ['owner', 'by-role', 'always', false],
    ['manager', 'by-role', null, false],
    ['manager', 'everybody', null, true],
    ['manager', 'everybody', 'never', false],
    ['manager', 'nobody', 'always', true],
    ['member', 'by-role', null, true],
    ['member', 'nobody', null, false],
    ['member', 'by-role', 'never', false],
  ] as const)('of the %s under “%s”, excepted %s: %s', (role, rule, approval, waits) => {
    expect(needsApproval({ role, exceptions: null, approval }, rule)).toBe(waits)
  })

  it('follows the permissions of a single member where it goes by role', () => {
    const exceptions = { 'replies.publish': false } as const
    expect(needsApproval({ role: 'manager', exceptions, approval: null }, 'by-role')).toBe(true)
  })
})

describe('the rule of a workspace', () => {
  it('is for those who look after the team, and for no other customer', async () => {
    const { owner, manager } = await startTeam()
    const stranger = await app.make.member()

    expect((await setRule(manager, 'nobody')).status).toBe(403)
    expect((await setRule(owner, 'everybody')).body).toEqual({ rule: 'everybody' })
    expect((await app.as(manager).get('/api/v1/team-approval')).body).toEqual({ rule: 'everybody' })
    expect((await app.as(stranger).get('/api/v1/team-approval')).body).toEqual({ rule: 'by-role' })
    expect((await app.as(manager).get('/api/v1/me')).body.customer.needsApproval).toBe(true)
    expect((await app.as(owner).get('/api/v1/me')).body.customer.needsApproval).toBe(false)
  })

  it('“everybody” has a manager’s reply wait for somebody else', async () => {
    const { owner, manager, colleague, reviewId } = await startTeam()
    await setRule(owner, 'everybody')
    const { body } = await fixture.submit(manager, reviewId)
    expect(body.reply.state).toBe('awaiting-approval')
    const approve = (who: TestMember, text?: string) =>
      fixture.act(who, reviewId, {
        replyId: body.reply.id,
        action: 'approve',
        body: text === undefined ? {} : { text },
      })

    expect((await approve(manager)).body.detail).toBe('Your own text needs someone else’s approval.')
    expect((await approve(colleague, 'Words of my own')).status).toBe(403)
    expect((await approve(colleague)).body.reply).toMatchObject({ state: 'queued', decidedByName: colleague.name })
  })

  it('“everybody” lets nobody but the owner plan replies, one or many', async () => {
    const { owner, manager, reviewId } = await startTeam()
    await setRule(owner, 'everybody')
    const bulk = {
      action: { kind: 'schedule', text: 'Thank you.', date: tomorrow(), time: '09:00' },
      on: { ids: [reviewId] },
    }

    expect((await plan(manager, reviewId)).body.detail).toContain('Your replies need approval')
    expect((await app.as(manager).post('/api/v1/reviews/bulk', bulk)).status).toBe(403)
    expect((await plan(owner, reviewId)).status).toBe(200)
  })

  it('holds what was planned before by somebody whose replies wait now', async () => {
    const { owner, manager, reviewId } = await startTeam()
    const { id } = (await plan(manager, reviewId)).body
    await setRule(owner, 'everybody')
    await app.superuser.query('update scheduled_responses set scheduled_time = now() where id = $1', [id])
    await app.jobs.tryAll('scheduled-responses.fire-overdue')
    await app.jobs.tryAll('scheduled-responses.fire')

    const { rows } = await app.superuser.query('select status, hold_reason from scheduled_responses where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ status: 'held', hold_reason: 'not-allowed' }])
    expect((await app.as(manager).post(`/api/v1/scheduled-responses/${id}/send-now`)).status).toBe(403)
  })

  it('“nobody” sends a member’s reply at once', async () => {
    const { owner, member, reviewId } = await startTeam()
    await setRule(owner, 'nobody')

    expect((await fixture.submit(member, reviewId)).body.reply.state).toBe('queued')
  })
})

describe('a member who is an exception', () => {
  it('waits always, or never, whatever the rule', async () => {
    const { owner, manager, member, reviewId } = await startTeam()
    expect((await except(owner, manager, 'always')).body).toMatchObject({ approval: 'always', needsApproval: true })
    expect((await except(owner, member, 'never')).body).toMatchObject({ approval: 'never', needsApproval: false })

    expect((await fixture.submit(manager, reviewId)).body.reply.state).toBe('awaiting-approval')
    const { id: _id, ...reply } = (await fixture.submit(member, reviewId, { replaceAnyway: true })).body.reply
    expect(reply.state).toBe('queued')
    expect((await except(owner, member, null)).body).toMatchObject({ approval: null, needsApproval: true })
  })

  it('is not made by themselves, nor by another customer', async () => {
    const { owner, manager } = await startTeam()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const stranger = await app.make.member()

    expect((await except(admin, admin, 'never')).status).toBe(403)
    expect((await except(stranger, manager, 'always')).status).toBe(404)
    expect((await except(owner, owner, 'always')).body).toMatchObject({ approval: null, needsApproval: false })
  })

  it('is asked for approval by the link of a mail too', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await except(owner, manager, 'always')
    const content = 'The soup was cold.'
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 1, content })
    const { mail, word } = await mails.alert(manager, reviewId)

    expect(mail?.text).toContain('Send for approval')
    const answer = await app.anonymous.post('/api/v1/reply-links/approve', { word, text: 'We are sorry.' })
    expect(answer.body).toEqual({ isSentForApproval: true })
    expect((await fixture.get(owner, reviewId)).reply?.state).toBe('awaiting-approval')
  })
})
