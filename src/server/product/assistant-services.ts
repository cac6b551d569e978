import { MEASURED_ACCURACY } from '#server/adapters/assistant/built-in/reading/measured-accuracy.ts'
import { READING_VERSION } from '#server/adapters/assistant/built-in/reading/read-review.ts'
import { assistantRoutes } from '#server/features/assistant/assistant.routes.ts'
import { createAssistantService, type Desk } from '#server/features/assistant/assistant.service.ts'
import { createAnalysisHandlers, reanalyzeReviewsJob } from '#server/features/review-analysis/review-analysis.jobs.ts'
import { reviewAnalysisRoutes } from '#server/features/review-analysis/review-analysis.routes.ts'
import {
  createReviewAnalysisService,
  requestReading,
  type Reader,
} from '#server/features/review-analysis/review-analysis.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { createAssistant, type ChosenAssistant } from './assistant.ts'
import type { Foundations } from './foundations.ts'

const SLICE_MS = 60_000
const SOON_MS = 60_000

interface AssistantServiceOptions {
  sandboxUrl: () => string
}

/** Whoever writes drafts and reads reviews, and what is kept of it. */
export function buildAssistant(base: Foundations, { sandboxUrl }: AssistantServiceOptions) {
  const { config, log } = base
  const chosen = createAssistant({ settings: config.assistant, sandboxUrl, log })
  const { assistant, dailyTokens, builtIn } = chosen
  const desk: Desk = { assistant, dailyTokens }
  const analyses = createReviewAnalysisService({
    transactions: base.transactions,
    ...desk,
    builtIn,
    reader: readerOf(chosen),
  })
  const service = createAssistantService({
    transactions: base.transactions,
    ...chosen,
    measuredAccuracy: MEASURED_ACCURACY,
    getProgress: (tx) => analyses.getProgress(tx),
  })
  return {
    desk,
    assistantImplementations: [...assistantRoutes(service), ...reviewAnalysisRoutes(analyses)],
    assistantHandlers: buildHandlers(base, chosen),
  }
}

function buildHandlers(base: Foundations, chosen: ChosenAssistant) {
  const { arrivals, dailyTokens } = chosen
  const common = { transactions: base.transactions, desk: { assistant: arrivals, dailyTokens }, sliceMs: SLICE_MS }
  return createAnalysisHandlers({
    transactions: base.transactions,
    arrivals: { ...common, handOver: (tx) => requestReading(tx) },
    reanalysis: {
      ...common,
      reader: readerOf(chosen),
      handOver: (tx, runId, at) => {
        const payload = { customerId: tx.customerId, runId }
        return enqueue(tx, reanalyzeReviewsJob, payload, at === 'once' ? {} : { startAfter: laterThan(new Date(), at) })
      },
    },
  })
}

function readerOf({ arrivals, readingVersion: version }: ChosenAssistant): Reader {
  return { engine: arrivals.model === null ? 'built-in' : 'model', version, builtInVersion: READING_VERSION }
}

/** Days are counted as in the usage log: by UTC. */
function laterThan(now: Date, at: 'soon' | 'next-day'): Date {
  if (at === 'soon') return new Date(now.getTime() + SOON_MS)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
