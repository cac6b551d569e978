import type { SyncRun } from '#shared/contracts/integrations.ts'

export function isUnderWay({ state }: Pick<SyncRun, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}
