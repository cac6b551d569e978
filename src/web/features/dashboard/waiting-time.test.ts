import { expect, it } from 'vitest'
import { measureWaiting } from './waiting-time.ts'

const NOW = new Date('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-15T12:03:00Z', 0, 'now'],
  ['2026-11-15T11:59:30Z', 0, 'now'],
  ['2026-11-15T11:59:00Z', 1, 'minute'],
  ['2026-11-15T11:01:00Z', 59, 'minute'],
  ['2026-11-15T10:30:00Z', 1, 'hour'],
  ['2026-11-14T00:00:00Z', 36, 'hour'],
  ['2026-11-12T13:00:00Z', 2, 'day'],
  ['2026-09-20T12:00:00Z', 56, 'day'],
  ['2026-08-15T12:00:00Z', 3, 'month'],
  ['2024-11-14T12:00:00Z', 2, 'year'],
])('what has waited since %s waits for %i of a %s', (since, count, unit) => {
  expect(measureWaiting(since, NOW)).toEqual({ unit, count })
})
