import * as preferences from '#shared/contracts/notification-preferences.ts'
import * as contract from '#shared/contracts/notifications.ts'
import type { Notification } from '#shared/contracts/notifications.ts'
import type { PushTransport } from '#server/adapters/push/port.ts'
import type { SlackTransport } from '#server/adapters/slack/slack-webhook.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { readGeneral } from '#shared/domain/customer-settings.ts'
import type { ClockChoices } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { isNotificationKind } from '#shared/domain/notification-kinds.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import type { BadReviewAlerts } from './notifications.service.ts'
import { createPushKeys } from './push/push-keys.ts'
import { changeUnsubscribing, lookAtUnsubscribing, unsubscribe, type ReportWishes } from './sending/unsubscribe.ts'
import { oneClickUnsubscribe } from './sending/unsubscribe.routes.ts'
import { listKindsFor } from './list-kinds-for.ts'
import {
  countUnread,
  listNewest,
  listReviewWords,
  markAllRead,
  markRead,
  type NotificationRow,
  type Reader,
} from './notifications.repository.ts'
import { describeNotification, toOneLine } from './texts/describe-notification.ts'
import {
  deliverNotificationJob,
  notifyLaterJob,
  postToSlackJob,
  pushNotificationJob,
  sendDigestJob,
  sweepNotificationsJob,
} from './notifications.jobs.ts'
import { notifyAudience } from './notify.ts'
import type { Notice } from './notice.ts'
import { getPreferences, changePreferences } from './preferences.ts'
import { addDevice, removeDevice } from './push/devices.ts'
import { deliverNotification, sendDigest, sweepDue } from './sending/send-due.ts'
import { postToSlack } from './slack/tell-slack.ts'
import type { SendingDeps } from './sending/sending-deps.ts'

interface NotificationPorts extends ReportWishes {
  push: PushTransport
  slack: SlackTransport
  alerts: BadReviewAlerts
}

/** What people are told: in the product, by mail and by push. */
export function makeNotifications(base: Foundations, { push, slack, alerts, reportWish }: NotificationPorts) {
  const { transactions, keyring, config, mail, publicUrl, log } = base
  const pushKeys = createPushKeys({ transactions, keyring, transport: push, given: config.pushKeys })
  const sending: SendingDeps = { transactions, mail, push, pushKeys, keyring, siteUrl: publicUrl, alerts }
  const unsubscribing = { transactions, keyring, reportWish }
  return {
    prepare: () => pushKeys.prepare(),
    routes: [
      implement(contract.listNotifications, ({ actor, input }) => listFor(transactions, actor, input)),
      implement(contract.readNotification, ({ actor, input }) => readOne(transactions, actor, input)),
      implement(contract.readAllNotifications, ({ actor }) => readAll(transactions, actor)),
      implement(preferences.getNotificationPreferences, ({ actor }) => getPreferences(sending, actor)),
      implement(preferences.changeNotificationPreferences, ({ actor, input }) =>
        changePreferences(sending, actor, input),
      ),
      implement(preferences.addPushDevice, ({ actor, input, request }) =>
        addDevice(sending, actor, input, request.userAgent),
      ),
      implement(preferences.removePushDevice, ({ actor, input }) => removeDevice(sending, actor, input.deviceId)),
      implement(preferences.lookAtUnsubscribing, ({ input }) => lookAtUnsubscribing(unsubscribing, input.word)),
      implement(preferences.changeUnsubscribing, ({ input }) => changeUnsubscribing(unsubscribing, input)),
    ],
    mounts: [oneClickUnsubscribe((word) => unsubscribe(unsubscribing, word))],
    jobs: [
      handleJob(notifyLaterJob, ({ customerId, key, userIds, except, ...notice }) =>
        // What was enqueued was typed, and has been kept as it was.
        transactions.step(customerId, (tx) => notifyAudience(tx, [notice as Notice], { key, userIds, except })),
      ),
      ...[deliverNotificationJob, pushNotificationJob].map((job) =>
        handleJob(job, (delivery, context) => deliverNotification(sending, delivery, context)),
      ),
      handleJob(postToSlackJob, (message) =>
        postToSlack({ transactions, slack, keyring, siteUrl: publicUrl, log }, message),
      ),
      handleJob(sendDigestJob, (addressee) => sendDigest(sending, addressee)),
      handleJob(sweepNotificationsJob, () => sweepDue(sending)),
    ],
  }
}

type ListInput = ParsedInputOf<typeof contract.listNotifications>

async function listFor(transactions: Transactions, person: Principal, input: ListInput) {
  const { member } = person
  if (!member) return { items: [], nextCursor: null, unreadCount: 0 }
  return transactions.read(member.customerId, async (tx) => {
    const reader = readerOf(person.userId, member)
    const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, reader, wanted))
    const clock = findClock(person, input.language)
    const words = await listReviewWords(tx, rows)
    const items = rows.map((row) => presentNotification(row, { clock, words }))
    return { items, nextCursor, unreadCount: rows[0]?.unread_count ?? (await countUnread(tx, reader)) }
  })
}

async function readOne(
  transactions: Transactions,
  person: Principal,
  input: ParsedInputOf<typeof contract.readNotification>,
) {
  const { member } = person
  if (!member) throw notFound()
  return transactions.change(member.customerId, async (tx) => {
    const row = await markRead(tx, readerOf(person.userId, member), input.notificationId)
    if (!row) throw notFound()
    emit(tx, { type: 'notification.changed', subjectId: row.id, userId: person.userId })
    const clock = findClock(person, input.language)
    return presentNotification(row, { clock, words: await listReviewWords(tx, [row]) })
  })
}

async function readAll(transactions: Transactions, { userId, member }: Principal) {
  if (!member) return { readCount: 0 }
  return transactions.change(member.customerId, async (tx) => {
    const readCount = await markAllRead(tx, readerOf(userId, member))
    if (readCount > 0) emit(tx, { type: 'notification.changed', subjectId: null, userId })
    return { readCount }
  })
}

const notFound = () => refusal('notification-not-found')

/** What was told while more was allowed stays hidden, and unread, until it is allowed again. */
function readerOf(userId: string, member: Membership): Reader {
  return { userId, kinds: listKindsFor(member), hasUnnamed: !isClosed(member) }
}

/** In the language that is asked for, else the person's, else the customer's; with days as the customer writes them. */
function findClock({ belonging, language }: Principal, wanted: Locale | undefined): ClockChoices {
  const general = readGeneral(belonging?.general ?? null)
  return { ...general, locale: wanted ?? language ?? general.language }
}

interface Spoken {
  clock: ClockChoices
  words: Awaited<ReturnType<typeof listReviewWords>>
}

const LONGEST_EXCERPT = 120

function presentNotification(row: NotificationRow, { clock, words }: Spoken): Notification {
  const { params, amount } = row
  const kind = isNotificationKind(row.kind) ? row.kind : null
  return {
    id: row.id,
    kind,
    type: row.type,
    message: kind ? describeNotification(clock, { kind, params, amount }).sentence : (row.message ?? ''),
    amount,
    excerpts: (words.get(row.id) ?? []).map((said) => toOneLine(said, LONGEST_EXCERPT)),
    link: row.link,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
