import type { PasswordCost } from '#server/auth/users/passwords.ts'
import { createSandboxMailTransport, createSandboxSmsTransport } from '#server/adapters/mail/sandbox-messages.ts'
import { createSmtpTransport } from '#server/adapters/mail/smtp.ts'
import {
  createCustomerTransactions,
  createPlatformTransactions,
  type CustomerTransactions,
  type PlatformTransactions,
} from '#server/database/transactions.ts'
import { activityRoutes } from '#server/features/activity/activity.routes.ts'
import { createActivityService } from '#server/features/activity/activity.service.ts'
import { contactMessagesRoutes } from '#server/features/contact-messages/contact-messages.routes.ts'
import { createContactMessagesService } from '#server/features/contact-messages/contact-messages.service.ts'
import { createHousekeepingHandlers } from '#server/features/housekeeping/housekeeping.jobs.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { sessionRoutes } from '#server/features/session/session.routes.ts'
import { createSessionService } from '#server/features/session/session.service.ts'
import { settingsRoutes } from '#server/features/settings/settings.routes.ts'
import { createSettingsService } from '#server/features/settings/settings.service.ts'
import { ssoProviderRoutes } from '#server/features/sso/sso.routes.ts'
import { createSsoService } from '#server/features/sso/sso.service.ts'
import { createAdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import { LiveHub } from '#server/kernel/events/live-hub.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { Implementation } from '#server/kernel/http/implement.ts'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts'
import { layQueueBeside } from '#server/kernel/jobs/queue-of.ts'
import {
  createMailHandlers,
  createMailOutbox,
  createSmsHandlers,
  createSmsOutbox,
} from '#server/kernel/outbox/messages.ts'
import { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import { dashboardRoutes } from '#server/features/dashboard/dashboard.routes.ts'
import { createDashboardService } from '#server/features/dashboard/dashboard.service.ts'
import { buildAuth } from './auth-services.ts'
import { buildInbox } from './inbox-services.ts'
import { buildDemo } from './demo-services.ts'
import { buildDisputeServices } from './dispute-services.ts'
import { buildNotifications } from './notification-services.ts'
import { buildPlatformServices } from './platform-services.ts'
import { buildSearch } from './search-services.ts'
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
  const { config, log } = base
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const platform = createPlatformTransactions(base.app.db, keepIdempotencyKey)
  const admins = createAdminTransactions(createPlatformTransactions(base.admin.db, keepIdempotencyKey))
  const jobs = createJobQueue(base.boss)
  layQueueBeside(base.app.db, jobs)
  const mail = createMailOutbox(jobs)
  const rateLimiter = createRateLimiter(base)
  const contactMessages = createContactMessagesService({ platform, admins, mail, contactEmail: config.contactEmail })

  const auth = buildAuth(base, { ...options, jobs, mail, sms: createSmsOutbox(jobs), rateLimiter })
  const platforms = buildPlatformServices(base, { ...options, jobs })
  const inbox = buildInbox(base, { ...options, jobs, ...platforms })
  const disputes = buildDisputeServices(base, { jobs, integrations: platforms.integrations, desk: inbox.desk })
  const notifications = buildNotifications(base, { ...options, jobs, mail, replies: inbox.replies, desk: inbox.desk })
  const demo = buildDemo(base, { ...options, ...platforms, jobs, accounts: auth.demoAccounts, desk: inbox.desk })
  return {
    ...auth,
    listingKeys: platforms.listingKeys,
    integrations: platforms.integrations,
    reading: inbox.reading,
    downloads: disputes.downloads,
    replies: inbox.replies,
    outgoing: notifications.outgoing,
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
      ...buildWorkspaceRoutes(base, { customers, platform, publicUrl: options.publicUrl, ...platforms }),
      ...notifications.notificationImplementations,
      ...contactMessagesRoutes(contactMessages),
    ],
    jobHandlers: [
      ...buildDelivery(base, { platform, sandboxUrl: options.sandboxUrl }),
      ...createHousekeepingHandlers(platform),
      ...notifications.notificationHandlers,
      ...platforms.platformHandlers,
      ...inbox.inboxHandlers,
      ...disputes.disputeHandlers,
      ...demo.demoHandlers,
    ],
  }
}

function createRateLimiter({ app, log }: Foundations): RateLimiter {
  return new RateLimiter(app.db, { onError: (error) => log.warn({ err: error }, 'rate limits not shared') })
}

interface WorkspaceOptions {
  customers: CustomerTransactions
  platform: PlatformTransactions
  publicUrl: () => string
  integrations: IntegrationsService
}

/** Who is there, what they did, and how the workspace is set up. */
function buildWorkspaceRoutes(
  base: Foundations,
  { customers, platform, publicUrl, integrations }: WorkspaceOptions,
): Implementation[] {
  const { keyring } = base
  const { isSandboxOn } = base.config
  return [
    ...buildDashboard(base, { integrations }).dashboardImplementations,
    ...buildSearch(base).searchImplementations,
    ...sessionRoutes(createSessionService({ customers, platform, isSandbox: isSandboxOn })),
    ...activityRoutes(createActivityService({ customers })),
    ...settingsRoutes(createSettingsService({ customers })),
    ...ssoProviderRoutes(createSsoService({ customers, publicUrl, keyring, isSandboxOn })),
  ]
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

/** What people see first. */
function buildDashboard(base: Foundations, { integrations }: { integrations: IntegrationsService }) {
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const steps = createCustomerTransactions(base.app.db)
  return { dashboardImplementations: dashboardRoutes(createDashboardService({ customers, steps, integrations })) }
}
