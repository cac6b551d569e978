import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { ReturnRefused } from './complete-return.ts'
import { findReturnReason } from './oauth-callback-page.tsx'

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
    ['a refusal by the person', new ReturnRefused('denied'), 'denied'],
    ['a missing code', new ReturnRefused('noCode'), null],
    ['an account that does not manage the listing', conflict('connect-other-account'), 'otherAccount'],
    ['a fault of the platform', conflict('platform-refused'), null],
    ['anything else', new Error('x'), null],
  ])('has a reason of its own, or none, for %s', (_case, error, reason) => {
    expect(findReturnReason(error)).toBe(reason)
  })
})
