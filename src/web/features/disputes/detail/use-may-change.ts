import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { can, useMe } from '#web/kernel/session/me.ts'

export const isOver = ({ status }: Pick<DisputeDetail, 'status'>) => status === 'resolved' || status === 'rejected'

export const isBeingFiled = ({ filingState }: Pick<DisputeDetail, 'filingState'>) =>
  filingState === 'queued' || filingState === 'filing'

/** In this round: what was reopened can be filed again. */
export const isFiledNow = ({ filingState }: Pick<DisputeDetail, 'filingState'>) => filingState === 'filed'

/** What is decided stays as it was decided on, and what the platform is being told stays as it is told. Notes go on. */
export function useMayChange(dispute: DisputeDetail) {
  const mayWork = can(useMe(), 'disputes.create')
  return {
    mayWork,
    mayChange: mayWork && !isOver(dispute),
    maySay: mayWork && !isOver(dispute) && !isBeingFiled(dispute),
  }
}
