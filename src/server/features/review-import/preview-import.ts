import type { ImportPreview } from '#shared/contracts/review-import.ts'
import { MAX_NAMED_FAULTS, type DateOrder } from '#shared/domain/csv-import.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'
import { findPlace, listNewLines } from './brought-reviews.repository.ts'
import { openFile, type FileToRead, type OpenedFile } from './read-file.ts'
import { isGood, readRow, type BadRow, type ReadReview, type RowContext } from './read-row.ts'
import { presentFault, presentPreviewRow } from './review-import.presenter.ts'

const ROWS_SHOWN = 10
const BATCH_ROWS = 250
/** In characters. */
const BATCH_LENGTH = 250_000

export interface FileForImport extends FileToRead {
  locationId: string | null
}

export interface OpenedImport {
  file: OpenedFile
  context: RowContext
}

export async function openForImport(
  transactions: Transactions,
  customerId: string,
  input: FileForImport,
): Promise<OpenedImport> {
  const place = await transactions.step(customerId, (tx) => findPlace(tx, input))
  if (!place) throw refusal('location-not-found')
  const file = await openFile(input, writtenOrder(place.dateFormat))
  const { platform } = input
  return { file, context: { platform, reading: file.reading, columnCount: file.columns.length, now: new Date() } }
}

/** Whether it has a row that can be read. */
export async function isReadable({ file, context }: OpenedImport): Promise<boolean> {
  const pause = workInSlices()
  for (const record of file.records) {
    if (isGood(readRow(record, context))) return true
    await pause()
  }
  return false
}

function writtenOrder(dateFormat: string | null): DateOrder {
  return dateFormat === null || dateFormat.startsWith('MM') ? 'month-first' : 'day-first'
}

export async function previewImport(
  transactions: Transactions,
  customerId: string,
  input: FileForImport,
): Promise<ImportPreview> {
  const opened = await openForImport(transactions, customerId, input)
  const { file } = opened
  const { good, bad } = await readRows(opened)
  const newLines = await transactions.step(customerId, (tx) => findNewLines(tx, input.locationId, good))
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

async function readRows({ file, context }: OpenedImport): Promise<{ good: ReadReview[]; bad: BadRow[] }> {
  const pause = workInSlices()
  const [good, bad]: [ReadReview[], BadRow[]] = [[], []]
  for (const record of file.records) {
    const row = readRow(record, context)
    if (isGood(row)) good.push(row)
    else bad.push(row)
    await pause()
  }
  return { good, bad }
}

async function findNewLines(
  tx: CustomerTx,
  locationId: string | null,
  rows: readonly ReadReview[],
): Promise<Set<number>> {
  const known = new Set<string>()
  const lines = new Set<number>()
  for (let at = 0; at < rows.length;) {
    const batch = takeBatchOf(rows, at, ({ content }) => content?.length ?? 0)
    at += batch.length
    for (const line of await listNewLines(tx, locationId, keepFirst(batch, known))) lines.add(line)
  }
  return lines
}

/** As many as one statement takes without holding up whoever else has something to say or to ask. */
export function takeBatchOf<Row>(rows: readonly Row[], from: number, measure: (row: Row) => number): Row[] {
  const batch: Row[] = []
  let length = 0
  for (const row of rows.slice(from, from + BATCH_ROWS)) {
    length += measure(row)
    if (batch.length > 0 && length > BATCH_LENGTH) break
    batch.push(row)
  }
  return batch
}

/** A file may hold a review twice; the first one counts. */
export function keepFirst(rows: readonly ReadReview[], known = new Set<string>()): ReadReview[] {
  return rows.filter(({ platform, platformReviewId }) => {
    const before = known.size
    return known.add(`${platform} ${platformReviewId}`).size > before
  })
}
