import { describe, expect, it } from 'vitest'
import { PlatformError, type PlatformErrorKind } from '../platform-error.ts'
import { isDeadToken, isReadingRefused, readFacebookRefusal } from './facebook-refusal.ts'

const read = (error: Record<string, unknown>, headers: Record<string, string> = {}) =>
  readFacebookRefusal(400, { error: { message: 'Said so.', type: 'OAuthException', ...error } }, new Headers(headers))

describe('what Facebook refuses', () => {
  it.each<[number, number | undefined, PlatformErrorKind]>([
    [190, 458, 'reconnect'],
    [190, 460, 'reconnect'],
    [190, 463, 'reconnect'],
    [190, undefined, 'reconnect'],
    [102, undefined, 'reconnect'],
    [10, undefined, 'reconnect'],
    [200, undefined, 'reconnect'],
    [283, undefined, 'reconnect'],
    [299, undefined, 'reconnect'],
    [100, 36009, 'reconnect'],
    [4, undefined, 'retry'],
    [17, undefined, 'retry'],
    [32, undefined, 'retry'],
    [613, undefined, 'retry'],
    [80001, undefined, 'retry'],
    [1, undefined, 'retry'],
    [2, undefined, 'retry'],
    [100, undefined, 'rejected'],
    [300, undefined, 'rejected'],
    [368, undefined, 'rejected'],
    [100, 33, 'gone'],
    [803, undefined, 'gone'],
    [12, undefined, 'gone'],
  ])('is sorted by its code: %i (%s) is %s', (code, subcode, kind) => {
    expect(read({ code, ...(subcode !== undefined && { error_subcode: subcode }) })).toMatchObject({
      kind,
      vendorCode: subcode === undefined ? String(code) : `${code}/${subcode}`,
    })
  })

  it.each([
    [100, 33, 'permission'],
    [12, undefined, 'permission'],
    [803, undefined, null],
  ])(
    'says of a thing that is not there whether it may only be kept from us: %i (%s) is about %s',
    (code, subcode, about) => {
      expect(read({ code, ...(subcode !== undefined && { error_subcode: subcode }) })).toMatchObject({ about })
    },
  )

  it('is tried again when Facebook calls it transient, whatever its code', () => {
    expect(read({ code: 99, is_transient: true })).toMatchObject({ kind: 'retry' })
  })

  it('names the permission that is missing', () => {
    const message = "(#10) This endpoint requires the 'pages_read_user_content' permission."
    expect(read({ code: 10, message })).toMatchObject({ reason: 'scope-missing', words: message })
  })

  it('says what Facebook wants people to read', () => {
    expect(read({ code: 368 })?.words).toBe('Said so.')
    expect(read({ code: 368, error_user_msg: 'Too pushy.' })?.words).toBe('Too pushy.')
  })

  it.each([
    ['{"1":[{"estimated_time_to_regain_access":3}],"2":[{"estimated_time_to_regain_access":7},{}]}', 420],
    ['{"1":[{"estimated_time_to_regain_access":0}]}', null],
    ['no json', null],
    ['{"1":"other"}', null],
  ])('waits the minutes of the usage header %s', (header, seconds) => {
    const refusal = read({ code: 32 }, { 'x-business-use-case-usage': header })
    expect(refusal?.retryAfterSeconds).toBe(seconds)
  })

  it('leaves what is not in Graph’s shape to the status', () => {
    expect(readFacebookRefusal(502, '<html>', new Headers())).toBeNull()
    expect(readFacebookRefusal(500, { error: 'no' }, new Headers())).toBeNull()
  })

  it.each([
    ['12', true],
    ['10', true],
    ['200', true],
    ['283', true],
    ['190/463', false],
    ['100/33', false],
    ['503', false],
    [null, false],
  ])('ends the reading of recommendations for code %s: %s', (vendorCode, isRefused) => {
    expect(isReadingRefused(new PlatformError('gone', { vendorCode }))).toBe(isRefused)
  })

  it('knows a dead token from anything else', () => {
    expect(isDeadToken(new PlatformError('reconnect', { vendorCode: '190/467' }))).toBe(true)
    expect(isDeadToken(new PlatformError('reconnect', { vendorCode: '200' }))).toBe(false)
    expect(isDeadToken(new Error('190'))).toBe(false)
  })
})
