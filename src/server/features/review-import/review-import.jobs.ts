import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { giveUp, runImport, type ImportParts } from './run-import.ts'

export const runImportJob = defineJob({
  name: 'reviews.import',
  payload: z.object({ customerId: z.uuid(), importId: z.uuid() }),
})

export function createImportHandlers(parts: ImportParts): JobHandler[] {
  return [
    handleJob(runImportJob, async (key, { isLastTry }) => {
      try {
        await runImport(parts, key)
      } catch (error) {
        if (isLastTry) await giveUp(parts.transactions, key)
        throw error
      }
    }),
  ]
}
