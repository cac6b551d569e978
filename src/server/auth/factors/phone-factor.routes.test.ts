import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { CLIENTS, createFactorFixture, readClaims } from '#testing/factor-fixture.ts'

const app = await startTestApp({ AUTH_MFA_PHONE: 'on', AUTH_RATE_FACTORS: '100000' })
const one = await startTestApp({ AUTH_MFA_PHONE: 'on', AUTH_PHONE: 'on', AUTH_RATE_SMS: '1' })
const fixture = createFactorFixture(app)

let lastNumber = 15_550_100
const makeNumber = () => String((lastNumber += 1))

/** The code in the newest text message, after the delivery job has run. */
async function readCode(phone: string): Promise<string> {
  await app.jobs.run('sms.deliver')
  const { body } = await app.anonymous.get(`/sandbox/phone?to=${phone}&limit=1`)
  return /^\d{6}/.exec(body.messages[0]?.text ?? '')?.[0] ?? ''
}
const letTimePass = () =>
  app.superuser.query(`update auth.factors set last_challenged_at = last_challenged_at - interval '61 seconds'`)

/** Somebody signed in with the password alone, with a phone that is not verified yet. */
async function asPhoneOwner() {
  const phone = makeNumber()
  const api = app.as(await app.make.member())
  const { body } = await api.post('/auth/v1/factors', { factor_type: 'phone', phone })
  const challenge = () => api.post(`/auth/v1/factors/${body.id}/challenge`)
  const verify = (challengeId: string, code: string) =>
    api.post(`/auth/v1/factors/${body.id}/verify`, { challenge_id: challengeId, code })
  return { api, phone, challenge, verify }
}

describe.each(CLIENTS)('with %s, a phone as second factor', (_name, Kind) => {
  it('gets a code by text message, and the code raises the session', async () => {
    const phone = makeNumber()
    const client = await fixture.signIn(await app.make.member(), Kind)
    const { data: factor } = await client.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: 'Mine' })
    expect(factor).toMatchObject({ type: 'phone', friendly_name: 'Mine', phone })

    const challenge = await client.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })
    expect(challenge.data).toMatchObject({ type: 'phone' })
    const { data, error } = await client.mfa.verify({
      factorId: factor?.id ?? '',
      challengeId: challenge.data?.id ?? '',
      code: await readCode(phone),
    })

    expect(error).toBeNull()
    expect(data?.user.factors).toMatchObject([{ factor_type: 'phone', status: 'verified', phone }])
    const claims = readClaims(await fixture.tokenOf(client))
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'password' }] })
    expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ id: factor?.id }])
  })
})

describe('a phone as second factor', () => {
  it.each(['', 'nonsense', '+0155', '123'])('cannot have the number "%s"', async (phone) => {
    const api = app.as(await app.make.member())
    expect(await api.post('/auth/v1/factors', { factor_type: 'phone', phone })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  })

  it('takes the place of an unfinished one with the same number', async () => {
    const { api, phone } = await asPhoneOwner()
    expect(await api.post('/auth/v1/factors', { factor_type: 'phone', phone })).toMatchObject({ status: 200 })
    expect((await api.get('/auth/v1/user')).body.factors).toHaveLength(1)
  })

  it('cannot be there twice', async () => {
    const { api, phone, challenge, verify } = await asPhoneOwner()
    const { body } = await challenge()
    const raised = app.as({ token: (await verify(body.id, await readCode(phone))).body.access_token })

    for (const caller of [api, raised]) {
      const again = { factor_type: 'phone', phone, friendly_name: 'Again' }
      expect(await caller.post('/auth/v1/factors', again)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_verified_factor_exists' },
      })
    }
  })

  it('gets a code only every minute', async () => {
    const { challenge } = await asPhoneOwner()
    expect(await challenge()).toMatchObject({ status: 200 })
    const early = await challenge()
    expect(early).toMatchObject({ status: 429, body: { error_code: 'over_sms_send_rate_limit' } })
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50)

    await letTimePass()

    expect(await challenge()).toMatchObject({ status: 200 })
  })

  it('takes the code of its own challenge, once', async () => {
    const { phone, challenge, verify } = await asPhoneOwner()
    const first = (await challenge()).body.id
    const firstCode = await readCode(phone)
    await letTimePass()
    const second = (await challenge()).body.id
    const secondCode = await readCode(phone)

    const wrongCode = firstCode === secondCode ? '000000' : firstCode
    expect(await verify(second, wrongCode)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed', msg: 'Invalid MFA Phone code entered' },
    })
    expect(await verify(first, firstCode)).toMatchObject({ status: 200 })
    expect(await verify(first, firstCode)).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_ip_address_mismatch' },
    })
  })

  it('is written to in no other way', async () => {
    const { api } = await asPhoneOwner()
    const [factor] = (await api.get('/auth/v1/user')).body.factors
    expect(await api.post(`/auth/v1/factors/${factor.id}/challenge`, { channel: 'whatsapp' })).toMatchObject({
      status: 400,
      body: {
        error_code: 'validation_failed',
        msg: expect.stringMatching(/^Invalid channel, supported values are 'sms'/),
      },
    })
  })

  it('keeps no code that the database could tell', async () => {
    const { phone, challenge } = await asPhoneOwner()
    const { body } = await challenge()
    const code = await readCode(phone)

    const { rows } = await app.superuser.query('select code_hash from auth.factor_challenges where id = $1', [body.id])

    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(code).toMatch(/^\d{6}$/)
  })
})

describe('text messages', () => {
  it('are used up by those that are sent, and then whoever asks hears it, with or without an account', async () => {
    const ask = () => one.anonymous.post('/auth/v1/otp', { phone: makeNumber(), create_user: false })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    const known = makeNumber()
    await one.superuser.query('update auth.users set phone = $1, phone_confirmed_at = now() where id = $2', [
      known,
      (await one.make.member()).userId,
    ])
    expect((await one.anonymous.post('/auth/v1/otp', { phone: known })).status).toBe(200)

    expect(await ask()).toMatchObject({ status: 429, body: { error_code: 'over_sms_send_rate_limit' } })
    await one.superuser.query(`delete from rate_limits where key = 'auth-sent:sms'`)
  })

  it('are limited for the whole installation', async () => {
    const send = async (phone: string) => {
      const api = one.as(await one.make.member())
      const { body } = await api.post('/auth/v1/factors', { factor_type: 'phone', phone })
      return api.post(`/auth/v1/factors/${body.id}/challenge`)
    }
    expect(await send('15550001')).toMatchObject({ status: 200 })
    expect(await send('15550002')).toMatchObject({ status: 429, body: { error_code: 'over_sms_send_rate_limit' } })
  })
})
