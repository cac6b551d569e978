import type { Notification } from '#shared/contracts/notifications.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import {
  countUnread,
  insert,
  listNewest,
  markAllRead,
  markRead,
  type NewNotification,
  type NotificationRow,
} from './notifications.repository.ts'

/** Rings the bell of each of these people, in the transaction of what it tells. */
export async function notify(tx: CustomerTx, userIds: readonly string[], notification: NewNotification): Promise<void> {
  if (userIds.length === 0) return
  await insert(tx, [...new Set(userIds)], notification)
  for (const userId of new Set(userIds)) emit(tx, { type: 'notification.changed', subjectId: null, userId })
}

export type NotificationsService = ReturnType<typeof createNotificationsService>

export function createNotificationsService({ customers }: { customers: CustomerTransactions }) {
  return {
    async list(person: Principal, input: { cursor?: string | undefined; limit: number }) {
      if (!person.member) return { items: [], nextCursor: null, unreadCount: 0 }
      const after = readCursor(input.cursor)
      return customers.transaction(person.member.customerId, async (tx) => {
        const found = await listNewest(tx, { userId: person.userId, after, limit: input.limit + 1 })
        const { rows, nextCursor } = toPage(found, input.limit)
        return { items: rows.map(presentNotification), nextCursor, unreadCount: await countUnread(tx, person.userId) }
      })
    },

    async markRead(person: Principal, notificationId: string): Promise<Notification> {
      if (!person.member) throw notFound()
      return customers.transaction(person.member.customerId, async (tx) => {
        const row = await markRead(tx, person.userId, notificationId)
        if (!row) throw notFound()
        emit(tx, { type: 'notification.changed', subjectId: row.id, userId: person.userId })
        return presentNotification(row)
      })
    },

    async markAllRead(person: Principal) {
      if (!person.member) return { readCount: 0 }
      return customers.transaction(person.member.customerId, async (tx) => {
        const readCount = await markAllRead(tx, person.userId)
        if (readCount > 0) emit(tx, { type: 'notification.changed', subjectId: null, userId: person.userId })
        return { readCount }
      })
    },
  }
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    message: row.message,
    link: row.link,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}

function notFound(): AppError {
  return new AppError('not-found', 'That notification does not exist.')
}
