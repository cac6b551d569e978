import type { PasswordCost } from '#server/auth/users/passwords/passwords.ts'
import { createSandboxMailTransport } from '#server/adapters/mail/sandbox-mailbox.ts'
import { createSmtpTransport } from '#server/adapters/mail/smtp.ts'
import { createSandboxSmsTransport } from '#server/adapters/sms/sandbox-phone.ts'
import {
  createCustomerTransactions,
  createPlatformTransactions,
  type PlatformTransactions,
} from '#server/database/transactions.ts'
import { activityRoutes } from '#server/features/activity/activity.routes.ts'
import { createActivityService } from '#server/features/activity/activity.service.ts'
import { contactMessagesRoutes } from '#server/features/contact-messages/contact-messages.routes.ts'
import { createContactMessagesService } from '#server/features/contact-messages/contact-messages.service.ts'
import { createHousekeepingHandlers } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts'
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts'
import { sessionRoutes } from '#server/features/session/session.routes.ts'
import { createSessionService } from '#server/features/session/session.service.ts'
import { settingsRoutes } from '#server/features/settings/settings.routes.ts'
import { createSettingsService } from '#server/features/settings/settings.service.ts'
import { ssoProviderRoutes } from '#server/features/sso/sso.routes.ts'
import { createSsoService } from '#server/features/sso/sso.service.ts'
import { createAdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import { LiveHub } from '#server/kernel/events/live-hub.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts'
import { createMailHandlers, createMailOutbox } from '#server/kernel/mail/mail-outbox.ts'
import { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import { createSmsHandlers, createSmsOutbox } from '#server/kernel/sms/sms-outbox.ts'
import { buildAuth } from './auth-services.ts'
import { buildInbox } from './inbox-services.ts'
import { buildDemo } from './demo-services.ts'
import { buildDisputeServices } from './dispute-services.ts'
import { buildPlatformServices } from './platform-services.ts'
import type { Foundations } from './foundations.ts'

interface ServiceOptions {
  publicUrl: () => string
  sandboxUrl: () => string
  passwordCost: PasswordCost | undefined
  evenAnswerMs: number | undefined
  liveRecheckMs: number | undefined
}

export type Services = ReturnType<typeof buildServices>

/** Wires the parts together; who uses whom is all here. */
export function buildServices(base: Foundations, options: ServiceOptions) {
  const { config, keyring, log } = base
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const platform = createPlatformTransactions(base.app.db, keepIdempotencyKey)
  const admins = createAdminTransactions(createPlatformTransactions(base.admin.db, keepIdempotencyKey))
  const jobs = createJobQueue(base.boss)
  const mail = createMailOutbox(jobs)
  const warnOfLimits = (error: unknown) => log.warn({ err: error }, 'rate limits not shared')
  const rateLimiter = new RateLimiter(base.app.db, { onError: warnOfLimits })
  const contactMessages = createContactMessagesService({ platform, admins, mail, contactEmail: config.contactEmail })

  const sso = createSsoService({ customers, publicUrl: options.publicUrl, keyring, isSandboxOn: config.isSandboxOn })
  const auth = buildAuth(base, { ...options, mail, sms: createSmsOutbox(jobs), rateLimiter })
  const platforms = buildPlatformServices(base, { ...options, jobs })
  const inbox = buildInbox(base, { ...options, jobs, ...platforms })
  const disputes = buildDisputeServices(base, { jobs, integrations: platforms.integrations, desk: inbox.desk })
  const demo = buildDemo(base, { ...options, jobs, integrations: platforms.integrations })
  return {
    ...auth,
    listingKeys: platforms.listingKeys,
    integrations: platforms.integrations,
    reading: inbox.reading,
    downloads: disputes.downloads,
    replies: inbox.replies,
    platformPush: platforms.platformPush,
    requestDemoBusiness: demo.requestDemoBusiness,
    rateLimiter,
    contactMessages,
    hub: new LiveHub({ address: base.app.address, customers, log, recheckMs: options.liveRecheckMs }),
    implementations: [
      ...auth.authImplementations,
      ...platforms.platformImplementations,
      ...inbox.inboxImplementations,
      ...disputes.disputeImplementations,
      ...sessionRoutes(createSessionService({ customers, platform, isSandbox: config.isSandboxOn })),
      ...activityRoutes(createActivityService({ customers })),
      ...notificationsRoutes(createNotificationsService({ customers })),
      ...contactMessagesRoutes(contactMessages),
      ...settingsRoutes(createSettingsService({ customers })),
      ...ssoProviderRoutes(sso),
    ],
    jobHandlers: [
      ...buildDelivery(base, { platform, sandboxUrl: options.sandboxUrl }),
      ...createHousekeepingHandlers(platform),
      ...platforms.platformHandlers,
      ...inbox.inboxHandlers,
      ...disputes.disputeHandlers,
      ...demo.demoHandlers,
    ],
  }
}

interface DeliveryOptions {
  platform: PlatformTransactions
  sandboxUrl: () => string
}

/** What leaves the house: mail and text messages. */
function buildDelivery(base: Foundations, { platform, sandboxUrl }: DeliveryOptions): JobHandler[] {
  const { log } = base
  return [
    ...createMailHandlers({ platform, transport: chooseMailTransport(base, sandboxUrl), log }),
    ...createSmsHandlers({ platform, transport: createSandboxSmsTransport({ baseUrl: sandboxUrl }), log }),
  ]
}

/** With a mail server configured, mail goes there; otherwise it stays in the sandbox. */
function chooseMailTransport({ config }: Foundations, sandboxUrl: () => string) {
  const { smtpUrl, from } = config.mail
  return smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from })
    : createSandboxMailTransport({ baseUrl: sandboxUrl, from })
}
