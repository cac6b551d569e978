import type { ReviewImport } from '#shared/contracts/review-import.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { removeUnanswered } from './brought-reviews.repository.ts'
import { openForImport, previewImport, type FileForImport } from './preview-import.ts'
import { presentFault, presentImport } from './review-import.presenter.ts'
import { runImportJob } from './review-import.jobs.ts'
import {
  findFaults,
  insert,
  listLocationNames,
  listNewest,
  markUndone,
  noteRemoved,
} from './review-imports.repository.ts'

const notFound = () => refusal('import-not-found')

interface ReviewImportOptions {
  transactions: Transactions
}

export function createReviewImportService({ transactions }: ReviewImportOptions) {
  return {
    preview: (actor: Actor, input: FileForImport) => previewImport(transactions, actor.customerId, input),

    async start(actor: Actor, input: FileForImport & { fileName: string }): Promise<ReviewImport> {
      const { file, good } = await openForImport(transactions, actor.customerId, input)
      if (file.reading.mapping.date === undefined) {
        throw refusal('import-without-date', { at: { fields: ['mapping.date'], code: 'required' } })
      }
      if (good.length === 0) throw refusal('import-unreadable', { at: { fields: ['text'], code: 'required' } })
      return transactions.change(actor.customerId, async (tx) => {
        const row = await insert(tx, {
          platform: input.platform,
          locationId: input.locationId,
          fileName: input.fileName,
          file: input.text,
          reading: file.reading,
          total: file.records.length,
          requestedBy: actor,
        })
        await enqueue(tx, runImportJob, { customerId: tx.customerId, importId: row.id })
        emit(tx, { type: 'review.changed', subjectId: null, userId: null })
        return presentImport(row, await listLocationNames(tx))
      })
    },

    list: (actor: Actor, input: { cursor?: string | undefined; limit: number }) =>
      transactions.read(actor.customerId, async (tx) => {
        const found = await listNewest(tx, { after: readCursor(input.cursor), limit: input.limit + 1 })
        const { rows, nextCursor } = toPage(found, input.limit)
        const names = await listLocationNames(tx)
        return { items: rows.map((row) => presentImport(row, names)), nextCursor }
      }),

    listFaults: (actor: Actor, importId: string) =>
      transactions.read(actor.customerId, async (tx) => {
        const faults = await findFaults(tx, importId)
        if (!faults) throw notFound()
        return { items: faults.map(presentFault) }
      }),

    undo: (actor: Actor, importId: string): Promise<ReviewImport> =>
      transactions.change(actor.customerId, (tx) => undoImport(tx, actor, importId)),
  }
}

async function undoImport(tx: CustomerTx, actor: Actor, importId: string): Promise<ReviewImport> {
  const undone = await markUndone(tx, importId)
  if (!undone) {
    if (!(await findFaults(tx, importId))) throw notFound()
    throw refusal('import-undone')
  }
  const removed = await removeUnanswered(tx, importId)
  await noteRemoved(tx, importId, removed)
  const subject = { type: 'import', id: importId, label: undone.file_name, amount: removed } as const
  await recordActivity(tx, actor, 'import.undone', subject)
  emit(tx, { type: 'review.changed', subjectId: null, userId: null })
  return presentImport({ ...undone, removed }, await listLocationNames(tx))
}
