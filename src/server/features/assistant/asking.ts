import type { AiFeature } from '#shared/domain/assistant.ts'
import { AssistantFailure, TextBlocked } from '#server/adapters/assistant/assistant-failure.ts'
import type { Assistant, CallOptions, Made } from '#server/adapters/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { remove } from './ai-reservations.repository.ts'
import { log } from './ai-usage.repository.ts'
import type { Reservation } from './allowance.ts'

/** Ends before the request does that waits for it, so that there is time to say so. */
const ANSWER_WITHIN_MS = 18_000

/** An engine, and what a customer may have of it. */
export interface AssistantAccess {
  assistant: Assistant
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

/** For whoever is asked while a person's request waits. */
export const withinRequest = (): CallOptions => ({ signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
