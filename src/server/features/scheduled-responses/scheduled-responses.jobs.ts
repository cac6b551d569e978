import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { fireOverdueJob, fireResponseJob } from './firing/firing-jobs.ts'
import { fireResponse } from './firing/fire-response.ts'
import { listOverdue } from './overdue-responses.repository.ts'
import type { SchedulingParts } from './scheduling-parts.ts'

export { fireOverdueJob, fireResponseJob }

const AT_ONCE = 500

export function createSchedulingHandlers(parts: SchedulingParts): JobHandler[] {
  return [
    handleJob(fireResponseJob, (firing) => fireResponse(parts, firing)),
    handleJob(fireOverdueJob, () => fireOverdue(parts)),
  ]
}

async function fireOverdue({ transactions }: SchedulingParts): Promise<void> {
  const overdue = await transactions.platform.step((tx) => listOverdue(tx, AT_ONCE))
  for (const { customerId, scheduledId } of overdue) {
    await transactions.step(customerId, (tx) => enqueue(tx, fireResponseJob, { customerId, scheduledId }))
  }
}
