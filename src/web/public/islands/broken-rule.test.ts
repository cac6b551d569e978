import { describe, expect, it } from 'vitest'
import { findBrokenRule } from './broken-rule.ts'

const fine = { valid: true, typeMismatch: false }
const dataset = { limit: '5' }

describe('findBrokenRule', () => {
  it.each([
    { case: 'a filled field', value: 'Ada', validity: fine, code: undefined },
    { case: 'an empty field', value: '', validity: { ...fine, valid: false }, code: 'required' },
    { case: 'blanks only', value: '  \n', validity: fine, code: 'required' },
    { case: 'no address', value: 'ada', validity: { valid: false, typeMismatch: true }, code: 'emailInvalid' },
    { case: 'as much text as is taken', value: '12345 ', validity: fine, code: undefined },
    { case: 'too much text', value: '123456', validity: fine, code: 'tooLong' },
    { case: 'anything else', value: 'x', validity: { ...fine, valid: false }, code: 'invalid' },
  ])('answers $code for $case', ({ value, validity, code }) => {
    expect(findBrokenRule({ name: 'field', value, required: true, validity, dataset })?.code).toBe(code)
  })

  it('lets an optional field without a limit be anything', () => {
    const topic = { name: 'topic', required: false, validity: fine, dataset: {} }

    expect(findBrokenRule({ ...topic, value: '' })).toBeUndefined()
    expect(findBrokenRule({ ...topic, value: 'a long value' })).toBeUndefined()
  })
})
