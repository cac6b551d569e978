import type { z } from 'zod'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { TURN_MS } from '#server/kernel/jobs/job.ts'
import { tell } from '../contacts.service.ts'
import { tellProgress } from './bring-contacts.ts'
import { bringContactsJob } from './bring-contacts.jobs.ts'
import { findImport, updateImport, type ContactImportRow } from './contact-imports.repository.ts'
import { addNew, dropStaged, grantMerged, hasStaged, mergeKnown } from './staged-rows.repository.ts'
import { removeBrought, restoreMerged } from './undo-import.repository.ts'

type ImportKey = z.infer<typeof bringContactsJob.payload>

/** As many as one statement takes without holding up whoever else writes contacts. */
const BATCH_ROWS = 500

export async function workOnContactImport(
  { transactions, turnMs = TURN_MS }: { transactions: Transactions; turnMs?: number },
  key: ImportKey,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  try {
    await takeTurn(transactions, key, turnMs)
  } catch (error) {
    if (isLastTry) await giveUp(transactions, key)
    throw error
  }
}

/** Batch by batch; each, its counts and what is left of the rows are one commit. */
async function takeTurn(transactions: Transactions, key: ImportKey, turnMs: number): Promise<void> {
  const deadline = Date.now() + turnMs
  let isOver = false
  while (!isOver) {
    isOver = await transactions.step(key.customerId, async (tx) => {
      // Held until the commit, so that no other worker takes the same rows.
      const row = await findImport(tx, key.importId, { isLocked: true })
      if (!row) return true
      const hasMore = await takeBatch(tx, row)
      const isLate = hasMore && Date.now() > deadline
      if (isLate) await enqueue(tx, bringContactsJob, key)
      return isLate || !hasMore
    })
  }
}

/** Answers whether there is more to do. */
async function takeBatch(tx: CustomerTx, row: ContactImportRow): Promise<boolean> {
  if (row.state === 'undoing') return undoBatch(tx, row)
  if (row.state !== 'queued' && row.state !== 'running') return false
  const granted = row.consent && { ...row.consent, recordedBy: row.requested_by_name }
  // Who is there already is told by what cannot be added: the index knows, however little is known of a table that has just grown.
  const added = await addNew(tx, row.id, { size: BATCH_ROWS, granted })
  const merged = added < BATCH_ROWS ? await mergeKnown(tx, row.id, BATCH_ROWS - added) : []
  if (merged.length > 0) await grantMerged(tx, row.id, { contactIds: merged, granted })
  const handled = merged.length + added
  const done = row.done + handled
  const isDone = !(await hasStaged(tx, row.id))
  const counts = { done, added: row.added + added, merged: row.merged + merged.length }
  await updateImport(tx, row.id, {
    ...counts,
    ...(isDone ? { state: 'done', finished_at: new Date() } : { state: 'running' }),
  })
  if (isDone) await tell(tx, doerOf(row), 'contact.imported', { amount: counts.added + counts.merged })
  tellProgress(tx)
  return !isDone
}

async function undoBatch(tx: CustomerTx, row: ContactImportRow): Promise<boolean> {
  const removed = await removeBrought(tx, row.id, BATCH_ROWS)
  const { looked, restored } = removed > 0 ? { looked: 0, restored: 0 } : await restoreMerged(tx, row.id, BATCH_ROWS)
  const isDone = removed + looked === 0
  await updateImport(tx, row.id, {
    done: row.done + removed + looked,
    removed: row.removed + removed + restored,
    ...(isDone && { state: 'undone', finished_at: new Date() }),
  })
  tellProgress(tx)
  return !isDone
}

const doerOf = ({ requested_by: userId, requested_by_name: name }: ContactImportRow) =>
  userId === null || name === null ? null : { userId, name }

function giveUp(transactions: Transactions, { customerId, importId }: ImportKey): Promise<void> {
  return transactions.step(customerId, async (tx) => {
    const row = await findImport(tx, importId, { isLocked: true })
    if (!row || !['queued', 'running', 'undoing'].includes(row.state)) return
    await dropStaged(tx, importId)
    await updateImport(tx, importId, { state: 'failed', finished_at: new Date() })
    tellProgress(tx)
  })
}
