import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, createProblem } from '#web/kernel/api/api-problem.ts'
import { AuthenticationFailure, createViewerFinder, SECOND_FACTOR_DUE } from './viewer.ts'

const { call, useLanguage, getAccessToken, isSecondFactorDue } = vi.hoisted(() => ({
  call: vi.fn(),
  useLanguage: vi.fn(),
  getAccessToken: vi.fn(),
  isSecondFactorDue: vi.fn(),
}))
vi.mock('#web/kernel/api/call.ts', () => ({ call }))
vi.mock('#web/kernel/i18n/language.ts', () => ({ language: { use: useLanguage } }))
vi.mock('#web/kernel/session/session.ts', () => ({ session: { getAccessToken, isSecondFactorDue } }))

const me = { user: { id: 'u', language: 'de' }, customer: null, admin: null, isSandbox: false }

function startFinder() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { queryClient, find: createViewerFinder(queryClient) }
}

beforeEach(() => {
  useLanguage.mockReset()
  getAccessToken.mockResolvedValue('token')
  isSecondFactorDue.mockResolvedValue(false)
  call.mockReset().mockResolvedValue(me)
})

describe('finding the viewer', () => {
  it('speaks the saved language once, so that one chosen since then holds', async () => {
    const { find, queryClient } = startFinder()

    await find()
    queryClient.setQueryData(['me'], { ...me, user: { ...me.user, language: 'fr' } })
    await find()

    expect(useLanguage.mock.calls).toEqual([['de']])
  })

  it('speaks it again for the next person to sign in', async () => {
    const { find, queryClient } = startFinder()
    await find()

    queryClient.clear()
    await find()

    expect(useLanguage.mock.calls).toEqual([['de'], ['de']])
  })

  it('finds nobody without a session, and nobody in a refused one', async () => {
    getAccessToken.mockResolvedValueOnce(null)
    expect(await startFinder().find()).toBeNull()

    call.mockRejectedValueOnce(createProblem(401, 'No.'))
    expect(await startFinder().find()).toBeNull()
  })

  it('asks nothing of the product while the second factor is due', async () => {
    isSecondFactorDue.mockResolvedValueOnce(true)

    expect(await startFinder().find()).toBe(SECOND_FACTOR_DUE)
    expect(call).not.toHaveBeenCalled()
  })

  it('believes the server that the second factor is due', async () => {
    const details = { status: 403, message: 'No.', requestId: null, fieldErrors: [], retryAfterSeconds: null }
    call.mockRejectedValueOnce(new ApiProblem({ ...details, code: 'second-factor-required' }))

    expect(await startFinder().find()).toBe(SECOND_FACTOR_DUE)
  })

  it('may be tried again by itself once, when the server has said after how long', async () => {
    const details = { status: 429, message: 'Slower.', requestId: null, fieldErrors: [], retryAfterSeconds: 7 }
    const tooMany = new ApiProblem({ ...details, code: 'rate-limited' })
    const { find, queryClient } = startFinder()

    call.mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany)
    await expect(find()).rejects.toMatchObject({ triesAgainAfterSeconds: 7 })
    await expect(find()).rejects.toMatchObject({ triesAgainAfterSeconds: null })
    await find()
    queryClient.clear()
    call.mockRejectedValueOnce(tooMany)
    await expect(find()).rejects.toMatchObject({ triesAgainAfterSeconds: 7 })
  })

  it('does not take an unclear answer for nobody', async () => {
    const problem = createProblem(503, 'Not now.')
    call.mockRejectedValueOnce(problem)

    const found = startFinder().find()

    await expect(found).rejects.toBeInstanceOf(AuthenticationFailure)
    await expect(found).rejects.toMatchObject({ cause: expect.any(ApiProblem), triesAgainAfterSeconds: null })
  })
})
