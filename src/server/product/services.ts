import { createAccessTokens } from '#server/auth/access-token.ts'
import { findUserByEmail, insertUser } from '#server/auth/auth.repository.ts'
import { createAuthService } from '#server/auth/auth.service.ts'
import { createAuthenticate } from '#server/auth/authenticate.ts'
import { createPasswords, type PasswordCost } from '#server/auth/passwords.ts'
import { createSigningKeys } from '#server/auth/signing-keys.ts'
import { createSandboxMailTransport } from '#server/adapters/mail/sandbox-mailbox.ts'
import { createSmtpTransport } from '#server/adapters/mail/smtp.ts'
import { createCustomerTransactions, createPlatformTransactions } from '#server/database/transactions.ts'
import { activityRoutes } from '#server/features/activity/activity.routes.ts'
import { createActivityService } from '#server/features/activity/activity.service.ts'
import { contactMessagesRoutes } from '#server/features/contact-messages/contact-messages.routes.ts'
import { createContactMessagesService } from '#server/features/contact-messages/contact-messages.service.ts'
import { ensureDemoWorkspace } from '#server/features/demo/demo-workspace.ts'
import { createHousekeepingHandlers } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts'
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts'
import { sessionRoutes } from '#server/features/session/session.routes.ts'
import { createSessionService, noteSignIn } from '#server/features/session/session.service.ts'
import { createAdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import { LiveHub } from '#server/kernel/events/live-hub.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts'
import { createMailHandlers, createMailOutbox } from '#server/kernel/mail/mail-outbox.ts'
import { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { Foundations } from './foundations.ts'

const ACCESS_TOKEN_SECONDS = 3600

interface ServiceOptions {
  publicUrl: () => string
  sandboxUrl: () => string
  passwordCost: PasswordCost | undefined
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
  const mail = createMailOutbox(jobs)
  const rateLimiter = new RateLimiter(base.app.db, {
    onError: (error) => log.warn({ err: error }, 'rate limits not shared'),
  })
  const contactMessages = createContactMessagesService({ platform, admins, mail, contactEmail: config.contactEmail })

  return {
    ...buildAuth(base, options),
    rateLimiter,
    contactMessages,
    hub: new LiveHub({ address: base.app.address, customers, log, recheckMs: options.liveRecheckMs }),
    implementations: [
      ...sessionRoutes(createSessionService({ customers, platform, isSandbox: config.isSandboxOn })),
      ...activityRoutes(createActivityService({ customers })),
      ...notificationsRoutes(createNotificationsService({ customers })),
      ...contactMessagesRoutes(contactMessages),
    ],
    jobHandlers: [
      ...createMailHandlers({ platform, transport: chooseMailTransport(base, options.sandboxUrl), log }),
      ...createHousekeepingHandlers(platform),
    ],
  }
}

function buildAuth(base: Foundations, options: ServiceOptions) {
  const { auth, app, keyring } = base
  const platform = createPlatformTransactions(auth.db)
  const customers = createCustomerTransactions(auth.db)
  const signingKeys = createSigningKeys(auth.db, keyring)
  const passwords = createPasswords(options.passwordCost)
  const accessTokens = createAccessTokens(signingKeys, {
    issuer: () => `${options.publicUrl()}/auth/v1`,
    lifeSeconds: ACCESS_TOKEN_SECONDS,
  })
  return {
    signingKeys,
    authService: createAuthService({
      platform,
      customers,
      accessTokens,
      passwords,
      keyring,
      onSignedIn: noteSignIn,
      now: () => new Date(),
    }),
    authenticate: createAuthenticate(app.db, accessTokens),
    ensureDemo: () =>
      ensureDemoWorkspace({
        platform,
        customers,
        findUser: findUserByEmail,
        createUser: async (tx, { email, password, name }) =>
          insertUser(tx, { email, passwordHash: await passwords.hash(password), metadata: { name } }),
      }),
  }
}

/** With a mail server configured, mail goes there; otherwise it stays in the sandbox. */
function chooseMailTransport({ config }: Foundations, sandboxUrl: () => string) {
  const { smtpUrl, from } = config.mail
  return smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from })
    : createSandboxMailTransport({ baseUrl: sandboxUrl, from })
}
