import type { DisputeStatus } from '#shared/domain/dispute-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { findById, type DisputeRow } from './disputes.repository.ts'

export const disputeNotFound = () => refusal('dispute-not-found')

export async function getDispute(tx: CustomerTx, disputeId: string): Promise<DisputeRow> {
  const dispute = await findById(tx, disputeId)
  if (!dispute) throw disputeNotFound()
  return dispute
}

/** Why a guarded change found nothing to change. */
export async function explainNoMove(tx: CustomerTx, disputeId: string, deed: string): Promise<AppError> {
  const current = await findById(tx, disputeId)
  if (!current) return disputeNotFound()
  if (current.filing_state === 'filing' || current.filing_state === 'queued') return refusal('dispute-being-filed')
  return refusal('dispute-not-movable', { values: { status: current.status, deed } })
}

export function refuseDecided(status: DisputeStatus): void {
  if (status !== 'resolved' && status !== 'rejected') return
  throw refusal('dispute-not-movable', { values: { status, deed: 'changed' } })
}

/** Beside the sentence it names the one there is, for whoever wants to open it. */
export function alreadyDisputed(disputeId: string): AppError {
  return refusal('dispute-exists', {
    fields: [{ field: 'disputeId', code: 'conflict', message: disputeId }],
  })
}
