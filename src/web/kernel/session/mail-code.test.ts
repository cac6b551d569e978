import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf, stubAuthService } from '#testing/auth-service-stub.ts'
import { followLink } from './mail-code.ts'
import { session } from './session.ts'

const link = { tokenHash: 'secret', type: 'signup' as const }

let service: ReturnType<typeof stubAuthService>
beforeEach(() => {
  service = stubAuthService(sessionOf('aal1'))
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

describe('following the link of a mail', () => {
  it('signs whoever pressed in, and tells for which address', async () => {
    service.answer(sessionOf('aal1'))

    expect(await followLink(link)).toEqual({ kind: 'signed-in', email: 'robin@journey.test' })
    expect(service.asked).toMatchObject([
      {
        method: 'POST',
        path: '/auth/v1/verify',
        body: { token_hash: 'secret', type: 'signup' },
        isRemembered: false,
      },
    ])
    expect(document.cookie).toBe('')
  })

  it('does not remember somebody else for as long as the person before them', async () => {
    const { user, ...session } = sessionOf('aal1')
    service.answer({ ...session, user: { ...user, id: 'u2', email: 'kim@journey.test' } })

    expect(await followLink(link)).toEqual({ kind: 'signed-in', email: 'kim@journey.test' })
    expect(document.cookie).toContain('goodword-browser-open=1')
  })

  it('tells of the other mail that must be answered too', async () => {
    service.answer({
      code: 200,
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    })

    expect(await followLink({ ...link, type: 'email_change' })).toEqual({ kind: 'half' })
  })

  it('tells of a link used before, and throws what may pass by itself', async () => {
    service.refuse(403, 'otp_expired')
    expect(await followLink(link)).toMatchObject({ kind: 'failed', failure: { kind: 'code-wrong' } })

    service.refuse(429, 'over_request_rate_limit')
    await expect(followLink(link)).rejects.toMatchObject({ kind: 'rate-limited' })
  })
})

it('asks to be remembered only where the person did', async () => {
  const credentials = { email: 'robin@journey.test', password: 'right' }
  for (const isRemembered of [true, false]) {
    service.answer(sessionOf('aal1'))
    await session.signIn({ ...credentials, isRemembered })
  }

  expect(service.asked.map(({ isRemembered }) => isRemembered)).toEqual([true, false])
})
