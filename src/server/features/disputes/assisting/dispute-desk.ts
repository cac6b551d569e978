import type { AiFeature } from '#shared/domain/assistant.ts'
import type { Assistant, Course, Made } from '#server/adapters/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** Whoever writes first drafts and weighs disputes, and what a customer may have of it. */
export interface DisputeDesk {
  assistant: Pick<Assistant, 'draftDispute' | 'prioritizeDispute'>
  /** Throws where the customer has had all there is for today. */
  refuseOverCap(tx: CustomerTx): Promise<void>
  /** Asks outside of any transaction; what it cost is written down. */
  ask<T extends Made>(
    question: { customerId: string; feature: AiFeature },
    work: (course: Course) => Promise<T>,
  ): Promise<T>
}
