import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { createPlatformTransactions } from '#server/database/transactions.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import type { StoryServices } from '#server/features/demo/story/story-cast.ts'
import { createDisputesService } from '#server/features/disputes/disputes.service.ts'
import { createIncidentsService } from '#server/features/incidents/incidents.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { submitWithin } from '#server/features/replies/replies.service.ts'
import { createReviewNotesService } from '#server/features/reviews/triage/review-notes.service.ts'
import { createTriageService } from '#server/features/reviews/triage/triage.service.ts'
import { createScheduledResponsesService } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import { openDisputeDesk } from './dispute-desk.ts'
import type { Foundations } from './foundations.ts'

interface StoryOptions {
  jobs: JobQueue
  integrations: Pick<IntegrationsService, 'fileDispute' | 'readReply'>
  desk: Desk
}

/** The product's services as the demo's story uses them: whatever they do becomes part of one transaction. */
export function openStoryServices(base: Foundations, { jobs, integrations, desk }: StoryOptions) {
  const platform = createPlatformTransactions(base.app.db)
  return (tx: CustomerTx): StoryServices => {
    const customers: CustomerTransactions = { transaction: (_customerId, work) => work(tx) }
    const parts = { customers, steps: customers, platform, jobs }
    const scheduling = createScheduledResponsesService({ ...parts, gateway: { read: integrations.readReply } })
    return {
      triage: createTriageService({ customers }),
      notes: createReviewNotesService({ customers }),
      incidents: createIncidentsService(parts),
      disputes: createDisputesService({
        ...parts,
        log: base.log,
        fileWithPlatform: integrations.fileDispute,
        desk: openDisputeDesk(desk, customers),
      }),
      scheduling,
      submitReply: (actor, { reviewId, text }) => {
        const submission = { reviewId, text, basedOn: null, replaceAnyway: false }
        return submitWithin({ jobs, plans: scheduling }, tx, { actor, submission, kind: 'reply-submitted' })
      },
    }
  }
}
