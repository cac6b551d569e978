import type { Dispute } from '#shared/contracts/disputes.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { canBecome } from '#shared/domain/dispute-status.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { isBeingFiled } from './use-may-change.ts'

export const MOVES = ['resolve', 'reject', 'reopen', 'appeal'] as const
export type Move = (typeof MOVES)[number]

type Standing = Pick<Dispute, 'status' | 'filingState' | 'filedWithPlatform' | 'platform' | 'appeal'>

const IS_POSSIBLE: Record<Move, (dispute: Standing) => boolean> = {
  resolve: ({ status, filingState }) => canBecome(status, 'resolved') && filingState !== 'filing',
  reject: ({ status, filingState }) => canBecome(status, 'rejected') && filingState !== 'filing',
  reopen: ({ status, filingState }) => canBecome(status, 'pending') && filingState !== 'filing',
  /** There is one, for what was filed, where the platform takes any. */
  appeal: ({ status, filingState, filedWithPlatform, platform, appeal }) =>
    status === 'rejected' &&
    !isBeingFiled({ filingState }) &&
    filedWithPlatform &&
    appeal === null &&
    platform !== null &&
    PLATFORM_POLICIES[platform].hasAppeal,
}

const NEEDS: Record<Move, Permission> = {
  resolve: 'disputes.resolve',
  reject: 'disputes.resolve',
  reopen: 'disputes.resolve',
  appeal: 'disputes.file',
}

export function listMoves(dispute: Standing, may: (permission: Permission) => boolean): Move[] {
  return MOVES.filter((move) => IS_POSSIBLE[move](dispute) && may(NEEDS[move]))
}
