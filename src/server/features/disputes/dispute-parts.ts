import type { CustomerTransactions, PlatformTransactions } from '#server/database/transactions.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { DisputeDesk } from './assisting/dispute-desk.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface DisputeParts {
  customers: CustomerTransactions
  /** For looking up beside a request's own transaction, and for jobs. */
  steps: CustomerTransactions
  /** For looking over all customers. */
  platform: PlatformTransactions
  jobs: JobQueue
  log: Log
  fileWithPlatform: FileWithPlatform
  desk: DisputeDesk
}
