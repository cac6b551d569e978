import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Administrator } from '#shared/contracts/administrators.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const owner = await app.make.admin()
const PATH = '/api/v1/admin/administrators'
const list = async (): Promise<Administrator[]> => (await app.as(owner).get(PATH)).body.administrators
const find = async (email: string) => (await list()).find((each) => each.email === email)
const add = (email: string, role = 'operator') => app.as(owner).post(PATH, { email, name: 'Otto', role })
const mailsTo = async (email: string) =>
  (await app.superuser.query<{ text_body: string }>('select text_body from mail_outbox where to_address = $1', [email]))
    .rows
const actions = async () =>
  (await app.as(owner).get('/api/v1/admin/audit')).body.items.map(({ action }: { action: string }) => action)

it('invites somebody new, whose link lets them choose a password and is good once', async () => {
  const email = `${randomUUID()}@admins.test`
  expect((await add(email)).status).toBe(200)
  expect(await find(email)).toMatchObject({ name: 'Otto', role: 'operator', isInvited: true, isYou: false })
  const [mail] = await mailsTo(email)
  const [, token] = /reset-password\?token_hash=([\w-]+)&type=recovery/.exec(mail?.text_body ?? '') ?? []

  const verify = () => app.anonymous.post('/auth/v1/verify', { type: 'recovery', token_hash: token })
  const { body } = await verify()
  expect((await app.as({ token: body.access_token }).get('/api/v1/admin/coupons')).status).toBe(200)
  expect((await verify()).status).toBe(403)
  expect(await find(email)).toMatchObject({ isInvited: false })
  expect((await add(email)).body).toMatchObject({ reason: 'administrator-already', values: { email } })
})

it('invites again, with another role, whoever has not come', async () => {
  const email = `${randomUUID()}@admins.test`
  await add(email)
  await add(email, 'support')
  expect(await find(email)).toMatchObject({ role: 'support', isInvited: true })
  expect(await mailsTo(email)).toHaveLength(2)
})

it('makes somebody with an account an administrator, who is sent no secret', async () => {
  const member = await app.make.member()
  expect((await app.as(member).get(PATH)).status).toBe(404)
  await add(member.email, 'support')
  const [mail] = await mailsTo(member.email)
  expect(mail?.text_body).toContain('/admin/login')
  expect(mail?.text_body).not.toContain('token')
  expect((await app.as(member).get('/api/v1/admin/coupons')).status).toBe(200)

  await app.as(owner).put(`${PATH}/${member.userId}/role`, { role: 'owner' })
  expect((await app.as(member).get(PATH)).status).toBe(200)
  await app.as(owner).delete(`${PATH}/${member.userId}`)
  expect((await app.as(member).get(PATH)).status).toBe(404)
  expect((await app.as(member).get('/api/v1/reviews')).status).toBe(200)
  expect((await actions()).slice(0, 3)).toEqual(['administrators.remove', 'administrators.role', 'administrators.add'])
})

it('leaves what somebody did behind who is none any more', async () => {
  const other = await app.make.admin()
  const paused = await app.as(other).post('/api/v1/admin/queues/coupons.keep/pause')
  expect(paused.body.pausedBy).toBe('Ada Admin')
  expect((await app.as(owner).delete(`${PATH}/${other.userId}`)).status).toBe(200)
  expect((await app.as(owner).post('/api/v1/admin/queues/coupons.keep/resume')).status).toBe(200)
  const { items } = (await app.as(owner).get(`/api/v1/admin/audit?administrator=${other.userId}`)).body
  expect(items).toMatchObject([{ action: 'jobs.pause', administrator: { name: 'Ada Admin' } }])
})

it('is for owners with a fresh proof, and not for oneself', async () => {
  const operator = await app.make.admin('operator')
  for (const path of [PATH]) expect((await app.as(operator).get(path)).body.reason).toBe('admin-owner-needed')
  expect((await app.as(owner).delete(`${PATH}/${owner.userId}`)).body.reason).toBe('administrator-yourself')
  expect((await app.as(owner).put(`${PATH}/${owner.userId}/role`, { role: 'support' })).body.reason).toBe(
    'administrator-yourself',
  )
  expect((await app.as(owner).delete(`${PATH}/${randomUUID()}`)).status).toBe(404)
  expect((await add('no address')).body.errors).toMatchObject([{ field: 'email' }])

  const stale = await app.make.admin()
  await app.superuser.query(`update auth.sessions set amr = '[]' where user_id = $1`, [stale.userId])
  for (const answer of [
    await app.as(stale).post(PATH, { email: 'x@admins.test', name: 'X', role: 'owner' }),
    await app.as(stale).put(`${PATH}/${operator.userId}/role`, { role: 'owner' }),
    await app.as(stale).delete(`${PATH}/${operator.userId}`),
  ]) {
    expect(answer.body.reason).toBe('reauthentication-needed')
  }
})

it('always leaves an owner: of two who remove each other at once, one stays', async () => {
  const [one, other] = [await app.make.admin(), await app.make.admin()]
  const answers = await Promise.all([
    app.as(one).delete(`${PATH}/${other.userId}`),
    app.as(other).delete(`${PATH}/${one.userId}`),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
