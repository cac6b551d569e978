import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { forCustomer } from '#shared/domain/paths.ts'
import type { ApprovalRule } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { claimMails, settle, type DeliveryRow } from '../sending/deliveries.repository.ts'
import { isShutOut, mayBeNotified } from '../sending/may-be-notified.ts'
import { findRecipient, type Recipient } from '../sending/recipients.repository.ts'
import type { SendingDeps } from '../sending/sending-deps.ts'
import { writeUnsubscribeUrl } from '../sending/unsubscribe-word.ts'
import type { PreparedAlert } from './bad-review-alerts.ts'
import { renderNotificationMail, type MailedNotice } from './render-notification-mail.ts'
import { writeAlert } from './write-alert.ts'

/** Each draft takes its time; beyond these a mail shows how the review begins, and leads there. */
const MOST_DRAFTS = 3

export type MailDeps = Pick<SendingDeps, 'transactions' | 'mail' | 'keyring' | 'siteUrl' | 'alerts'>

interface Delivery {
  customerId: string
  deliveryId: string
}

/** What is due for the person by now becomes one mail, handed to the outbox together with the note that it was. */
export async function deliverMails(
  deps: MailDeps,
  { customerId, deliveryId }: Delivery,
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  const claimed = await deps.transactions.step(customerId, (tx) => claimMails(tx, { deliveryId, isAgain }))
  if (claimed.length === 0) return
  const alerts = await prepareAlerts(deps, customerId, claimed)
  await deps.transactions.step(customerId, (tx) => handOn(deps, tx, { claimed, alerts }))
}

type AlertsByReview = ReadonlyMap<string, PreparedAlert>

/** A draft costs: it is made for somebody who gets the mail. */
async function prepareAlerts(
  deps: MailDeps,
  customerId: string,
  claimed: readonly DeliveryRow[],
): Promise<AlertsByReview> {
  const alerts = new Map<string, PreparedAlert>()
  const alarming = claimed.filter(({ kind }) => kind === 'review.bad')
  if (alarming.length === 0) return alerts
  const audience = await deps.transactions.step(customerId, (tx) => findAudience(tx, alarming))
  if ('failure' in audience) return alerts
  for (const { review_id: reviewId } of audience.told.slice(0, MOST_DRAFTS)) {
    const alert = reviewId === null ? null : await deps.alerts.prepare(customerId, reviewId)
    if (alert) alerts.set(alert.review.id, alert)
  }
  return alerts
}

interface Audience {
  recipient: Recipient & { email: string }
  settings: CustomerSettings
  /** What of it they may be told, and want to be. */
  told: DeliveryRow[]
}

async function findAudience(
  tx: CustomerTx,
  claimed: readonly DeliveryRow[],
): Promise<Audience | { failure: 'left' | 'no-address' }> {
  const recipient = await findRecipient(tx, claimed[0]?.user_id ?? '')
  if (!recipient || isShutOut(recipient)) return { failure: 'left' }
  const { email } = recipient
  if (email === null) return { failure: 'no-address' }
  const settings = await getSettings(tx)
  const told = claimed.filter((delivery) => mayBeNotified(recipient, delivery, settings))
  return { recipient: { ...recipient, email }, settings, told }
}

async function handOn(
  deps: MailDeps,
  tx: CustomerTx,
  { claimed, alerts }: { claimed: readonly DeliveryRow[]; alerts: AlertsByReview },
): Promise<void> {
  const audience = await findAudience(tx, claimed)
  if ('failure' in audience) {
    await end(tx, claimed, { state: 'dropped', failure: audience.failure })
    return
  }
  const { recipient, settings, told } = audience
  await end(tx, subtract(claimed, told), { state: 'dropped', failure: 'unwanted' })
  if (told.length === 0) return
  await end(tx, told, { state: 'handed-on' })
  const language = recipient.language ?? settings.general.language
  const { userId, email: to, companyName } = recipient
  const { replyApproval: rule } = settings.automation
  const items = await writeItems(deps, tx, { told, alerts, recipient, language, rule })
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  await deps.mail.queue(tx, {
    to,
    replyTo: null,
    unsubscribeUrl: writeUnsubscribeUrl(deps, { customerId: tx.customerId, userId, topics: kinds }),
    ...renderNotificationMail({
      items,
      clock: { ...settings.general, locale: language },
      companyName,
      brand: await loadMailBrand(tx, { publicUrl: deps.siteUrl(), name: companyName }),
      urlOf: (link) => deps.siteUrl() + forCustomer(link, tx.customerId),
    }),
  })
}

interface Writing {
  told: readonly DeliveryRow[]
  alerts: AlertsByReview
  recipient: Recipient
  language: Locale
  rule: ApprovalRule
}

async function writeItems(
  deps: MailDeps,
  tx: CustomerTx,
  { told, alerts, ...writing }: Writing,
): Promise<MailedNotice[]> {
  const items: MailedNotice[] = []
  const undrafted = told.flatMap(({ review_id: id }) => (id === null || alerts.has(id) ? [] : [id]))
  const others = await deps.alerts.listReviews(tx, undrafted)
  for (const delivery of told) {
    const [prepared, review] = [alerts.get(delivery.review_id ?? ''), others.get(delivery.review_id ?? '')]
    const alert = prepared ?? (review && { review, draft: { kind: 'not-wanted' } as const })
    const section = alert && (await writeAlert(deps, tx, { alert, ...writing, isBrief: !prepared }))
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
