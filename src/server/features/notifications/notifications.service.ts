import type { Notification } from '#shared/contracts/notifications.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { isNotificationKind } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { listKindsFor } from './list-kinds-for.ts'
import {
  countUnread,
  listNewest,
  markAllRead,
  markRead,
  type NotificationRow,
  type Reader,
} from './notifications.repository.ts'
import { describeNotification } from './texts/describe-notification.ts'

export type { DisputeTurn, HeldBecause, Notice } from './notice.ts'
export { notify, notifyEveryone, notifyEveryoneOfEach } from './notify.ts'
export { notifyLater } from './notify-later.jobs.ts'
export type { BadReviewAlerts, DraftOutcome, PreparedAlert } from './mail/bad-review-alerts.ts'

interface ListInput {
  cursor?: string | undefined
  limit: number
  language?: Locale | undefined
}

export function createNotificationsService({ transactions }: { transactions: Transactions }) {
  return {
    async list(person: Principal, { cursor, limit, language }: ListInput) {
      const { member } = person
      if (!member) return { items: [], nextCursor: null, unreadCount: 0 }
      const after = readCursor(cursor)
      return transactions.read(member.customerId, async (tx) => {
        const reader = readerOf(person.userId, member)
        const found = await listNewest(tx, reader, { after, limit: limit + 1 })
        const { rows, nextCursor } = toPage(found, limit)
        const spoken = await findLanguage(tx, person, language)
        const items = rows.map((row) => presentNotification(row, spoken))
        return { items, nextCursor, unreadCount: await countUnread(tx, reader) }
      })
    },

    async markRead(person: Principal, input: { notificationId: string; language?: Locale | undefined }) {
      const { member } = person
      if (!member) throw notFound()
      return transactions.change(member.customerId, async (tx) => {
        const row = await markRead(tx, readerOf(person.userId, member), input.notificationId)
        if (!row) throw notFound()
        emit(tx, { type: 'notification.changed', subjectId: row.id, userId: person.userId })
        return presentNotification(row, await findLanguage(tx, person, input.language))
      })
    },

    async markAllRead(person: Principal) {
      const { member } = person
      if (!member) return { readCount: 0 }
      return transactions.change(member.customerId, async (tx) => {
        const readCount = await markAllRead(tx, readerOf(person.userId, member))
        if (readCount > 0) emit(tx, { type: 'notification.changed', subjectId: null, userId: person.userId })
        return { readCount }
      })
    },
  }
}

/** What was told while more was allowed stays hidden, and unread, until it is allowed again. */
function readerOf(userId: string, member: Membership): Reader {
  return { userId, kinds: listKindsFor(member), hasUnnamed: !isClosed(member) }
}

/** What is asked for, else what the person chose, else what the customer did. */
async function findLanguage(tx: CustomerTx, person: Principal, wanted: Locale | undefined): Promise<Locale> {
  return wanted ?? person.language ?? (await getSettings(tx)).general.language
}

function presentNotification(row: NotificationRow, language: Locale): Notification {
  const { params, amount } = row
  const kind = isNotificationKind(row.kind) ? row.kind : null
  return {
    id: row.id,
    kind,
    type: row.type,
    message: kind ? describeNotification(language, { kind, params, amount }).sentence : (row.message ?? ''),
    amount,
    link: row.link,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}

function notFound(): AppError {
  return refusal('notification-not-found')
}
