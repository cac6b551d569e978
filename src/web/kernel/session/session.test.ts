import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf, stubAuthService } from '#testing/auth-service-stub.ts'

const factor = { id: 'f-app', factor_type: 'totp', status: 'verified' }
const unfinished = { ...factor, status: 'unverified' }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** As a page has it that was just opened. */
async function open(stored: object) {
  const service = stubAuthService(stored)
  vi.stubGlobal('document', { cookie: '' })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { session } = await import('./session.ts')
  const { findAuthClient } = await import('./auth-call.ts')
  return { service, session, findAuthClient, page }
}

describe('a session that still holds', () => {
  it('is read without the library that looks after it', async () => {
    const stored = sessionOf('aal1')
    const { service, session, findAuthClient } = await open(stored)

    expect(await session.getAccessToken()).toBe(stored.access_token)
    expect(await session.isSecondFactorDue()).toBe(false)
    expect([findAuthClient(), service.asked]).toEqual([null, []])
  })

  it.each([
    ['aal1', [factor], true],
    ['aal1', [unfinished], false],
    ['aal2', [factor], false],
  ] as const)('of level %s with %j owes the second factor: %s', async (level, factors, expected) => {
    const { session, findAuthClient } = await open(sessionOf(level, [...factors]))

    expect([await session.isSecondFactorDue(), findAuthClient()]).toEqual([expected, null])
  })
})

describe('any other session', () => {
  it('is renewed by the library where little of it is left', async () => {
    const { service, session } = await open({ ...sessionOf('aal1'), expires_at: Math.floor(Date.now() / 1000) + 60 })
    const renewed = sessionOf('aal2')
    service.answer(renewed)

    expect(await session.getAccessToken()).toBe(renewed.access_token)
    expect(service.asked).toMatchObject([{ path: '/auth/v1/token' }])
  })

  it('is none where the browser was closed since, and was not to be remembered', async () => {
    const { session } = await open(sessionOf('aal1'))
    localStorage.setItem('goodword-session-lifetime', 'browser')

    expect(await session.getAccessToken()).toBeNull()
    expect(session.isStored()).toBe(false)
  })

  it('is told to have ended, once, where another tab ended it and the library never came or came later', async () => {
    const { session, page } = await open(sessionOf('aal1'))
    const ends: boolean[] = []
    session.onEnd((wasAskedFor) => ends.push(wasAskedFor))

    localStorage.removeItem('goodword-session')
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'goodword-session' }))
    expect(ends).toEqual([false])

    expect(await session.findEmail()).toBeNull()
    expect(ends).toEqual([false])
  })

  it('is told to have ended where another tab ended it before the library came', async () => {
    const { session } = await open(sessionOf('aal1'))
    const ends: boolean[] = []
    session.onEnd((wasAskedFor) => ends.push(wasAskedFor))

    localStorage.removeItem('goodword-session')
    await session.findEmail()

    await vi.waitFor(() => expect(ends).toEqual([false]))
  })
  it('ends with the storage, where the library’s message from another tab comes before it', async () => {
    vi.stubGlobal('window', new EventTarget())
    const { session, page, findAuthClient } = await open(sessionOf('aal1'))
    const ends: boolean[] = []
    session.onEnd((wasAskedFor) => ends.push(wasAskedFor))
    await session.findEmail()
    const told = new Promise<void>((resolve) => {
      findAuthClient()?.onAuthStateChange((event) => event === 'SIGNED_OUT' && resolve())
    })

    const otherTab = new BroadcastChannel('goodword-session')
    otherTab.postMessage({ event: 'SIGNED_OUT', session: null })
    await told
    otherTab.close()
    expect(ends).toEqual([])

    localStorage.removeItem('goodword-session')
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'goodword-session' }))
    expect(ends).toEqual([false])
  })
})
