import * as manual from '#shared/contracts/manual-reviews.ts'
import * as contract from '#shared/contracts/review-import.ts'
import type { ReviewImport } from '#shared/contracts/review-import.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { refuseOverfull } from '#server/kernel/storage/storage.repository.ts'
import { runImportJob } from './review-import.jobs.ts'
import { workOnImport } from './run-import.ts'
import { removeUnanswered } from './brought-reviews.repository.ts'
import { isReadable, openForImport, previewImport, type FileForImport } from './preview-import.ts'
import { presentFault, presentImport } from './review-import.presenter.ts'
import {
  findFaults,
  insert,
  listLocationNames,
  listNewest,
  markUndone,
  noteRemoved,
} from './review-imports.repository.ts'
import { changeManual, createManual, getManual, listManual, removeManual } from './manual-reviews.ts'

const notFound = () => refusal('import-not-found')

/** Reviews that people bring, in a file or by hand. */
export function makeReviewImport({ transactions, config }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      implement(contract.previewReviewImport, ({ actor, input }) =>
        previewImport(transactions, actor.customerId, input),
      ),
      implement(contract.startReviewImport, ({ actor, input }) => startImport({ transactions, config }, actor, input)),
      route(contract.listReviewImports, async (tx, _actor, input) => {
        const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, wanted))
        const names = await listLocationNames(tx)
        return { items: rows.map((row) => presentImport(row, names)), nextCursor }
      }),
      route(contract.listImportFaults, async (tx, _actor, { importId }) => {
        const faults = await findFaults(tx, importId)
        if (!faults) throw notFound()
        return { items: faults.map(presentFault) }
      }),
      route(contract.undoReviewImport, undoImport),
      route(manual.listManualReviews, listManual),
      route(manual.createManualReview, createManual),
      route(manual.getManualReview, getManual),
      route(manual.changeManualReview, changeManual),
      route(manual.removeManualReview, removeManual),
    ],
    jobs: [handleJob(runImportJob, (key, context) => workOnImport({ transactions, sliceMs: TURN_MS }, key, context))],
  }
}

async function startImport(
  { transactions, config }: Pick<Foundations, 'transactions' | 'config'>,
  actor: Actor,
  input: FileForImport & { fileName: string },
): Promise<ReviewImport> {
  const opened = await openForImport(transactions, actor.customerId, input)
  const { file } = opened
  if (file.reading.mapping.date === undefined) {
    throw refusal('import-without-date', { at: { fields: ['mapping.date'], code: 'required' } })
  }
  if (!(await isReadable(opened))) throw refusal('import-unreadable', { at: { fields: ['text'], code: 'required' } })
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
    await refuseOverfull(tx, config.storageBytes)
    await enqueue(tx, runImportJob, { customerId: tx.customerId, importId: row.id })
    emit(tx, { type: 'review.changed', subjectId: null, userId: null })
    return presentImport(row, await listLocationNames(tx))
  })
}

async function undoImport(tx: CustomerTx, actor: Actor, { importId }: { importId: string }): Promise<ReviewImport> {
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
