import { expect, it } from 'vitest'
import { nameTimezone } from './timezone-name.ts'

it.each([
  ['Europe/Berlin', 'en', 'Central European Time (Europe/Berlin)'],
  ['Europe/Berlin', 'de', 'Mitteleuropäische Zeit (Europe/Berlin)'],
  ['America/New_York', 'en', 'Eastern Time (America/New_York)'],
  ['UTC', 'en', 'Coordinated Universal Time (UTC)'],
])('the timezone %s in %s is %s', (timezone, locale, name) => {
  expect(nameTimezone(timezone, locale)).toBe(name)
})
