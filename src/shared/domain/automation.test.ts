import { describe, expect, it } from 'vitest'
import { chooseVariant, findWorkingTime, isMet, splitVariants, type RuleSubject } from './automation.ts'
import { WEEKDAYS } from './customer-settings.ts'

const hoursOf = (start: string, end: string, days: readonly string[] = WEEKDAYS) => ({
  enabled: true,
  schedule: WEEKDAYS.map((day) => ({ day, enabled: days.includes(day), start, end })),
})
const WEEK = hoursOf('09:00', '17:00', WEEKDAYS.slice(0, 5))

describe('working hours', () => {
  it.each([
    // Wednesday, in summer two hours ahead of UTC.
    ['2026-07-01T10:00:00.000Z', '2026-07-01T10:00:00.000Z', 'within them'],
    ['2026-07-01T06:59:00.000Z', '2026-07-01T07:00:00.000Z', 'before they begin'],
    ['2026-07-01T15:00:00.000Z', '2026-07-02T07:00:00.000Z', 'when they have ended'],
    ['2026-07-03T20:00:00.000Z', '2026-07-06T07:00:00.000Z', 'over a weekend'],
    // Clocks go forward on 29 March and back on 25 October.
    ['2026-03-27T20:00:00.000Z', '2026-03-30T07:00:00.000Z', 'over the change to summer time'],
    ['2026-10-23T20:00:00.000Z', '2026-10-26T08:00:00.000Z', 'over the change to winter time'],
  ])('%s leads to %s: %s', (from, to) => {
    expect(findWorkingTime(new Date(from), WEEK, 'Europe/Berlin').toISOString()).toBe(to)
  })

  it('are passed over where clocks leave them out', () => {
    const night = hoursOf('02:10', '02:50')
    const found = findWorkingTime(new Date('2026-03-28T22:00:00.000Z'), night, 'Europe/Berlin')
    expect(found.toISOString()).toBe('2026-03-29T01:10:00.000Z')
    const short = hoursOf('02:10', '03:05')
    expect(findWorkingTime(new Date('2026-03-28T22:00:00.000Z'), short, 'Europe/Berlin').toISOString()).toBe(
      '2026-03-30T00:10:00.000Z',
    )
  })

  it('hold nothing back while they are off', () => {
    const from = new Date('2026-07-04T22:00:00.000Z')
    expect(findWorkingTime(from, { ...WEEK, enabled: false }, 'Europe/Berlin')).toBe(from)
  })
})

describe('a template with several texts', () => {
  it('is divided by lines of three hyphens', () => {
    expect(splitVariants('One.\nStill one.\n---\n\nTwo.\n --- \n')).toEqual(['One.\nStill one.', 'Two.'])
    expect(splitVariants('  ')).toEqual([])
  })

  it('gives the one used longest ago, and none twice in a row', () => {
    expect(chooseVariant(['a', 'b', 'c'], ['b', 'a'])).toBe('c')
    expect(chooseVariant(['a', 'b'], ['a', 'b'])).toBe('b')
    expect(chooseVariant(['a'], ['a'])).toBeNull()
    expect(chooseVariant([], [])).toBeNull()
  })
})

describe('a condition', () => {
  const ANY = {
    platforms: [],
    ratings: [],
    sentiments: [],
    languages: [],
    hasText: 'any' as const,
    locationIds: [],
    contains: [],
    occasions: [],
  }
  const subject: RuleSubject = {
    platform: 'google',
    stars: 2,
    sentiment: 'negative',
    language: 'de-AT',
    hasText: true,
    locationId: 'here',
    words: 'Kalte Suppe',
    occasions: ['new'],
  }

  it.each([
    [{}, true],
    [{ platforms: ['google' as const] }, true],
    [{ platforms: ['yelp' as const] }, false],
    [{ ratings: [1, 2] }, true],
    [{ ratings: [5] }, false],
    [{ sentiments: ['negative' as const] }, true],
    [{ sentiments: ['positive' as const] }, false],
    [{ languages: ['de'] }, true],
    [{ languages: ['en'] }, false],
    [{ hasText: 'no' as const }, false],
    [{ locationIds: ['here'] }, true],
    [{ locationIds: ['there'] }, false],
    [{ contains: ['pizza', 'SUPPE'] }, true],
    [{ contains: ['pizza'] }, false],
    [{ occasions: ['edited' as const] }, false],
    [{ ratings: [2], contains: ['suppe'], languages: ['en'] }, false],
  ])('%o: %s', (when, isFulfilled) => {
    expect(isMet({ ...ANY, ...when }, subject)).toBe(isFulfilled)
  })

  it('is not met by what nobody knows', () => {
    expect(isMet({ ...ANY, languages: ['de'] }, { ...subject, language: null })).toBe(false)
  })
})
