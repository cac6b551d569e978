import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_NAMED_FAULTS } from '#shared/domain/csv-import.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notifyOfArrivals } from '#server/features/review-analysis/review-analysis.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { addNew, findPlace } from './brought-reviews.repository.ts'
import { keepFirst, takeBatchOf } from './preview-import.ts'
import type { CsvRecord } from '#server/kernel/csv/read-csv.ts'
import { reopenFile } from './read-file.ts'
import { isBad, isGood, readRow } from './read-row.ts'
import { runImportJob } from './review-import.jobs.ts'
import { begin, lockRunning, noteBatch, settle, type ImportRow } from './review-imports.repository.ts'

/** Between two batches, so many times as long as the last one took. */
const REST = 0.5

interface ImportDeps {
  transactions: Transactions
  /** How long one job works before it hands over to the next. */
  sliceMs: number
}

interface ImportKey {
  customerId: string
  importId: string
}

export async function workOnImport(
  deps: ImportDeps,
  key: ImportKey,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  try {
    await runImport(deps, key)
  } catch (error) {
    if (isLastTry) await giveUp(deps.transactions, key)
    throw error
  }
}

/** Takes the rows in batch by batch; each batch, its counts and the place to go on from are one commit. */
async function runImport({ transactions, sliceMs }: ImportDeps, key: ImportKey): Promise<void> {
  const deadline = Date.now() + sliceMs
  const begun = await transactions.step(key.customerId, async (tx) => {
    const row = await begin(tx, key.importId)
    const place = row && (await findPlace(tx, { platform: row.platform, locationId: row.location_id }))
    return place ? row : null
  })
  if (!begun?.file) return
  const opened = { row: begun, ...(await reopenFile(begun.file, begun.reading)) }
  let isOver = false
  while (!isOver) {
    const since = performance.now()
    isOver = await transactions.step(key.customerId, async (tx) => {
      const hasMore = await takeBatch(tx, opened)
      const isLate = hasMore && Date.now() > deadline
      if (isLate) await enqueue(tx, runImportJob, key)
      await notifyOfArrivals(tx, begun.requested_by)
      return isLate || !hasMore
    })
    // Others have the machine to themselves meanwhile.
    if (!isOver) await sleep((performance.now() - since) * REST)
  }
}

interface Begun {
  row: ImportRow
  columnCount: number
  records: readonly CsvRecord[]
}

/** Answers whether there is more to take. */
async function takeBatch(tx: CustomerTx, { row, columnCount, records }: Begun): Promise<boolean> {
  const running = await lockRunning(tx, row.id)
  if (!running) return false
  const batch = takeBatchOf(records, running.next_row, measureRecord)
  // By the clock of the request, so that a row reads the same however often it is read.
  const context = { platform: row.platform, reading: row.reading, columnCount, now: row.created_at }
  const read = batch.map((record) => readRow(record, context))
  const good = read.filter(isGood)
  const bad = read.filter(isBad)
  const added = await addNew(tx, { locationId: row.location_id, importId: row.id }, keepFirst(good))
  await noteBatch(tx, row.id, {
    rows: batch.length,
    added,
    duplicates: good.length - added,
    refused: bad.length,
    faults: bad.slice(0, Math.max(0, MAX_NAMED_FAULTS - running.refused)),
  })
  const hasMore = running.next_row + batch.length < records.length
  if (!hasMore) {
    await settle(tx, row.id, 'done')
    const subject = { type: 'import', id: row.id, label: row.file_name, amount: running.added + added } as const
    await recordActivity(tx, doerOf(row), 'import.done', subject)
  }
  emit(tx, { type: 'review.changed', subjectId: null, userId: null })
  return hasMore
}

function measureRecord({ cells }: CsvRecord): number {
  return cells.reduce((length, cell) => length + cell.length, 0)
}

function doerOf({ requested_by: userId, requested_by_name: name }: ImportRow) {
  return userId === null || name === null ? null : { userId, name }
}

function giveUp(transactions: Transactions, key: ImportKey): Promise<void> {
  return transactions.step(key.customerId, async (tx) => {
    await settle(tx, key.importId, 'failed')
    emit(tx, { type: 'review.changed', subjectId: null, userId: null })
  })
}
