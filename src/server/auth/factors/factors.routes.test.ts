import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { CLIENTS, codeOf, createFactorFixture, readClaims } from '#testing/factor-fixture.ts'

const app = await startTestApp({ AUTH_RATE_FACTORS: '100000' })
const fixture = createFactorFixture(app)
const levelsOf = async (client: Awaited<ReturnType<typeof fixture.signIn>>) => {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}
const noticesTo = async (email: string) =>
  (
    await app.superuser.query<{ subject: string }>('select subject from mail_outbox where to_address = $1', [email])
  ).rows.map((row) => row.subject)
const eventsOf = async (userId: string) =>
  (
    await app.superuser.query<{ event: string }>(
      `select event from auth.audit_events where user_id = $1 and event like 'factor.%' order by created_at, id`,
      [userId],
    )
  ).rows.map((row) => row.event)

describe.each(CLIENTS)('with %s, a second factor', (_name, Kind) => {
  it('is enrolled with a picture, a secret and an address', async () => {
    const person = await app.make.member()
    const client = await fixture.signIn(person, Kind)

    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' })

    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
    expect(data).toMatchObject({
      totp: {
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg /),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      },
    })
    const uri = decodeURIComponent(data?.type === 'totp' ? data.totp.uri : '')
    expect(uri).toContain(`otpauth://totp/${new URL(app.url).host}:${person.email}?`)
  })

  it('names the issuer it was asked to name', async () => {
    const client = await fixture.signIn(await app.make.member(), Kind)
    const { data } = await client.mfa.enroll({ factorType: 'totp', issuer: 'Corner Café' })
    expect(data?.type === 'totp' && new URL(data.totp.uri).searchParams.get('issuer')).toBe('Corner Café')
  })

  it('counts once a code of it was verified, and raises the session', async () => {
    const person = await app.make.member()
    const client = await fixture.signIn(person, Kind)
    const before = (await client.getSession()).data.session
    const factor = await fixture.enrol(client)
    expect((await client.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: 'unverified' }] })
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1'])

    const challenge = await client.mfa.challenge({ factorId: factor.id })
    expect(challenge.data).toMatchObject({ type: 'totp' })
    const lifeSeconds = (challenge.data?.expires_at ?? 0) - Date.now() / 1000
    expect(lifeSeconds).toBeGreaterThan(290)
    expect(lifeSeconds).toBeLessThanOrEqual(300)
    const verified = await client.mfa.verify({
      factorId: factor.id,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(factor.secret),
    })

    expect(verified.error).toBeNull()
    expect(verified.data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
    expect(JSON.stringify(verified.data?.user)).not.toContain(factor.secret)
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2'])
    const [claims, old] = [readClaims(await fixture.tokenOf(client)), readClaims(before?.access_token ?? '')]
    expect(claims.session_id).toBe(old.session_id)
    expect(claims.amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }])
    expect(await eventsOf(person.userId)).toEqual(['factor.enrolled'])
    expect(await noticesTo(person.email)).toEqual(['A two-factor method was added to your Goodword account'])
  })

  it('is asked for at the next sign-in, by one call for both steps', async () => {
    const { person, factor } = await fixture.makeProtected(Kind)
    const client = await fixture.signIn(person, Kind)
    expect(await levelsOf(client)).toEqual(['aal1', 'aal2'])

    await fixture.letStepsPass()
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) })

    expect(error).toBeNull()
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2'])
    expect(await eventsOf(person.userId)).toEqual(['factor.enrolled', 'factor.verified'])
  })

  it('stays with the session through refreshes, while a token from before the step is worth nothing', async () => {
    const person = await app.make.member()
    const client = await fixture.signIn(person, Kind)
    const before = (await client.getSession()).data.session
    await fixture.pass(client, await fixture.enrol(client))

    const stale = await app.anonymous.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: before?.refresh_token,
    })
    const { data } = await client.refreshSession()

    expect(stale).toMatchObject({ status: 400 })
    expect(readClaims(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' })
  })

  it('signs out those who have not taken the step, and nobody else', async () => {
    const person = await app.make.member()
    const [here, weak, other] = [
      await fixture.signIn(person, Kind),
      await fixture.signIn(person, Kind),
      await fixture.signIn(await app.make.member(), Kind),
    ]

    await fixture.pass(here, await fixture.enrol(here))

    expect((await here.getUser()).error).toBeNull()
    expect((await other.getUser()).error).toBeNull()
    expect((await weak.getUser()).error).not.toBeNull()
  })

  it('is removed, and the session falls back', async () => {
    const { person, client, factor } = await fixture.makeProtected(Kind)

    const { data, error } = await client.mfa.unenroll({ factorId: factor.id })

    expect(error).toBeNull()
    expect(data).toEqual({ id: factor.id })
    await client.refreshSession()
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1'])
    expect(readClaims(await fixture.tokenOf(client)).amr.map(({ method }) => method)).toEqual(['password'])
    expect(await noticesTo(person.email)).toContain('A two-factor method was removed from your Goodword account')
    expect(await eventsOf(person.userId)).toEqual(['factor.enrolled', 'factor.removed'])
  })

  it('leaves sessions that another factor raised as they are', async () => {
    const { client, factor } = await fixture.makeProtected(Kind)
    const second = await fixture.enrol(client, 'Spare')
    await fixture.pass(client, second)

    await client.mfa.unenroll({ factorId: factor.id })

    await client.refreshSession()
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2'])
  })
})

