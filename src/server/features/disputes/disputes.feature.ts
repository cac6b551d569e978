import * as competitors from '#shared/contracts/competitors.ts'
import * as files from '#shared/contracts/dispute-files.ts'
import * as priorities from '#shared/contracts/dispute-priorities.ts'
import * as stats from '#shared/contracts/dispute-stats.ts'
import * as contract from '#shared/contracts/disputes.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { openDisputeAssistant } from './assisting/dispute-assistant.ts'
import { draftDispute } from './assisting/draft-dispute.ts'
import { prioritizeDispute } from './assisting/prioritize-dispute.ts'
import { getPrioritizing, prioritizeMany, prioritizeOne } from './assisting/prioritize-many.ts'
import { changeDispute } from './changing/change-dispute.ts'
import { setChecklist, takeAction } from './changing/checklist.ts'
import { getCompetitors, saveCompetitors } from './competitors/competitors.ts'
import { appealDispute, rejectDispute, reopenDispute, resolveDispute } from './deciding/decide-dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob } from './disputes.jobs.ts'
import { disputeSearch } from './disputes.search.ts'
import { createDisputeFiles } from './files/dispute-files.ts'
import { askFiling, recordFiling } from './filing/ask-filing.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { listStranded } from './filing/filings.repository.ts'
import { linkReview } from './opening/link-review.ts'
import { openDispute } from './opening/open-dispute.ts'
import { getDispute, getStats, listDisputes } from './list/read-disputes.ts'
import { remindOfDue } from './reminding/remind.ts'

interface DisputePorts extends Pick<DisputeDeps, 'fileWithPlatform'> {
  access: AssistantAccess
}

/** Disputes of reviews, and their way to the platforms. */
export function makeDisputes({ transactions, log }: Foundations, { access, fileWithPlatform }: DisputePorts) {
  const deps: DisputeDeps = { transactions, log, fileWithPlatform, access: openDisputeAssistant(access, transactions) }
  const disputeFiles = createDisputeFiles({ transactions })
  return {
    routes: [...listRoutes(deps), ...fileRoutes(disputeFiles)],
    mounts: [implementDownload(files.getDisputeFile, ({ actor, input }) => disputeFiles.read(actor, input))],
    jobs: [
      handleJob(fileDisputeJob, (payload) => fileDispute(deps, payload)),
      handleJob(resumeFilingsJob, () => resumeStranded(transactions, listStranded, () => fileDisputeJob)),
      handleJob(prioritizeJob, (payload, context) => prioritizeOne(deps, payload, context)),
      handleJob(remindJob, () => remindOfDue(deps)),
    ],
    search: disputeSearch,
  }
}

/** An address with a word in the place of an id comes before the one with the id. */
const listRoutes = (deps: DisputeDeps) => [
  implement(contract.listDisputes, ({ actor, input }) => listDisputes(deps, actor, input)),
  implement(stats.getDisputeStats, ({ actor }) => getStats(deps, actor)),
  implement(contract.draftDispute, ({ actor, input }) => draftDispute(deps, actor, input)),
  implement(competitors.getCompetitors, ({ actor }) => getCompetitors(deps, actor)),
  implement(competitors.saveCompetitors, ({ actor, input }) => saveCompetitors(deps, actor, input)),
  implement(priorities.getPrioritizing, ({ actor }) => getPrioritizing(deps, actor)),
  implement(contract.prioritizeMany, ({ actor, input }) => prioritizeMany(deps, actor, input)),
  implement(contract.openDispute, ({ actor, input }) => openDispute(deps, actor, input)),
  implement(contract.getDispute, ({ actor, input }) => getDispute(deps, actor, input.disputeId)),
  implement(contract.linkReview, ({ actor, input }) => linkReview(deps, actor, input)),
  implement(contract.changeDispute, ({ actor, input }) => changeDispute(deps, actor, input)),
  implement(contract.setChecklist, ({ actor, input }) => setChecklist(deps, actor, input)),
  implement(contract.prioritizeDispute, ({ actor, input }) => prioritizeDispute(deps, actor, input.disputeId)),
  implement(contract.takeAction, ({ actor, input }) => takeAction(deps, actor, input.disputeId)),
  implement(contract.fileDispute, ({ actor, input }) => askFiling(deps, actor, input.disputeId)),
  implement(contract.recordFiling, ({ actor, input }) => recordFiling(deps, actor, input)),
  implement(contract.resolveDispute, ({ actor, input }) => resolveDispute(deps, actor, input)),
  implement(contract.rejectDispute, ({ actor, input }) => rejectDispute(deps, actor, input)),
  implement(contract.reopenDispute, ({ actor, input }) => reopenDispute(deps, actor, input.disputeId)),
  implement(contract.appealDispute, ({ actor, input }) => appealDispute(deps, actor, input)),
]

const fileRoutes = (disputeFiles: ReturnType<typeof createDisputeFiles>) => [
  implement(files.addDisputeFile, ({ actor, input }) => disputeFiles.add(actor, input)),
  implement(files.removeDisputeFile, ({ actor, input }) => disputeFiles.remove(actor, input)),
]
