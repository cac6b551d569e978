import { randomUUID } from 'node:crypto'
import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { createHttpCaptcha } from '#server/adapters/captcha/http-captcha.ts'
import { createOidcClient } from '#server/adapters/identity/oidc.ts'
import { createAuthService } from '#server/auth/auth.service.ts'
import { inviteToTeam } from '#server/auth/admin/invite-to-team.ts'
import type { AuthParts, ToldNotice } from '#server/auth/auth-parts.ts'
import { createAccessTokens } from '#server/auth/sessions/access-token.ts'
import { accountSecurityRoutes } from '#server/auth/sessions/account-security.routes.ts'
import { createAccountSecurityService } from '#server/auth/sessions/account-security.service.ts'
import { createAuthenticate } from '#server/auth/sessions/authenticate.ts'
import { createSigningKeys } from '#server/auth/sessions/signing-keys.ts'
import { createUser } from '#server/auth/users/create-user.ts'
import { createPasswords, type PasswordCost } from '#server/auth/users/passwords.ts'
import { findUserByEmail } from '#server/auth/users/users.repository.ts'
import {
  createCustomerTransactions,
  createPlatformTransactions,
  type CustomerTx,
  type PlatformTransactions,
  type ScopedTx,
} from '#server/database/transactions.ts'
import type { DemoAccounts } from '#server/features/demo/demo-people.ts'
import { ensureDemoWorkspace } from '#server/features/demo/demo-workspace.ts'
import { tellLater } from '#server/features/notifications/telling/tell-later.jobs.ts'
import { openTrialWorkspace } from '#server/features/registration/registration.service.ts'
import { noteSignIn } from '#server/features/session/session.service.ts'
import { admitSsoMember } from '#server/features/sso/sso-members.service.ts'
import { invitationsRoutes } from '#server/features/team/invitations.routes.ts'
import { createInvitationsService } from '#server/features/team/invitations.service.ts'
import { noteMemberEmail } from '#server/features/team/team.service.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import type { MailOutbox, SmsOutbox } from '#server/kernel/outbox/messages.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { Foundations } from './foundations.ts'

const EVEN_ANSWER_MS = 300

interface AuthServiceOptions {
  publicUrl: () => string
  /** Where this process reaches the sandbox. */
  sandboxUrl: () => string
  passwordCost: PasswordCost | undefined
  /** How long doors that must not tell known from unknown take at least. */
  evenAnswerMs: number | undefined
  jobs: JobQueue
  mail: MailOutbox
  sms: SmsOutbox
  rateLimiter: RateLimiter
}

const HOOKS: Omit<AuthParts['hooks'], 'onNotice' | 'admitSsoMember'> = {
  onRegistered: openTrialWorkspace,
  onSignedIn: noteSignIn,
  onEmailChanged: noteMemberEmail,
}

/** The auth service under its own role of the database, and what the product lets it do in its transactions. */
export function buildAuth(base: Foundations, options: AuthServiceOptions) {
  const { auth, app, keyring, config } = base
  const platform = createPlatformTransactions(auth.db, keepIdempotencyKey)
  const customers = createCustomerTransactions(auth.db, keepIdempotencyKey)
  const signingKeys = createSigningKeys(auth.db, keyring, {
    algorithm: config.auth.signingAlgorithm,
    tokenLifeSeconds: config.auth.accessTokenSeconds,
  })
  const accessTokens = createAccessTokens(signingKeys, {
    issuer: () => `${options.publicUrl()}/auth/v1`,
    lifeSeconds: config.auth.accessTokenSeconds,
  })
  const parts: AuthParts = {
    platform,
    customers,
    accessTokens,
    passwords: createPasswords(options.passwordCost),
    keyring,
    settings: config.auth,
    siteUrl: options.publicUrl,
    mail: options.mail,
    sms: options.sms,
    rateLimiter: options.rateLimiter,
    captcha: config.auth.captcha && createHttpCaptcha(config.auth.captcha),
    oidc: createOidcClient(config.isSandboxOn ? { publicUrl: options.publicUrl, localUrl: options.sandboxUrl } : null),
    hooks: {
      ...HOOKS,
      admitSsoMember: (tx, person) => admitSsoMember(tx, person, announceIn(options.jobs)),
      onNotice: (tx, person, told) => tellOfNotice(options.jobs, tx, person, told),
    },
    evenAnswerMs: options.evenAnswerMs ?? EVEN_ANSWER_MS,
    now: () => new Date(),
    log: base.log,
  }
  const demoAccounts: DemoAccounts = { customers, findUser: findUserByEmail, createUser: demoUsers(parts) }
  return {
    signingKeys,
    authParts: parts,
    authService: createAuthService(parts),
    authenticate: createAuthenticate(app.db, accessTokens),
    authImplementations: [
      ...accountSecurityRoutes(createAccountSecurityService({ platform, customers })),
      ...invitationsRoutes(buildInvitations(parts, options.jobs, createPlatformTransactions(auth.db))),
    ],
    demoAccounts,
    ensureDemo: () => ensureDemoWorkspace({ platform, ...demoAccounts }),
  }
}

function buildInvitations(parts: AuthParts, jobs: JobQueue, platform: PlatformTransactions) {
  return createInvitationsService({
    customers: parts.customers,
    platform,
    sendInvitation: (tx, invitation) => inviteToTeam(parts, tx, invitation),
    announce: announceIn(jobs),
  })
}

/** Tells the team of a new colleague, however they came. */
function announceIn(jobs: JobQueue) {
  return (tx: CustomerTx, { memberId, userId, name }: { memberId: string; userId: string; name: string }) =>
    tellLater(jobs, tx, {
      customerId: tx.customerId,
      key: memberId,
      userIds: null,
      except: userId,
      news: { kind: 'invitation.accepted', params: { name }, link: null },
    })
}

/** The account's side writes no notifications: a job does. */
function tellOfNotice(
  jobs: JobQueue,
  tx: ScopedTx,
  { customerId, userId }: { customerId: string; userId: string },
  params: ToldNotice,
): Promise<void> {
  const news = {
    kind: 'security.notice',
    params: { ...params },
    link: linkTo(paths.settings, { tab: 'security' }),
  } as const
  return tellLater(jobs, tx, { customerId, key: randomUUID(), userIds: [userId], news })
}

/** The demo's people, confirmed; their workspace is the demo's own doing. */
function demoUsers(parts: AuthParts): DemoAccounts['createUser'] {
  return async (tx, { email, password, name }) =>
    createUser(parts, tx, {
      email,
      passwordHash: password === undefined ? null : await parts.passwords.hash(password),
      isEmailConfirmed: true,
      userMetadata: { name },
      isMadeByOthers: true,
      client: { ip: null, userAgent: null },
    })
}
