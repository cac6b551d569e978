import { describe, expect, it } from 'vitest'
import { findOpening } from './quiet-hours.ts'

const [HALIFAX, NEW_YORK] = [
  { zone: 'America/Halifax', prefix: '+1902' },
  { zone: 'America/New_York', prefix: '+1212' },
]
const [PARIS, BERLIN] = [
  { zone: 'Europe/Paris', prefix: '+3361' },
  { zone: 'Europe/Berlin', prefix: '+4915' },
]
const NOWHERE = { zone: 'Nowhere/Land', prefix: '+9999' }

describe('when a text message may arrive', () => {
  it.each([
    ['at noon in Halifax', '2026-11-17T16:00:00Z', HALIFAX, undefined],
    ['late in Halifax', '2026-11-18T00:30:00Z', HALIFAX, '2026-11-18T13:00:00.000Z'],
    ['early in Halifax', '2026-11-17T11:00:00Z', HALIFAX, '2026-11-17T13:00:00.000Z'],
    ['until nine in New York', '2026-11-18T01:30:00Z', NEW_YORK, undefined],
    ['on a Sunday in Paris', '2026-11-15T11:00:00Z', PARIS, '2026-11-16T07:00:00.000Z'],
    ['on a Saturday night in Paris', '2026-11-14T20:00:00Z', PARIS, '2026-11-16T07:00:00.000Z'],
    // Clocks go forward in that night.
    ['before summer time in Berlin', '2026-03-28T21:00:00Z', BERLIN, '2026-03-29T07:00:00.000Z'],
    ['nowhere that anybody knows', '2026-11-17T12:00:00Z', NOWHERE, undefined],
  ])('%s', (_when, now, place, opening) => {
    expect(findOpening(new Date(now), place)?.toISOString()).toBe(opening)
  })
})

describe('when something may arrive that goes out by itself', () => {
  const HALIFAX_MAIL = { ...HALIFAX, prefix: '' }
  it.each([
    ['a mail in the evening', '2026-11-17T23:30:00Z', HALIFAX_MAIL, undefined],
    ['a mail after eight', '2026-11-18T00:30:00Z', HALIFAX_MAIL, '2026-11-18T13:00:00.000Z'],
    ['a mail on a Sunday', '2026-11-15T16:00:00Z', HALIFAX_MAIL, undefined],
    ['a text message after eight where nine is allowed', '2026-11-18T01:30:00Z', NEW_YORK, '2026-11-18T14:00:00.000Z'],
    ['a text message on a Sunday in Paris', '2026-11-15T11:00:00Z', PARIS, '2026-11-16T08:00:00.000Z'],
  ])('%s', (_when, now, place, opening) => {
    expect(findOpening(new Date(now), { ...place, isAutomatic: true })?.toISOString()).toBe(opening)
  })
})
