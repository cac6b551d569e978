import { describe, expect, it } from 'vitest'
import { findToday, suggestTimes } from './suggest-times.ts'

const daysOf = (now: string, timezone = 'Europe/Berlin') =>
  suggestTimes(new Date(now), timezone).map(({ key, date, time }) => `${key} ${date} ${time}`)

describe('suggested times', () => {
  it.each([
    ['a Wednesday', '2026-05-06T10:00:00Z', ['tomorrow 2026-05-07 09:00', 'monday 2026-05-11 09:00']],
    ['a Monday: the next one', '2026-05-04T10:00:00Z', ['tomorrow 2026-05-05 09:00', 'monday 2026-05-11 09:00']],
    ['a Sunday: tomorrow is Monday', '2026-05-10T10:00:00Z', ['tomorrow 2026-05-11 09:00']],
    ['the last day of a year', '2026-12-31T10:00:00Z', ['tomorrow 2027-01-01 09:00', 'monday 2027-01-04 09:00']],
    [
      'the night before clocks change',
      '2026-03-28T22:00:00Z',
      ['tomorrow 2026-03-29 09:00', 'monday 2026-03-30 09:00'],
    ],
  ])('on %s', (_, now, expected) => {
    expect(daysOf(now)).toEqual(expected)
  })

  it('go by the day it is there, not here', () => {
    const lateEvening = new Date('2026-05-06T23:30:00Z')

    expect(findToday(lateEvening, 'Europe/Berlin')).toBe('2026-05-07')
    expect(findToday(lateEvening, 'America/New_York')).toBe('2026-05-06')
    expect(daysOf('2026-05-06T23:30:00Z', 'Pacific/Auckland')[0]).toBe('tomorrow 2026-05-08 09:00')
  })
})
