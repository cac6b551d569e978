import { describe, expect, it } from 'vitest'
import { findBrokenRule } from './broken-rule.ts'

const fine = { valid: true, valueMissing: false, typeMismatch: false, tooLong: false }

describe('findBrokenRule', () => {
  it.each([
    { case: 'a filled field', value: 'Ada', validity: fine, code: undefined },
    { case: 'an empty field', value: '', validity: { ...fine, valid: false, valueMissing: true }, code: 'required' },
    { case: 'blanks only', value: '  \n', validity: fine, code: 'required' },
    { case: 'no address', value: 'ada', validity: { ...fine, valid: false, typeMismatch: true }, code: 'emailInvalid' },
    { case: 'too much text', value: 'xx', validity: { ...fine, valid: false, tooLong: true }, code: 'tooLong' },
    { case: 'anything else', value: 'x', validity: { ...fine, valid: false }, code: 'invalid' },
  ])('answers $code for $case', ({ value, validity, code }) => {
    expect(findBrokenRule({ name: 'field', value, required: true, validity })?.code).toBe(code)
  })

  it('lets an optional field be empty', () => {
    expect(findBrokenRule({ name: 'topic', value: '', required: false, validity: fine })).toBeUndefined()
  })
})
