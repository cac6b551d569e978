import {
  addPushDevice,
  changeNotificationPreferences,
  getNotificationPreferences,
  removePushDevice,
} from '#shared/contracts/notification-preferences.ts'
import { listNotifications, readAllNotifications, readNotification } from '#shared/contracts/notifications.ts'
import type { PushTransport } from '#server/adapters/push/port.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createNotificationsService, type BadReviewAlerts } from './notifications.service.ts'
import { createPreferencesService } from './preferences/preferences.service.ts'
import { createDevicesService } from './sending/push/devices.service.ts'
import { createPushKeys } from './sending/push/push-keys.ts'
import { createSendingHandlers } from './sending/sending.jobs.ts'
import { createUnsubscribe } from './sending/unsubscribe/unsubscribe.ts'
import { unsubscribePage } from './sending/unsubscribe/unsubscribe.routes.ts'
import { createNotifyLaterHandler } from './notify-later.jobs.ts'

interface NotificationPorts {
  push: PushTransport
  alerts: BadReviewAlerts
}

/** What people are told: in the product, by mail and by push. */
export function makeNotifications(base: Foundations, { push, alerts }: NotificationPorts) {
  const { transactions, keyring, config, mail, publicUrl } = base
  const pushKeys = createPushKeys({ transactions, keyring, transport: push, given: config.pushKeys })
  const notifications = createNotificationsService({ transactions })
  const preferences = createPreferencesService({ transactions, pushKey: () => pushKeys.current()?.publicKey ?? null })
  const devices = createDevicesService({ transactions, push, keyring })
  return {
    prepare: () => pushKeys.prepare(),
    routes: [
      implement(listNotifications, ({ actor, input }) => notifications.list(actor, input)),
      implement(readNotification, ({ actor, input }) => notifications.markRead(actor, input)),
      implement(readAllNotifications, ({ actor }) => notifications.markAllRead(actor)),
      implement(getNotificationPreferences, ({ actor }) => preferences.get(actor)),
      implement(changeNotificationPreferences, ({ actor, input }) => preferences.change(actor, input)),
      implement(addPushDevice, ({ actor, input, request }) => devices.add(actor, input, request.userAgent)),
      implement(removePushDevice, ({ actor, input }) => devices.remove(actor, input.deviceId)),
    ],
    mounts: [unsubscribePage(createUnsubscribe({ transactions, keyring }))],
    jobs: [
      createNotifyLaterHandler(transactions),
      ...createSendingHandlers({ transactions, mail, push, pushKeys, keyring, siteUrl: publicUrl, alerts }),
    ],
  }
}
