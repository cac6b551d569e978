import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#shared/domain/customer-settings.ts'
import { readPhone } from './read-phone.ts'

describe('readPhone', () => {
  it.each([
    ['+49 30 123456', null, '+4930123456'],
    ['0049 30 123456', 'US', '+4930123456'],
    ['+49 (0)30 123456', null, '+4930123456'],
    ['030 / 12 34 56', 'DE', '+4930123456'],
    ['(902) 555-0134', 'CA', '+19025550134'],
    ['1-902-555-0134', 'US', '+19025550134'],
    ['07400 123456', 'GB', '+447400123456'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['tel:+1.902.555.0134', null, '+19025550134'],
  ])('reads %j in %s as %s', (given, country, expected) => {
    expect(readPhone(given, country)).toBe(expected)
  })

  it.each([
    ['902 555 0134', null],
    ['555-0134', 'CA'],
    ['+1 102 555 0134', null],
    ['+44 7700 900123', null],
    ['+1 902 555 0134 ext. 5', null],
    ['+999 123456789', null],
    ['+49 30 123456789012345', null],
    ['call me', 'DE'],
    ['=1+1', 'DE'],
    ['', 'DE'],
  ])('takes %j in %s for none', (given, country) => {
    expect(readPhone(given, country)).toBeNull()
  })

  it('reads a number with its code wherever the business is', () => {
    expect(COUNTRIES.filter((country) => readPhone('+49 30 123456', country) !== '+4930123456')).toEqual([])
  })
})
