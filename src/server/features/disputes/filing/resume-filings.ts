import { doEach } from '#server/kernel/jobs/do-each.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import type { InTransaction } from '../dispute-parts.ts'
import { fileDisputeJob } from '../disputes.jobs.ts'
import { listStranded } from './stranded-filings.repository.ts'

const AT_ONCE = 500

/** A job that used up its tries, or got lost, would leave a dispute on its way for ever. */
export async function resumeFilings({ transactions }: InTransaction): Promise<void> {
  const stranded = await transactions.platform.step((tx) => listStranded(tx, AT_ONCE))
  await doEach(stranded, (key) =>
    transactions.step(key.customerId, async (tx) => {
      // One that waits for its next turn has a job, however long it waits.
      if (!(await isUnderWay(tx, fileDisputeJob, key))) await enqueue(tx, fileDisputeJob, { ...key, turn: 0 })
    }),
  )
}
