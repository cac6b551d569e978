import { expect, it } from 'vitest'
import { findCountryIn, guessCountry } from './welcome-page.tsx'

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

it.each([
  ['Europe/Berlin', 'en-US', 'DE'],
  ['Europe/Berlin', 'de', 'DE'],
  ['Europe/Zurich', 'de-LI', 'LI'],
  ['Europe/Zurich', 'en-US', null],
  ['UTC', 'fr-FR', 'FR'],
])('a browser whose clock is in %s and that speaks %s is in %s', (timezone, language, country) => {
  const countries = new Map([
    ['Europe/Berlin', ['DE']],
    ['Europe/Zurich', ['CH', 'LI']],
  ])
  expect(guessCountry({ timezone, language }, countries)).toBe(country)
})
