import { describe, expect, it } from 'vitest'
import { findNextDigest, findQuietEnd, timezoneFor } from './time-preferences.ts'

const BERLIN = 'Europe/Berlin'
const at = (iso: string) => new Date(iso)

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:00' }
  const noon = { from: '12:00', to: '13:30' }

  it.each([
    ['before they begin', '2026-11-15T20:59:59Z', null],
    ['from their first minute', '2026-11-15T21:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['after midnight', '2026-11-16T05:59:00Z', '2026-11-16T06:00:00.000Z'],
    ['at their end', '2026-11-16T06:00:00Z', null],
  ])('over midnight, %s', (_when, now, end) => {
    expect(findQuietEnd(at(now), night, BERLIN)?.toISOString() ?? null).toBe(end)
  })

  it.each([
    ['before', '2026-11-15T10:59:00Z', null],
    ['within', '2026-11-15T11:00:00Z', '2026-11-15T12:30:00.000Z'],
    ['after', '2026-11-15T12:30:00Z', null],
  ])('of one day, %s', (_when, now, end) => {
    expect(findQuietEnd(at(now), noon, BERLIN)?.toISOString() ?? null).toBe(end)
  })

  it.each([
    ['an hour less in spring', '2026-03-28T21:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['an hour more in autumn', '2026-10-24T20:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('go by the clock on the wall: %s', (_when, now, end) => {
    expect(findQuietEnd(at(now), night, BERLIN)?.toISOString()).toBe(end)
  })

  it('that end at a time the clock skips end when it has passed', () => {
    const quiet = { from: '22:00', to: '02:30' }
    expect(findQuietEnd(at('2026-03-29T00:30:00Z'), quiet, BERLIN)?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(findQuietEnd(at('2026-03-29T01:30:00Z'), quiet, BERLIN)).toBeNull()
  })

  it('that end at a time the clock shows twice end the first time', () => {
    const quiet = { from: '22:00', to: '02:30' }
    expect(findQuietEnd(at('2026-10-25T00:15:00Z'), quiet, BERLIN)?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(findQuietEnd(at('2026-10-25T01:15:00Z'), quiet, BERLIN)).toBeNull()
  })

  it('are none without hours, and none between a time and itself', () => {
    expect(findQuietEnd(at('2026-11-15T23:00:00Z'), null, BERLIN)).toBeNull()
    expect(findQuietEnd(at('2026-11-15T23:00:00Z'), { from: '09:00', to: '09:00' }, BERLIN)).toBeNull()
  })
})

describe('the next digest', () => {
  it.each([
    ['later today', '2026-11-15T06:59:00Z', 8, '2026-11-15T07:00:00.000Z'],
    ['tomorrow, once the hour has come', '2026-11-15T07:00:00Z', 8, '2026-11-16T07:00:00.000Z'],
    ['at eight of the summer', '2026-03-28T08:00:00Z', 8, '2026-03-29T06:00:00.000Z'],
    ['after the jump, where its hour is skipped', '2026-03-28T12:00:00Z', 2, '2026-03-29T01:00:00.000Z'],
    ['once, where its hour comes twice', '2026-10-25T00:00:00Z', 2, '2026-10-26T01:00:00.000Z'],
  ])('is due %s', (_when, now, hour, due) => {
    expect(findNextDigest(at(now), hour, BERLIN).toISOString()).toBe(due)
  })
})

describe('whose clock counts', () => {
  it('is the person’s own, else the customer’s, else that of Greenwich', () => {
    expect(timezoneFor('Asia/Tokyo', BERLIN)).toBe('Asia/Tokyo')
    expect(timezoneFor(null, BERLIN)).toBe(BERLIN)
    expect(timezoneFor('Nowhere/Else', 'Mars/Base')).toBe('UTC')
  })
})
