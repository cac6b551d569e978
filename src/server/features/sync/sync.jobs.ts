import { z } from 'zod'
import { defineJob, handleJob, JobRefused, type JobContext, type JobHandler } from '#server/kernel/jobs/job.ts'
import { noteFailure, runSync, type SyncParts } from './run-sync.ts'

export const runSyncJob = defineJob({
  name: 'sync.run',
  payload: z.object({ customerId: z.uuid(), runId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 5,
})

/** Looks every minute whose next fetch is due. */
export const startDueSyncs = defineJob({ name: 'sync.start-due', payload: z.object({}), cron: '* * * * *' })

interface SyncHandlerOptions {
  parts: SyncParts
  startDue: () => Promise<void>
}

export function createSyncHandlers({ parts, startDue }: SyncHandlerOptions): JobHandler[] {
  return [
    handleJob(runSyncJob, (payload, context) => run(parts, payload, context)),
    handleJob(startDueSyncs, () => startDue()),
  ]
}

async function run(
  parts: SyncParts,
  key: { customerId: string; runId: string },
  { isLastTry, retryCount, retryInSeconds }: JobContext,
): Promise<void> {
  try {
    // One that was killed or failed before and now gets on hands over at once: tries count from the last page that was noted.
    await runSync(retryCount > 0 ? { ...parts, sliceMs: 0 } : parts, key)
  } catch (error) {
    const { canRetry } = await noteFailure(parts, key, {
      error,
      isLastTry,
      ...(retryInSeconds !== undefined && { retryInSeconds }),
    })
    const reason = error instanceof Error ? error.message : String(error)
    throw canRetry ? error : new JobRefused(reason)
  }
}
