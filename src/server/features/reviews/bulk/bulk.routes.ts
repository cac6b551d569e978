import { listBulkRuns, retryBulkAction, startBulkAction, stopBulkAction } from '#shared/contracts/review-bulk.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { BulkService } from './bulk.service.ts'

export const bulkRoutes = (bulk: BulkService) => [
  implement(startBulkAction, ({ actor, input }) => bulk.start(actor, input)),
  implement(listBulkRuns, ({ actor }) => bulk.list(actor)),
  implement(retryBulkAction, ({ actor, input }) => bulk.retry(actor, input.runId)),
  implement(stopBulkAction, ({ actor, input }) => bulk.stop(actor, input.runId)),
]
