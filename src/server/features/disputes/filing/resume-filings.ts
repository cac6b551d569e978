import { doEach } from '#server/kernel/jobs/do-each.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import { fileDisputeJob } from './filing-jobs.ts'
import { listStranded } from './stranded-filings.repository.ts'

const AT_ONCE = 500

/** A job that used up its tries, or got lost, would leave a dispute on its way for ever. */
export async function resumeFilings({ platform, steps, jobs }: DisputeParts): Promise<void> {
  const stranded = await platform.transaction((tx) => listStranded(tx, AT_ONCE))
  await doEach(stranded, (key) =>
    steps.transaction(key.customerId, async (tx) => {
      // One that waits for its next turn has a job, however long it waits.
      if (!(await jobs.isUnderWay(tx, fileDisputeJob, key))) await jobs.enqueue(tx, fileDisputeJob, { ...key, turn: 0 })
    }),
  )
}
