import { createTransactionsWithin, type CustomerTx } from '#server/database/transactions.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import type { StoryServices } from '#server/features/demo/story/story-cast.ts'
import { createDisputesService } from '#server/features/disputes/disputes.service.ts'
import { createIncidentsService } from '#server/features/incidents/incidents.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { submitWithin } from '#server/features/replies/replies.service.ts'
import { createReviewNotesService } from '#server/features/reviews/triage/review-notes.service.ts'
import { createTriageService } from '#server/features/reviews/triage/triage.service.ts'
import { createScheduledResponsesService } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { openDisputeDesk } from './dispute-desk.ts'

interface StoryOptions {
  integrations: Pick<IntegrationsService, 'fileDispute' | 'readReply'>
  desk: Desk
}

/** The product's services as the demo's story uses them: whatever they do becomes part of one transaction. */
export function openStoryServices({ integrations, desk }: StoryOptions) {
  return (tx: CustomerTx): StoryServices => {
    const transactions = createTransactionsWithin(tx)
    const parts = { transactions }
    const scheduling = createScheduledResponsesService({ ...parts, gateway: { read: integrations.readReply } })
    return {
      triage: createTriageService({ transactions }),
      notes: createReviewNotesService({ transactions }),
      incidents: createIncidentsService(parts),
      disputes: createDisputesService({
        ...parts,
        fileWithPlatform: integrations.fileDispute,
        desk: openDisputeDesk(desk, transactions),
      }),
      scheduling,
      submitReply: (actor, { reviewId, text }) => {
        const submission = { reviewId, text, basedOn: null, replaceAnyway: false }
        return submitWithin({ plans: scheduling }, tx, { actor, submission, kind: 'reply-submitted' })
      },
    }
  }
}
