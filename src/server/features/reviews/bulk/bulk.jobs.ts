import { z } from 'zod'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { defineJob, handleJob, JobRefused, type JobHandler } from '#server/kernel/jobs/job.ts'
import { noteBulkFailure, runBulk, type BulkParts } from './run-bulk.ts'

export const runBulkJob = defineJob({
  name: 'reviews.bulk',
  payload: z.object({ customerId: z.uuid(), runId: z.uuid() }),
})

export function createBulkHandlers(parts: BulkParts): JobHandler[] {
  return [
    handleJob(runBulkJob, async (key, { isLastTry }) => {
      try {
        await runBulk(parts, key)
      } catch (error) {
        // What we refuse ourselves we would refuse again.
        const isFinal = isLastTry || error instanceof AppError
        if (isFinal) await noteBulkFailure(parts, key, error)
        throw error instanceof AppError ? new JobRefused(error.message) : error
      }
    }),
  ]
}
