import { describe, expect, it } from 'vitest'
import { readGoogleRefusal } from './google-refusal.ts'
import { originalOf } from './google-reviews.ts'

const apiError = (code: number, status: string, details: unknown[] = []) => ({
  error: { code, message: 'Their words.', status, details },
})

describe('what Google’s refusals mean', () => {
  it.each([
    ['a dead consent', 400, { error: 'invalid_grant', error_description: 'Bad Request' }, { kind: 'reconnect' }],
    ['an unknown client', 401, { error: 'invalid_client' }, { kind: 'rejected', vendorCode: 'invalid_client' }],
    ['an expired token', 401, apiError(401, 'UNAUTHENTICATED'), { kind: 'reconnect' }],
    ['a lost role', 403, apiError(403, 'PERMISSION_DENIED'), { kind: 'reconnect', vendorCode: 'PERMISSION_DENIED' }],
    [
      'an interface that is switched off',
      403,
      apiError(403, 'PERMISSION_DENIED', [{ '@type': 'x', reason: 'SERVICE_DISABLED' }]),
      { kind: 'reconnect', reason: 'interface-off', words: 'Their words.' },
    ],
    [
      'a scope that was not given',
      403,
      apiError(403, 'PERMISSION_DENIED', [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }]),
      { kind: 'reconnect', reason: 'scope-missing' },
    ],
    ['a thing that is gone', 404, apiError(404, 'NOT_FOUND'), { kind: 'gone' }],
    [
      'a full minute',
      429,
      apiError(429, 'RESOURCE_EXHAUSTED', [{ retryDelay: '12.5s' }]),
      { kind: 'retry', retryAfterSeconds: 13 },
    ],
    [
      'a project before its approval',
      429,
      apiError(429, 'RESOURCE_EXHAUSTED', [{ metadata: { quota_limit_value: '0' } }]),
      { kind: 'retry', reason: 'not-approved', retryAfterSeconds: 3600 },
    ],
    ['a wrong request', 400, apiError(400, 'INVALID_ARGUMENT'), { kind: 'rejected', words: 'Their words.' }],
    ['a clash', 409, apiError(409, 'ABORTED'), { kind: 'retry' }],
  ])('%s', (_what, status, body, expected) => {
    expect(readGoogleRefusal(status, body, new Headers())).toMatchObject(expected)
  })

  it.each([
    ['a page of a proxy', 502, null],
    ['an OAuth error of a server that fails', 503, { error: 'internal_failure' }],
  ])('is left to the status for %s', (_what, status, body) => {
    expect(readGoogleRefusal(status, body, new Headers())).toBeNull()
  })
})

describe('the words a person wrote', () => {
  it.each([
    ['Lovely place.', 'Lovely place.'],
    ['(Translated by Google) Very good!\n\n(Original)\nTrès bon !', 'Très bon !'],
    ['Sehr gut!\n\n(Translated by Google)\nVery good!', 'Sehr gut!'],
    ['(Translated by Google) Very good!', '(Translated by Google) Very good!'],
  ])('are found in %j', (comment, original) => {
    expect(originalOf(comment)).toBe(original)
  })
})
