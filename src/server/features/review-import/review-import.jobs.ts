import { z } from 'zod'
import type { CustomerTransactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { giveUp, runImport } from './run-import.ts'

export const runImportJob = defineJob({
  name: 'reviews.import',
  payload: z.object({ customerId: z.uuid(), importId: z.uuid() }),
})

export function createImportHandlers(customers: CustomerTransactions): JobHandler[] {
  return [
    handleJob(runImportJob, async (key, { isLastTry }) => {
      try {
        await runImport(customers, key)
      } catch (error) {
        if (isLastTry) await giveUp(customers, key)
        throw error
      }
    }),
  ]
}
