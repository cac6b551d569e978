import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import type { JobDefinition } from '#server/kernel/jobs/job.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'

const AT_ONCE = 500

/** A job that used up its tries, or got lost, would leave its row on its way for ever. */
export async function resumeStranded<Found extends { customerId: string }, Payload extends object>(
  transactions: Transactions,
  list: (tx: ScopedTx, limit: number) => Promise<Found[]>,
  chooseJob: (found: Found) => JobDefinition<Payload>,
): Promise<void> {
  const stranded = await transactions.platform.step((tx) => list(tx, AT_ONCE))
  await doEach(stranded, (found) =>
    transactions.step(found.customerId, async (tx) => {
      const job = chooseJob(found)
      const payload = job.payload.parse(found)
      // One that waits for its next try has a job, however long it waits.
      if (!(await isUnderWay(tx, job, payload))) await enqueue(tx, job, payload)
    }),
  )
}
