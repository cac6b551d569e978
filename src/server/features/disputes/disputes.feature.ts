import * as competitors from '#shared/contracts/competitors.ts'
import * as files from '#shared/contracts/dispute-files.ts'
import * as priorities from '#shared/contracts/dispute-priorities.ts'
import * as stats from '#shared/contracts/dispute-stats.ts'
import * as contract from '#shared/contracts/disputes.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { openDisputeDesk } from './assisting/dispute-desk.ts'
import { draftDispute } from './assisting/draft-dispute.ts'
import { prioritizeDispute } from './assisting/prioritize-dispute.ts'
import { getPrioritizing, prioritizeMany, prioritizeOne } from './assisting/prioritize-many.ts'
import { changeDispute } from './changing/change-dispute.ts'
import { setChecklist, takeAction } from './changing/checklist.ts'
import { getCompetitors, saveCompetitors } from './competitors/competitors.ts'
import { appealDispute, rejectDispute, reopenDispute, resolveDispute } from './deciding/decide-dispute.ts'
import type { DisputeParts } from './dispute-parts.ts'
import { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob } from './disputes.jobs.ts'
import { disputeSearch } from './disputes.search.ts'
import { createDisputeFiles } from './files/dispute-files.ts'
import { askFiling, recordFiling } from './filing/ask-filing.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { listStranded } from './filing/filings.repository.ts'
import { linkReview } from './opening/link-review.ts'
import { openDispute } from './opening/open-dispute.ts'
import { getDispute, getStats, listDisputes } from './reading/read-disputes.ts'
import { remindOfDue } from './reminding/remind.ts'

interface DisputePorts extends Pick<DisputeParts, 'fileWithPlatform'> {
  desk: Desk
}

/** Disputes of reviews, and their way to the platforms. */
export function makeDisputes({ transactions, log }: Foundations, { desk, fileWithPlatform }: DisputePorts) {
  const parts: DisputeParts = { transactions, log, fileWithPlatform, desk: openDisputeDesk(desk, transactions) }
  const disputeFiles = createDisputeFiles({ transactions })
  return {
    routes: [...listRoutes(parts), ...fileRoutes(disputeFiles)],
    mounts: [implementDownload(files.getDisputeFile, ({ actor, input }) => disputeFiles.read(actor, input))],
    jobs: [
      handleJob(fileDisputeJob, (payload) => fileDispute(parts, payload)),
      handleJob(resumeFilingsJob, () => resumeStranded(transactions, listStranded, () => fileDisputeJob)),
      handleJob(prioritizeJob, (payload, context) => prioritizeOne(parts, payload, context)),
      handleJob(remindJob, () => remindOfDue(parts)),
    ],
    search: disputeSearch,
  }
}

/** An address with a word in the place of an id comes before the one with the id. */
const listRoutes = (parts: DisputeParts) => [
  implement(contract.listDisputes, ({ actor, input }) => listDisputes(parts, actor, input)),
  implement(stats.getDisputeStats, ({ actor }) => getStats(parts, actor)),
  implement(contract.draftDispute, ({ actor, input }) => draftDispute(parts, actor, input)),
  implement(competitors.getCompetitors, ({ actor }) => getCompetitors(parts, actor)),
  implement(competitors.saveCompetitors, ({ actor, input }) => saveCompetitors(parts, actor, input)),
  implement(priorities.getPrioritizing, ({ actor }) => getPrioritizing(parts, actor)),
  implement(contract.prioritizeMany, ({ actor, input }) => prioritizeMany(parts, actor, input)),
  implement(contract.openDispute, ({ actor, input }) => openDispute(parts, actor, input)),
  implement(contract.getDispute, ({ actor, input }) => getDispute(parts, actor, input.disputeId)),
  implement(contract.linkReview, ({ actor, input }) => linkReview(parts, actor, input)),
  implement(contract.changeDispute, ({ actor, input }) => changeDispute(parts, actor, input)),
  implement(contract.setChecklist, ({ actor, input }) => setChecklist(parts, actor, input)),
  implement(contract.prioritizeDispute, ({ actor, input }) => prioritizeDispute(parts, actor, input.disputeId)),
  implement(contract.takeAction, ({ actor, input }) => takeAction(parts, actor, input.disputeId)),
  implement(contract.fileDispute, ({ actor, input }) => askFiling(parts, actor, input.disputeId)),
  implement(contract.recordFiling, ({ actor, input }) => recordFiling(parts, actor, input)),
  implement(contract.resolveDispute, ({ actor, input }) => resolveDispute(parts, actor, input)),
  implement(contract.rejectDispute, ({ actor, input }) => rejectDispute(parts, actor, input)),
  implement(contract.reopenDispute, ({ actor, input }) => reopenDispute(parts, actor, input.disputeId)),
  implement(contract.appealDispute, ({ actor, input }) => appealDispute(parts, actor, input)),
]

const fileRoutes = (disputeFiles: ReturnType<typeof createDisputeFiles>) => [
  implement(files.addDisputeFile, ({ actor, input }) => disputeFiles.add(actor, input)),
  implement(files.removeDisputeFile, ({ actor, input }) => disputeFiles.remove(actor, input)),
]
