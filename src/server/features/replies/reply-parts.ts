import type { Assistant } from '#server/adapters/assistant/port.ts'
import type { CustomerTransactions, CustomerTx, PlatformTransactions } from '#server/database/transactions.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { ReplyGateway } from './reply-gateway.ts'

/** What is planned for a review gives way to a reply of today, and comes back when that is taken back. */
export interface PlannedReplies {
  supersede(tx: CustomerTx, reviewId: string): Promise<unknown>
  restore(tx: CustomerTx, reviewId: string): Promise<unknown>
}

export interface ReplyParts {
  customers: CustomerTransactions
  /** For looking up beside a request's own transaction, and for jobs. */
  steps: CustomerTransactions
  /** For looking over all customers. */
  platform: PlatformTransactions
  jobs: JobQueue
  log: Log
  gateway: ReplyGateway
  plans: PlannedReplies
  /** For what is looked up before the assistant is asked: a request that was answered before ends there. */
  lookUps: CustomerTransactions
  assistant: Assistant
  /** Tokens a customer may spend at a provider in a day; `null`: as many as they like. */
  dailyTokens: number | null
}
