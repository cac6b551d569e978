import { describe, expect, it } from 'vitest'
import { createFormatting, type FormattingChoices } from './formatting.ts'

const choices: FormattingChoices = {
  locale: 'en',
  timezone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  currency: 'USD',
}
const NOW = new Date('2026-03-08T12:00:00Z')

describe('date', () => {
  it.each([
    ['MM/DD/YYYY', '01/02/2026'],
    ['DD/MM/YYYY', '02/01/2026'],
    ['YYYY-MM-DD', '2026-01-02'],
  ] as const)('follows %s', (dateFormat, expected) => {
    expect(createFormatting({ ...choices, dateFormat }).date('2026-01-02T17:00:00Z')).toBe(expected)
  })

  it.each([
    ['de', '02.01.2026'],
    ['fr', '02/01/2026'],
    ['es', '02/01/2026'],
  ] as const)('is written as in %s whichever of day and month the customer puts first', (locale, expected) => {
    expect(createFormatting({ ...choices, locale }).date('2026-01-02T17:00:00Z')).toBe(expected)
    const dayFirst = createFormatting({ ...choices, locale, dateFormat: 'DD/MM/YYYY' })
    expect(dayFirst.date('2026-01-02T17:00:00Z')).toBe(expected)
    const chosen = createFormatting({ ...choices, locale, dateFormat: 'YYYY-MM-DD' })
    expect(chosen.date('2026-01-02T17:00:00Z')).toBe('2026-01-02')
  })

  it('is that of the customer, not of the browser or UTC', () => {
    const formatting = createFormatting({ ...choices, timezone: 'America/Los_Angeles' })

    expect(formatting.date('2026-01-02T03:00:00Z')).toBe('01/01/2026')
  })
})

describe('dateTime', () => {
  it('names the timezone and knows about daylight saving', () => {
    const formatting = createFormatting(choices)

    expect(formatting.dateTime('2026-01-15T17:05:00Z')).toMatch(/^01\/15\/2026, 12:05\sPM EST$/u)
    expect(formatting.dateTime('2026-07-15T17:05:00Z')).toMatch(/^07\/15\/2026, 1:05\sPM EDT$/u)
  })

  it('speaks the language of the person', () => {
    const formatting = createFormatting({ ...choices, locale: 'de', timezone: 'UTC', dateFormat: 'DD/MM/YYYY' })

    expect(formatting.dateTime('2026-07-15T17:05:00Z')).toBe('15.07.2026, 17:05 UTC')
  })
})

describe('dateTimeIn', () => {
  it('is on the clock of the place', () => {
    const formatting = createFormatting(choices)

    expect(formatting.dateTimeIn('Europe/Berlin', '2026-01-15T23:05:00Z')).toMatch(/^01\/16\/2026, 12:05\sAM$/u)
    expect(formatting.dateTimeIn('America/Toronto', '2026-01-15T23:05:00Z')).toMatch(/^01\/15\/2026, 6:05\sPM$/u)
    expect(formatting.time('2026-01-15T23:05:00Z')).toMatch(/^6:05\sPM$/u)
  })
})

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [44, 'now'],
    [-10, 'now'],
    [60, '1 minute ago'],
    [3 * 60, '3 minutes ago'],
    [50 * 60, '1 hour ago'],
    [5 * 3600, '5 hours ago'],
    [24 * 3600, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [40 * 86_400, '01/27/2026'],
  ])('of %i seconds ago is %s', (secondsAgo, expected) => {
    const at = new Date(NOW.getTime() - secondsAgo * 1000)

    expect(createFormatting(choices).relativeTime(at, NOW)).toBe(expected)
  })

  it.each([
    // In New York it is 9 in the evening of Sunday; clocks went forward that morning.
    ['2026-03-07T04:30:00Z', '2 days ago'],
    ['2026-03-07T05:30:00Z', 'yesterday'],
    ['2026-03-08T02:00:00Z', 'yesterday'],
    ['2026-03-10T16:00:00Z', 'in 2 days'],
  ])('counts the days of the customer’s calendar: %s is %s', (at, expected) => {
    const formatting = createFormatting(choices)

    expect(formatting.relativeTime(at, new Date('2026-03-09T01:00:00Z'))).toBe(expected)
  })

  it.each([
    ['es', 'ahora mismo'],
    ['fr', 'à l’instant'],
  ] as const)('says the present moment as people do in %s', (locale, expected) => {
    expect(createFormatting({ ...choices, locale }).relativeTime(NOW, NOW)).toBe(expected)
  })

  it('has plurals of its language', () => {
    const formatting = createFormatting({ ...choices, locale: 'de' })

    expect(formatting.relativeTime('2026-03-08T11:57:00Z', NOW)).toBe('vor 3 Minuten')
  })
})

describe('day', () => {
  it.each([
    // In New York it is 9 in the evening of Sunday.
    ['2026-03-09T01:30:00Z', 'today'],
    ['2026-03-10T01:30:00Z', 'today'],
    ['2026-03-08T05:30:00Z', 'today'],
    ['2026-03-08T04:30:00Z', 'yesterday'],
    ['2026-03-07T04:30:00Z', '03/06/2026'],
  ])('of %s is %s on the customer’s calendar', (at, expected) => {
    expect(createFormatting(choices).day(at, new Date('2026-03-09T01:00:00Z'))).toBe(expected)
  })
})

describe('number and money', () => {
  it('follow the language', () => {
    expect(createFormatting(choices).number(1234.5)).toBe('1,234.5')
    expect(createFormatting({ ...choices, locale: 'de' }).number(1234.5)).toBe('1.234,5')
    expect(createFormatting(choices).money(79)).toBe('$79.00')
  })

  it('know that the yen has no minor unit', () => {
    expect(createFormatting({ ...choices, currency: 'JPY' }).money(7900)).toBe('¥7,900')
  })
})
