import type { ImportPreview } from '#shared/contracts/review-import.ts'
import { MAX_NAMED_FAULTS, type DateOrder } from '#shared/domain/review-import.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findPlace, listNewLines } from './brought-reviews.repository.ts'
import { openFile, type FileToRead, type OpenedFile } from './read-file.ts'
import { isBad, isGood, readRow, type BadRow, type ReadReview } from './read-row.ts'
import { presentFault, presentPreviewRow } from './review-import.presenter.ts'

const ROWS_SHOWN = 10

export interface FileForImport extends FileToRead {
  locationId: string | null
}

interface Opened {
  file: OpenedFile
  good: ReadReview[]
  bad: BadRow[]
}

export async function openForImport(
  transactions: Transactions,
  customerId: string,
  input: FileForImport,
): Promise<Opened> {
  const place = await transactions.step(customerId, (tx) => findPlace(tx, input))
  if (!place) throw refusal('location-not-found')
  const file = openFile(input, writtenOrder(place.dateFormat))
  const { platform } = input
  const context = { platform, reading: file.reading, columnCount: file.columns.length, now: new Date() }
  const rows = file.records.map((record) => readRow(record, context))
  return { file, good: rows.filter(isGood), bad: rows.filter(isBad) }
}

function writtenOrder(dateFormat: string | null): DateOrder {
  return dateFormat === null || dateFormat.startsWith('MM') ? 'month-first' : 'day-first'
}

export async function previewImport(
  transactions: Transactions,
  customerId: string,
  input: FileForImport,
): Promise<ImportPreview> {
  const { file, good, bad } = await openForImport(transactions, customerId, input)
  const newLines = await transactions.step(customerId, (tx) => listNewLines(tx, input.locationId, keepFirst(good)))
  return {
    columns: file.columns,
    mapping: file.reading.mapping,
    dateOrder: file.reading.dateOrder,
    counts: {
      good: newLines.size,
      duplicates: good.length - newLines.size,
      bad: bad.length,
      rounded: good.filter(({ line, roundedFrom }) => roundedFrom !== null && newLines.has(line)).length,
    },
    rows: good.slice(0, ROWS_SHOWN).map((row) => presentPreviewRow(row, newLines.has(row.line) ? 'good' : 'duplicate')),
    faults: bad.slice(0, MAX_NAMED_FAULTS).map(presentFault),
  }
}

/** A file may hold a review twice; the first one counts. */
export function keepFirst(rows: readonly ReadReview[]): ReadReview[] {
  const byId = new Map<string, ReadReview>()
  for (const row of rows) {
    const id = `${row.platform} ${row.platformReviewId}`
    if (!byId.has(id)) byId.set(id, row)
  }
  return [...byId.values()]
}
