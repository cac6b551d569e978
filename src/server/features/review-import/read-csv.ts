/** A record of the file, and the line it begins on, as an editor counts them. */
export interface CsvRecord {
  line: number
  cells: string[]
}

const BYTE_ORDER_MARK = '\uFEFF'
const DELIMITERS = [',', ';', '\t'] as const

export function dropByteOrderMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

/**
 * RFC 4180, and what spreadsheets make of it: lines may end in CRLF, LF or CR; a quoted cell may hold delimiters,
 * doubled quotes and line ends; a quote in the middle of a bare cell is just a character. Empty lines are no records.
 */
export function* readCsv(text: string, delimiter: string): Generator<CsvRecord> {
  const scanner = new CsvScanner(text, delimiter)
  while (!scanner.isAtEnd) {
    const record = scanner.readRecord()
    if (record.cells.some((cell) => cell.trim() !== '')) yield record
  }
}

/** The one that makes most cells of the first record: in a header the others hardly occur. */
export function guessDelimiter(text: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const [header] = readCsv(text, delimiter)
    return { delimiter, cells: header?.cells.length ?? 0 }
  })
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter
}

class CsvScanner {
  readonly #text: string
  readonly #delimiter: string
  readonly #bareEnd: RegExp
  #position = 0
  #line = 1

  constructor(text: string, delimiter: string) {
    // An empty one would be found at every place, for ever.
    if (delimiter.length !== 1) throw new Error('A delimiter is one character.')
    this.#text = dropByteOrderMark(text)
    this.#delimiter = delimiter
    this.#bareEnd = new RegExp(`[\r\n${delimiter}]`, 'g')
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length
  }

  readRecord(): CsvRecord {
    const record: CsvRecord = { line: this.#line, cells: [] }
    do record.cells.push(this.#readCell())
    while (this.#skip(this.#delimiter))
    this.#skipLineEnd()
    return record
  }

  #readCell(): string {
    return this.#text[this.#position] === '"' ? this.#readQuoted() : this.#readBare()
  }

  #readBare(): string {
    this.#bareEnd.lastIndex = this.#position
    const end = this.#bareEnd.exec(this.#text)?.index ?? this.#text.length
    return this.#takeUntil(end)
  }

  /** A quote that is never closed takes the rest of the file, as a spreadsheet does. */
  #readQuoted(): string {
    let cell = ''
    this.#position += 1
    for (;;) {
      const quote = this.#text.indexOf('"', this.#position)
      cell += this.#takeUntil(quote === -1 ? this.#text.length : quote)
      this.#position += 1
      if (this.#text[this.#position] !== '"' || quote === -1) break
      cell += '"'
      this.#position += 1
    }
    this.#line += countLineEnds(cell)
    return cell + (this.isAtEnd ? '' : this.#readBare())
  }

  #takeUntil(end: number): string {
    const taken = this.#text.slice(this.#position, end)
    this.#position = end
    return taken
  }

  #skip(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#position)) return false
    this.#position += expected.length
    return true
  }

  #skipLineEnd(): void {
    if (this.#skip('\r\n') || this.#skip('\n') || this.#skip('\r')) this.#line += 1
  }
}

function countLineEnds(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}
