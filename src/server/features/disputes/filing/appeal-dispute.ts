import type * as contract from '#shared/contracts/dispute-filing.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { refuseUnseen } from '../change-dispute.ts'
import { decideChanges } from '../decide-changes.ts'
import { appeal, queueAppeal } from '../dispute-moves.repository.ts'
import { getDispute } from '../dispute-refusals.ts'
import { fileDisputeJob } from '../disputes.jobs.ts'
import type { DisputeChanges, DisputeRow } from '../disputes.repository.ts'
import { getDisputeDetail, getJoined } from '../list/read-disputes.ts'
import { notifyConcerned, notifyOfChanges, notifyOfDispute } from '../notify.ts'
import { noteDisputed } from '../open-dispute.ts'
import { refuseUnlessFileable } from './ask-filing.ts'
import { moveAgain, takeDispute } from './decide-dispute.ts'
import { undecideLastFiling } from './filings.repository.ts'

const DAY_MS = 86_400_000

/** Made by a person on the platform's page, who says so. */
export async function appealDispute(
  tx: CustomerTx,
  actor: Actor,
  input: ParsedInputOf<typeof contract.appealDispute>,
): Promise<DisputeDetail> {
  const { disputeId, reference, words } = input
  const { before, columns, events } = await beginAppeal(tx, input)
  const changes = { ...columns, ...describeAppeal(before, reference || null) }
  const appealed = await moveAgain(tx, before, () => appeal(tx, disputeId, changes))
  if (!appealed) throw explainNoAppeal(await getDispute(tx, disputeId))
  const written = words === '' ? [] : [{ kind: 'appeal-written' as const, detail: words }]
  await notifyOfChanges(tx, actor, disputeId, [...events, ...written])
  await noteAppealed(tx, actor, appealed)
  return getDisputeDetail(tx, disputeId)
}

/** Queued with the request; as with a filing, the platform is called once it is too late to take it back. */
export async function fileAppeal(
  tx: CustomerTx,
  actor: Actor,
  input: ParsedInputOf<typeof contract.fileAppeal>,
): Promise<DisputeDetail> {
  const { disputeId, words } = input
  const { before, columns, events } = await beginAppeal(tx, input)
  if (!before.filed_with_platform) throw explainNoAppeal(before)
  refuseUnlessFileable(await getJoined(tx, disputeId))
  const dueAt = new Date(Date.now() + UNDO_WINDOW_MS)
  const changes = { ...columns, filed_by: actor.userId, filing_due_at: dueAt }
  const queued = await moveAgain(tx, before, () => queueAppeal(tx, disputeId, changes))
  if (!queued) throw explainNoAppeal(await getDispute(tx, disputeId))
  await enqueue(tx, fileDisputeJob, { customerId: tx.customerId, disputeId }, { startAfter: dueAt })
  await notifyOfDispute(tx, actor, queued, { kind: 'appeal-written', detail: words || null, first: events })
  return getDisputeDetail(tx, disputeId)
}

/** What is new stands in the case before it goes: what was seen is what is sent. */
async function beginAppeal(tx: CustomerTx, input: ParsedInputOf<typeof contract.fileAppeal>) {
  const { disputeId, words, evidence, updatedAt } = input
  const before = await takeDispute(tx, disputeId)
  if (updatedAt) refuseUnseen(before, updatedAt)
  if (before.platform && !PLATFORM_POLICIES[before.platform].hasAppeal) throw refusal('dispute-without-appeal')
  const { columns, events } = decideChanges(before, { evidence })
  return { before, events, columns: { ...columns, appeal_words: words || null } }
}

/** Open again, until the platform has looked once more. */
export function describeAppeal({ platform }: DisputeRow, reference: string | null): DisputeChanges {
  const now = new Date()
  return {
    status: 'in_progress',
    filing_state: 'filed',
    filing_fault: null,
    outcome: null,
    outcome_note: null,
    closed_at: null,
    closed_by: null,
    appealed_at: now,
    appeal_reference: reference,
    due_at: platform && new Date(now.getTime() + PLATFORM_POLICIES[platform].askAfterDays * DAY_MS),
    reminded_at: null,
  }
}

/** The doer is `null` where whoever asked for it is not known any more. */
export async function noteAppealed(
  tx: CustomerTx,
  doer: Pick<Actor, 'userId' | 'name'> | null,
  appealed: DisputeRow,
  isTold: 'others' | 'everybody' = 'others',
): Promise<void> {
  await undecideLastFiling(tx, appealed.id)
  await noteDisputed(tx, doer, appealed)
  const story = { kind: 'appealed', detail: appealed.appeal_reference, action: 'dispute.appealed' } as const
  await notifyOfDispute(tx, doer, appealed, story)
  await notifyConcerned(tx, isTold === 'others' ? doer : null, appealed, 'appealed')
}

function explainNoAppeal(current: DisputeRow) {
  if (current.filing_state === 'queued' || current.filing_state === 'filing') return refusal('dispute-being-filed')
  if (current.appealed_at !== null) return refusal('dispute-appealed')
  if (!current.filed_with_platform) return refusal('dispute-not-filed')
  return refusal('dispute-not-movable', { values: { status: current.status, deed: 'appealed' } })
}
