import { describe, expect, it } from 'vitest'
import { letProofsAge } from '#testing/auth-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createFactorFixture, readClaims } from '#testing/factor-fixture.ts'
import { waitForRoom } from '#testing/rate-window.ts'
import { makeRecoveryCode } from './recovery-codes.ts'

const app = await startTestApp({ AUTH_RATE_FACTORS: '100000' })
const fixture = createFactorFixture(app)
const PATH = '/auth/v1/factors/recovery-codes'

/** Somebody with recovery codes, who has signed in with the password alone. */
async function asCodeOwner() {
  const { person, client: strong, factor } = await fixture.makeProtected()
  const codes = (await app.as({ token: await fixture.tokenOf(strong) }).post(PATH)).body.codes as string[]
  const client = await fixture.signIn(person)
  const api = app.as({ token: await fixture.tokenOf(client) })
  return { person, strong, factor, codes, client, api, verify: (code: string) => api.post(`${PATH}/verify`, { code }) }
}
const noticesTo = async (email: string) =>
  (
    await app.superuser.query<{ subject: string; text: string }>(
      'select subject, text_body as text from mail_outbox where to_address = $1 order by created_at',
      [email],
    )
  ).rows

describe('recovery codes', () => {
  it('are ten, hard to guess and easy to read', async () => {
    const { codes } = await asCodeOwner()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){2}[2-9a-hjkmnp-z]{4}$/)
  })

  it('are kept as hashes and counted', async () => {
    const { person, codes, api } = await asCodeOwner()
    const { rows } = await app.superuser.query('select * from auth.recovery_codes where user_id = $1', [person.userId])
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))

    expect(await api.get(PATH)).toMatchObject({ status: 200, body: { total: 10, remaining: 10 } })
  })

  it('are told by mail when they take the place of earlier ones', async () => {
    const { person, strong } = await asCodeOwner()
    const subject = 'New recovery codes for your Goodword account'
    expect((await noticesTo(person.email)).map((notice) => notice.subject)).not.toContain(subject)

    await app.as({ token: await fixture.tokenOf(strong) }).post(PATH)

    expect((await noticesTo(person.email)).map((notice) => notice.subject)).toContain(subject)
  })

  it('are made anew, like a factor is removed, only by who has just shown that it is them', async () => {
    const { person, strong, factor } = await asCodeOwner()
    await letProofsAge(app, person)
    const needed = { status: 400, body: { error_code: 'reauthentication_needed' } }
    const api = app.as({ token: await fixture.tokenOf(strong) })
    expect(await api.post(PATH)).toMatchObject(needed)
    expect(await api.delete(`/auth/v1/factors/${factor.id}`)).toMatchObject(needed)

    await fixture.pass(strong, factor)

    const proved = app.as({ token: await fixture.tokenOf(strong) })
    expect((await proved.post(PATH)).status).toBe(200)
    expect((await proved.delete(`/auth/v1/factors/${factor.id}`)).status).toBe(200)
  })

  it('stand in for the factor, once each', async () => {
    const { person, codes, verify, api } = await asCodeOwner()
    const [code = ''] = codes

    const answer = await verify(code)

    expect(answer.status).toBe(200)
    const claims = readClaims(answer.body.access_token)
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }] })
    expect(await api.get(PATH)).toMatchObject({ body: { total: 10, remaining: 9 } })
    const notice = (await noticesTo(person.email)).find(({ subject }) => subject.includes('recovery code was used'))
    expect(notice?.text).toContain('You have 9 left.')
    const weak = app.as({ token: await fixture.tokenOf(await fixture.signIn(person)) })
    expect(await weak.post(`${PATH}/verify`, { code })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed' },
    })
  })

  it.each([
    ['in capitals', (code: string) => code.toUpperCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
  ])('may be typed %s', async (_way, type) => {
    const { codes, verify } = await asCodeOwner()
    expect(await verify(type(codes[3] ?? ''))).toMatchObject({ status: 200 })
  })

  it('sent twenty times at once let one in', async () => {
    const { person, codes } = await asCodeOwner()
    const tokens: string[] = []
    for (let turn = 0; turn < 20; turn += 1) tokens.push(await fixture.tokenOf(await fixture.signIn(person)))

    const answers = await Promise.all(
      tokens.map((token) => app.as({ token }).post(`${PATH}/verify`, { code: codes[0] })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are replaced by new ones', async () => {
    const { strong, codes, verify } = await asCodeOwner()
    const made = await app.as({ token: await fixture.tokenOf(strong) }).post(`${PATH}/regenerate`)

    expect(await verify(codes[0] ?? '')).toMatchObject({ status: 422 })
    expect(await verify(made.body.codes[0])).toMatchObject({ status: 200 })
  })

  it('go with the last factor, and so does the step they opened', async () => {
    const { codes, verify, factor } = await asCodeOwner()
    const raised = app.as({ token: (await verify(codes[0] ?? '')).body.access_token })

    expect(await raised.delete(`/auth/v1/factors/${factor.id}`)).toMatchObject({ status: 200 })

    expect(await raised.get(PATH)).toMatchObject({ body: { total: 0, remaining: 0 } })
    const { rows } = await app.superuser.query('select aal from auth.sessions where factor_id = $1', [factor.id])
    expect(rows).toEqual([])
  })

  it('are spoken by the public client', async () => {
    const { person, strong } = await asCodeOwner()
    const made = await strong.mfa.recoveryCodes.generate()
    const client = await fixture.signIn(person)
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 })

    const { error } = await client.mfa.recoveryCodes.verify({ code: made.data?.codes[0] ?? '' })

    expect(error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' })
  })
})

describe('recovery codes are refused', () => {
  it('to those who have not taken the second step', async () => {
    const { api } = await asCodeOwner()
    expect(await api.post(PATH)).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } })
  })

  it('to those without a factor', async () => {
    const api = app.as(await app.make.member())
    expect(await api.post(PATH)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_recovery_codes_sole_factor' },
    })
    expect(await api.post(`${PATH}/verify`, { code: makeRecoveryCode() })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_factor_not_found' },
    })
  })

  it('when empty', async () => {
    const { verify } = await asCodeOwner()
    expect(await verify(' - ')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  })

  it('to another person', async () => {
    const [owner, other] = [await asCodeOwner(), await asCodeOwner()]
    expect(await other.verify(owner.codes[0] ?? '')).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed' },
    })
    expect(await owner.verify(owner.codes[0] ?? '')).toMatchObject({ status: 200 })
  })

  it('after ten wrong ones', async () => {
    const { codes, verify } = await asCodeOwner()
    await waitForRoom(5 * 60_000, 10_000)
    for (let turn = 0; turn < 10; turn += 1) await verify(makeRecoveryCode())

    expect(await verify(codes[0] ?? '')).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    })
  })

  it.each(['get', 'post'] as const)('without a session (%s)', async (method) => {
    expect(await app.anonymous[method](PATH)).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
  })
})
