import type { CustomerTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { ReplyGateway } from './reply-gateway.ts'

/** What is planned for a review gives way to a reply of today, and comes back when that is taken back. */
export interface PlannedReplies {
  supersede(tx: CustomerTx, reviewId: string): Promise<unknown>
  restore(tx: CustomerTx, reviewId: string): Promise<unknown>
}

export interface ReplyDeps extends Pick<Foundations, 'transactions' | 'log'>, AssistantAccess {
  gateway: ReplyGateway
  plans: PlannedReplies
}
