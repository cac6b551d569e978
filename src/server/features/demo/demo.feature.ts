import { createTransactionsWithin, type CustomerTx } from '#server/database/transactions.ts'
import {
  openDispute,
  recordFiling,
  rejectDispute,
  resolveDispute,
  saveCompetitors,
} from '#server/features/disputes/disputes.service.ts'
import { createIncidentsService } from '#server/features/incidents/incidents.service.ts'
import { submitWithin } from '#server/features/replies/replies.service.ts'
import { createReviewNotesService } from '#server/features/reviews/review-notes.service.ts'
import { createTriageService } from '#server/features/reviews/triage.service.ts'
import {
  restore,
  scheduleResponse,
  supersede,
} from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { createDemoBusiness, type DemoBusinessOptions } from './demo-business.ts'
import type { DemoAccounts } from './demo-people.ts'
import { connectDemoListing, furnishDemo, tellDemoStory } from './demo.jobs.ts'
import { createDemoStory, type StorySurroundings } from './demo-story.ts'
import type { StoryServices } from './story-cast.ts'

interface DemoPorts extends Pick<DemoBusinessOptions, 'integrations'> {
  accounts: DemoAccounts
  surroundings: DemoBusinessOptions['surroundings'] & StorySurroundings
}

/** A business to try the product on, on those platforms that the sandbox stands in for. */
export function makeDemo({ transactions }: Foundations, { integrations, accounts, surroundings }: DemoPorts) {
  const business = createDemoBusiness({ transactions, integrations, surroundings })
  const story = createDemoStory({ transactions, accounts, openServices, surroundings })
  return {
    request: business.request,
    jobs: [
      handleJob(furnishDemo, () => business.furnish()),
      handleJob(connectDemoListing, (listing) => business.connect(listing)),
      handleJob(tellDemoStory, (turn) => story.tell(turn)),
    ],
  }
}

/** The product's services as the story uses them: whatever they do becomes part of one transaction. */
function openServices(tx: CustomerTx): StoryServices {
  const transactions = createTransactionsWithin(tx)
  const parts = { transactions }
  return {
    triage: createTriageService(parts),
    notes: createReviewNotesService(parts),
    incidents: createIncidentsService(parts),
    disputes: {
      open: (actor, opening) => openDispute(parts, actor, opening),
      recordFiling: (actor, filing) => recordFiling(parts, actor, filing),
      resolve: (actor, decision) => resolveDispute(parts, actor, decision),
      reject: (actor, decision) => rejectDispute(parts, actor, decision),
      saveCompetitors: (actor, competitors) => saveCompetitors(parts, actor, competitors),
    },
    scheduling: { schedule: (actor, plan) => scheduleResponse(parts, actor, plan) },
    submitReply: (actor, { reviewId, text }) => {
      const submission = { reviewId, text, basedOn: null, replaceAnyway: false }
      return submitWithin({ plans: { supersede, restore } }, tx, { actor, submission, kind: 'reply-submitted' })
    },
  }
}
