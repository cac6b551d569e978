import type { CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { openMany, refuseOutsidePlan } from '#server/features/disputes/disputes.service.ts'
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
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
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
  integrations: IntegrationsService
  sandboxUrl: () => string
}

/** Reviews, how they are read, the answers to them, and answers for later. */
export function buildInbox(base: Foundations, { integrations, sandboxUrl }: InboxOptions) {
  const assistant = buildAssistant(base, { sandboxUrl })
  const { scheduling, ...scheduled } = buildSchedulingServices(base, { gateway: () => replies.gateway })
  const replies: ReturnType<typeof buildReplyServices> = buildReplyServices(base, {
    integrations,
    plans: scheduling,
    desk: assistant.desk,
  })
  const reviews = buildReviewServices(base, { planMany: scheduling.planMany })
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
function buildReviewServices(base: Foundations, { planMany }: { planMany: PlanMany }) {
  const reading = createReadingService({ transactions: base.transactions })
  const disputes = { openMany, refuseOutsidePlan }
  return {
    reading,
    // An address with a word in the place of an id comes before the one with the id.
    reviewImplementations: [
      ...readingRoutes(reading),
      ...bulkRoutes(createBulkService({ transactions: base.transactions, planMany, disputes })),
      ...reviewDetailRoutes(reading),
      ...triageRoutes(
        createTriageService({ transactions: base.transactions }),
        createReviewNotesService({ transactions: base.transactions }),
      ),
      ...reviewViewsRoutes(createReviewViewsService({ transactions: base.transactions })),
    ],
    reviewHandlers: createBulkHandlers({
      transactions: base.transactions,
      planMany,
      disputes,
      sliceMs: BULK_SLICE_MS,
      handOver: (tx: CustomerTx, runId: string) => enqueue(tx, runBulkJob, { customerId: tx.customerId, runId }),
    }),
  }
}

interface SchedulingOptions {
  /** Replies make plans give way, and plans become replies: whichever is built first names the other by a function. */
  gateway: () => ReplyGateway
}

/** Replies for later. */
function buildSchedulingServices(base: Foundations, { gateway }: SchedulingOptions) {
  const parts = {
    transactions: base.transactions,
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
  integrations: IntegrationsService
  plans: PlannedReplies
  desk: Desk
}

/** Answers to reviews, and their way to the platforms. */
function buildReplyServices(base: Foundations, { integrations, plans, desk }: ReplyServiceOptions) {
  const parts: ReplyParts = {
    transactions: base.transactions,
    gateway: { post: integrations.postReply, read: integrations.readReply, remove: integrations.deleteReply },
    plans,
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
