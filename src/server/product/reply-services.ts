import { createCustomerTransactions, createPlatformTransactions } from '#server/database/transactions.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { createReplyHandlers } from '#server/features/replies/replies.jobs.ts'
import { repliesRoutes } from '#server/features/replies/replies.routes.ts'
import { createRepliesService, type PlannedReplies, type ReplyParts } from '#server/features/replies/replies.service.ts'
import { keepIdempotencyKey, replayAnswered } from '#server/kernel/http/idempotency.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import type { Foundations } from './foundations.ts'

interface ReplyServiceOptions {
  jobs: JobQueue
  integrations: IntegrationsService
  plans: PlannedReplies
  desk: Desk
}

/** Answers to reviews, and their way to the platforms. */
export function buildReplyServices(base: Foundations, { jobs, integrations, plans, desk }: ReplyServiceOptions) {
  const steps = createCustomerTransactions(base.app.db)
  const parts: ReplyParts = {
    customers: createCustomerTransactions(base.app.db, keepIdempotencyKey),
    steps,
    platform: createPlatformTransactions(base.app.db),
    jobs,
    gateway: { post: integrations.postReply, read: integrations.readReply, remove: integrations.deleteReply },
    plans,
    lookUps: createCustomerTransactions(base.app.db, replayAnswered),
    ...desk,
  }
  const replies = createRepliesService(parts)
  return {
    replies,
    gateway: parts.gateway,
    replyImplementations: repliesRoutes(replies),
    replyHandlers: createReplyHandlers(parts),
  }
}
