import {
  analyzeReview,
  correctReviewAnalysis,
  getReviewAnalysis,
  startReanalysis,
} from '#shared/contracts/assistant.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ReviewAnalysisService } from './review-analysis.service.ts'

export const reviewAnalysisRoutes = (analyses: ReviewAnalysisService) => [
  implement(getReviewAnalysis, ({ actor, input }) => analyses.find(actor, input.reviewId)),
  implement(analyzeReview, ({ actor, input }) => analyses.analyze(actor, input.reviewId)),
  implement(correctReviewAnalysis, ({ actor, input }) => analyses.correct(actor, input)),
  implement(startReanalysis, ({ actor }) => analyses.startReanalysis(actor)),
]
