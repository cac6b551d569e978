import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { prioritizeJob, prioritizeOne } from './assisting/prioritize-many.ts'
import type { DisputeParts } from './dispute-parts.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { fileDisputeJob, resumeFilingsJob } from './filing/filing-jobs.ts'
import { resumeFilings } from './filing/resume-filings.ts'
import { remindJob, remindOfDue } from './reminding/remind.ts'

export { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob }

export function createDisputeHandlers(parts: DisputeParts): JobHandler[] {
  return [
    handleJob(fileDisputeJob, (payload, context) => fileDispute(parts, payload, context)),
    handleJob(resumeFilingsJob, () => resumeFilings(parts)),
    handleJob(prioritizeJob, (payload, context) => prioritizeOne(parts, payload, context)),
    handleJob(remindJob, () => remindOfDue(parts)),
  ]
}
