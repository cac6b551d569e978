import type { Transactions } from '#server/database/transactions.ts'
import { ask, refuseOverCap, reserve, withinRequest, type Desk } from '#server/features/assistant/assistant.service.ts'
import type { DisputeDesk } from '#server/features/disputes/disputes.service.ts'

/** The assistant as disputes ask it. */
export function openDisputeDesk(desk: Desk, transactions: Transactions): DisputeDesk {
  const allowance = { model: desk.assistant.model, dailyTokens: desk.dailyTokens }
  return {
    assistant: desk.assistant,
    refuseOverCap: (tx) => refuseOverCap(tx, allowance),
    reserve: (tx, feature) => reserve(tx, allowance, feature),
    ask: (question, work) => ask(transactions, question, () => work(withinRequest())),
  }
}
