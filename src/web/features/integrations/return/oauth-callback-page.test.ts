import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { ReturnRefused } from './complete-return.ts'
import { isWorthRepeating } from './oauth-callback-page.tsx'

const conflict = (reason: string) =>
  new ApiProblem({
    code: 'conflict',
    status: 409,
    message: 'No.',
    refusal: { reason, values: {} },
    requestId: null,
    fieldErrors: [],
    retryAfterSeconds: null,
  })

describe('what the settings are told of a failed return', () => {
  it.each([
    ['a refusal by the person', new ReturnRefused('denied'), true],
    ['a missing code', new ReturnRefused('noCode'), false],
    ['an account that does not manage the listing', conflict('connect-other-account'), true],
    ['what the platform does not allow', conflict('platform-refused'), true],
    ['anything else', new Error('x'), false],
  ])('says why, or only that it failed, for %s', (_case, error, isRepeated) => {
    expect(isWorthRepeating(error)).toBe(isRepeated)
  })
})
