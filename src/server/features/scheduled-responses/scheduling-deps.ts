import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { ReplyGateway } from '#server/features/replies/replies.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { fireResponseJob } from './scheduled-responses.jobs.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

export interface SchedulingDeps {
  transactions: Transactions
  gateway: Pick<ReplyGateway, 'read'>
}

/** A job for its time. One that was set for an earlier time finds that it has not come, and does nothing. */
export function enqueueFiring(tx: CustomerTx, plan: PlanRow): Promise<void> {
  const payload = { customerId: tx.customerId, scheduledId: plan.id }
  return enqueue(tx, fireResponseJob, payload, { startAfter: plan.scheduled_time })
}
