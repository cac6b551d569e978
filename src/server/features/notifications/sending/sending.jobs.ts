import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { deliverNotificationJob } from '../notifications.jobs.ts'
import { sendDigest } from './digest/send-digest.ts'
import { isReadyToLeave } from './is-ready-to-leave.ts'
import { deliverMails } from './mail/deliver-mails.ts'
import { deliverPush } from './push/deliver-push.ts'
import { sendDigestJob, sweepNotificationsJob } from './sending-jobs.ts'
import type { SendingParts } from './sending-parts.ts'
import { sweep } from './sweep.ts'

export { sendDigestJob, sweepNotificationsJob }

export function createSendingHandlers(parts: SendingParts): JobHandler[] {
  return [
    handleJob(deliverNotificationJob, async (delivery, { retryCount }) => {
      const isAgain = retryCount > 0
      if (!(await isReadyToLeave(parts, delivery, { isAgain }))) return
      // Each finds it only where it goes its way.
      await deliverMails(parts, delivery, { isAgain })
      await deliverPush(parts, delivery, { isAgain })
    }),
    handleJob(sendDigestJob, (addressee) => sendDigest(parts, addressee)),
    handleJob(sweepNotificationsJob, () => sweep(parts)),
  ]
}
