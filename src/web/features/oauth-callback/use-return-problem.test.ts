import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { ReturnRefused } from './complete-return.ts'
import { findReturnReason } from './use-return-problem.ts'

const conflict = (message: string) =>
  new ApiProblem({
    code: 'conflict',
    status: 409,
    message,
    requestId: null,
    fieldErrors: [],
    retryAfterSeconds: null,
  })

describe('what the settings are told of a failed return', () => {
  it.each([
    ['a refusal by the person', new ReturnRefused('denied'), 'denied'],
    ['a missing code', new ReturnRefused('noCode'), null],
    [
      'an account that does not manage the listing',
      conflict(
        'This account does not manage Café No. 1. Sign in with the one that does, or add it as a new integration.',
      ),
      'otherAccount',
    ],
    ['a fault of the platform', conflict('Google cannot be reached.'), null],
    ['anything else', new Error('x'), null],
  ])('has a reason of its own, or none, for %s', (_case, error, reason) => {
    expect(findReturnReason(error)).toBe(reason)
  })
})
