import { describe, expect, it } from 'vitest'
import { followLink, protocolLink, readMail } from '#testing/auth-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describe('the auth service', () => {
  it.each([
    ['an address it does not know', 'GET', '/auth/v1/nothing', 404],
    ['a method its address does not take', 'PATCH', '/auth/v1/user', 405],
    ['a method no address below takes', 'GET', '/auth/v1/factors/x/verify', 405],
  ])('refuses %s in plain words', async (_what, method, path, status) => {
    const answer = await fetch(app.url + path, { method })

    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  it('lets programs look at a mailed link without using it up', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/otp', { email: member.email })
    const { link } = await readMail(app, member.email)

    const look = await fetch(protocolLink(link), { method: 'HEAD', redirect: 'manual' })

    expect([look.status, look.headers.get('location')]).toEqual([405, null])
    expect((await followLink(link)).hash).toContain('access_token=')
  })

  it.each([
    ['nothing', ''],
    ['what is no JSON', 'email=a'],
    ['a list', '[]'],
    ['half a character', String.raw`{"email": "a@x.test", "password": "good enough", "data": {"name": "\ud83d"}}`],
    ['a character that cannot be kept', String.raw`{"email": "a\u0000@x.test"}`],
  ])('cannot read %s', async (_what, body) => {
    const answer = await fetch(`${app.url}/auth/v1/signup`, { method: 'POST', body })

    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'bad_json' }])
  })

  it('refuses a body that is too long without breaking the connection', async () => {
    const answer = await fetch(`${app.url}/auth/v1/signup`, { method: 'POST', body: 'x'.repeat(3_000_000) })

    expect([answer.status, await answer.json()]).toMatchObject([413, { error_code: 'request_entity_too_large' }])
  })

  it.each([
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/factors'],
  ])('asks who it is before it looks at what they send: %s %s', async (method, path) => {
    const answer = await fetch(app.url + path, { method, body: '{"email": 5, "factor_type": 5}' })

    expect([answer.status, await answer.json()]).toMatchObject([401, { error_code: 'no_authorization' }])
  })
})
