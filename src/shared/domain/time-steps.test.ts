import { expect, it } from 'vitest'
import { grainFor, listSteps, stepOf } from './time-steps.ts'

it.each([
  ['2026-11-11', '2026-11-17', 'day'],
  ['2026-08-20', '2026-11-17', 'day'],
  ['2026-08-19', '2026-11-17', 'week'],
  ['2026-05-20', '2026-11-17', 'week'],
  ['2026-05-18', '2026-11-17', 'month'],
  ['2025-11-18', '2026-11-17', 'month'],
])('%s to %s is shown by %s', (from, to, grain) => {
  expect(grainFor(from, to)).toBe(grain)
})

it('no period has more bars than can be told apart', () => {
  const counts = [7, 90, 91, 182, 183, 367].map((days) => {
    const from = new Date(Date.parse('2026-11-17') - (days - 1) * 86_400_000).toISOString().slice(0, 10)
    return listSteps(grainFor(from, '2026-11-17'), from, '2026-11-17').length
  })

  expect(counts).toEqual([7, 90, 14, 27, 7, 13])
})

it.each([
  ['day', '2026-11-17', '2026-11-17'],
  ['week', '2026-11-16', '2026-11-16'],
  ['week', '2026-11-15', '2026-11-09'],
  ['week', '2027-01-01', '2026-12-28'],
  ['month', '2026-02-28', '2026-02-01'],
  ['quarter', '2026-11-17', '2026-10-01'],
  ['year', '2026-11-17', '2026-01-01'],
] as const)('the %s of %s begins on %s', (grain, day, first) => {
  expect(stepOf(grain, day)).toBe(first)
})
