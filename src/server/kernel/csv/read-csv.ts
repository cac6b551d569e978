import { workInSlices } from '#server/kernel/workers/event-loop.ts'

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
 * However large the file or one of its records is, others have their turn meanwhile.
 */
export async function* readCsv(text: string, delimiter: string): AsyncGenerator<CsvRecord> {
  const scanner = new CsvScanner(text, delimiter)
  const pause = workInSlices()
  while (!scanner.isAtEnd) {
    const record = scanner.readCell()
    if (record?.cells.some((cell) => cell.trim() !== '')) yield record
    const turn = pause()
    if (turn) await turn
  }
}

/** What a part of a file holds, and what of it may go on in the next part. */
export interface CsvPart {
  records: CsvRecord[]
  rest: string
  /** The line that the rest begins on. */
  line: number
}

/** For a file that comes in parts: each is read behind the rest of the one before. */
export async function readPart(
  text: string,
  { delimiter, line, isLast }: { delimiter: string; line: number; isLast: boolean },
): Promise<CsvPart> {
  const scanner = new CsvScanner(text, delimiter, line)
  const pause = workInSlices()
  const records: CsvRecord[] = []
  let end = scanner.position
  while (!scanner.isAtEnd) {
    const record = scanner.readCell()
    // What ends with the part may be the half of a cell, or of a line's end.
    if (record && !scanner.hasMore && !isLast) break
    if (record?.cells.some((cell) => cell.trim() !== '')) records.push(record)
    if (record) end = scanner.position
    const turn = pause()
    if (turn) await turn
  }
  return { records, rest: scanner.textFrom(end.offset), line: end.line }
}

/** The one that makes most cells of the first record: in a header the others hardly occur. */
export async function guessDelimiter(text: string): Promise<string> {
  let best: { delimiter: string; cells: number } = { delimiter: DELIMITERS[0], cells: 0 }
  for (const delimiter of DELIMITERS) {
    const header = await readCsv(text, delimiter).next()
    const cells = header.done ? 0 : header.value.cells.length
    if (cells > best.cells) best = { delimiter, cells }
  }
  return best.delimiter
}

class CsvScanner {
  readonly #text: string
  readonly #delimiter: string
  readonly #bareEnd: RegExp
  #position = 0
  #line: number
  #record: CsvRecord

  constructor(text: string, delimiter: string, line = 1) {
    // An empty one would be found at every place, for ever.
    if (delimiter.length !== 1) throw new Error('A delimiter is one character.')
    this.#text = dropByteOrderMark(text)
    this.#delimiter = delimiter
    this.#bareEnd = new RegExp(`[\r\n${delimiter}]`, 'g')
    this.#line = line
    this.#record = { line, cells: [] }
  }

  get position(): { offset: number; line: number } {
    return { offset: this.#position, line: this.#line }
  }

  get hasMore(): boolean {
    return this.#position < this.#text.length
  }

  textFrom(offset: number): string {
    return this.#text.slice(offset)
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length && this.#record.cells.length === 0
  }

  /** Answers the record with its last cell. */
  readCell(): CsvRecord | null {
    const record = this.#record
    record.cells.push(this.#text[this.#position] === '"' ? this.#readQuoted() : this.#readBare())
    if (this.#skip(this.#delimiter)) return null
    this.#skipLineEnd()
    this.#record = { line: this.#line, cells: [] }
    return record
  }

  #readBare(): string {
    this.#bareEnd.lastIndex = this.#position
    const end = this.#bareEnd.exec(this.#text)?.index ?? this.#text.length
    return this.#takeUntil(end)
  }

  /** A quote that is never closed takes the rest of the file, as a spreadsheet does. */
  #readQuoted(): string {
    const start = this.#position + 1
    let end = this.#text.indexOf('"', start)
    while (end !== -1 && this.#text[end + 1] === '"') end = this.#text.indexOf('"', end + 2)
    const cell = this.#text.slice(start, end === -1 ? undefined : end).replaceAll('""', '"')
    this.#position = end === -1 ? this.#text.length : end + 1
    this.#line += countLineEnds(cell)
    return cell + this.#readBare()
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
