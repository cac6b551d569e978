import { describe, expect, it } from 'vitest'
import { findDate, guessDateOrder } from './read-date.ts'

describe('findDate', () => {
  it.each([
    ['2025-04-03', '2025-04-03T12:00:00'],
    ['2025-4-3', '2025-04-03T12:00:00'],
    ['2025/04/03', '2025-04-03T12:00:00'],
    ['2025-04-03T08:15:30Z', '2025-04-03T08:15:30Z'],
    ['2025-04-03T08:15:30.123+0200', '2025-04-03T08:15:30+02:00'],
    ['2025-04-03 08:15:00 UTC', '2025-04-03T08:15:00Z'],
    ['2025-04-03 08:15', '2025-04-03T08:15:00'],
    ['3.4.2025', '2025-04-03T12:00:00'],
    ['03/04/25', '2025-04-03T12:00:00'],
    ['03.04.2025, 08:15 Uhr', '2025-04-03T08:15:00'],
    ['3 April 2025', '2025-04-03T12:00:00'],
    ['3rd Apr 2025', '2025-04-03T12:00:00'],
    ['Thursday, 3 April 2025', '2025-04-03T12:00:00'],
    ['April 3, 2025 8:15 PM', '2025-04-03T20:15:00'],
    ['Apr. 3, 2025 12:15 am', '2025-04-03T00:15:00'],
    ['3 de abril de 2025', '2025-04-03T12:00:00'],
    ['1er août 2025', '2025-08-01T12:00:00'],
    ['3 juillet 2025', '2025-07-03T12:00:00'],
    ['3 juin 2025', '2025-06-03T12:00:00'],
    ['3. März 2025', '2025-03-03T12:00:00'],
    ['3. Dezember 2025', '2025-12-03T12:00:00'],
  ])('reads %s', (text, expected) => {
    expect(findDate(text, 'day-first')?.text).toBe(expected)
  })

  it('reads day and month in the order the person says', () => {
    expect(findDate('03/04/2025', 'month-first')?.text).toBe('2025-03-04T12:00:00')
    expect(findDate('03-04-2025', 'month-first')?.text).toBe('2025-03-04T12:00:00')
  })

  it.each(['03.04.2025', '3. 4. 2025', '03.04.25'])('takes the day of %s first whatever the person says', (text) => {
    expect(findDate(text, 'month-first')?.text).toBe('2025-04-03T12:00:00')
  })

  it('knows which of them say how far they are from UTC', () => {
    expect(findDate('2025-04-03T08:15:30Z', 'day-first')?.hasOffset).toBe(true)
    expect(findDate('2025-04-03T08:15:30', 'day-first')?.hasOffset).toBe(false)
  })

  it.each([
    '',
    'yesterday',
    '31/02/2025',
    '13/13/2025',
    '2025-04-03 25:00',
    '2025-04-03 nonsense',
    '3 Smarch 2025',
    '2025-04-03 08:15 +99:99',
    '2025-04-03 08:15 -14:30',
  ])('finds none in %j', (text) => {
    expect(findDate(text, 'day-first')).toBeNull()
  })
})

describe('a cell that was made to be slow', () => {
  it('is given up at once', () => {
    const begunAt = performance.now()
    expect(findDate(`2025-04-03 08:15${' '.repeat(20_000)}x`, 'day-first')).toBeNull()
    expect(performance.now() - begunAt).toBeLessThan(1000)
  })
})

describe('guessDateOrder', () => {
  it.each([
    [['03/04/2025', '13/04/2025'], 'day-first'],
    [['03/04/2025', '04/13/2025'], 'month-first'],
    [['03/04/2025', '2025-04-13'], 'month-first'],
    [['03/04/2025', '03.04.2025'], 'day-first'],
    [['03.04.2025', '04/13/2025', '04/14/2025'], 'month-first'],
    [['04/13/2025', '13/04/2025', '14/04/2025'], 'day-first'],
  ] as const)('takes %j as %s', async (texts, order) => {
    expect(await guessDateOrder(texts, 'month-first')).toBe(order)
  })

  it('looks at the last date too', async () => {
    const texts = [...Array.from({ length: 5000 }, () => '03/04/2025'), '13/04/2025']
    expect(await guessDateOrder(texts, 'month-first')).toBe('day-first')
  })
})
