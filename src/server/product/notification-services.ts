import { createWebPushTransport } from '#server/adapters/push/web-push.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts'
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts'
import { createPreferencesService } from '#server/features/notifications/preferences/preferences.service.ts'
import { devicesRoutes } from '#server/features/notifications/sending/push/devices.routes.ts'
import { createDevicesService } from '#server/features/notifications/sending/push/devices.service.ts'
import { createPushKeys } from '#server/features/notifications/sending/push/push-keys.ts'
import type { SendingParts } from '#server/features/notifications/sending/sending-parts.ts'
import { createSendingHandlers } from '#server/features/notifications/sending/sending.jobs.ts'
import { createUnsubscribe } from '#server/features/notifications/sending/unsubscribe/unsubscribe.ts'
import { createTellLaterHandler } from '#server/features/notifications/telling/tell-later.jobs.ts'
import type { RepliesService } from '#server/features/replies/replies.service.ts'
import { replyLinksRoutes } from '#server/features/reply-links/reply-links.routes.ts'
import { createBadReviewAlerts, createReplyLinksService } from '#server/features/reply-links/reply-links.service.ts'
import type { MailOutbox } from '#server/kernel/mail/mail-outbox.ts'
import type { Foundations } from './foundations.ts'

interface NotificationOptions {
  publicUrl: () => string
  sandboxUrl: () => string
  mail: MailOutbox
  replies: RepliesService
  desk: Desk
}

/** What people are told: in the product, by mail and by push; and the answers that come back by link. */
export function buildNotifications(base: Foundations, options: NotificationOptions) {
  const { config, keyring } = base
  const { publicUrl, sandboxUrl, mail, replies, desk } = options
  const push = createWebPushTransport({
    contactEmail: config.contactEmail,
    sandbox: config.isSandboxOn ? { publicUrl, localUrl: sandboxUrl } : null,
  })
  const pushKeys = createPushKeys({ transactions: base.transactions, keyring, transport: push, given: config.pushKeys })
  const alerts = createBadReviewAlerts({ transactions: base.transactions, desk, log: base.log })
  const parts: SendingParts = {
    transactions: base.transactions,
    mail,
    push,
    pushKeys,
    keyring,
    siteUrl: publicUrl,
    alerts,
  }
  const pushKey = () => pushKeys.current()?.publicKey ?? null
  return {
    outgoing: {
      prepare: () => pushKeys.prepare(),
      unsubscribe: createUnsubscribe({ transactions: base.transactions, keyring }),
    },
    notificationImplementations: [
      ...notificationsRoutes(
        createNotificationsService({ transactions: base.transactions }),
        createPreferencesService({ transactions: base.transactions, pushKey }),
      ),
      ...devicesRoutes(createDevicesService({ transactions: base.transactions, push, keyring })),
      ...replyLinksRoutes(createReplyLinksService({ transactions: base.transactions, replies })),
    ],
    notificationHandlers: [createTellLaterHandler(base.transactions), ...createSendingHandlers(parts)],
  }
}
