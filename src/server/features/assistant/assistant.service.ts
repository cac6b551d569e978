import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { BrandVoice, AiFeature } from '#shared/domain/assistant.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import { TextBlocked, AssistantFailure } from '#server/assistant/assistant-failure.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Assistant, CallOptions, Made } from '#server/assistant/port.ts'
import { remove } from './ai-reservations.repository.ts'
import { log } from './ai-usage.repository.ts'
import { put } from './brand-voices.repository.ts'
import type { Reservation } from './allowance.ts'

/** Ends before the request does that waits for it, so that there is time to say so. */
const ANSWER_WITHIN_MS = 18_000

/** An engine, and what a customer may have of it. */
export interface AssistantAccess {
  assistant: Assistant
  /** Tokens a customer may spend at a provider in a day; `null`: as many as they like. */
  dailyTokens: number | null
}

/** Writes down what the assistant was used for. */
export async function spend(tx: CustomerTx, feature: AiFeature, made: Made, calls = 1): Promise<void> {
  const { tokens, isEstimated } = made.spent
  await log(tx, { feature, tokens, isEstimated, calls, model: made.origin.model ?? '' })
}

interface Question {
  customerId: string
  feature: AiFeature
  /** What was kept for the answer; it is given back when that is there, or will not come. */
  reservation: Reservation
}

/**
 * Asks outside of any transaction: it may take its time. What it cost is written down at once, whether it worked or not
 * and whatever becomes of the answer: it is spent.
 */
export async function ask<T extends Made>(
  transactions: Transactions,
  { customerId, feature, reservation }: Question,
  work: () => Promise<T>,
): Promise<T> {
  const settle = (made: Made | null) =>
    transactions.step(customerId, async (tx) => {
      if (made) await spend(tx, feature, made)
      if (reservation !== null) await remove(tx, reservation)
    })
  const made = await work().catch(async (error: unknown) => {
    await settle(error instanceof AssistantFailure || error instanceof TextBlocked ? error.made : null)
    throw error
  })
  await settle(made)
  return made
}

/** For whoever is asked while a person's request waits; `awaited` ends it as soon as nobody does. */
export const withinRequest = (awaited?: AbortSignal): CallOptions => {
  const time = AbortSignal.timeout(ANSWER_WITHIN_MS)
  return { signal: awaited ? AbortSignal.any([time, awaited]) : time }
}

export { refuseOverCap, reserve, tryReserve, type Allowance, type Reservation } from './allowance.ts'

/** How the customer wants to sound, for whoever has something written. */
export { get as getVoice } from './brand-voices.repository.ts'

/** Without anybody's doing, as a new workspace starts. */
export function startWithVoice(tx: CustomerTx, voice: BrandVoice): Promise<void> {
  return put(tx, voice, null)
}

export type AnalysisOrigin = ReviewAnalysis['origin']

/** Of texts one says "template"; of analyses, "built-in". */
export function toOrigin({ engine, model, version }: DraftOrigin): AnalysisOrigin {
  return { engine: engine === 'model' ? 'model' : 'built-in', model, version: nameVersion(version, model) }
}

/** Another model reads otherwise, as another prompt does: the version of a provider's analysis names both. */
export function nameVersion(version: string, model: string | null): string {
  return model === null ? version : `${version} ${model}`
}

/** In the words people know, with why it was held back, if it was. */
export function failedToAnalyze(error: unknown): AppError {
  if (error instanceof AppError) return error
  const reasons = error instanceof TextBlocked ? error.reasons : []
  const fields = reasons.map((code) => ({ field: 'blocked', code, message: `It was held back: ${code}.` }))
  return new AppError('unavailable', 'Failed to analyze sentiment', { cause: error, fields })
}
