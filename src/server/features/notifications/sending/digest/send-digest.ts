import { permissionsOf } from '#shared/domain/permissions.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { findNextDigest, findQuietEnd, timezoneFor } from '#server/features/notifications/time-preferences.ts'
import { isShutOut } from '../may-be-notified.ts'
import { findRecipient, type Recipient } from '../recipients.repository.ts'
import type { SendingDeps } from '../sending-deps.ts'
import { writeUnsubscribeUrl } from '../unsubscribe/unsubscribe-word.ts'
import { lockDue, moveOn, sumDisputes, sumReplies, sumReviews, type DueDigest } from './digests.repository.ts'
import { hasContent, renderDigest, type DigestContent } from './render-digest.ts'

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
        ...renderDigest({ notice, span: due, timezone, language, companyName, siteUrl: deps.siteUrl() }),
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
  const permissions = permissionsOf(recipient)
  const maySeeReviews = permissions.includes('reviews.view')
  const maySeeDisputes = permissions.includes('disputes.view') && hasCapability(customer, 'disputes')
  return {
    reviews: maySeeReviews ? await sumReviews(tx, due) : [],
    waiting: maySeeReviews ? await alerts.findWaiting(tx, userId) : null,
    replies: maySeeReviews ? await sumReplies(tx, due) : { live: 0, rejected: 0 },
    disputes: maySeeDisputes ? await sumDisputes(tx, due) : { opened: 0, resolved: 0, rejected: 0 },
  }
}
