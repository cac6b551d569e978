import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { prioritizeJob, prioritizeOne } from './assisting/prioritize-many.ts'
import type { DisputeParts } from './dispute-parts.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { fileDisputeJob, resumeFilingsJob } from './filing/filing-jobs.ts'
import { remindJob, remindOfDue } from './reminding/remind.ts'
import { listStranded } from './filing/filings.repository.ts'

export { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob }

export function createDisputeHandlers(parts: DisputeParts): JobHandler[] {
  return [
    handleJob(fileDisputeJob, (payload) => fileDispute(parts, payload)),
    handleJob(resumeFilingsJob, () => resumeStranded(parts, listStranded, () => fileDisputeJob)),
    handleJob(prioritizeJob, (payload, context) => prioritizeOne(parts, payload, context)),
    handleJob(remindJob, () => remindOfDue(parts)),
  ]
}
