import type { Locale } from '#shared/domain/locales.ts'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { AssistantFailure, TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { AnalyzedSentiment, Assistant, Made, SentimentRequest } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { spend, toOrigin } from '#server/features/assistant/assistant.service.ts'
import { requestAutomation } from '#server/features/automation/automation.service.ts'
import { requestThemeWatch } from '#server/features/reputation/themes.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'
import { save, type Analysis } from './review-analyses.repository.ts'
import { putOff, type ReviewToRead } from './reviews-to-read.repository.ts'

export function toRequest(review: ReviewToRead, locale: Locale): SentimentRequest {
  const { content, rating, is_recommended: isRecommended, language } = review
  return { content, rating, isRecommended, language, locale }
}

export function toAnalysis(review: ReviewToRead, { analysis, origin }: AnalyzedSentiment): Analysis {
  const { aspects, ...read } = analysis
  return {
    ...read,
    reviewId: review.id,
    findings: placeFindings(review.content ?? '', aspects),
    origin: toOrigin(origin),
    hasLostWords: hasLostWords(review),
  }
}

/** There were words once; the platform's time for them has run out. */
export const hasLostWords = ({ has_text: hasText, content }: ReviewToRead) => hasText && !content

/**
 * Where each clause stands in the words as they are kept. An engine gets them cleaned, so its places may be others; what
 * is not to be found is left out.
 */
function placeFindings(content: string, aspects: readonly AspectFinding[]): Analysis['findings'] {
  return aspects.flatMap(({ aspect, polarity, clause, start: given }) => {
    const start = content.startsWith(clause, given) ? given : content.indexOf(clause)
    return clause === '' || start < 0 ? [] : [{ aspect, polarity, start, end: start + clause.length }]
  })
}

/** Reads by the built-in engine, within the transaction that holds the reviews: it is done before anybody has to wait. */
export async function readMany(tx: CustomerTx, builtIn: Assistant, reviews: readonly ReviewToRead[]): Promise<void> {
  if (reviews.length === 0) return
  const { general } = await getSettings(tx)
  const read: AnalyzedSentiment[] = []
  const analyses: Analysis[] = []
  const pause = workInSlices()
  for (const review of reviews) {
    await pause()
    const made = await readOrPass(builtIn, toRequest(review, general.language))
    if (made) {
      read.push(made)
      analyses.push(toAnalysis(review, made))
    } else await putOff(tx, review.id)
  }
  await save(tx, analyses)
  await requestAutomation(
    tx,
    analyses.map(({ reviewId }) => reviewId),
  )
  if (analyses.length > 0) await requestThemeWatch(tx)
  await spendAll(tx, read)
}

/** One that cannot be read does not keep the rest of its batch from it. */
function readOrPass(assistant: Assistant, request: SentimentRequest): Promise<AnalyzedSentiment | null> {
  return assistant.analyzeSentiment(request).catch((error: unknown) => {
    if (isAboutTheReview(error)) return null
    throw error
  })
}

/** Another review may well be read; whatever else goes wrong would go wrong for all. */
export function isAboutTheReview(error: unknown): boolean {
  if (error instanceof TextBlocked) return true
  return error instanceof AssistantFailure && ['too-long', 'refused', 'cut', 'empty', 'malformed'].includes(error.kind)
}

async function spendAll(tx: CustomerTx, all: readonly Made[]): Promise<void> {
  const [first] = all
  if (!first) return
  const tokens = all.reduce((sum, { spent }) => sum + spent.tokens, 0)
  await spend(tx, 'sentiment_analysis', { origin: first.origin, spent: { tokens, isEstimated: true } }, all.length)
}

/** Whether somebody changed it while an engine was asked. */
export function isSameReview(one: ReviewToRead, other: ReviewToRead): boolean {
  return one.content === other.content && one.rating === other.rating && one.is_recommended === other.is_recommended
}
