import type { AiFeature } from '#shared/domain/assistant.ts'
import type { Assistant, CallOptions, Made } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import {
  ask,
  refuseOverCap,
  reserve,
  withinRequest,
  type AssistantAccess,
} from '#server/features/assistant/assistant.service.ts'

/** A part of the day's allowance; `null` where none has to be kept. */
export type Reservation = string | null

/** Whoever writes first drafts and weighs disputes, and what a customer may have of it. */
export interface DisputeAssistant {
  assistant: Pick<Assistant, 'draftDispute' | 'prioritizeDispute'>
  /** Throws where the customer has had all there is for today. */
  refuseOverCap(tx: CustomerTx): Promise<void>
  /** The same, and keeps something of it for the answer that is asked for next. */
  reserve(tx: CustomerTx, feature: AiFeature): Promise<Reservation>
  /** Asks outside of any transaction; what it cost is written down, what was kept for it is given back. */
  ask<T extends Made>(
    question: { customerId: string; feature: AiFeature; reservation: Reservation },
    work: (call: CallOptions) => Promise<T>,
  ): Promise<T>
}

export function openDisputeAssistant(access: AssistantAccess, transactions: Transactions): DisputeAssistant {
  const allowance = { model: access.assistant.model, dailyTokens: access.dailyTokens }
  return {
    assistant: access.assistant,
    refuseOverCap: (tx) => refuseOverCap(tx, allowance),
    reserve: (tx, feature) => reserve(tx, allowance, feature),
    ask: (question, work) => ask(transactions, question, () => work(withinRequest())),
  }
}
