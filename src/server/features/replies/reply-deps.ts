import type { Assistant } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { ReplyGateway } from './reply-gateway.ts'

/** What is planned for a review gives way to a reply of today, and comes back when that is taken back. */
export interface PlannedReplies {
  supersede(tx: CustomerTx, reviewId: string): Promise<unknown>
  restore(tx: CustomerTx, reviewId: string): Promise<unknown>
}

export interface ReplyDeps {
  transactions: Transactions
  log: Log
  gateway: ReplyGateway
  plans: PlannedReplies
  assistant: Assistant
  /** Tokens a customer may spend at a provider in a day; `null`: as many as they like. */
  dailyTokens: number | null
}
