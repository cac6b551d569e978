import type { AiFeature } from '#shared/domain/assistant.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { insertWithin, sumTaken } from './ai-reservations.repository.ts'

/** Who is asked, and how much of it a customer has a day. */
export interface Allowance {
  /** `null`: the built-in assistant, which is free. */
  model: string | null
  /** `null`: as much as they like. */
  dailyTokens: number | null
}

/** A part of the day's allowance, kept for one answer until it is there; `null` where nothing has to be kept. */
export type Reservation = string | null

/** All of it is spent, or what is left is kept for answers under way. */
interface Lack {
  shortage: 'used' | 'kept'
  left: number
}

/** About what an answer costs, question included; the few that cost more may end a day a little over its allowance. */
const USUAL_TOKENS: Record<AiFeature, number> = {
  response_generation: 1000,
  sentiment_analysis: 1200,
  dispute_generation: 1500,
  dispute_prioritization: 1000,
  campaign_message_generation: 1000,
  chat_questions: 900,
  week_wording: 600,
}
const TRY_AGAIN_SECONDS = 5

/** Before a provider is asked. However many ask at once, each is counted before the next. */
export async function reserve(tx: CustomerTx, allowance: Allowance, feature: AiFeature): Promise<Reservation> {
  const outcome = await tryReserve(tx, allowance, feature)
  if ('reservation' in outcome) return outcome.reservation
  throw refuseFor(outcome, allowance)
}

/** The same for whoever waits rather than fails. */
export async function tryReserve(
  tx: CustomerTx,
  { model, dailyTokens: cap }: Allowance,
  feature: AiFeature,
): Promise<{ reservation: Reservation } | Lack> {
  if (model === null || cap === null) return { reservation: null }
  const { id, spent } = await insertWithin(tx, { tokens: USUAL_TOKENS[feature], cap })
  return id === null ? { shortage: spent >= cap ? 'used' : 'kept', left: cap - spent } : { reservation: id }
}

/** Before something is begun that asks later, each time for itself. */
export async function refuseOverCap(tx: CustomerTx, allowance: Allowance): Promise<void> {
  const { model, dailyTokens: cap } = allowance
  if (model === null || cap === null) return
  if ((await sumTaken(tx)).spent >= cap) throw refuseFor({ shortage: 'used', left: 0 }, allowance)
}

function refuseFor({ shortage, left }: Lack, { dailyTokens }: Allowance): AppError {
  const tokens = dailyTokens ?? 0
  if (shortage === 'kept') {
    return refusal('allowance-kept', { values: { left, tokens }, retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
  const seconds = secondsToMidnight(new Date())
  const minutes = Math.ceil(seconds / 60)
  const values = { tokens, hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return refusal('allowance-used', { values, retryAfterSeconds: seconds })
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1000)
}
