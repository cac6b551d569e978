import { randomUUID } from 'node:crypto'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { createHttpCaptcha } from '#server/adapters/captcha/http-captcha.ts'
import { createOidcClient } from '#server/adapters/identity/oidc.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { createAuthenticate } from '#server/auth/sessions/authenticate.ts'
import { accountSecurityRoutes } from '#server/auth/sessions/account-security.routes.ts'
import { createAccessTokens } from '#server/auth/sessions/access-token.ts'
import { createSigningKeys } from '#server/auth/sessions/signing-keys.ts'
import { createUser } from '#server/auth/users/create-user.ts'
import { createPasswords, type PasswordCost } from '#server/auth/users/passwords.ts'
import { findUserByEmail } from '#server/auth/users/users.repository.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/demo/demo-history.ts'
import { findDemoOwner } from '#server/features/demo/demo-workspace.repository.ts'
import type { DemoAccounts } from '#server/features/demo/demo-people.ts'
import { notifyLater } from '#server/features/notifications/notifications.service.ts'
import { openTrialWorkspace } from '#server/features/registration/registration.service.ts'
import { noteAccountEvent, noteSignIn } from '#server/features/session/session.service.ts'
import { admitSsoMember } from '#server/features/sso/sso-members.service.ts'
import { noteMemberEmail } from '#server/features/team/team.service.ts'
import { createSmsOutbox } from '#server/kernel/outbox/messages.ts'
import type { ProductFoundations } from './foundations.ts'

const EVEN_ANSWER_MS = 300

export interface AuthOptions {
  passwordCost?: PasswordCost | undefined
  /** How long doors that must not tell known from unknown take at least. */
  evenAnswerMs?: number | undefined
}

const HOOKS: AuthDeps['hooks'] = {
  onRegistered: openTrialWorkspace,
  onSignedIn: noteSignIn,
  onEmailChanged: noteMemberEmail,
  admitSsoMember,
  onAccountEvent: noteAccountEvent,
  // The account's side writes no notifications: a job does.
  onNotice: (tx, { customerId, userId }, told) => {
    const link = linkTo(paths.settings, { tab: 'security' })
    const notice = { kind: 'security.notice', params: { ...told }, link } as const
    return notifyLater(tx, { customerId, key: randomUUID(), userIds: [userId], notice })
  },
}

/** The auth service under its own role of the database, and what the product lets it do in its transactions. */
export function buildAuth(base: ProductFoundations, options: AuthOptions) {
  const { auth, app, keyring, config, publicUrl, authTransactions: transactions } = base
  const signingKeys = createSigningKeys(auth.db, keyring, {
    algorithm: config.auth.signingAlgorithm,
    tokenLifeSeconds: config.auth.accessTokenSeconds,
  })
  const accessTokens = createAccessTokens(signingKeys, {
    issuer: () => `${publicUrl()}/auth/v1`,
    lifeSeconds: config.auth.accessTokenSeconds,
  })
  const deps: AuthDeps = {
    transactions,
    accessTokens,
    passwords: createPasswords(options.passwordCost),
    keyring,
    settings: config.auth,
    siteUrl: publicUrl,
    mail: base.mail,
    sms: createSmsOutbox(),
    rateLimiter: base.rateLimiter,
    captcha: config.auth.captcha && createHttpCaptcha(config.auth.captcha),
    oidc: createOidcClient(config.isSandboxOn ? { publicUrl, localUrl: base.sandboxUrl } : null),
    hooks: HOOKS,
    findDemoOwner: async () =>
      config.isSandboxOn && !config.isProduction ? transactions.read(DEMO_CUSTOMER_ID, findDemoOwner) : undefined,
    evenAnswerMs: options.evenAnswerMs ?? EVEN_ANSWER_MS,
    now: () => new Date(),
    log: base.log,
  }
  return {
    signingKeys,
    authParts: deps,
    authenticate: createAuthenticate(app, accessTokens, config),
    demoAccounts: { transactions, findUser: findUserByEmail, createUser: demoUsers(deps) } satisfies DemoAccounts,
    routes: accountSecurityRoutes(transactions),
  }
}

/** The demo's people, confirmed; their workspace is the demo's own doing. */
function demoUsers(deps: AuthDeps): DemoAccounts['createUser'] {
  return async (tx, { email, password, name }) =>
    createUser(deps, tx, {
      email,
      passwordHash: password === undefined ? null : await deps.passwords.hash(password),
      isEmailConfirmed: true,
      userMetadata: { name },
      isMadeByOthers: true,
      client: { ip: null, userAgent: null },
    })
}
