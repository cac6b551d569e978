import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readMails } from '#testing/auth-fixture.ts'
import type { TestClient } from '#testing/http-client.ts'
import { waitForRoom } from '#testing/rate-window.ts'
import { startTestApp } from '#testing/test-app.ts'
import { codeOf, createFactorFixture } from '#testing/factor-fixture.ts'

const app = await startTestApp({ AUTH_RATE_FACTORS: '100000', TRUSTED_PROXIES: '127.0.0.1' })
const off = await startTestApp({ AUTH_MFA_TOTP: 'off' })
const few = await startTestApp({ AUTH_RATE_FACTORS: '3' })
const fixture = createFactorFixture(app)

const UNKNOWN = randomUUID()
const wrongCode = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000')

const challengeOf = (api: TestClient, id: string) => api.post(`/auth/v1/factors/${id}/challenge`)
const verifyOf = (api: TestClient, id: string) =>
  api.post(`/auth/v1/factors/${id}/verify`, { challenge_id: UNKNOWN, code: '123456' })
const unenrolOf = (api: TestClient, id: string) => api.delete(`/auth/v1/factors/${id}`)

/** Somebody signed in with the password alone. */
const asMember = async () => app.as(await app.make.member())

/** Somebody who has a second factor, with the password alone, and the factor. */
async function asHalfSignedIn() {
  const { person, factor } = await fixture.makeProtected()
  const client = await fixture.signIn(person)
  await fixture.letStepsPass()
  const api = app.as({ token: await fixture.tokenOf(client) })
  const challenge = async () => (await api.post(`/auth/v1/factors/${factor.id}/challenge`)).body.id as string
  const verify = (challengeId: string, code: string, headers = {}) =>
    api.post(`/auth/v1/factors/${factor.id}/verify`, { challenge_id: challengeId, code }, headers)
  return { api, factor, person, challenge, verify }
}

describe('enrolling is refused', () => {
  it.each([
    ['an unknown type', { factor_type: 'smoke' }, 400, 'validation_failed'],
    ['no type', {}, 400, 'validation_failed'],
    ['a type of the wrong kind', { factor_type: 5 }, 400, 'bad_json'],
    ['a security key', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    ['a phone while phones are off', { factor_type: 'phone', phone: '15550100' }, 422, 'mfa_phone_enroll_not_enabled'],
  ])('for %s', async (_case, body, status, code) => {
    const answer = await (await asMember()).post('/auth/v1/factors', body)
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })

  it('where authenticator apps are switched off', async () => {
    const api = off.as(await off.make.member())
    expect(await api.post('/auth/v1/factors', { factor_type: 'totp' })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_totp_enroll_not_enabled' },
    })
  })

  it.each(['', 'My phone'])('for a second factor called "%s"', async (friendlyName) => {
    const api = await asMember()
    const enrolment = { factor_type: 'totp', friendly_name: friendlyName }
    expect(await api.post('/auth/v1/factors', enrolment)).toMatchObject({ status: 200 })

    expect(await api.post('/auth/v1/factors', enrolment)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_factor_name_conflict' },
    })
  })

  it('for an eleventh factor', async () => {
    const api = await asMember()
    const enrolments = Array.from({ length: 11 }, (_, turn) => ({ factor_type: 'totp', friendly_name: `App ${turn}` }))

    const answers = await Promise.all(enrolments.map((enrolment) => api.post('/auth/v1/factors', enrolment)))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toMatchObject([{ status: 422, body: { error_code: 'too_many_enrolled_mfa_factors' } }])
  })

  it('for another factor while the second step is owed', async () => {
    const { api } = await asHalfSignedIn()
    expect(await api.post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Mine too' })).toMatchObject({
      status: 403,
      body: { error_code: 'insufficient_aal' },
    })
  })
})

describe.each([
  ['enrol', (api: TestClient) => api.post('/auth/v1/factors', { factor_type: 'totp' })],
  ['count recovery codes', (api: TestClient) => api.get('/auth/v1/factors/recovery-codes')],
  ['make recovery codes', (api: TestClient) => api.post('/auth/v1/factors/recovery-codes')],
  ['challenge', challengeOf],
  ['verify', verifyOf],
  ['unenrol', unenrolOf],
])('to %s', (_name, send) => {
  it('needs a session', async () => {
    expect(await send(app.anonymous, UNKNOWN)).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
    expect(await send(app.as({ token: 'x' }), UNKNOWN)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } })
  })

  it('is not for anonymous people', async () => {
    const member = await app.make.member()
    await app.superuser.query('update auth.users set is_anonymous = true where id = $1', [member.userId])
    expect(await send(app.as(member), UNKNOWN)).toMatchObject({
      status: 403,
      body: { error_code: 'no_authorization' },
    })
  })
})

describe.each([
  ['challenge', challengeOf],
  ['verify', verifyOf],
  ['unenrol', unenrolOf],
])('to %s', (_name, send) => {
  it('takes no id but a factor’s', async () => {
    const api = await asMember()
    expect(await send(api, 'x')).toMatchObject({ status: 404, body: { error_code: 'validation_failed' } })
    expect(await send(api, UNKNOWN)).toMatchObject({ status: 404, body: { error_code: 'mfa_factor_not_found' } })
  })

  it('reaches no other person’s factor', async () => {
    const { factor } = await fixture.makeProtected()
    expect(await send(await asMember(), factor.id)).toMatchObject({
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    })
    const { rowCount } = await app.superuser.query('select from auth.factors where id = $1', [factor.id])
    expect(rowCount).toBe(1)
  })
})

