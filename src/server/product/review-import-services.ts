import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { createManualReviewsService } from '#server/features/review-import/manual/manual-reviews.service.ts'
import { createImportHandlers } from '#server/features/review-import/review-import.jobs.ts'
import { reviewImportRoutes } from '#server/features/review-import/review-import.routes.ts'
import { createReviewImportService } from '#server/features/review-import/review-import.service.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'

interface ReviewImportParts {
  customers: CustomerTransactions
  /** Without the guard of the Idempotency-Key. */
  steps: CustomerTransactions
  jobs: JobQueue
  /** Has reviews read and told that came or changed. */
  tellOfArrivals: (tx: CustomerTx, doerId: string | null) => Promise<void>
}

/** Reviews that people bring, in a file or by hand. */
export function buildReviewImport({ customers, steps, jobs, tellOfArrivals }: ReviewImportParts) {
  return {
    implementations: reviewImportRoutes(
      createReviewImportService({ customers, steps, jobs }),
      createManualReviewsService({ customers, tellOfArrivals }),
    ),
    handlers: createImportHandlers({ customers: steps, tellOfArrivals }),
  }
}
