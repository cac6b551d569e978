import { describe, expect, it } from 'vitest'
import { followLink, protocolLink, readMail, signServiceToken } from '#testing/auth-fixture.ts'
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

  it.each([
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled'],
    ['POST', '/passkeys/registration/options', 404, 'passkey_disabled'],
    ['PATCH', '/passkeys/x', 404, 'passkey_disabled'],
    ['GET', '/oauth/authorizations/x', 404, 'feature_disabled'],
    ['GET', '/user/oauth/grants', 401, 'no_authorization'],
    ['GET', '/admin/oauth/clients', 401, 'no_authorization'],
    ['POST', '/admin/custom-providers', 401, 'no_authorization'],
  ])('says what is switched off, by its code: %s %s', async (method, path, status, code) => {
    const answer = await fetch(`${app.url}/auth/v1${path}`, { method })

    expect([answer.status, await answer.json()]).toMatchObject([status, { error_code: code }])
  })

  it('tells only whom it knows that their part of it is switched off', async () => {
    const member = await app.make.member()
    const secret = 'a secret for the tokens of services'
    const administered = await startTestApp({ AUTH_JWT_SECRET: secret })
    const service = administered.as({ token: await signServiceToken(secret) })

    expect((await app.as(member).get('/auth/v1/user/oauth/grants')).body.msg).toBe('OAuth server is disabled')
    expect((await app.as(member).get('/auth/v1/admin/oauth/clients')).body.error_code).toBe('not_admin')
    expect((await service.get('/auth/v1/admin/oauth/clients')).body.msg).toBe('OAuth server is disabled')
    expect((await service.get('/auth/v1/admin/custom-providers')).body.msg).toBe('Custom OAuth providers are disabled')
    expect((await service.get(`/auth/v1/admin/users/${member.userId}/passkeys`)).body.msg).toBe('Passkeys are disabled')
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
    ['what is nested too deeply', `{"email": "a@x.test", "data": {"a": ${'['.repeat(200_000)}${']'.repeat(200_000)}}}`],
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
