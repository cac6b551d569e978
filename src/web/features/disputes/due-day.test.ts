import { expect, it } from 'vitest'
import { dayOf, findDueAt } from './due-day.ts'

it.each([
  ['Europe/Berlin', '2026-01-15', '2026-01-15T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-15', '2026-07-15T07:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-15', '2026-01-14T20:00:00.000Z'],
  ['UTC', '2026-02-30', null],
])('in %s the deadline of %s is %s', (timezone, day, expected) => {
  expect(findDueAt(day, timezone)).toBe(expected)
})

it('is the day it is there, not here', () => {
  expect(dayOf('2026-01-14T20:00:00.000Z', 'Pacific/Auckland')).toBe('2026-01-15')
  expect(dayOf('2026-01-14T20:00:00.000Z', 'America/New_York')).toBe('2026-01-14')
})
