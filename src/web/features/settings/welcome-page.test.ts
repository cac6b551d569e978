import { expect, it } from 'vitest'
import { findCountryIn } from './welcome-page.tsx'

it.each([
  ['en-GB', 'GB'],
  ['zh-Hant-TW', 'TW'],
  ['en-US@posix', 'US'],
  ['de', null],
  ['es-419', null],
  ['C', null],
])('a browser that speaks %s is in %s', (language, country) => {
  expect(findCountryIn(language)).toBe(country)
})
