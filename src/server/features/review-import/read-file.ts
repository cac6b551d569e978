import type { Platform } from '#shared/domain/platforms.ts'
import { MAX_IMPORT_COLUMNS, type DateOrder } from '#shared/domain/csv-import.ts'
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  importFieldsOn,
  type ColumnMapping,
  type ImportReading,
} from '#shared/domain/review-import.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { guessColumns } from './guess-columns.ts'
import { guessDelimiter, readCsv, type CsvRecord } from '#server/kernel/csv/read-csv.ts'
import { guessDateOrder } from '#server/kernel/csv/read-date.ts'

const TEXT = { fields: ['text'], code: 'tooLong' } as const

export interface FileToRead {
  platform: Platform
  text: string
  mapping?: ColumnMapping | undefined
  dateOrder?: DateOrder | undefined
}

export interface OpenedFile {
  columns: string[]
  reading: ImportReading
  records: CsvRecord[]
}

/** Finds out how the file is to be read, as far as the person has not said it. The first record names the columns. */
export async function openFile(file: FileToRead, otherwise: DateOrder): Promise<OpenedFile> {
  if (Buffer.byteLength(file.text) > MAX_IMPORT_BYTES)
    throw refusal('import-too-large', { values: { megabytes: 5 }, at: TEXT })
  const delimiter = await guessDelimiter(file.text)
  const [header, ...records] = await listRecords(file.text, delimiter)
  const columns = header?.cells.map((cell) => cell.trim()) ?? []
  if (columns.length > MAX_IMPORT_COLUMNS) {
    throw refusal('import-too-wide', { values: { columns: MAX_IMPORT_COLUMNS }, at: TEXT })
  }
  const rows = records.map(({ cells }) => cells)
  const mapping = file.mapping
    ? keepKnown(file.mapping, file.platform, columns)
    : await guessColumns({ header: columns, rows, platform: file.platform })
  const dates = rows.map((cells) => cells[mapping.date ?? -1] ?? '')
  return {
    columns,
    reading: { delimiter, mapping, dateOrder: file.dateOrder ?? (await guessDateOrder(dates, otherwise)) },
    records,
  }
}

/** The records below the header, as a job finds them again. */
export async function reopenFile(
  text: string,
  { delimiter }: ImportReading,
): Promise<{ columnCount: number; records: CsvRecord[] }> {
  const [header, ...records] = await listRecords(text, delimiter)
  return { columnCount: header?.cells.length ?? 0, records }
}

async function listRecords(text: string, delimiter: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of readCsv(text, delimiter)) {
    if (records.length > MAX_IMPORT_ROWS) {
      throw refusal('import-too-long', { values: { rows: MAX_IMPORT_ROWS }, at: TEXT })
    }
    records.push(record)
  }
  return records
}

/** Columns that the file has, for what the platform has. */
function keepKnown(mapping: ColumnMapping, platform: Platform, columns: readonly string[]): ColumnMapping {
  const entries = importFieldsOn(platform, mapping).flatMap((field) => {
    const column = mapping[field]
    return column === undefined || column >= columns.length ? [] : [[field, column] as const]
  })
  return Object.fromEntries(entries)
}
