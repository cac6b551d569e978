import {
  changeNotificationPreferences,
  getNotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'
import { listNotifications, readAllNotifications, readNotification } from '#shared/contracts/notifications.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { NotificationsService } from './notifications.service.ts'
import type { PreferencesService } from './preferences/preferences.service.ts'

export const notificationsRoutes = (notifications: NotificationsService, preferences: PreferencesService) => [
  implement(listNotifications, ({ actor, input }) => notifications.list(actor, input)),
  implement(readNotification, ({ actor, input }) => notifications.markRead(actor, input)),
  implement(readAllNotifications, ({ actor }) => notifications.markAllRead(actor)),
  implement(getNotificationPreferences, ({ actor }) => preferences.get(actor)),
  implement(changeNotificationPreferences, ({ actor, input }) => preferences.change(actor, input)),
]
