import { deliverNotificationJob } from '../notifications.jobs.ts'
import { listDue, listDueDigests } from './deliveries.repository.ts'
import type { SendingParts } from './sending-parts.ts'
import { sendDigestJob } from './sending-jobs.ts'

const AT_ONCE = 500

/** What waited for the morning or for others of its kind, what a worker has died over, and the digests of this hour. */
export async function sweep({ platform, steps, jobs }: SendingParts): Promise<void> {
  const deliveries = await platform.transaction((tx) => listDue(tx, AT_ONCE))
  for (const { customerId, deliveryId } of deliveries) {
    const payload = { customerId, deliveryId }
    await steps.transaction(customerId, (tx) =>
      jobs.enqueueUnlessWaiting(tx, deliverNotificationJob, payload, deliveryId),
    )
  }
  const digests = await platform.transaction((tx) => listDueDigests(tx, AT_ONCE))
  for (const { customerId, userId } of digests) {
    await steps.transaction(customerId, (tx) =>
      jobs.enqueueUnlessWaiting(tx, sendDigestJob, { customerId, userId }, userId),
    )
  }
}
