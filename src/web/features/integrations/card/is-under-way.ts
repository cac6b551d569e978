import type { SyncRun } from '#shared/contracts/integrations.ts'

export function isUnderWay({ state }: Pick<SyncRun, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** It failed once and has not been taken up again yet. */
export function isWaitingToRetry(run: Pick<SyncRun, 'state' | 'fault'>): boolean {
  return isUnderWay(run) && run.fault !== null
}
