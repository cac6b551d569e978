import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { prioritizeJob, prioritizeOne } from './assisting/prioritize-many.ts'
import type { DisputeParts } from './dispute-parts.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { fileDisputeJob, resumeFilingsJob } from './filing/filing-jobs.ts'
import { remindJob, remindOfDue } from './reminding/remind.ts'
import { listStranded } from './filing/stranded-filings.repository.ts'

const AT_ONCE = 500

/** A job that used up its tries, or got lost, would leave a dispute on its way for ever. */
async function resumeFilings({ transactions }: DisputeParts): Promise<void> {
  const stranded = await transactions.platform.step((tx) => listStranded(tx, AT_ONCE))
  await doEach(stranded, (key) =>
    transactions.step(key.customerId, async (tx) => {
      // One that waits for its next turn has a job, however long it waits.
      if (!(await isUnderWay(tx, fileDisputeJob, key))) await enqueue(tx, fileDisputeJob, { ...key, turn: 0 })
    }),
  )
}

export { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob }

export function createDisputeHandlers(parts: DisputeParts): JobHandler[] {
  return [
    handleJob(fileDisputeJob, (payload, context) => fileDispute(parts, payload, context)),
    handleJob(resumeFilingsJob, () => resumeFilings(parts)),
    handleJob(prioritizeJob, (payload, context) => prioritizeOne(parts, payload, context)),
    handleJob(remindJob, () => remindOfDue(parts)),
  ]
}
