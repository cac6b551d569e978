import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#shared/domain/notification-kinds.ts'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Notice } from './notice.ts'
import { notifyAudience } from './notify.ts'

const payload = z.object({
  customerId: z.uuid(),
  key: z.uuid(),
  /** `null` for everybody who may know. */
  userIds: z.array(z.uuid()).nullable(),
  except: z.uuid().nullable(),
  kind: z.enum(NOTIFICATION_KINDS),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  link: z.string().nullable(),
})

/** For what happens where people's notifications cannot be written: the account's own side. */
export const notifyLaterJob = defineJob({ name: 'notifications.tell', payload })

interface Later {
  customerId: string
  /** With the same key it is told once. */
  key: string
  userIds: readonly string[] | null
  except?: string | null
  notice: Notice
}

export function notifyLater(tx: ScopedTx, { notice, userIds, except = null, ...later }: Later) {
  const { kind, params, link } = notice
  const told = { kind, params, link, userIds: userIds && [...userIds], except }
  return enqueue(tx, notifyLaterJob, { ...later, ...told })
}

export function createNotifyLaterHandler(transactions: Transactions): JobHandler {
  return handleJob(notifyLaterJob, ({ customerId, key, userIds, except, ...notice }) =>
    // What was enqueued was typed, and has been kept as it was.
    transactions.step(customerId, (tx) => notifyAudience(tx, [notice as Notice], { key, userIds, except })),
  )
}
