import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessDelimiter, readCsv, readPart, type CsvRecord } from './read-csv.ts'

const recordsOf = async (text: string, delimiter = ',') => {
  const records: CsvRecord[] = []
  for await (const record of readCsv(text, delimiter)) records.push(record)
  return records
}
const cellsOf = async (text: string, delimiter = ',') =>
  (await recordsOf(text, delimiter)).map((record) => record.cells)

/** How often others could have their turn while it was done. */
async function countRounds(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0
  let timer = setImmediate(function count() {
    rounds += 1
    timer = setImmediate(count)
  })
  await work()
  clearImmediate(timer)
  return rounds
}

describe('readCsv', () => {
  it.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['empty lines', 'a,b\n\n ,\n1,2\n\n'],
  ])('reads a file with %s', async (_case, text) => {
    expect(await cellsOf(text)).toEqual([
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
  ])('reads %s', async (_case, text, cells) => {
    expect(await cellsOf(text)).toEqual([cells])
  })

  it('refuses a delimiter that is none instead of looking for it for ever', async () => {
    await expect(cellsOf('a,b', '')).rejects.toThrow('one character')
  })

  it('says on which line a record begins, as an editor counts', async () => {
    const text = 'a,b\n"one\ntwo",2\n\nx,y'
    expect((await recordsOf(text)).map((record) => record.line)).toEqual([1, 2, 5])
  })

  it.each([
    ['many rows', 'a,b\n1,"2"\n'.repeat(30_000)],
    ['one row of many cells', 'a,'.repeat(200_000)],
    ['empty lines only', '\n'.repeat(300_000)],
  ])('leaves the event loop to others while it reads %s', async (_case, text) => {
    expect(await countRounds(() => cellsOf(text))).toBeGreaterThan(2)
  })

  it.each([',', ';', '\t'])('reads back whatever is written with %j', async (delimiter) => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), async (records) => {
        const written = records
          .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter))
          .join('\r\n')
        expect(await cellsOf(written, delimiter)).toEqual(records)
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
  ])('finds it in %j', async (header, delimiter) => {
    expect(await guessDelimiter(`${header}\n1`)).toBe(delimiter)
  })
})

describe('readPart', () => {
  it('reads the same, wherever a file is cut into parts', async () => {
    const text = 'Name,Said\r\nAnn,"a ""word"",\r\nand more"\r\n\r\nBo,\rCy,"x"\n'
    const whole = await recordsOf(text)
    for (let first = 0; first <= text.length; first += 1) {
      for (let second = first; second <= text.length; second += 3) {
        const records: CsvRecord[] = []
        let [rest, line] = ['', 1]
        for (const [from, to] of [
          [0, first],
          [first, second],
          [second, undefined],
        ] as const) {
          const read = await readPart(rest + text.slice(from, to), { delimiter: ',', line, isLast: to === undefined })
          records.push(...read.records)
          ;({ rest, line } = read)
        }
        expect([first, second, rest, records]).toEqual([first, second, '', whole])
      }
    }
  })

  it('keeps what is never closed, and says where it begins', async () => {
    const { records, rest, line } = await readPart('a,b\n1,"open\n2,3\n', { delimiter: ',', line: 1, isLast: false })
    expect([records.length, rest, line]).toEqual([1, '1,"open\n2,3\n', 2])
  })
})
