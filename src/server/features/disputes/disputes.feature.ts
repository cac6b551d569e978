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
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { SearchHit } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { excerptAround, type SearchSource } from '#server/features/search/search.service.ts'
import { mayUse } from '#server/kernel/http/access.ts'
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
import { addDisputeFile, readDisputeFile, removeDisputeFile } from './dispute-files.ts'
import { askFiling, recordFiling, undoFiling } from './filing/ask-filing.ts'
import { fileDispute } from './filing/file-dispute.ts'
import { listStranded } from './filing/filings.repository.ts'
import { linkReview } from './link-review.ts'
import { openDispute } from './open-dispute.ts'
import { getDisputeDetail, listDisputes, loadInOrder } from './list/read-disputes.ts'
import { findLabel, linkToDispute, notifyOfChanges } from './notify.ts'
import { claimReminder, listDue } from './disputes.repository.ts'
import { findByWords } from './list/dispute-search.repository.ts'
import type { JoinedDispute } from './list/dispute-rows.repository.ts'
import { measureOutcomes } from './list/dispute-stats.repository.ts'
import { measurePrioritizing } from './priorities.repository.ts'

const disputeSearch: SearchSource = {
  subject: 'dispute',
  mayUse: ({ member }) => mayUse(member, 'disputes.view', 'disputes'),

  async find(tx, { words, limit }) {
    const { found, isCut } = await findByWords(tx, { words, limit: limit + 1 })
    const rows = await loadInOrder(
      tx,
      found.slice(0, limit).map(({ id }) => id),
    )
    return {
      hits: rows.map((row) => presentHit(row, words)),
      // The list looks at what disputes say, not at whose review they are of.
      hasMore: isCut || found.slice(limit).some(({ has_words }) => has_words),
      link: linkTo(paths.disputes, { search: words }),
    }
  },
}

function presentHit(row: JoinedDispute, words: string): SearchHit {
  const { id, platform, description, status } = row
  const excerpt = excerptAround(description, words)
  const name = row.review_author ?? (platform && PLATFORM_NAMES[platform])
  return {
    id,
    // One of a review that nobody knows has nothing but its own words.
    ...(name === null ? { title: excerpt ?? '', excerpt: null } : { title: name, excerpt }),
    platform,
    rating: row.review_rating ?? row.stated_rating,
    isRecommended: row.review_is_recommended,
    status,
    at: row.created_at.toISOString(),
    link: linkTo(paths.disputes, { dispute: id }),
  }
}

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
  await notify(tx, told, { kind: 'dispute.due', params, link: linkToDispute(dispute) })
}

interface DisputePorts extends Pick<DisputeDeps, 'fileWithPlatform'> {
  access: AssistantAccess
}

/** Disputes of reviews, and their way to the platforms. */
export function makeDisputes({ transactions, log }: Foundations, { access, fileWithPlatform }: DisputePorts) {
  const deps: DisputeDeps = { transactions, log, fileWithPlatform, access: openDisputeAssistant(access, transactions) }
  return {
    routes: makeRoutes(deps),
    mounts: [
      implementDownload(files.getDisputeFile, ({ actor, input }) =>
        transactions.step(actor.customerId, (tx) => readDisputeFile(tx, input)),
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
function makeRoutes(deps: DisputeDeps) {
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
    implement(files.addDisputeFile, ({ actor, input }) => addDisputeFile(deps.transactions, actor, input)),
    route(files.removeDisputeFile, removeDisputeFile),
  ]
}
