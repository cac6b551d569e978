import { createCustomerTransactions, createPlatformTransactions } from '#server/database/transactions.ts'
import type { ReplyGateway } from '#server/features/replies/replies.service.ts'
import { createSchedulingHandlers } from '#server/features/scheduled-responses/scheduled-responses.jobs.ts'
import { scheduledResponsesRoutes } from '#server/features/scheduled-responses/scheduled-responses.routes.ts'
import { createScheduledResponsesService } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import type { Foundations } from './foundations.ts'

interface SchedulingOptions {
  jobs: JobQueue
  /** Replies make plans give way, and plans become replies: whichever is built first names the other by a function. */
  gateway: () => ReplyGateway
}

/** Replies for later. */
export function buildSchedulingServices(base: Foundations, { jobs, gateway }: SchedulingOptions) {
  const parts = {
    customers: createCustomerTransactions(base.app.db, keepIdempotencyKey),
    steps: createCustomerTransactions(base.app.db),
    platform: createPlatformTransactions(base.app.db),
    jobs,
    gateway: { read: (...given: Parameters<ReplyGateway['read']>) => gateway().read(...given) },
  }
  const scheduling = createScheduledResponsesService(parts)
  return {
    scheduling,
    schedulingImplementations: scheduledResponsesRoutes(scheduling),
    schedulingHandlers: createSchedulingHandlers(parts),
  }
}
