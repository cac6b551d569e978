import { addReviewNote, markReviewRead, removeReviewNote, triageReview } from '#shared/contracts/reviews.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ReviewNotesService } from './review-notes.service.ts'
import type { TriageService } from './triage.service.ts'

export const triageRoutes = (triage: TriageService, notes: ReviewNotesService) => [
  implement(triageReview, ({ actor, input }) => triage.change(actor, input)),
  implement(markReviewRead, ({ actor, input }) => triage.markRead(actor, input)),
  implement(addReviewNote, ({ actor, input }) => notes.add(actor, input)),
  implement(removeReviewNote, ({ actor, input }) => notes.remove(actor, input)),
]
