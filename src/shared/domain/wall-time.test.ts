import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLastPlanDay, isTimezone, toInstant, toWallTime } from './wall-time.ts'

const BERLIN = 'Europe/Berlin'
const NEW_YORK = 'America/New_York'
const LORD_HOWE = 'Australia/Lord_Howe'

describe('which instant a wall time means', () => {
  it.each([
    ['UTC', '2026-11-20 09:00', '2026-11-20T09:00:00.000Z', null],
    [BERLIN, '2026-01-10 09:00', '2026-01-10T08:00:00.000Z', null],
    [BERLIN, '2026-07-10 09:00', '2026-07-10T07:00:00.000Z', null],
    // Around the hour that is left out, and the one that comes twice.
    [BERLIN, '2026-03-29 01:59', '2026-03-29T00:59:00.000Z', null],
    [BERLIN, '2026-03-29 02:30', '2026-03-29T01:30:00.000Z', 'gap'],
    [BERLIN, '2026-03-29 03:00', '2026-03-29T01:00:00.000Z', null],
    [BERLIN, '2026-10-25 01:59', '2026-10-24T23:59:00.000Z', null],
    [BERLIN, '2026-10-25 02:30', '2026-10-25T00:30:00.000Z', 'overlap'],
    [BERLIN, '2026-10-25 03:00', '2026-10-25T02:00:00.000Z', null],
    [NEW_YORK, '2026-03-08 02:15', '2026-03-08T07:15:00.000Z', 'gap'],
    [NEW_YORK, '2026-11-01 01:15', '2026-11-01T05:15:00.000Z', 'overlap'],
    // Clocks that move by half an hour.
    [LORD_HOWE, '2026-10-04 02:15', '2026-10-03T15:45:00.000Z', 'gap'],
    [LORD_HOWE, '2026-04-05 01:45', '2026-04-04T14:45:00.000Z', 'overlap'],
    // Clocks that moved at midnight.
    ['America/Sao_Paulo', '2018-11-04 00:30', '2018-11-04T03:30:00.000Z', 'gap'],
  ])('in %s, %s is %s (%s)', (timezone, wall, instant, clockChange) => {
    const [date = '', time = ''] = wall.split(' ')
    expect(toInstant({ date, time }, timezone)).toEqual({ instant: new Date(instant), clockChange })
  })

  it.each([
    ['2026-02-30', '09:00'],
    ['2026-13-01', '09:00'],
    ['20.11.2026', '09:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', ''],
  ])('is none for %s %s', (date, time) => {
    expect(toInstant({ date, time }, 'UTC')).toBeNull()
  })

  it('comes back as the wall time it was made from, unless clocks change', () => {
    const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(BERLIN, NEW_YORK, LORD_HOWE, 'Asia/Kathmandu'), (date, timezone) => {
        const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
        const wall = toWallTime(instant, timezone)
        const back = toInstant(wall, timezone)
        fc.pre(back?.clockChange !== 'overlap')
        expect(back).toEqual({ instant, clockChange: null })
      }),
    )
  })

  it('knows a timezone from a made-up one', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimezone)).toEqual([true, true, false, false])
  })
})

describe('findLastPlanDay', () => {
  it.each([
    ['2026-11-16', '2028-11-16'],
    ['2028-02-29', '2030-02-28'],
  ])('is two years after %s', (today, last) => {
    expect(findLastPlanDay(today)).toBe(last)
  })
})
