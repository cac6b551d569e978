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
import { implement } from '#server/kernel/http/implement.ts'
import type { ManualReviewsService } from './manual/manual-reviews.service.ts'
import type { ReviewImportService } from './review-import.service.ts'

export const reviewImportRoutes = (imports: ReviewImportService, manual: ManualReviewsService) => [
  implement(previewReviewImport, ({ actor, input }) => imports.preview(actor, input)),
  implement(startReviewImport, ({ actor, input }) => imports.start(actor, input)),
  implement(listReviewImports, ({ actor, input }) => imports.list(actor, input)),
  implement(listImportFaults, ({ actor, input }) => imports.listFaults(actor, input.importId)),
  implement(undoReviewImport, ({ actor, input }) => imports.undo(actor, input.importId)),
  implement(listManualReviews, ({ actor, input }) => manual.list(actor, input)),
  implement(createManualReview, ({ actor, input }) => manual.create(actor, input)),
  implement(changeManualReview, ({ actor, input }) => manual.change(actor, input)),
  implement(removeManualReview, ({ actor, input }) => manual.remove(actor, input)),
]
