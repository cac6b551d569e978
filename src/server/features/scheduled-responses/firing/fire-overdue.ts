import type { Transactions } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { listOverdue } from '../overdue-responses.repository.ts'
import { fireResponseJob } from '../scheduled-responses.jobs.ts'

const AT_ONCE = 500

export async function fireOverdue({ transactions }: { transactions: Transactions }): Promise<void> {
  const overdue = await transactions.platform.step((tx) => listOverdue(tx, AT_ONCE))
  for (const { customerId, scheduledId } of overdue) {
    await transactions.step(customerId, (tx) => enqueue(tx, fireResponseJob, { customerId, scheduledId }))
  }
}
