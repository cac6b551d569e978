import type { JobContext } from '#server/kernel/jobs/job.ts'
import { limitToPerson } from '#server/database/location-limit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { forCustomer } from '#shared/domain/paths.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { deliveryJobFor, sendDigestJob } from '../notifications.jobs.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { deliverPush } from '../push/deliver-push.ts'
import type { SendingDeps } from './sending-deps.ts'
import { listDue, listDueDigests, giveUpHopeless, type Claim } from './deliveries.repository.ts'
import { findQuietEnd, timezoneFor, findNextDigest } from '../time-preferences.ts'
import { findQuietPerson, putOff } from './quiet-people.repository.ts'
import { TOLD_AT_NIGHT } from './release-waiting.ts'
import { isShutOut } from './may-be-notified.ts'
import { findRecipient, type Recipient } from './recipients.repository.ts'
import { writeUnsubscribeUrl } from './unsubscribe-word.ts'
import {
  countOpenIncidents,
  lockDue,
  moveOn,
  sumDisputes,
  sumReplies,
  sumReviews,
  type DueDigest,
} from './digests.repository.ts'
import { hasContent, renderDigest, type DigestContent } from './render-digest.ts'

const AT_ONCE = 500

/** What waited for the morning or for others of its kind, what a worker has died over, and the digests of this hour. */
export async function sweepDue({ transactions }: SendingDeps): Promise<void> {
  const deliveries = await transactions.platform.step((tx) => listDue(tx, AT_ONCE))
  for (const { customerId, deliveryId, channel } of deliveries) {
    const payload = { customerId, deliveryId }
    await transactions.step(customerId, (tx) => enqueueUnlessWaiting(tx, deliveryJobFor(channel), payload, deliveryId))
  }
  const digests = await transactions.platform.step((tx) => listDueDigests(tx, AT_ONCE))
  for (const { customerId, userId } of digests) {
    await transactions.step(customerId, (tx) => enqueueUnlessWaiting(tx, sendDigestJob, { customerId, userId }, userId))
  }
}

interface Delivery {
  customerId: string
  deliveryId: string
}

export async function deliverNotification(deps: SendingDeps, delivery: Delivery, { retryCount }: JobContext) {
  const isAgain = retryCount > 0
  const claim = { deliveryId: delivery.deliveryId, isAgain }
  // Asked right before anything leaves: between its writing and now it may have become night, or hopeless.
  const isReadyToLeave = await deps.transactions.step(delivery.customerId, async (tx) => {
    await giveUpHopeless(tx, claim)
    return !(await waitsForMorning(tx, claim))
  })
  if (!isReadyToLeave) return
  // Each finds it only where it goes its way.
  await deliverMails(deps, delivery, { isAgain })
  await deliverPush(deps, delivery, { isAgain })
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

interface Addressee {
  customerId: string
  userId: string
}

/** One transaction: the mail is in the outbox, and what it tells counts as told, or neither. */
export function sendDigest(deps: SendingDeps, { customerId, userId }: Addressee): Promise<void> {
  return deps.transactions.step(customerId, async (tx) => {
    const due = await lockDue(tx, userId)
    if (!due) return
    const { general, notifications } = await getSettings(tx)
    const timezone = timezoneFor(due.timezone, general.timezone)
    const quietEnd = findQuietEnd(due.now, due.quiet, timezone)
    if (quietEnd) return moveOn(tx, userId, { dueAt: quietEnd, upTo: null })
    const dueAt = findNextDigest(due.now, due.hour, timezone)
    const recipient = await findRecipient(tx, userId)
    const isLetOut = notifications.email && recipient && !isShutOut(recipient)
    if (!recipient?.email || !isLetOut) return moveOn(tx, userId, { dueAt, upTo: null })
    const notice = await gatherNews(deps, tx, { recipient, due })
    if (hasContent(notice)) {
      const language = recipient.language ?? general.language
      const { email: to, companyName } = recipient
      await deps.mail.queue(tx, {
        to,
        replyTo: null,
        unsubscribeUrl: writeUnsubscribeUrl(deps, { customerId, userId, topics: ['digest'] }),
        ...renderDigest({
          notice,
          span: due,
          timezone,
          dateFormat: general.dateFormat,
          language,
          companyName,
          brand: await loadMailBrand(tx, { publicUrl: deps.siteUrl(), name: companyName }),
          urlOf: (link) => deps.siteUrl() + forCustomer(link, customerId),
        }),
      })
    }
    await moveOn(tx, userId, { dueAt, upTo: due.upTo })
  })
}

async function gatherNews(
  { alerts }: SendingDeps,
  tx: CustomerTx,
  { recipient, due }: { recipient: Recipient; due: DueDigest },
): Promise<DigestContent> {
  const { userId, customer } = recipient
  await limitToPerson(tx, userId)
  const permissions = permissionsOf(recipient)
  const maySeeReviews = permissions.includes('reviews.view')
  const maySeeDisputes = permissions.includes('disputes.view') && hasCapability(customer, 'disputes')
  return {
    openIncidents: maySeeDisputes ? await countOpenIncidents(tx) : 0,
    reviews: maySeeReviews ? await sumReviews(tx, due) : [],
    waiting: maySeeReviews ? await alerts.findWaiting(tx, userId) : null,
    replies: maySeeReviews ? await sumReplies(tx, due) : { live: 0, rejected: 0 },
    disputes: maySeeDisputes ? await sumDisputes(tx, due) : { opened: 0, resolved: 0, rejected: 0 },
  }
}
