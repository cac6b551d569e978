import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf, stubAuthService } from '#testing/auth-service-stub.ts'
import { session } from './session.ts'
import { listFactors, sendText, verifyText } from './second-factor.ts'

const phone = { id: 'f-phone', factor_type: 'phone', status: 'verified', phone: '491701234567' }
const app = { id: 'f-app', factor_type: 'totp', status: 'verified' }
const unfinished = { id: 'f-new', factor_type: 'phone', status: 'unverified', phone: '491709999999' }

let service: ReturnType<typeof stubAuthService>
beforeEach(() => {
  service = stubAuthService(sessionOf('aal1', [phone]))
})
afterEach(() => vi.unstubAllGlobals())

describe('listing the factors', () => {
  it('names those that hold, apps first, each phone with its number', async () => {
    service.answer(sessionOf('aal1', [phone, unfinished, app]).user)

    expect(await listFactors()).toEqual([
      { id: 'f-app', kind: 'app', phone: '' },
      { id: 'f-phone', kind: 'phone', phone: '491701234567' },
    ])
  })
})

describe('signing in with a code by text message', () => {
  it('sends the message, and the code answers it', async () => {
    service.answer({ id: 'c1', type: 'phone', expires_at: 1 })
    service.answer(sessionOf('aal2', [phone]))
    expect(await session.isSecondFactorDue()).toBe(true)

    const challengeId = await sendText('f-phone')
    await verifyText('f-phone', challengeId, '123456')

    expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/v1/factors/f-phone/challenge',
      'POST /auth/v1/factors/f-phone/verify',
    ])
    expect(service.asked[1]?.body).toEqual({ challenge_id: 'c1', code: '123456' })
    expect(await session.isSecondFactorDue()).toBe(false)
    expect(service.readStored()?.refresh_token).toBe('refresh-aal2')
  })

  it('answers the newest message after another one was asked for', async () => {
    service.answer({ id: 'c1', type: 'phone', expires_at: 1 })
    service.answer({ id: 'c2', type: 'phone', expires_at: 1 })

    expect([await sendText('f-phone'), await sendText('f-phone')]).toEqual(['c1', 'c2'])
  })

  it('tells how long to wait before another message', async () => {
    service.refuse(429, 'over_sms_send_rate_limit', { 'retry-after': '42' })

    await expect(sendText('f-phone')).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 42 })
  })

  it.each([
    ['mfa_verification_failed', 'code-wrong'],
    ['mfa_challenge_expired', 'code-expired'],
  ])('leaves the session as it is on %s', async (code, kind) => {
    service.refuse(422, code)

    await expect(verifyText('f-phone', 'c1', '000000')).rejects.toMatchObject({ kind })
    expect(await session.isSecondFactorDue()).toBe(true)
    expect(service.readStored()?.refresh_token).toBe('refresh-aal1')
  })
})
