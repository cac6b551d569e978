import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { AnalyzedSentiment, Assistant } from '#server/adapters/assistant/port.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { ask, failedToAnalyze, refuseOverCap, withinRequest } from '#server/features/assistant/assistant.service.ts'
import { getReviewView } from '#server/features/reviews/reviews.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { tellOfReading } from './read-arrivals.ts'
import { hasLostWords, isSameReview, toReading, toRequest } from './reading.ts'
import { presentAnalysis } from './review-analysis.presenter.ts'
import { find, save } from './review-analyses.repository.ts'
import { load, lockByIds, type ReviewToRead } from './reviews-to-read.repository.ts'

interface AskingParts {
  customers: CustomerTransactions
  /** For what is looked up before the assistant is asked: a request that was answered before ends there. */
  lookUps: CustomerTransactions
  steps: CustomerTransactions
  assistant: Assistant
  dailyTokens: number | null
}

/** While the person waits; the engine is asked outside of any transaction. */
export async function analyzeNow(parts: AskingParts, actor: Actor, reviewId: string): Promise<ReviewAnalysis> {
  const { customerId } = actor
  const { customers, lookUps, steps, assistant } = parts
  const asked = await lookUps.transaction(customerId, (tx) => prepare(parts, tx, reviewId))
  // What was read while the words were there says more than the stars alone.
  if (asked.isFinal) return customers.transaction(customerId, (tx) => getAnalysis(tx, reviewId))
  const made = await ask(steps, { customerId, feature: 'sentiment_analysis' }, () =>
    assistant.analyzeSentiment(toRequest(asked.review, asked.locale), withinRequest()),
  ).catch((error: unknown) => {
    throw failedToAnalyze(error)
  })
  return customers.transaction(customerId, (tx) => keep(tx, asked.review, made))
}

async function prepare({ assistant, dailyTokens }: AskingParts, tx: CustomerTx, reviewId: string) {
  // Says that there is none, where there is none.
  await getReviewView(tx, reviewId)
  const [review] = await load(tx, [reviewId])
  if (!review) throw new Error('A review that was there a moment ago is gone.')
  const isFinal = hasLostWords(review) && (await find(tx, reviewId)) !== undefined
  if (!isFinal) await refuseOverCap(tx, { model: assistant.model, dailyTokens })
  return { review, isFinal, locale: (await getSettings(tx)).general.language }
}

async function keep(tx: CustomerTx, asked: ReviewToRead, made: AnalyzedSentiment): Promise<ReviewAnalysis> {
  const [review] = await lockByIds(tx, [asked.id])
  if (!review) await getReviewView(tx, asked.id)
  // What was changed meanwhile waits for its own reading.
  if (!review || !isSameReview(asked, review)) throw failedToAnalyze(new Error('The review was changed meanwhile.'))
  await save(tx, [toReading(review, made)])
  tellOfReading(tx, review.id)
  return getAnalysis(tx, review.id)
}

async function getAnalysis(tx: CustomerTx, reviewId: string): Promise<ReviewAnalysis> {
  const stored = await find(tx, reviewId)
  if (!stored) throw new Error('A review that was read has no analysis.')
  return presentAnalysis(stored)
}
