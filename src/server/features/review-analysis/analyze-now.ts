import { setTimeout as sleep } from 'node:timers/promises'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { AnalyzedSentiment } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { ask, failedToAnalyze, reserve, type AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { getReviewView } from '#server/features/reviews/reviews.service.ts'
import { requestAutomation } from '#server/features/automation/automation.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { notifyOfAnalysis } from './read-arrivals.ts'
import { hasLostWords, isSameReview, toAnalysis, toRequest } from './analysis.ts'
import { presentAnalysis } from './review-analysis.presenter.ts'
import { find, save } from './review-analyses.repository.ts'
import { load, lockByIds, type ReviewToRead } from './reviews-to-read.repository.ts'

const FEATURE = 'sentiment_analysis'

/** Ends before the request does that waits for it, so that there is time to say so. */
const WAITED_FOR_MS = 18_000

interface AskingDeps extends AssistantAccess {
  transactions: Transactions
  /** How long the person's request waits; the engine may take longer. */
  waitedForMs?: number
}

/** While the person waits, and beyond that; the engine is asked outside of any transaction. */
export async function analyzeNow(deps: AskingDeps, actor: Actor, reviewId: string): Promise<ReviewAnalysis> {
  const { customerId } = actor
  const { transactions, assistant, waitedForMs = WAITED_FOR_MS } = deps
  const asked = await transactions.replay(customerId, (tx) => prepare(deps, tx, reviewId))
  // What was read while the words were there says more than the stars alone.
  if (asked.isFinal) return transactions.change(customerId, (tx) => getAnalysis(tx, reviewId))
  const { reservation } = asked
  const analysis = ask(transactions, { customerId, feature: FEATURE, reservation }, () =>
    assistant.analyzeSentiment(toRequest(asked.review, asked.locale)),
  )
  const made = await waitFor(analysis, waitedForMs).catch((error: unknown) => {
    throw failedToAnalyze(error)
  })
  if (made) return transactions.change(customerId, (tx) => keep(tx, asked.review, made))
  void finishLater(transactions, actor, { review: asked.review, analysis })
  throw refusal('analysis-under-way')
}

/** `null` where it takes longer. */
async function waitFor<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const clock = new AbortController()
  try {
    return await Promise.race([work, sleep(ms, null, { signal: clock.signal })])
  } finally {
    clock.abort()
  }
}

interface LateAnalysis {
  review: ReviewToRead
  analysis: Promise<AnalyzedSentiment>
}

/** The request is answered by then; open screens are told how it ended. */
async function finishLater(
  transactions: Transactions,
  { customerId, userId }: Actor,
  { review, analysis }: LateAnalysis,
): Promise<void> {
  try {
    const made = await analysis
    await transactions.step(customerId, (tx) => keep(tx, review, made))
  } catch {
    const told = { type: 'analysis.failed', subjectId: review.id, userId } as const
    // Nobody is left to tell where even that fails.
    await transactions.step(customerId, async (tx) => emit(tx, told)).catch(() => undefined)
  }
}

async function prepare({ assistant, dailyTokens }: AskingDeps, tx: CustomerTx, reviewId: string) {
  // Says that there is none, where there is none.
  await getReviewView(tx, reviewId)
  const [review] = await load(tx, [reviewId])
  if (!review) throw new Error('A review that was there a moment ago is gone.')
  const isFinal = hasLostWords(review) && (await find(tx, reviewId)) !== undefined
  const locale = (await getSettings(tx)).general.language
  const allowance = { model: assistant.model, dailyTokens }
  return { review, isFinal, locale, reservation: isFinal ? null : await reserve(tx, allowance, FEATURE) }
}

async function keep(tx: CustomerTx, asked: ReviewToRead, made: AnalyzedSentiment): Promise<ReviewAnalysis> {
  const [review] = await lockByIds(tx, [asked.id])
  if (!review) await getReviewView(tx, asked.id)
  // What was changed meanwhile waits for its own analysis.
  if (!review || !isSameReview(asked, review)) throw failedToAnalyze(new Error('The review was changed meanwhile.'))
  await save(tx, [toAnalysis(review, made)])
  await requestAutomation(tx, [review.id])
  notifyOfAnalysis(tx, review.id)
  return getAnalysis(tx, review.id)
}

async function getAnalysis(tx: CustomerTx, reviewId: string): Promise<ReviewAnalysis> {
  const stored = await find(tx, reviewId)
  if (!stored) throw new Error('A review that was read has no analysis.')
  return presentAnalysis(stored)
}
