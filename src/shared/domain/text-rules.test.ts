import { expect, it } from 'vitest'
import { countryOfNumber, textRulesOf } from './text-rules.ts'

it.each([
  ['+14155550100', 'US'],
  ['+19025550100', 'CA'],
  ['+12425550100', null],
  ['+353861234567', 'IE'],
  ['+351912345678', 'PT'],
  ['+33612345678', 'FR'],
  ['+819012345678', null],
  ['Bistro', null],
  ['12345', null],
])('%s is at home in %s', (sender, country) => {
  expect(countryOfNumber(sender)).toBe(country)
})

it('has the usual rules for a country of which nothing stricter is known', () => {
  expect(textRulesOf('JP')).toEqual({
    registration: null,
    senderNames: 'varies',
    hours: { from: '09:00', until: '20:00', basis: 'custom', isSundayOff: false },
  })
  expect(textRulesOf('US')).toMatchObject({ registration: '10dlc', senderNames: 'refused', hours: { basis: 'law' } })
})
