import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { NOTIFICATION_KINDS } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { enqueue, enqueueAll } from '#server/kernel/jobs/job-queue.ts'
import type { Notice } from './notice.ts'

const ofDelivery = z.object({ customerId: z.uuid(), deliveryId: z.uuid() })

/** Sends one that is due. Each channel has its own, so that a push service that does not answer keeps no mail waiting. */
export const deliverNotificationJob = defineJob({ name: 'notifications.deliver', payload: ofDelivery, atOnce: 10 })
export const pushNotificationJob = defineJob({ name: 'notifications.push', payload: ofDelivery, atOnce: 10 })

export const deliveryJobFor = (channel: 'email' | 'push') =>
  channel === 'push' ? pushNotificationJob : deliverNotificationJob

export async function enqueueDeliveries(
  tx: CustomerTx,
  due: readonly { id: string; channel: 'email' | 'push' }[],
): Promise<void> {
  for (const [channel, those] of Map.groupBy(due, (delivery) => delivery.channel)) {
    const payloads = those.map(({ id }) => ({ customerId: tx.customerId, deliveryId: id }))
    await enqueueAll(tx, deliveryJobFor(channel), payloads)
  }
}

/** One message to the channel of the whole team. */
export const postToSlackJob = defineJob({
  name: 'notifications.slack',
  payload: z.object({ customerId: z.uuid(), messageId: z.uuid() }),
  atOnce: 10,
})

export const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  cron: '* * * * *',
})

/** Tells one person what happened since they were last told. */
export const sendDigestJob = defineJob({
  name: 'notifications.digest',
  payload: z.object({ customerId: z.uuid(), userId: z.uuid() }),
})

const laterSchema = z.object({
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
export const notifyLaterJob = defineJob({ name: 'notifications.tell', payload: laterSchema })

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
