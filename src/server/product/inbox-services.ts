import {
  createCustomerTransactions,
  type CustomerTx,
  createPlatformTransactions,
} from '#server/database/transactions.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { openMany } from '#server/features/disputes/disputes.service.ts'
import { createBulkHandlers, runBulkJob } from '#server/features/reviews/bulk/bulk.jobs.ts'
import { bulkRoutes } from '#server/features/reviews/bulk/bulk.routes.ts'
import { createBulkService } from '#server/features/reviews/bulk/bulk.service.ts'
import type { PlanMany } from '#server/features/reviews/bulk/perform-bulk.ts'
import { readingRoutes, reviewDetailRoutes } from '#server/features/reviews/reading/reading.routes.ts'
import { createReadingService } from '#server/features/reviews/reading/reading.service.ts'
import { createReviewNotesService } from '#server/features/reviews/triage/review-notes.service.ts'
import { triageRoutes } from '#server/features/reviews/triage/triage.routes.ts'
import { createTriageService } from '#server/features/reviews/triage/triage.service.ts'
import { reviewViewsRoutes } from '#server/features/reviews/views/review-views.routes.ts'
import { createReviewViewsService } from '#server/features/reviews/views/review-views.service.ts'
import { keepIdempotencyKey, replayAnswered } from '#server/kernel/http/idempotency.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import {
  type ReplyGateway,
  createRepliesService,
  type PlannedReplies,
  type ReplyParts,
} from '#server/features/replies/replies.service.ts'
import { createSchedulingHandlers } from '#server/features/scheduled-responses/scheduled-responses.jobs.ts'
import { scheduledResponsesRoutes } from '#server/features/scheduled-responses/scheduled-responses.routes.ts'
import { createScheduledResponsesService } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import { createReplyHandlers } from '#server/features/replies/replies.jobs.ts'
import { repliesRoutes } from '#server/features/replies/replies.routes.ts'
import { buildAssistant } from './assistant-services.ts'
import type { Foundations } from './foundations.ts'

const BULK_SLICE_MS = 60_000

interface InboxOptions {
  jobs: JobQueue
  integrations: IntegrationsService
  sandboxUrl: () => string
}

/** Reviews, how they are read, the answers to them, and answers for later. */
export function buildInbox(base: Foundations, { jobs, integrations, sandboxUrl }: InboxOptions) {
  const assistant = buildAssistant(base, { jobs, sandboxUrl })
  const { scheduling, ...scheduled } = buildSchedulingServices(base, { jobs, gateway: () => replies.gateway })
  const replies: ReturnType<typeof buildReplyServices> = buildReplyServices(base, {
    jobs,
    integrations,
    plans: scheduling,
    desk: assistant.desk,
  })
  const reviews = buildReviewServices(base, { jobs, planMany: scheduling.planMany })
  return {
    reading: reviews.reading,
    replies: replies.replies,
    desk: assistant.desk,
    inboxImplementations: [
      ...reviews.reviewImplementations,
      ...replies.replyImplementations,
      ...scheduled.schedulingImplementations,
      ...assistant.assistantImplementations,
    ],
    inboxHandlers: [
      ...reviews.reviewHandlers,
      ...replies.replyHandlers,
      ...scheduled.schedulingHandlers,
      ...assistant.assistantHandlers,
    ],
  }
}

/** Reviews as a team works with them. */
function buildReviewServices(base: Foundations, { jobs, planMany }: { jobs: JobQueue; planMany: PlanMany }) {
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const steps = createCustomerTransactions(base.app.db)
  const reading = createReadingService({ customers: steps })
  const disputes = { openMany }
  return {
    reading,
    // An address with a word in the place of an id comes before the one with the id.
    reviewImplementations: [
      ...readingRoutes(reading),
      ...bulkRoutes(createBulkService({ customers, jobs, planMany, disputes })),
      ...reviewDetailRoutes(reading),
      ...triageRoutes(createTriageService({ customers }), createReviewNotesService({ customers })),
      ...reviewViewsRoutes(createReviewViewsService({ customers })),
    ],
    reviewHandlers: createBulkHandlers({
      customers: steps,
      planMany,
      disputes,
      sliceMs: BULK_SLICE_MS,
      handOver: (tx: CustomerTx, runId: string) => jobs.enqueue(tx, runBulkJob, { customerId: tx.customerId, runId }),
    }),
  }
}

interface SchedulingOptions {
  jobs: JobQueue
  /** Replies make plans give way, and plans become replies: whichever is built first names the other by a function. */
  gateway: () => ReplyGateway
}

/** Replies for later. */
function buildSchedulingServices(base: Foundations, { jobs, gateway }: SchedulingOptions) {
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

interface ReplyServiceOptions {
  jobs: JobQueue
  integrations: IntegrationsService
  plans: PlannedReplies
  desk: Desk
}

/** Answers to reviews, and their way to the platforms. */
function buildReplyServices(base: Foundations, { jobs, integrations, plans, desk }: ReplyServiceOptions) {
  const steps = createCustomerTransactions(base.app.db)
  const parts: ReplyParts = {
    customers: createCustomerTransactions(base.app.db, keepIdempotencyKey),
    steps,
    platform: createPlatformTransactions(base.app.db),
    jobs,
    log: base.log,
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
