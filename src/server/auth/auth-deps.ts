import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx, ScopedTx, Transactions } from '#server/database/transactions.ts'
import type { CaptchaCheck } from '#server/adapters/captcha/http-captcha.ts'
import type { OidcClient } from '#server/adapters/identity/oidc.ts'
import type { AuthSettings } from '#server/kernel/config/auth-settings.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { MailOutbox, SmsOutbox } from '#server/kernel/outbox/messages.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { Notice } from '#server/auth/mail/notice-texts.ts'
import type { AccessTokens } from '#server/auth/sessions/access-token.ts'
import type { Passwords } from '#server/auth/users/passwords.ts'

/** Whom the request came from, kept with the session so that people recognise their own. */
export interface ClientInfo {
  userAgent: string | null
  ip: string | null
  /** What the browser speaks, for mails to somebody who has not chosen yet. */
  language?: Locale | undefined
  /** The person wants to stay signed in on this device. */
  isRemembered?: boolean
}

/** A person's place in the product. */
export interface Place {
  customerId: string
  memberId: string
  memberName: string
}

/** What the product does, in the same transaction, when something happens to an account. */
export interface AccountHooks {
  /** A person who came by themselves and can be written to: gives them a workspace, the transaction's customer. */
  onRegistered(
    tx: CustomerTx,
    person: { userId: string; email: string; name: string; language: Locale; client: ClientInfo },
  ): Promise<void>
  /** The first of the places is the transaction's customer. */
  onSignedIn(
    tx: CustomerTx,
    person: { userId: string; places: readonly [Place, ...Place[]]; client: ClientInfo },
  ): Promise<void>
  /** The address a person signs in with has changed: every team they belong to knows them by it. */
  onEmailChanged(tx: CustomerTx, person: { userId: string; places: readonly Place[]; email: string }): Promise<void>
  /**
   * The transaction's customer vouches for the person by its single sign-on. Makes or finds their place there; `null` when
   * they may not have one. `canJoin` is false for somebody with an account from elsewhere: they must be in already, or
   * invited.
   */
  admitSsoMember(
    tx: CustomerTx,
    person: { userId: string; email: string; name: string; canJoin: boolean; client: ClientInfo },
  ): Promise<Place | null>
  /** What the person is told by mail of their account is told in the product too. */
  onNotice(tx: ScopedTx, person: { customerId: string; userId: string }, told: ProductNotice): Promise<void>
  /** What those who answer for the person's teams should be able to look up later. */
  onAccountEvent(
    tx: ScopedTx,
    person: { userId: string; places: readonly Place[] },
    told: { event: Notice | 'sign-in-refused'; client: ClientInfo },
  ): Promise<void>
}

export interface ProductNotice {
  notice: Notice
  /** Of an identity that came or went. */
  provider: string | null
}

/** What every operation of the service works with. */
export interface AuthDeps {
  transactions: Transactions
  accessTokens: AccessTokens
  passwords: Passwords
  keyring: Keyring
  settings: AuthSettings
  /** The address people use; the service itself is at `/auth/v1` under it. */
  siteUrl: () => string
  mail: MailOutbox
  sms: SmsOutbox
  rateLimiter: RateLimiter
  /** `null` where no provider is configured. */
  captcha: CaptchaCheck | null
  oidc: OidcClient
  hooks: AccountHooks
  /** Whose workspace anybody may open to try the product; `undefined` where there is none. */
  findDemoOwner: () => Promise<{ userId: string } | undefined>
  /** How long doors that must not tell known from unknown take at least. */
  evenAnswerMs: number
  now: () => Date
  log: Log
}
