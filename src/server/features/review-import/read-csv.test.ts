import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessDelimiter, readCsv } from './read-csv.ts'

const cellsOf = (text: string, delimiter = ',') => [...readCsv(text, delimiter)].map((record) => record.cells)

describe('readCsv', () => {
  it.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['empty lines', 'a,b\n\n ,\n1,2\n\n'],
  ])('reads a file with %s', (_case, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it.each([
    ['a delimiter in quotes', '"a,b",c', ['a,b', 'c']],
    ['doubled quotes', '"say ""hi""",c', ['say "hi"', 'c']],
    ['a line end in quotes', '"one\r\ntwo",c', ['one\r\ntwo', 'c']],
    ['a quote within a bare cell', '5" pipe,c', ['5" pipe', 'c']],
    ['an empty quoted cell', '"",c', ['', 'c']],
    ['what follows a closing quote', '"a"b,c', ['ab', 'c']],
    ['a quote that is never closed', '"a,b', ['a,b']],
    ['an empty last cell', 'a,', ['a', '']],
  ])('reads %s', (_case, text, cells) => {
    expect(cellsOf(text)).toEqual([cells])
  })

  it('refuses a delimiter that is none instead of looking for it for ever', () => {
    expect(() => cellsOf('a,b', '')).toThrow('one character')
  })

  it('says on which line a record begins, as an editor counts', () => {
    const text = 'a,b\n"one\ntwo",2\n\nx,y'
    expect([...readCsv(text, ',')].map((record) => record.line)).toEqual([1, 2, 5])
  })

  it.each([',', ';', '\t'])('reads back whatever is written with %j', (delimiter) => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (records) => {
        const written = records
          .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter))
          .join('\r\n')
        expect(cellsOf(written, delimiter)).toEqual(records)
      }),
    )
  })
})

describe('guessDelimiter', () => {
  it.each([
    ['Date,Author,Text', ','],
    ['Datum;Name;Text, wie geschrieben', ';'],
    ['Date\tAuthor\tText', '\t'],
    ['"Name, first";Date', ';'],
    ['Date', ','],
  ])('finds it in %j', (header, delimiter) => {
    expect(guessDelimiter(`${header}\n1`)).toBe(delimiter)
  })
})
