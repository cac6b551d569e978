import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { followAccountJob } from './follow-account.ts'

export { findReadOnlyAt, readOnlyFrom } from './describe-billing.ts'
export { askForCredit } from './give-credit.ts'

export const settlePlanJob = defineJob({ name: 'billing.settle-plan', payload: z.object({ customerId: z.uuid() }) })

/** Something made room. Whoever did it may not see all there is, so the rest is looked at apart from that. */
export const settlePlanLater = (tx: CustomerTx): Promise<void> =>
  enqueue(tx, settlePlanJob, { customerId: tx.customerId })

/** How the customer stands has changed: what is paid for follows, and the other way round. */
export const followLater = (tx: CustomerTx): Promise<void> =>
  enqueue(tx, followAccountJob, { customerId: tx.customerId })
