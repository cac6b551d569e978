import { describe, expect, it } from 'vitest'
import { matchesQuery } from '#web/ui/commands/command-match.ts'
import { findTimezoneCountries, findTimezoneOf, listTimezones, nameTimezone } from './timezone-name.ts'

it.each([
  ['Europe/Berlin', 'en', 'Central European Time (Europe/Berlin)'],
  ['Europe/Berlin', 'de', 'Mitteleuropäische Zeit (Europe/Berlin)'],
  ['America/New_York', 'en', 'Eastern Time (America/New_York)'],
  ['UTC', 'en', 'Coordinated Universal Time (UTC)'],
])('the timezone %s in %s is %s', (timezone, locale, name) => {
  expect(nameTimezone(timezone, locale)).toBe(name)
})

describe('the timezones to choose from', async () => {
  const countries = await findTimezoneCountries()
  const found = (typed: string, locale: string) =>
    listTimezones('Mars/Olympus', locale, countries)
      .filter((option) => matchesQuery(option, typed) || option.value === findTimezoneOf(typed))
      .map(({ value }) => value)

  it.each([
    ['India', 'en', 'Asia/Calcutta'],
    ['Indien', 'de', 'Asia/Calcutta'],
    ['Kolkata', 'en', 'Asia/Calcutta'],
    ['Deutschland', 'de', 'Europe/Berlin'],
    ['Deutschland', 'en', 'Europe/Berlin'],
    ['Allemagne', 'fr', 'Europe/Berlin'],
    ['new york', 'en', 'America/New_York'],
    ['são paulo', 'es', 'America/Sao_Paulo'],
    ['Ho Chi Minh', 'en', 'Asia/Saigon'],
    ['estados unidos', 'es', 'America/Chicago'],
    ['olympus', 'en', 'Mars/Olympus'],
  ])('are found by %j in %s: %s', (typed, locale, timezone) => {
    // Which of its names a browser lists is its own affair.
    const [known] = findZones(timezone)
    expect(found(typed, locale)).toContain(known)
  })

  it('say in the reader’s language where they are', () => {
    const berlin = listTimezones('UTC', 'de', countries).find(({ value }) => value === 'Europe/Berlin')
    expect(berlin).toMatchObject({ label: 'Europe/Berlin', hint: 'Deutschland' })
  })

  it('are none for what is no place', () => {
    expect(found('Nowhereville', 'en')).toEqual([])
    expect(findTimezoneOf('../etc')).toBeNull()
  })
})

const findZones = (timezone: string) =>
  timezone.startsWith('Mars')
    ? [timezone]
    : [new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone]
