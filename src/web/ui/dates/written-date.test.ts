import { describe, expect, it } from 'vitest'
import { fromLocalDate, parseWrittenDay, toLocalDate, writeDay } from './written-date.ts'

describe('parseWrittenDay', () => {
  it.each([
    ['12/31/2026', 'MM/DD/YYYY', '2026-12-31'],
    ['31/12/2026', 'DD/MM/YYYY', '2026-12-31'],
    ['2026-12-31', 'YYYY-MM-DD', '2026-12-31'],
    ['1.2.26', 'DD/MM/YYYY', '2026-02-01'],
    ['01.03.2024', 'MM/DD/YYYY', '2024-03-01'],
    ['1. 3. 2024', 'YYYY-MM-DD', '2024-03-01'],
    [' 3 / 4 / 2027 ', 'MM/DD/YYYY', '2027-03-04'],
    ['29/02/2028', 'DD/MM/YYYY', '2028-02-29'],
    ['31122026', 'DD/MM/YYYY', '2026-12-31'],
    ['20261231', 'YYYY-MM-DD', '2026-12-31'],
  ])('reads %s as %s', (text, pattern, day) => {
    expect(parseWrittenDay(text, pattern)).toBe(day)
  })

  it.each([
    '',
    'tomorrow',
    '31/02/2026',
    '29/02/2027',
    '00/01/2026',
    '1/13/2026',
    '12/2026',
    '1/2/3/4',
    '1/2/2',
    '1/2/202',
    '1/2/20266',
    '3112202',
  ])('finds no day in “%s”', (text) => {
    expect(parseWrittenDay(text, 'DD/MM/YYYY')).toBeUndefined()
  })
})

it('writes a day as it reads it', () => {
  const written = writeDay('2026-02-01', 'DD/MM/YYYY')

  expect(written).toBe('01/02/2026')
  expect(parseWrittenDay(written, 'DD/MM/YYYY')).toBe('2026-02-01')
})

it('keeps the day on its way through the calendar grid', () => {
  expect(fromLocalDate(toLocalDate('2026-03-29'))).toBe('2026-03-29')
})
