import { describe, expect, it } from 'vitest'
import type { ImportReading } from '#shared/domain/review-import.ts'
import { isBad, readRow } from './read-row.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const FIELDS = ['date', 'author', 'rating', 'content', 'url', 'id'] as const
const reading: ImportReading = {
  delimiter: ',',
  mapping: Object.fromEntries(FIELDS.map((field, index) => [field, index])),
  dateOrder: 'day-first',
}
const read = (...cells: string[]) =>
  readRow({ line: 7, cells }, { platform: 'google', reading, now: NOW, columnCount: FIELDS.length })
const idOf = (...cells: string[]) => {
  const row = read(...cells)
  if (isBad(row)) throw new Error(row.fault)
  return row.platformReviewId
}

describe('readRow', () => {
  it('reads a row, and leaves absent what is empty', () => {
    expect(read('03/04/2026', '', '5', ' Lovely ')).toMatchObject({
      line: 7,
      writtenAt: { text: '2026-04-03T12:00:00' },
      author: null,
      rating: 5,
      content: 'Lovely',
      url: null,
      hasOwnId: false,
    })
  })

  it('takes a cell that looks like a formula as the text it is', () => {
    expect(read('03/04/2026', '=HYPERLINK("http://x")', '5', '+1 @SUM(A1)')).toMatchObject({
      author: '=HYPERLINK("http://x")',
      content: '+1 @SUM(A1)',
    })
  })

  it.each([
    ['dateMissing', ['', 'Ann', '5']],
    ['dateUnreadable', ['soon', 'Ann', '5']],
    ['dateInFuture', ['03/06/2026', 'Ann', '5']],
    ['ratingUnreadable', ['03/04/2026', 'Ann', '5.5']],
    ['tooManyCells', ['03/04/2026', 'Ann', '5', 'Lovely', '', '', ' and more']],
    ['nothingSaid', ['03/04/2026', 'Ann', '', '']],
    ['urlInvalid', ['03/04/2026', 'Ann', '5', '', 'javascript:alert(1)']],
    ['tooLong', ['03/04/2026', 'A'.repeat(201), '5']],
  ])('refuses a row with %s', (fault, cells) => {
    expect(read(...cells)).toMatchObject({ line: 7, fault })
  })

  it.each([
    ['4,5', 5],
    ['4.4', 4],
    ['1.5', 2],
  ])('rounds %s to %i stars, and says so', (written, rating) => {
    expect(read('03/04/2026', 'Ann', written)).toMatchObject({ rating, roundedFrom: written })
  })

  it('says of a whole rating that nothing was rounded', () => {
    expect(read('03/04/2026', 'Ann', '4,0')).toMatchObject({ rating: 4, roundedFrom: null })
  })

  it('makes nothing of empty cells behind the last column', () => {
    expect(read('03/04/2026', 'Ann', '5', 'Lovely', '', '', '', ' ')).toMatchObject({ content: 'Lovely' })
  })

  it('gives the same row the same id, and another row another', () => {
    const id = idOf('03/04/2026', 'Ann', '5', 'Lovely')

    expect(idOf('3 April 2026', 'Ann', '4', 'Lovely')).toBe(id)
    expect(idOf('04/04/2026', 'Ann', '5', 'Lovely')).not.toBe(id)
    expect(idOf('03/04/2026', 'Bob', '5', 'Lovely')).not.toBe(id)
    expect(idOf('03/04/2026', 'Ann', '5', 'Dull')).not.toBe(id)
    expect(idOf('03/04/2026', '', '5')).not.toBe(idOf('03/04/2026', '', '1'))
  })

  it('keeps an id that the row brings', () => {
    expect(idOf('03/04/2026', 'Ann', '5', 'Lovely', '', 'r-1')).toBe('r-1')
  })
})
