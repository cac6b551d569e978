import {
  changeManualReview,
  createManualReview,
  listManualReviews,
  removeManualReview,
} from '#shared/contracts/manual-reviews.ts'
import {
  listImportFaults,
  listReviewImports,
  previewReviewImport,
  startReviewImport,
  undoReviewImport,
} from '#shared/contracts/review-import.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { createManualReviewsService } from './manual-reviews.service.ts'
import { runImportJob } from './review-import.jobs.ts'
import { createReviewImportService } from './review-import.service.ts'
import { workOnImport } from './run-import.ts'

/** Reviews that people bring, in a file or by hand. */
export function makeReviewImport({ transactions }: Foundations) {
  const imports = createReviewImportService({ transactions })
  const manual = createManualReviewsService({ transactions })
  return {
    routes: [
      implement(previewReviewImport, ({ actor, input }) => imports.preview(actor, input)),
      implement(startReviewImport, ({ actor, input }) => imports.start(actor, input)),
      implement(listReviewImports, ({ actor, input }) => imports.list(actor, input)),
      implement(listImportFaults, ({ actor, input }) => imports.listFaults(actor, input.importId)),
      implement(undoReviewImport, ({ actor, input }) => imports.undo(actor, input.importId)),
      implement(listManualReviews, ({ actor, input }) => manual.list(actor, input)),
      implement(createManualReview, ({ actor, input }) => manual.create(actor, input)),
      implement(changeManualReview, ({ actor, input }) => manual.change(actor, input)),
      implement(removeManualReview, ({ actor, input }) => manual.remove(actor, input)),
    ],
    jobs: [handleJob(runImportJob, (key, context) => workOnImport(transactions, key, context))],
  }
}
