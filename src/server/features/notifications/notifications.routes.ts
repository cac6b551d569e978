import { listNotifications, readAllNotifications, readNotification } from '#shared/contracts/notifications.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { NotificationsService } from './notifications.service.ts'

export const notificationsRoutes = (notifications: NotificationsService) => [
  implement(listNotifications, ({ actor, input }) => notifications.list(actor, input)),
  implement(readNotification, ({ actor, input }) => notifications.markRead(actor, input.notificationId)),
  implement(readAllNotifications, ({ actor }) => notifications.markAllRead(actor)),
]
