import type { DisputeStatus } from '#shared/domain/dispute-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { findById, hasDisputesInPlan, type DisputeRow } from './disputes.repository.ts'

export const disputeNotFound = () => new AppError('not-found', 'That dispute does not exist.')

export const notPossible = (message: string) => new AppError('illegal-transition', message)

export const BEING_FILED = 'The dispute is being filed. Wait until it is there.'

/** As people read it. */
export const STATUS_WORDS: Record<DisputeStatus, string> = {
  pending: 'pending',
  in_progress: 'in progress',
  resolved: 'resolved',
  rejected: 'rejected',
}

export async function refuseOutsidePlan(tx: CustomerTx): Promise<void> {
  if (await hasDisputesInPlan(tx)) return
  throw new AppError('plan-limit', 'Dispute management is part of the Professional plan. Upgrade to dispute reviews.')
}

/** The dispute within a plan that has disputes at all. */
export async function getDispute(tx: CustomerTx, disputeId: string): Promise<DisputeRow> {
  await refuseOutsidePlan(tx)
  const dispute = await findById(tx, disputeId)
  if (!dispute) throw disputeNotFound()
  return dispute
}

/** Why a guarded change found nothing to change. */
export async function explainNoMove(tx: CustomerTx, disputeId: string, deed: string): Promise<AppError> {
  const current = await findById(tx, disputeId)
  if (!current) return disputeNotFound()
  if (current.filing_state === 'filing' || current.filing_state === 'queued') return notPossible(BEING_FILED)
  return notPossible(`A dispute that is ${STATUS_WORDS[current.status]} cannot be ${deed}.`)
}

export function refuseDecided(status: DisputeStatus): void {
  if (status !== 'resolved' && status !== 'rejected') return
  throw notPossible(`A dispute that is ${STATUS_WORDS[status]} cannot be changed.`)
}

/** Beside the sentence it names the one there is, for whoever wants to open it. */
export function alreadyDisputed(disputeId: string): AppError {
  return new AppError('conflict', 'This review has an open dispute already.', {
    fields: [{ field: 'disputeId', code: 'conflict', message: disputeId }],
  })
}