describe('verifying is refused', () => {
  it('without a code', async () => {
    const { challenge, verify } = await asHalfSignedIn()
    expect(await verify(await challenge(), '')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  })

  it('without a challenge, or with another factor’s', async () => {
    const { api, factor, verify } = await asHalfSignedIn()
    const foreign = await (await asHalfSignedIn()).challenge()
    const code = codeOf(factor.secret)

    for (const answer of [
      await verify(foreign, code),
      await api.post(`/auth/v1/factors/${factor.id}/verify`, { code }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'mfa_factor_not_found' } })
    }
  })

  it('for a challenge that was met before', async () => {
    const { challenge, verify, factor } = await asHalfSignedIn()
    const id = await challenge()
    expect(await verify(id, codeOf(factor.secret))).toMatchObject({ status: 200 })
    await fixture.letStepsPass()

    expect(await verify(id, codeOf(factor.secret))).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_ip_address_mismatch' },
    })
  })

  it('from another address than the challenge', async () => {
    const { challenge, verify, factor } = await asHalfSignedIn()
    const answer = await verify(await challenge(), codeOf(factor.secret), { 'x-forwarded-for': '203.0.113.7' })
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'mfa_ip_address_mismatch' } })
  })

  it('for a challenge older than five minutes', async () => {
    const { challenge, verify, factor } = await asHalfSignedIn()
    const id = await challenge()
    await app.superuser.query(
      `update auth.factor_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [id],
    )

    expect(await verify(id, codeOf(factor.secret))).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_challenge_expired' },
    })
  })

  it('for a wrong code, and a challenge dies of five', async () => {
    const { challenge, verify, factor } = await asHalfSignedIn()
    const id = await challenge()
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await verify(id, wrongCode(factor.secret))).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
      })
    }

    expect(await verify(id, codeOf(factor.secret))).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_challenge_expired' },
    })
    expect(await verify(await challenge(), codeOf(factor.secret))).toMatchObject({ status: 200 })
  })

  it('after ten wrong codes, over all challenges, with the time to wait in words', async () => {
    const { challenge, verify, factor } = await asHalfSignedIn()
    await waitForRoom(5 * 60_000, 10_000)
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await verify(await challenge(), wrongCode(factor.secret))).toMatchObject({ status: 422 })
    }

    const answer = await verify(await challenge(), codeOf(factor.secret))

    expect(answer).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_request_rate_limit',
        msg: expect.stringMatching(/^Too many wrong codes\. Try again in \d+ (seconds?|minutes)\.$/),
      },
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('after several wrong codes, of which the owner reads once, by mail and in the product', async () => {
    const { challenge, verify, factor, person } = await asHalfSignedIn()
    const told = async () =>
      (await readMails(app, person.email)).filter(({ subject }) => subject.includes('wrong codes'))
    for (let turn = 0; turn < 4; turn += 1) await verify(await challenge(), wrongCode(factor.secret))
    expect(await told()).toEqual([])

    for (let turn = 0; turn < 4; turn += 1) await verify(await challenge(), wrongCode(factor.secret))

    expect(await told()).toHaveLength(1)
    await app.jobs.tryAll('notifications.tell')
    const { rows } = await app.superuser.query(
      `select count(*)::int as count from notifications where user_id = $1 and params ->> 'notice' = 'factor-guessed'`,
      [person.userId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('for an enrolment begun before the account had a second step', async () => {
    const member = await app.make.member()
    const [owner, intruder] = [await fixture.signIn(member), await fixture.signIn(member)]
    const planted = await fixture.enrol(intruder, 'Planted')
    const own = await fixture.enrol(owner, 'Own')
    await fixture.pass(owner, own)
    // Only enrolments of the same kind go by themselves, so this one stands for one of another kind.
    await app.superuser.query(
      `insert into auth.factors (id, user_id, factor_type, friendly_name, secret)
       select $1, user_id, factor_type, 'Planted', secret from auth.factors where id = $2`,
      [planted.id, own.id],
    )
    const api = app.as({ token: await fixture.tokenOf(await fixture.signIn(member)) })

    for (const path of ['challenge', 'verify']) {
      const answer = await api.post(`/auth/v1/factors/${planted.id}/${path}`, { code: codeOf(planted.secret) })
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } })
    }
  })
})

describe('unenrolling', () => {
  it('needs the second step once the factor counts', async () => {
    const { api, factor } = await asHalfSignedIn()
    expect(await api.delete(`/auth/v1/factors/${factor.id}`)).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_aal' },
    })
  })

  it('of one that never counted needs nothing', async () => {
    const client = await fixture.signIn(await app.make.member())
    const factor = await fixture.enrol(client)
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  })
})

describe('one address', () => {
  it('may knock only so often', async () => {
    const api = few.as(await few.make.member())
    const answers = []
    for (let turn = 0; turn < 4; turn += 1) answers.push(await api.post(`/auth/v1/factors/${UNKNOWN}/challenge`))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429])
    expect(answers[3]?.body).toMatchObject({ error_code: 'over_request_rate_limit' })
  })
})