describe('a code', () => {
  it('works once, also for another challenge', async () => {
    const { client, factor, person } = await fixture.makeProtected()
    await fixture.letStepsPass()
    const code = codeOf(factor.secret)
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()

    const again = await client.mfa.challengeAndVerify({ factorId: factor.id, code })

    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(await eventsOf(person.userId)).toContain('factor.refused')
  })

  it.each(['one challenge', 'a challenge each'])('sent twenty times at once for %s is taken once', async (kind) => {
    const { client, factor } = await fixture.makeProtected()
    await fixture.letStepsPass()
    const api = app.as({ token: await fixture.tokenOf(client) })
    const challenge = async () => (await api.post(`/auth/v1/factors/${factor.id}/challenge`)).body.id as string
    const one = challenge()
    const ids = await Promise.all(Array.from({ length: 20 }, () => (kind === 'one challenge' ? one : challenge())))
    const code = codeOf(factor.secret)

    const answers = await Promise.all(
      ids.map((id) => api.post(`/auth/v1/factors/${factor.id}/verify`, { challenge_id: id, code })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => ![200, 422, 429].includes(status))).toEqual([])
  })
})

describe('a secret', () => {
  it('is kept sealed', async () => {
    const client = await fixture.signIn(await app.make.member())
    const factor = await fixture.enrol(client)

    const { rows } = await app.superuser.query('select secret from auth.factors where id = $1', [factor.id])

    expect(rows).toEqual([{ secret: expect.stringMatching(/^s1\.[0-9a-f]{12}\./) }])
    expect(JSON.stringify(rows)).not.toContain(factor.secret)
  })
})

describe('an enrolment nobody finished', () => {
  it('vanishes after five minutes', async () => {
    const client = await fixture.signIn(await app.make.member())
    await fixture.enrol(client)
    await app.superuser.query(`update auth.factors set created_at = now() - interval '301 seconds'`)

    expect((await client.mfa.listFactors()).data?.all).toEqual([])
    expect((await fixture.enrol(client)).id).toBeTruthy()
  })

  it('goes when another of its kind was verified', async () => {
    const client = await fixture.signIn(await app.make.member())
    await fixture.enrol(client, 'First')
    const second = await fixture.enrol(client, 'Second')

    await fixture.pass(client, second)

    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ friendly_name: 'Second' }])
  })
})
