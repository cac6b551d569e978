import { extname } from 'node:path'
import { z } from 'zod'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { packEntry, type ZipEntry } from '#server/kernel/storage/zip.ts'
import {
  advance,
  findWorking,
  keepFiles,
  listTables,
  lockWorking,
  readRows,
  type ExportedTable,
} from './workspace-data.repository.ts'

const ROWS_A_FILE = 2000
/** A transaction is over by then, and how far the archive is can be seen. */
const STEP_MS = 500

export const makeArchiveJob = defineJob({
  name: 'workspace-data.archive',
  payload: z.object({ customerId: z.uuid(), exportId: z.uuid() }),
})

interface Archive {
  customerId: string
  exportId: string
}

/** Some rows at a time, each with how far it is in one transaction: killed anywhere, it goes on from there. */
export async function makeArchive(
  transactions: Transactions,
  archive: Archive,
  onReady: (tx: CustomerTx, userId: string) => Promise<void>,
): Promise<void> {
  const endAt = Date.now() + TURN_MS
  const { customerId } = archive
  const tables = await transactions.step(customerId, listTables)
  for (;;) {
    const portion = await transactions.readAnywhere(customerId, (tx) => readPortion(tx, archive.exportId, tables))
    if (!portion) return
    const isLeft = await transactions.step(customerId, async (tx) => {
      const isWorking = await keepPortion(tx, { exportId: archive.exportId, portion, onReady })
      if (isWorking && Date.now() > endAt) await enqueue(tx, makeArchiveJob, archive)
      return isWorking
    })
    if (!isLeft || Date.now() > endAt) return
  }
}

interface Place {
  done: number
  row_offset: number
}

interface Portion {
  from: Place
  to: Place
  entries: ZipEntry[]
  isLast: boolean
}

/** What comes next; `undefined`: it is not being made. Small tables share a step: what surrounds one costs more than their rows. */
async function readPortion(
  tx: CustomerTx,
  exportId: string,
  tables: readonly ExportedTable[],
): Promise<Portion | undefined> {
  const endAt = Date.now() + STEP_MS
  const from = await findWorking(tx, exportId)
  if (!from) return undefined
  const entries: ZipEntry[] = []
  let { done, row_offset: offset } = from
  let room = ROWS_A_FILE
  for (let table = tables[done]; table && room > 0 && Date.now() < endAt; table = tables[done]) {
    const rows = await readRows(tx, table, { offset, limit: ROWS_A_FILE })
    if (rows.length > 0 || offset === 0) entries.push(...pack(table, rows, offset))
    room -= rows.length
    const isWhole = rows.length < ROWS_A_FILE
    if (isWhole) done += 1
    offset = isWhole ? 0 : offset + rows.length
  }
  return { from, to: { done, row_offset: offset }, entries, isLast: done >= tables.length }
}

interface Step {
  exportId: string
  portion: Portion
  onReady: (tx: CustomerTx, userId: string) => Promise<void>
}

/** Whether there is more to do. */
async function keepPortion(tx: CustomerTx, { exportId, portion, onReady }: Step): Promise<boolean> {
  const made = await lockWorking(tx, exportId)
  if (!made) return false
  const { from, to, entries, isLast } = portion
  // Somebody else has gone on meanwhile: from there, then.
  if (made.done !== from.done || made.row_offset !== from.row_offset) return true
  await keepFiles(tx, exportId, entries)
  const done = isLast ? made.total : to.done
  await advance(tx, exportId, { done, row_offset: to.row_offset, state: isLast ? 'ready' : 'working' })
  if (isLast) await onReady(tx, made.user_id)
  return !isLast
}

type Rows = Awaited<ReturnType<typeof readRows>>

function pack(table: ExportedTable, rows: Rows, offset: number): ZipEntry[] {
  const part = offset === 0 ? '' : `-${offset / ROWS_A_FILE + 1}`
  const lines = rows.map(({ row }) => toCsvLine(table.columns.map((name) => toCell(row[name]))))
  const csv = BYTE_ORDER_MARK + toCsvLine(table.columns) + lines.join('')
  const json = JSON.stringify(
    rows.map(({ row }) => row),
    null,
    1,
  )
  return [
    packEntry(`csv/${table.name}${part}.csv`, Buffer.from(csv)),
    packEntry(`json/${table.name}${part}.json`, Buffer.from(json)),
    ...rows.flatMap(({ row, file }) => (file ? [packEntry(nameFile(table, row), file)] : [])),
  ]
}

/** By the key of its row, and with the ending of its own name where it has one. */
function nameFile({ name, key }: ExportedTable, row: Record<string, unknown>): string {
  const word = key
    .filter((column) => column !== 'customer_id')
    .map((column) => String(row[column]))
    .join('-')
  const ending = typeof row['name'] === 'string' ? extname(row['name']) : ''
  return `files/${name}/${word.replaceAll(/[^\w.-]/g, '_')}${/^\.\w{1,5}$/.test(ending) ? ending : ''}`
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
