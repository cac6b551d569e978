import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { claimMails, settle, type DeliveryRow } from '../deliveries.repository.ts'
import { isShutOut, mayBeTold } from '../may-be-told.ts'
import { findRecipient, type Recipient } from '../recipients.repository.ts'
import type { SendingParts } from '../sending-parts.ts'
import { writeUnsubscribeUrl } from '../unsubscribe/unsubscribe-word.ts'
import type { PreparedAlert } from './bad-review-alerts.ts'
import { renderNotificationMail, type ToldByMail } from './render-notification-mail.ts'
import { writeAlert } from './write-alert.ts'

/** Each draft takes its time; beyond these a mail only leads to the review. */
const MOST_DRAFTS = 3

export type MailParts = Pick<SendingParts, 'steps' | 'mail' | 'keyring' | 'siteUrl' | 'alerts'>

interface Delivery {
  customerId: string
  deliveryId: string
}

/** What is due for the person by now becomes one mail, handed to the outbox together with the note that it was. */
export async function deliverMails(
  parts: MailParts,
  { customerId, deliveryId }: Delivery,
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  const claimed = await parts.steps.transaction(customerId, (tx) => claimMails(tx, { deliveryId, isAgain }))
  if (claimed.length === 0) return
  const alerts = await prepareAlerts(parts, claimed)
  await parts.steps.transaction(customerId, (tx) => handOn(parts, tx, { claimed, alerts }))
}

type AlertsByReview = ReadonlyMap<string, PreparedAlert>

async function prepareAlerts(parts: MailParts, claimed: readonly DeliveryRow[]): Promise<AlertsByReview> {
  const alerts = new Map<string, PreparedAlert>()
  const alarming = claimed.filter(({ kind }) => kind === 'review.bad').slice(0, MOST_DRAFTS)
  for (const { customer_id: customerId, review_id: reviewId } of alarming) {
    const alert = reviewId === null ? null : await parts.alerts.prepare(customerId, reviewId)
    if (alert) alerts.set(alert.review.id, alert)
  }
  return alerts
}

async function handOn(
  parts: MailParts,
  tx: CustomerTx,
  { claimed, alerts }: { claimed: readonly DeliveryRow[]; alerts: AlertsByReview },
): Promise<void> {
  const userId = claimed[0]?.user_id ?? ''
  const recipient = await findRecipient(tx, userId)
  if (!recipient?.email || isShutOut(recipient)) {
    await end(tx, claimed, { state: 'dropped', failure: recipient?.email === null ? 'no-address' : 'left' })
    return
  }
  const settings = await getSettings(tx)
  const told = claimed.filter((delivery) => mayBeTold(recipient, delivery, settings))
  await end(tx, subtract(claimed, told), { state: 'dropped', failure: 'unwanted' })
  if (told.length === 0) return
  await end(tx, told, { state: 'handed-on' })
  const language = recipient.language ?? settings.general.language
  const { email: to, companyName } = recipient
  const items = await writeItems(parts, tx, { told, alerts, recipient, language })
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  await parts.mail.queue(tx, {
    to,
    replyTo: null,
    unsubscribeUrl: writeUnsubscribeUrl(parts, { customerId: tx.customerId, userId, topics: kinds }),
    ...renderNotificationMail({ items, language, companyName, siteUrl: parts.siteUrl() }),
  })
}

interface Writing {
  told: readonly DeliveryRow[]
  alerts: AlertsByReview
  recipient: Recipient
  language: Locale
}

async function writeItems(
  parts: MailParts,
  tx: CustomerTx,
  { told, alerts, recipient, language }: Writing,
): Promise<ToldByMail[]> {
  const items: ToldByMail[] = []
  for (const delivery of told) {
    const alert = alerts.get(delivery.review_id ?? '')
    const section = alert && (await writeAlert(parts, tx, { alert, recipient, language }))
    items.push({ ...delivery, alert: section ?? null })
  }
  return items
}

/** Somebody else has ended one of them meanwhile: then this transaction is not to be, and its mail neither. */
async function end(
  tx: CustomerTx,
  deliveries: readonly DeliveryRow[],
  outcome: Parameters<typeof settle>[2],
): Promise<void> {
  const ids = deliveries.map(({ id }) => id)
  if (!(await settle(tx, ids, outcome))) throw new Error('Another worker has taken some of these notifications up.')
}

const subtract = (all: readonly DeliveryRow[], some: readonly DeliveryRow[]) => all.filter((row) => !some.includes(row))
