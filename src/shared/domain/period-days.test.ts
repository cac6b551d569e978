import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPeriodDays, splitIntoStretches, type Days } from './period-days.ts'

describe('the days of a period', () => {
  it.each([
    ['7d', '2026-11-15', ['2026-11-09', '2026-11-15'], ['2026-11-02', '2026-11-08']],
    ['30d', '2026-03-01', ['2026-01-31', '2026-03-01'], ['2026-01-01', '2026-01-30']],
    ['90d', '2026-11-15', ['2026-08-18', '2026-11-15'], ['2026-05-20', '2026-08-17']],
    ['12m', '2026-11-15', ['2025-11-16', '2026-11-15'], ['2024-11-16', '2025-11-15']],
    ['12m', '2026-12-31', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
    ['12m', '2024-02-29', ['2023-03-01', '2024-02-29'], ['2022-03-01', '2023-02-28']],
  ] as const)('of %s on %s', (period, today, [from, to], [fromBefore, toBefore]) => {
    expect(findPeriodDays(period, today)).toMatchObject({
      days: { from, to },
      daysBefore: { from: fromBefore, to: toBefore },
    })
  })

  it('have no bounds and nothing before them where all there is counts', () => {
    expect(findPeriodDays('all', '2026-11-15')).toEqual({ days: null, daysBefore: null, grain: 'month' })
  })
})

describe('stretches', () => {
  it.each([
    [{ from: '2026-01-31', to: '2026-02-27' }, ['day 2026-01-31 2026-02-27']],
    [{ from: '2026-02-01', to: '2026-02-28' }, ['month 2026-02-01 2026-02-01']],
    [
      { from: '2025-11-16', to: '2026-11-15' },
      ['day 2025-11-16 2025-11-30', 'month 2025-12-01 2026-10-01', 'day 2026-11-01 2026-11-15'],
    ],
  ])('of %o are whole months and the days around them', (days, expected) => {
    expect(splitIntoStretches(days).map(({ grain, first, last }) => `${grain} ${first} ${last}`)).toEqual(expected)
  })

  it('hold every day once', () => {
    const day = fc
      .integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2021, 5, 1) / DAY_MS })
      .map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = '', to = ''] = [one, other].toSorted()
        expect(splitIntoStretches({ from, to }).flatMap(listDays)).toEqual(listDays({ first: from, last: to }))
      }),
    )
  })
})

const DAY_MS = 86_400_000

function listDays({ grain, first, last }: { grain?: string; first: string | null; last: string | null }): string[] {
  const end = grain === 'month' ? lastOfMonth(last ?? '') : (last ?? '')
  const days: string[] = []
  for (let time = Date.parse(first ?? ''); time <= Date.parse(end); time += DAY_MS) {
    days.push(new Date(time).toISOString().slice(0, 10))
  }
  return days
}

function lastOfMonth(first: Days['from']): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
