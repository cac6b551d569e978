import { handleJob, type JobHandler, defineJob } from '#server/kernel/jobs/job.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { z } from 'zod'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { deliverNotificationJob } from '../notifications.jobs.ts'
import { sendDigest } from './digest/send-digest.ts'
import { deliverMails } from './mail/deliver-mails.ts'
import { deliverPush } from './push/deliver-push.ts'
import type { SendingDeps } from './sending-deps.ts'
import { listDue, listDueDigests, giveUpHopeless, type Claim } from './deliveries.repository.ts'
import { findQuietEnd, timezoneFor } from '../time-preferences.ts'
import { findQuietPerson, putOff } from './quiet-people.repository.ts'
import { TOLD_AT_NIGHT } from './release-waiting.ts'

const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  cron: '* * * * *',
})

/** Tells one person what happened since they were last told. */
const sendDigestJob = defineJob({
  name: 'notifications.digest',
  payload: z.object({ customerId: z.uuid(), userId: z.uuid() }),
})

const AT_ONCE = 500

/** What waited for the morning or for others of its kind, what a worker has died over, and the digests of this hour. */
async function sweep({ transactions }: SendingDeps): Promise<void> {
  const deliveries = await transactions.platform.step((tx) => listDue(tx, AT_ONCE))
  for (const { customerId, deliveryId } of deliveries) {
    const payload = { customerId, deliveryId }
    await transactions.step(customerId, (tx) => enqueueUnlessWaiting(tx, deliverNotificationJob, payload, deliveryId))
  }
  const digests = await transactions.platform.step((tx) => listDueDigests(tx, AT_ONCE))
  for (const { customerId, userId } of digests) {
    await transactions.step(customerId, (tx) => enqueueUnlessWaiting(tx, sendDigestJob, { customerId, userId }, userId))
  }
}

export function createSendingHandlers(deps: SendingDeps): JobHandler[] {
  return [
    handleJob(deliverNotificationJob, async (delivery, { retryCount }) => {
      const isAgain = retryCount > 0
      if (!(await isReadyToLeave(deps, delivery, { isAgain }))) return
      // Each finds it only where it goes its way.
      await deliverMails(deps, delivery, { isAgain })
      await deliverPush(deps, delivery, { isAgain })
    }),
    handleJob(sendDigestJob, (addressee) => sendDigest(deps, addressee)),
    handleJob(sweepNotificationsJob, () => sweep(deps)),
  ]
}

interface Delivery {
  customerId: string
  deliveryId: string
}

/** Asked right before anything leaves: between its writing and now it may have become night, or hopeless. */
function isReadyToLeave(
  { transactions }: Pick<SendingDeps, 'transactions'>,
  { customerId, deliveryId }: Delivery,
  { isAgain }: { isAgain: boolean },
): Promise<boolean> {
  const claim = { deliveryId, isAgain }
  return transactions.step(customerId, async (tx) => {
    await giveUpHopeless(tx, claim)
    return !(await waitsForMorning(tx, claim))
  })
}

/** All that the person has due waits for the end of their quiet hours, where the clock finds it. */
async function waitsForMorning(tx: CustomerTx, claim: Claim): Promise<boolean> {
  const person = await findQuietPerson(tx, claim.deliveryId)
  if (!person) return false
  const { general } = await getSettings(tx)
  const until = findQuietEnd(new Date(), person.quiet, timezoneFor(person.timezone, general.timezone))
  if (!until) return false
  const waiting = await putOff(tx, claim, { userId: person.userId, until, besides: TOLD_AT_NIGHT })
  return waiting.includes(claim.deliveryId)
}
