import * as competitors from '#shared/contracts/competitors.ts'
import * as files from '#shared/contracts/dispute-files.ts'
import * as priorities from '#shared/contracts/dispute-priorities.ts'
import * as stats from '#shared/contracts/dispute-stats.ts'
import * as filing from '#shared/contracts/dispute-filing.ts'
import * as contract from '#shared/contracts/disputes.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify, tellSlack } from '#server/features/notifications/notifications.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { openDisputeAssistant } from './dispute-assistant.ts'
import { draftDispute } from './draft-dispute.ts'
import { prioritizeDispute } from './prioritize-dispute.ts'
import { prioritizeMany, prioritizeOne } from './prioritize-many.ts'
import { changeDispute } from './change-dispute.ts'
import { setChecklist, takeAction } from './checklist.ts'
import { getCompetitors, saveCompetitors } from './competitors.ts'
import { appealDispute, fileAppeal } from './filing/appeal-dispute.ts'
import { rejectDispute, reopenDispute, resolveDispute } from './filing/decide-dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { fileDisputeJob, prioritizeJob, remindJob, resumeFilingsJob } from './disputes.jobs.ts'
import { addDisputeFile, listRemovedFiles, readDisputeFile, removeDisputeFile } from './dispute-files.ts'
import { askFiling, recordFiling, undoFiling } from './filing/ask-filing.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { listStranded } from './filing/filings.repository.ts'
import { linkReview } from './link-review.ts'
import { openDispute } from './open-dispute.ts'
import { disputeSearch, getDisputeDetail, listDisputes } from './list/read-disputes.ts'
import { aboutDispute, findLabel, linkToDispute, notifyOfChanges } from './notify.ts'
import { claimReminder, listDue } from './disputes.repository.ts'
import { measureOutcomes } from './list/dispute-stats.repository.ts'
import { measurePrioritizing } from './priorities.repository.ts'

const AT_ONCE = 500

/** Asks what became of those whose time has come: whoever looks after it, or else all who could say. Once. */
async function remindOfDue({ transactions }: DisputeDeps): Promise<void> {
  const due = await transactions.platform.step((tx) => listDue(tx, AT_ONCE))
  await doEach(due, ({ customerId, disputeId }) => transactions.step(customerId, (tx) => remind(tx, disputeId)))
}

async function remind(tx: CustomerTx, disputeId: string): Promise<void> {
  const dispute = await claimReminder(tx, disputeId)
  if (!dispute) return
  const { assignee_id: assigneeId, created_by: openedBy } = dispute
  const deciders = await listMembersWho(tx, 'disputes.resolve')
  await notifyOfChanges(tx, null, disputeId, [{ kind: 'reminded', detail: dispute.due_at?.toISOString() ?? null }])
  const told = [assigneeId, openedBy, ...deciders.map(({ userId }) => userId)].filter((userId) => userId !== null)
  const params = { label: await findLabel(tx, dispute) }
  const notice = { kind: 'dispute.due', params, about: aboutDispute(dispute), link: linkToDispute(dispute) } as const
  await notify(tx, told, notice)
  await tellSlack(tx, [notice])
}

interface DisputePorts extends Pick<DisputeDeps, 'fileWithPlatform'> {
  access: AssistantAccess
}

/** Disputes of reviews, and their way to the platforms. */
export function makeDisputes({ transactions, log, config }: Foundations, { access, fileWithPlatform }: DisputePorts) {
  const deps: DisputeDeps = { transactions, log, fileWithPlatform, access: openDisputeAssistant(access, transactions) }
  return {
    routes: makeRoutes(deps, config),
    mounts: [
      implementDownload(files.getDisputeFile, ({ actor, input }) =>
        transactions.step(actor.customerId, (tx) => readDisputeFile(tx, actor, input)),
      ),
    ],
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
function makeRoutes(deps: DisputeDeps, { storageBytes }: Pick<Foundations['config'], 'storageBytes'>) {
  const route = implementIn(deps.transactions)
  return [
    route(contract.listDisputes, listDisputes),
    route(stats.getDisputeStats, measureOutcomes),
    implement(contract.draftDispute, ({ actor, input }) => draftDispute(deps, actor, input)),
    route(competitors.getCompetitors, getCompetitors),
    route(competitors.saveCompetitors, saveCompetitors),
    route(priorities.getPrioritizing, measurePrioritizing),
    route(contract.prioritizeMany, (tx, actor, input) => prioritizeMany(deps, tx, actor, input)),
    route(contract.openDispute, openDispute),
    route(contract.getDispute, (tx, _actor, { disputeId }) => getDisputeDetail(tx, disputeId)),
    route(contract.linkReview, linkReview),
    route(contract.changeDispute, changeDispute),
    route(contract.setChecklist, setChecklist),
    implement(contract.prioritizeDispute, ({ actor, input }) => prioritizeDispute(deps, actor, input.disputeId)),
    route(contract.takeAction, takeAction),
    route(filing.fileDispute, askFiling),
    route(filing.undoFiling, undoFiling),
    route(filing.recordFiling, recordFiling),
    route(contract.resolveDispute, resolveDispute),
    route(contract.rejectDispute, rejectDispute),
    route(contract.reopenDispute, reopenDispute),
    route(filing.appealDispute, appealDispute),
    route(filing.fileAppeal, fileAppeal),
    implement(files.addDisputeFile, ({ actor, input }) => addDisputeFile({ ...deps, storageBytes }, actor, input)),
    route(files.removeDisputeFile, removeDisputeFile),
    route(files.listRemovedFiles, listRemovedFiles),
  ]
}
